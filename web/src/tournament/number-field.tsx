// A number within its bounds; what is out of them is not taken.
interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly hidden?: boolean;
  readonly onChange: (value: number) => void;
}

export function NumberField({ label, value, least, most, hidden, onChange }: NumberFieldProps) {
  return (
    <label class="field">
      <span class={hidden ? 'hidden-text' : 'label'}>{label}</span>
      <input
        class="input"
        type="number"
        min={least}
        max={most}
        value={value}
        onInput={(input) => {
          const wanted = input.currentTarget.valueAsNumber;
          if (wanted >= least && wanted <= most) onChange(wanted);
        }}
      />
    </label>
  );
}
