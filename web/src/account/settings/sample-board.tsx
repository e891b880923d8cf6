// The board with some game on it, to look at: it takes no touch and no focus. Whatever it stands in
// shows a part of it.
import { Board, type BoardProps, type Colour, type Holding, planisphere } from '../../board';
import { t, wordOf } from '../../i18n/words';
import { showNames } from '../../lib/settings';

const owners: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'purple', 'black'];

/** Neighbours are seldom of the same colour. */
const holdings: Readonly<Record<string, Holding>> = Object.fromEntries(
  planisphere.territories.map(({ id }, i): [string, Holding] => {
    const colour = owners[(i * 5 + Math.floor(i / 4)) % owners.length] ?? null;
    return [id, { colour, armies: 1 + ((i * 7) % 9) }];
  }),
);

const none: ReadonlySet<never> = new Set();
const unmarked = new Map<string, never>();
const nothing = () => undefined;
const namesOf = (territory: string): string => wordOf(t().names.territories, territory);

interface SampleProps extends Partial<Pick<BoardProps, 'highlight'>> {
  readonly look: BoardProps['look'];
}

export function Sample({ look, highlight = none }: SampleProps) {
  return (
    <div class="sample-board" inert aria-hidden="true">
      <Board
        geometry={planisphere}
        look={look ?? null}
        holdings={holdings}
        names={namesOf}
        describe={namesOf}
        selectable={none}
        selected={null}
        targets={none}
        refused={unmarked}
        draft={{}}
        highlight={highlight}
        lastAttack={null}
        flash={unmarked}
        animate
        showValues={false}
        showNames={showNames.value}
        onPick={nothing}
        onMore={nothing}
        onLess={nothing}
        continentNames={(continent) => wordOf(t().names.continents, continent)}
      />
    </div>
  );
}
