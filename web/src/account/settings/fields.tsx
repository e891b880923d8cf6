// What the groups of the settings are made of: one of several, yes or no.
import type { Signal } from '@preact/signals';

export function Choices<Name extends string>(props: {
  readonly label: string;
  readonly state: Signal<Name>;
  readonly names: readonly Name[];
  readonly words: Readonly<Record<Name, string>>;
  readonly hint?: string;
}) {
  const { label, state, names, words, hint } = props;
  return (
    <fieldset class="plain stack">
      <legend class="label-legend">{label}</legend>
      <div class="segments">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            class="button"
            aria-pressed={state.value === name}
            onClick={() => {
              state.value = name;
            }}
          >
            {words[name]}
          </button>
        ))}
      </div>
      {hint ? <p class="hint">{hint}</p> : null}
    </fieldset>
  );
}

export function Switch({
  label,
  state,
}: {
  readonly label: string;
  readonly state: Signal<boolean>;
}) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={state.value}
        onChange={(change) => {
          state.value = change.currentTarget.checked;
        }}
      />
      {label}
    </label>
  );
}
