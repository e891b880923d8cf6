// An amount of euros. What is being typed stays as it is typed; only what is an amount is taken.
import { useState } from 'preact/hooks';
import { language } from '../lib/settings';
import { euroInput, readEuros } from './fees';

interface EuroFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly name: string;
  readonly cents: number;
  readonly most: number;
  readonly onChange: (cents: number) => void;
}

export function EuroField({ label, hint, name, cents, most, onChange }: EuroFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const stored = cents === 0 ? '' : euroInput(cents, language.value);
  const read = typed === null ? cents : readEuros(typed);
  return (
    <label class="field">
      <span class="label">{label}</span>
      <input
        class="input amount-input"
        name={name}
        inputMode="decimal"
        autocomplete="off"
        placeholder="0"
        aria-invalid={read === null || read > most}
        value={typed ?? stored}
        onInput={(input) => {
          setTyped(input.currentTarget.value);
          const wanted = readEuros(input.currentTarget.value);
          if (wanted !== null && wanted <= most) onChange(wanted);
        }}
        onBlur={() => setTyped(null)}
      />
      {hint ? <span class="hint">{hint}</span> : null}
    </label>
  );
}
