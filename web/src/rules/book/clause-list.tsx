// The sentences of the rulebooks under their headings, to be read through or searched.
import { useEffect, useState } from 'preact/hooks';
import { get } from '../../lib/api';
import { language } from '../../lib/settings';
import type { ClauseLine, RulesetSummary } from '../../protocol';
import { w } from '../words/words';
import { holds, pieces, wordsOf } from './search';

/** The heading a clause stands under: a chapter of its book, or a book's part as a whole. */
function headingOf({ chapter }: ClauseLine): string {
  const words = w().book;
  const part = /^(?:CH|TO|PR)-/.test(chapter) ? chapter : chapter.replace(/-?\d+$/, '');
  const named = (words.chapters as Readonly<Record<string, string>>)[part];
  return named ?? words.chapter(part.replace(/^\w+-/, ''));
}

interface Sentence {
  readonly clause: ClauseLine;
  readonly heading: string;
  readonly href: string | null; // where it is another rulebook's
}

/** Every sentence of every other rulebook, once, when it is wanted. */
function useOthers(wanted: boolean, rulesets: readonly RulesetSummary[], own: string) {
  const [others, setOthers] = useState<ReadonlyMap<string, readonly ClauseLine[]>>(new Map());
  useEffect(() => {
    if (!wanted) return;
    for (const { id } of rulesets) {
      if (id === own) continue;
      void get<readonly ClauseLine[]>(`/api/rulesets/${id}/clauses`).then(
        (got) => got.ok && setOthers((known) => new Map(known).set(id, got.value)),
      );
    }
  }, [wanted, rulesets, own]);
  return others;
}

interface ClauseListProps {
  readonly id: string;
  readonly rulesets: readonly RulesetSummary[];
  readonly clauses: readonly ClauseLine[];
}

function useSentences({ id, rulesets, clauses }: ClauseListProps, everywhere: boolean) {
  const others = useOthers(everywhere, rulesets, id);
  const own = clauses.map(
    (clause): Sentence => ({ clause, heading: headingOf(clause), href: null }),
  );
  if (!everywhere) return own;
  const seen = new Set(clauses.map((clause) => clause.id));
  const foreign = rulesets.flatMap(({ id: other, names }) =>
    (others.get(other) ?? [])
      .filter((clause) => !seen.has(clause.id) && seen.add(clause.id))
      .map(
        (clause): Sentence => ({
          clause,
          heading: names[language.value],
          href: `/rules/${other}#${clause.id}`,
        }),
      ),
  );
  return [...own, ...foreign];
}

/** The clause that the address asks for; it is brought into view as soon as it is there. */
function useAskedFor(clauses: readonly ClauseLine[]): string {
  const [asked, setAsked] = useState(() => decodeURIComponent(window.location.hash.slice(1)));
  useEffect(() => {
    const follow = () => setAsked(decodeURIComponent(window.location.hash.slice(1)));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    const place = asked && clauses.length > 0 ? document.getElementById(asked) : null;
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [asked, clauses]);
  return asked;
}

export function ClauseList(props: ClauseListProps) {
  const [search, setSearch] = useState('');
  const [everywhere, setEverywhere] = useState(false);
  const asked = useAskedFor(props.clauses);
  const words = w().book;
  const wanted = wordsOf(search);
  const found = useSentences(props, everywhere && wanted.length > 0).filter(({ clause }) =>
    holds(`${clause.id} ${clause.text[language.value]}`, wanted),
  );
  const headings = [...new Set(found.map(({ heading }) => heading))];
  return (
    <section class="card stack">
      <h2>{words.clauses}</h2>
      <div class="clause-search">
        <label class="field">
          <span class="hidden-text">{words.search}</span>
          <input
            class="input"
            type="search"
            placeholder={words.search}
            value={search}
            onInput={(input) => setSearch(input.currentTarget.value)}
          />
        </label>
        <label class="choice">
          <input
            type="checkbox"
            checked={everywhere}
            onChange={(change) => setEverywhere(change.currentTarget.checked)}
          />
          <span>{words.everywhere}</span>
        </label>
      </div>
      <p class="hint" role="status">
        {found.length > 0 ? words.found(found.length) : words.none}
      </p>
      {headings.map((heading) => (
        <section key={heading} class="chapter">
          <h3>{heading}</h3>
          <dl class="clauses">
            {found
              .filter((sentence) => sentence.heading === heading)
              .map(({ clause, href }) => (
                <div
                  key={clause.id}
                  id={clause.id}
                  tabIndex={-1}
                  class={clause.id === asked ? 'is-asked' : undefined}
                >
                  <dt>{href ? <a href={href}>{clause.id}</a> : clause.id}</dt>
                  <dd>
                    {pieces(clause.text[language.value], wanted).map(({ text, hit }, at) =>
                      hit ? <mark key={at}>{text}</mark> : text,
                    )}
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </section>
  );
}
