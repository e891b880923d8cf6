// The ruleset's own options: the few that people ask about first, all the others folded away. Each
// with the server's explanation and the clause it departs from.
import { t, wordOf } from '../i18n/words';
import { language } from '../lib/settings';
import type { KnobDetail, Options, Rules } from '../protocol';

const first = [
  'ending.kingmaker',
  'combat.challenge_card',
  'reinforcement.army_cap',
  'ending.minutes',
];

interface KnobFieldsProps {
  readonly rules: Rules;
  readonly options: Options;
  readonly onChange: (options: Readonly<Record<string, unknown>>) => void;
}

function KnobField(props: {
  readonly knob: KnobDetail;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}) {
  const { knob, value, onChange } = props;
  const words = t().create;
  const text = (each: unknown) =>
    typeof each === 'string' ? wordOf(t().knobs, each) : String(each);
  const label = knob.explain[language.value];
  const changed = value !== knob.value;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is one of the two inside
    <label class={changed ? 'field knob changed' : 'field knob'}>
      <span>
        {label.charAt(0).toLocaleUpperCase() + label.slice(1)}{' '}
        {knob.clause && knob.clause !== '-' ? <span class="chip">{knob.clause}</span> : null}
      </span>
      {knob.choices ? (
        <select
          class="select"
          value={String(value)}
          onChange={(change) => onChange(change.currentTarget.value)}
        >
          {knob.choices.map((choice) => (
            <option key={choice} value={choice}>
              {text(choice)}
            </option>
          ))}
        </select>
      ) : (
        <input
          class="input"
          type="number"
          min={knob.min}
          max={knob.max}
          value={Number(value)}
          onInput={(input) => onChange(Number(input.currentTarget.value))}
        />
      )}
      {changed ? <span class="hint">{words.usual(text(knob.value))}</span> : null}
    </label>
  );
}

export function KnobFields({ rules, options, onChange }: KnobFieldsProps) {
  const words = t().create;
  const simple = rules.knobs.filter(
    (knob) => knob.choices || (typeof knob.value === 'number' && knob.max !== undefined),
  );
  const field = (knob: KnobDetail) => (
    <KnobField
      key={knob.name}
      knob={knob}
      value={options[knob.name] ?? knob.value}
      onChange={(value) => {
        const { [knob.name]: _, ...rest } = options;
        onChange(value === knob.value ? rest : { ...rest, [knob.name]: value });
      }}
    />
  );
  return (
    <section class="card stack">
      <h2>{words.options}</h2>
      <p class="hint">{words.optionsHint}</p>
      {simple.filter((knob) => first.includes(knob.name)).map(field)}
      <details>
        <summary class="summary">{words.allKnobs}</summary>
        <div class="stack knob-list">
          {simple.filter((knob) => !first.includes(knob.name)).map(field)}
        </div>
      </details>
      {Object.keys(options).length > 0 ? (
        <p>
          <button type="button" class="button small" onClick={() => onChange({})}>
            {words.reset}
          </button>
        </p>
      ) : null}
    </section>
  );
}
