// A rulebook on a page: its clauses by chapter, and its numbers. Generated from what the server
// plays by, so it cannot say something else.
import { useEffect, useState } from 'preact/hooks';
import { t, wordOf } from '../i18n/words';
import { get } from '../lib/api';
import { language } from '../lib/settings';
import type { ClauseLine, KnobDetail, Rules, RulesetSummary } from '../protocol';
import { Page } from '../ui/page';
import './rules-page.css';

function useAsked<T>(path: string | null): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    let current = true;
    setAnswer(null);
    if (path) void get<T>(path).then((got) => current && got.ok && setAnswer(got.value));
    return () => {
      current = false;
    };
  }, [path]);
  return answer;
}

/** The heading a clause stands under: a chapter of its book, or a book's part as a whole. */
function headingOf({ chapter }: ClauseLine): string {
  const words = t().rules;
  const part = /^(?:CH|TO|PR)-/.test(chapter) ? chapter : chapter.replace(/-?\d+$/, '');
  const named = (words.chapters as Readonly<Record<string, string>>)[part];
  return named ?? words.chapter(part.replace(/^\w+-/, ''));
}

function Clauses({ clauses }: { readonly clauses: readonly ClauseLine[] }) {
  const [search, setSearch] = useState('');
  const words = t().rules;
  const wanted = search.trim().toLocaleLowerCase();
  const found = clauses.filter(
    ({ id, text }) =>
      id.toLocaleLowerCase().includes(wanted) ||
      text[language.value].toLocaleLowerCase().includes(wanted),
  );
  const chapters = [...new Set(found.map(headingOf))];
  return (
    <section class="card stack">
      <h2>{words.clauses}</h2>
      <label class="field search">
        <span class="hidden-text">{words.search}</span>
        <input
          class="input"
          type="search"
          placeholder={words.search}
          value={search}
          onInput={(input) => setSearch(input.currentTarget.value)}
        />
      </label>
      <p class="hint" role="status">
        {found.length > 0 ? words.found(found.length) : words.none}
      </p>
      {chapters.map((chapter) => (
        <section key={chapter} class="chapter">
          <h3>{chapter}</h3>
          <dl class="clauses">
            {found
              .filter((clause) => headingOf(clause) === chapter)
              .map((clause) => (
                <div key={clause.id} id={clause.id}>
                  <dt>{clause.id}</dt>
                  <dd>{clause.text[language.value]}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </section>
  );
}

function valueText({ value }: KnobDetail): string {
  if (typeof value === 'string') return wordOf(t().knobs, value);
  if (Array.isArray(value)) {
    return value.map((each) => (Array.isArray(each) ? each.join(' ') : String(each))).join(' · ');
  }
  if (value && typeof value === 'object') {
    return Object.entries(value)
      .map(([name, each]) => `${wordOf(t().names.trises, name)}: ${String(each)}`)
      .join(' · ');
  }
  return String(value);
}

function Knobs({ knobs }: { readonly knobs: readonly KnobDetail[] }) {
  const words = t().rules;
  return (
    <section class="card stack">
      <h2>{words.knobs}</h2>
      <p class="hint">{words.knobsHint}</p>
      <div class="scroll-x">
        <table class="knob-table">
          <thead>
            <tr>
              <th scope="col">{words.knob}</th>
              <th scope="col">{words.value}</th>
              <th scope="col">{words.clause}</th>
            </tr>
          </thead>
          <tbody>
            {knobs.map((knob) => (
              <tr key={knob.name}>
                <th scope="row">{knob.explain[language.value]}</th>
                <td>{valueText(knob)}</td>
                <td>{knob.clause === '-' ? '' : knob.clause}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

export function RulesPage({ ruleset }: { readonly ruleset: string | null }) {
  const rulesets = useAsked<readonly RulesetSummary[]>('/api/rulesets') ?? [];
  const id = ruleset ?? rulesets[0]?.id ?? null;
  const rules = useAsked<Rules>(id && `/api/rulesets/${id}`);
  const clauses = useAsked<readonly ClauseLine[]>(id && `/api/rulesets/${id}/clauses`) ?? [];
  const words = t().rules;
  useEffect(() => {
    if (clauses.length > 0 && window.location.hash) {
      document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
    }
  }, [clauses]);
  return (
    <Page title={words.title}>
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      <nav class="row" aria-label={words.title}>
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
        </div>
      ) : null}
      <Clauses clauses={clauses} />
      {rules ? <Knobs knobs={rules.knobs} /> : null}
    </Page>
  );
}
