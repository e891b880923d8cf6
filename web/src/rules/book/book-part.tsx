// A rulebook in full: its clauses by chapter, how we read it where it is silent, and its figures.
import { useMemo } from 'preact/hooks';
import { language } from '../../lib/settings';
import type { ClauseLine, Rules, RulesetSummary } from '../../protocol';
import { useAsked } from '../asked';
import { ClauseLink } from '../clause-link';
import { meaningOf, titleOf, valueText } from '../knob-text';
import { rulings } from '../rulings';
import { w } from '../words/words';
import { ClauseList } from './clause-list';
import './book-part.css';

const readings: readonly ClauseLine[] = Object.entries(rulings).map(([id, text]) => ({
  id,
  chapter: 'R',
  text,
}));
const none: readonly ClauseLine[] = [];

function Figures({ rules }: { readonly rules: Rules }) {
  const words = w().book;
  return (
    <section class="card stack">
      <h2>{words.figures}</h2>
      <p class="hint">{words.figuresHint}</p>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{words.knob}</th>
            <th scope="col">{words.value}</th>
            <th scope="col">{words.clause}</th>
          </tr>
        </thead>
        <tbody>
          {rules.knobs.map((knob) => {
            const value = valueText(knob, rules);
            return value === null ? null : (
              <tr key={knob.name}>
                <th scope="row">
                  {titleOf(knob, language.value)}
                  <span class="hint">{meaningOf(knob, language.value)}</span>
                </th>
                <td>{value}</td>
                <td>
                  <ClauseLink ruleset={rules.id} clause={knob.clause} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface BookPartProps {
  readonly rulesets: readonly RulesetSummary[];
  readonly id: string;
}

export function BookPart({ rulesets, id }: BookPartProps) {
  const rules = useAsked<Rules>(`/api/rulesets/${id}`);
  const said = useAsked<readonly ClauseLine[]>(`/api/rulesets/${id}/clauses`);
  const clauses = useMemo(() => (said ? [...said, ...readings] : none), [said]);
  const words = w().book;
  return (
    <>
      <p class="lead">{words.lead}</p>
      <nav class="row" aria-label={words.which}>
        {rulesets.map((each) => (
          <a
            key={each.id}
            class="button"
            href={`/rules/${each.id}`}
            aria-current={each.id === id ? 'true' : undefined}
          >
            {each.names[language.value]}
          </a>
        ))}
      </nav>
      {rules ? (
        <div class="row">
          <span class="chip">{words.seats(rules.seats.join(', '))}</span>
          <span class="chip">{words.minutes(rules.minutes)}</span>
          <a href={`/rules/confronto?with=${id}`}>{words.compare}</a>
        </div>
      ) : null}
      <ClauseList key={id} id={id} rulesets={rulesets} clauses={clauses} />
      {rules ? <Figures rules={rules} /> : null}
    </>
  );
}
