// The rulebooks side by side: two on a phone, any number where there is room.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { language } from '../../lib/settings';
import type { Rules, RulesetSummary } from '../../protocol';
import { useRulesOf } from '../asked';
import { w } from '../words/words';
import { CompareTable } from './compare-table';
import { rowsOf } from './rows';
import './compare-part.css';

const roomFor = 3; // columns, on a tablet
const narrowScreen = '(max-width: 700px)';

function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => window.matchMedia(narrowScreen).matches);
  useEffect(() => {
    const screen = window.matchMedia(narrowScreen);
    const follow = () => setNarrow(screen.matches);
    screen.addEventListener('change', follow);
    return () => screen.removeEventListener('change', follow);
  }, []);
  return narrow;
}

interface ComparePartProps {
  readonly rulesets: readonly RulesetSummary[];
  readonly chosen: readonly string[]; // by the address
}

/** What the address names, made two: one alone stands beside the first of the others. */
export function pairOf(ids: readonly string[], chosen: readonly string[]): readonly string[] {
  if (chosen.length > 1) return chosen;
  const others = ids.filter((id) => !chosen.includes(id));
  return chosen.length === 1 && others[0] ? [others[0], ...chosen] : ids.slice(0, 2);
}

interface ChoiceProps extends ComparePartProps {
  readonly onChoose: (ids: readonly string[]) => void;
}

/** Any of them, in the order of the books. */
function ManyChoice({ rulesets, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset class="plain">
      <legend class="label-legend">{w().compare.choose}</legend>
      <div class="row">
        {rulesets.map(({ id, names }) => {
          const on = chosen.includes(id);
          const others = chosen.filter((each) => each !== id);
          return (
            <button
              key={id}
              type="button"
              class="button"
              aria-pressed={on}
              disabled={on && others.length < 2}
              onClick={() =>
                onChoose(
                  on
                    ? others
                    : rulesets
                        .map((each) => each.id)
                        .filter((each) => each === id || chosen.includes(each)),
                )
              }
            >
              {names[language.value]}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** One beside another: where there is room for two. */
function TwoChoice({ rulesets, chosen, onChoose }: ChoiceProps) {
  const words = w().compare;
  const [first = '', second = ''] = chosen;
  const select = (label: string, value: string, other: string, choose: (id: string) => void) => (
    <label class="field">
      <span class="label">{label}</span>
      <select
        class="select"
        value={value}
        onChange={(change) => choose(change.currentTarget.value)}
      >
        {rulesets.map(({ id, names }) => (
          <option key={id} value={id} disabled={id === other}>
            {names[language.value]}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div class="two-choice">
      {select(words.first, first, second, (id) => onChoose([id, second]))}
      {select(words.second, second, first, (id) => onChoose([first, id]))}
    </div>
  );
}

/** Around the table: many columns scroll in it, few stay under their names while the page scrolls. */
function Frame({ scrolls, children }: { scrolls: boolean; children: ComponentChildren }) {
  if (!scrolls) return <div class="compare-frame">{children}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it
    <section class="compare-frame scrolls" aria-label={w().compare.table} tabIndex={0}>
      {children}
    </section>
  );
}

export function ComparePart(props: ComparePartProps) {
  const { rulesets } = props;
  const narrow = useNarrow();
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const [onlyDifferences, setOnlyDifferences] = useState(true);
  const ids = rulesets.map(({ id }) => id);
  const chosen = picked ?? pairOf(ids, props.chosen);
  const shown = narrow ? chosen.slice(0, 2) : chosen;
  const known = useRulesOf(shown);
  const compared = shown.map((id) => known.get(id)).filter((rules): rules is Rules => !!rules);
  const rows = compared.length === shown.length ? rowsOf(compared) : [];
  const different = rows.filter(({ differs }) => differs);
  const words = w().compare;
  const choose = (next: readonly string[]) => {
    setPicked(next);
    // The address can be kept and sent, but choosing is no step back.
    window.history.replaceState(null, '', `/rules/confronto?with=${next.join()}`);
  };
  const Choice = narrow ? TwoChoice : ManyChoice;
  return (
    <>
      <p class="lead">{words.lead}</p>
      <section class="card stack compare-choice">
        <Choice rulesets={rulesets} chosen={chosen} onChoose={choose} />
        <div class="spread">
          <label class="choice">
            <input
              type="checkbox"
              role="switch"
              checked={onlyDifferences}
              aria-checked={onlyDifferences}
              onChange={(change) => setOnlyDifferences(change.currentTarget.checked)}
            />
            <span>{words.onlyDifferences}</span>
          </label>
          <p class="hint" role="status">
            {rows.length > 0 ? words.differences(different.length) : ''}
          </p>
        </div>
      </section>
      {rows.length > 0 ? (
        <Frame scrolls={compared.length > roomFor}>
          <CompareTable
            rulesets={compared}
            rows={onlyDifferences ? different : rows}
            narrow={narrow}
            marks={compared.length > 2 || !onlyDifferences}
          />
        </Frame>
      ) : null}
      <p class="hint">{words.note}</p>
    </>
  );
}
