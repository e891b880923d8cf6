// The console of disputes: what happened, said in a few words, finds the rule; a few numbers settle it,
// one tap writes it down.
import { t, wordOf } from '../../i18n/words';
import { language } from '../../lib/settings';
import { Icon } from '../../ui/icons';
import type { Engine } from '../book/engine';
import type { Ruling } from '../book/notes';
import { w } from '../words/words';
import { ArticleCard } from './article-card';
import { RulingCard } from './ruling-card';
import { commonest, opened, searched } from './rulings-state';

interface ConsoleProps {
  readonly ask: Engine['ask'];
  readonly ruleset: string;
}

function rulingsFor({ ask, ruleset }: ConsoleProps, words: string): readonly Ruling[] {
  const reply = ask({ request: 'rulings', ruleset, words }) as {
    readonly rulings?: readonly Ruling[];
  };
  return reply.rulings ?? [];
}

/** What another book says of a dispute that the table's own book settles is left out. */
function withoutDoubles(rulings: readonly Ruling[]): readonly Ruling[] {
  const own = new Set(rulings.filter(({ of_book }) => of_book).map(({ title }) => title.it));
  return rulings.filter(({ of_book, title }) => of_book || !own.has(title.it));
}

/** The commonest first, the table's own book before others. */
function arranged(rulings: readonly Ruling[]): readonly Ruling[] {
  const rank = (ruling: Ruling) => {
    const place = commonest.indexOf(ruling.id);
    return (ruling.of_book ? 0 : 0.5) + (place < 0 ? 50 : place);
  };
  return [...rulings].sort((a, b) => rank(a) - rank(b));
}

export function RulingsConsole(props: ConsoleProps) {
  const text = searched.value;
  const words = w().rulings;
  const chosen = opened.value;
  const all = withoutDoubles(rulingsFor(props, text));
  const found = text.trim() === '' ? arranged(all) : all;
  const ruling = chosen ? rulingsFor(props, '').find(({ id }) => id === chosen.id) : null;
  const close = () => {
    opened.value = null;
  };
  if (chosen && ruling) {
    return ruling.entry === 'ruling' ? (
      <RulingCard
        key={`${chosen.id} ${chosen.seat}`}
        ruling={ruling}
        given={chosen}
        ask={props.ask}
        onClose={close}
      />
    ) : (
      <ArticleCard key={chosen.id} article={ruling} onClose={close} />
    );
  }
  return (
    <section class="ref-panel stack ref-console">
      <label class="ref-search">
        <Icon name="search" />
        <span class="hidden-text">{words.search}</span>
        <input
          class="input"
          type="search"
          placeholder={words.search}
          value={text}
          onInput={(input) => {
            searched.value = input.currentTarget.value;
          }}
        />
      </label>
      <h2 class="hidden-text">{text.trim() === '' ? words.frequent : words.found}</h2>
      {found.length === 0 ? <p class="hint">{words.none}</p> : null}
      <ul class="ref-cases">
        {found.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              class="ref-case"
              onClick={() => {
                opened.value = { id: each.id, seat: null, answers: [] };
              }}
            >
              <span class="ref-case-title">{each.title[language.value]}</span>
              <span class="ref-case-clause">
                {each.clauses.map(({ clause }) => clause).join(', ')}
                {each.of_book
                  ? ''
                  : ` · ${wordOf(t().names.rulesets, each.clauses[0]?.book ?? '')}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
