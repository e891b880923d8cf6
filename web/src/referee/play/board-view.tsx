// The board of a real table, as a map or as a list to tap: data in, what was tapped out.
import { signal } from '@preact/signals';
import { useMemo, useState } from 'preact/hooks';
import { Board, type Colour, type Holding, type LastAttack, planisphere } from '../../board';
import { t, wordOf } from '../../i18n/words';
import { motionMs } from '../../lib/settings';
import { stored } from '../../lib/stored';
import { Icon } from '../../ui/icons';
import { Token } from '../../ui/token';
import { territoryName } from '../context';
import { w } from '../words/words';

export const asList = stored(
  'referee.list',
  false,
  (value): value is boolean => value === true || value === false,
);
const filter = signal('');

interface BoardViewProps {
  readonly holdings: Readonly<Record<string, Holding>>;
  readonly selectable: ReadonlySet<string>;
  readonly selected?: string | null;
  readonly targets?: ReadonlySet<string>;
  readonly draft?: Readonly<Record<string, number>>;
  readonly lastAttack?: LastAttack | null;
  readonly tall?: boolean; // all of it is tapped on
  readonly onPick: (territory: string) => void;
  readonly onMore?: (territory: string) => void;
  readonly onLess?: (territory: string) => void;
}

const nobody: ReadonlySet<string> = new Set();

/** Letters without accents, small. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function TerritoryList(props: BoardViewProps) {
  const wanted = plain(filter.value);
  const open = props.targets && props.targets.size > 0 ? props.targets : props.selectable;
  const names = Object.keys(t().names.territories)
    .filter((id) => id in props.holdings && plain(territoryName(id)).includes(wanted))
    .sort((a, b) => Number(open.has(b)) - Number(open.has(a)));
  return (
    <div class="ref-list">
      <input
        class="input"
        type="search"
        aria-label={w().play.filter}
        placeholder={w().play.filter}
        value={filter.value}
        onInput={(input) => {
          filter.value = input.currentTarget.value;
        }}
      />
      <ul class="ref-list-rows">
        {names.map((id) => {
          const holding = props.holdings[id];
          const added = props.draft?.[id] ?? 0;
          const open = props.selectable.has(id) || !!props.targets?.has(id);
          return (
            <li key={id}>
              <button
                type="button"
                class="ref-row"
                // Not disabled: the list is walked by keyboard also while nothing can be chosen.
                aria-disabled={!open}
                aria-pressed={props.selected === id}
                onClick={() => {
                  if (!open) return;
                  props.onPick(id);
                  filter.value = '';
                }}
              >
                <Token colour={(holding?.colour ?? null) as Colour | null} />
                <span>{territoryName(id)}</span>
                <span class="ref-row-armies">
                  {holding?.armies ?? 0}
                  {added > 0 ? ` +${added}` : ''}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function BoardView(props: BoardViewProps) {
  const [none] = useState(() => () => undefined);
  const refused = useMemo(() => new Map<string, string>(), []);
  const flash = useMemo(() => new Map<string, 'conquered' | 'placed'>(), []);
  const words = w().play;
  return (
    <div class={props.tall ? 'ref-board tall' : 'ref-board'}>
      <button
        type="button"
        class="button small ref-board-switch"
        onClick={() => {
          asList.value = !asList.value;
        }}
      >
        <Icon name={asList.value ? 'board' : 'list'} />
        {asList.value ? words.map : words.list}
      </button>
      {asList.value ? (
        <TerritoryList {...props} />
      ) : (
        <Board
          geometry={planisphere}
          holdings={props.holdings}
          names={territoryName}
          describe={(territory) =>
            `${territoryName(territory)}, ${props.holdings[territory]?.armies ?? 0}`
          }
          selectable={props.selectable}
          selected={props.selected ?? null}
          targets={props.targets ?? nobody}
          refused={refused}
          draft={props.draft ?? {}}
          highlight={nobody}
          lastAttack={props.lastAttack ?? null}
          flash={flash}
          animate={motionMs.value > 0}
          showValues={false}
          showNames={true}
          onPick={props.onPick}
          onMore={props.onMore ?? none}
          onLess={props.onLess ?? none}
          continentNames={(continent) => wordOf(t().names.continents, continent)}
          words={t().table.boardWords}
        />
      )}
    </div>
  );
}
