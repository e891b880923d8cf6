// The order of play as the dice gave it: tapped from whoever begins; where the roll only says that,
// the others follow as they sit.
import { useDraft } from '../../lib/draft';
import { Icon } from '../../ui/icons';
import { Token } from '../../ui/token';
import type { Colour } from '../book/notes';
import { mayWrite } from '../book/writer';
import { useBook } from '../context';
import { w } from '../words/words';

interface OrderPickProps {
  readonly draft: string; // the key of what was tapped so far
  readonly people: readonly { readonly name: string; readonly colour: Colour }[];
  /** Everybody by their place of before. */
  readonly onOrder: (order: readonly number[]) => void;
}

export function OrderPick({ draft, people, onOrder }: OrderPickProps) {
  const names = people.map(({ name }) => name).join('|');
  const [chosen, setChosen] = useDraft<readonly number[]>(draft, names, []);
  const words = w().order;
  const settle = (order: readonly number[]) => {
    setChosen([]);
    onOrder(order);
  };
  const tap = (person: number) => {
    const at = chosen.indexOf(person);
    if (at >= 0) return setChosen(chosen.slice(0, at));
    const next = [...chosen, person];
    if (next.length < people.length - 1) return setChosen(next);
    const last = people.findIndex((_, index) => !next.includes(index));
    settle(last < 0 ? next : [...next, last]);
  };
  const [first = 0] = chosen;
  return (
    <div class="stack">
      <p class="hint">{words.hint}</p>
      <div class="ref-pick-row">
        {people.map(({ name, colour }, index) => {
          const place = chosen.indexOf(index) + 1;
          return (
            <button
              key={colour}
              type="button"
              class="button ref-chip"
              aria-pressed={place > 0}
              onClick={() => tap(index)}
            >
              <Token colour={colour} />
              <span class="ref-chip-name">{name || words.nth(index + 1)}</span>
              {place > 0 ? <span class="ref-chip-note">{place}</span> : null}
            </button>
          );
        })}
      </div>
      {chosen.length === 1 ? (
        <button
          type="button"
          class="button"
          onClick={() => settle(people.map((_, index) => (first + index) % people.length))}
        >
          <Icon name="forward" />
          {words.othersFollow}
        </button>
      ) : null}
    </div>
  );
}

/** At the table, as long as nothing has been played: it is rolled when everybody sits. */
export function RolledOrder() {
  const { book, sheet } = useBook();
  const words = w().order;
  if (!mayWrite(sheet, 'order_rolled')) return null;
  return (
    <details class="ref-tool">
      <summary>
        {words.title}: {sheet.seats.map(({ name }) => name).join(', ')}
      </summary>
      <OrderPick
        draft={`book.${book.code.value}.order`}
        people={sheet.seats}
        onOrder={(order) =>
          void book.enter({
            type: 'order_rolled',
            order: order.flatMap((index) => sheet.seats[index]?.seat ?? []),
          })
        }
      />
    </details>
  );
}
