// The board as a table, equal to it in every action: for screen readers, keyboards, and whoever
// likes lists. Sorted by any column, filtered by owner, continent, or what can be done.
import { useState } from 'preact/hooks';
import { ownerOf } from '../../game/facts';
import { t } from '../../i18n/words';
import type { Seat, Territory, View } from '../../protocol';
import { HoldButton } from '../../ui/hold-button';
import { Icon } from '../../ui/icons';
import { Token } from '../../ui/token';
import { continentName, seatName, territoryName, useTable } from '../context';
import { drafted } from '../helm/draft';
import './list-view.css';

type Column = 'territory' | 'owner' | 'armies' | 'value' | 'continent';
interface Sorting {
  readonly column: Column;
  readonly down: boolean;
}

function RowActions({ territory }: { readonly territory: Territory }) {
  const { helm } = useTable();
  const words = t().table.listView;
  const draft = drafted(helm.draft.value)[territory] ?? 0;
  if (helm.placing.value && helm.mode.value !== 'centre') {
    if (!helm.selectable.value.has(territory)) return null;
    return (
      <span class="row-actions">
        <HoldButton
          class="button small"
          disabled={helm.left.value === 0}
          onStep={() => helm.place({ territory, armies: 1 }) && helm.left.value > 0}
        >
          {words.add}
        </HoldButton>
        <button
          type="button"
          class="button small"
          disabled={helm.left.value === 0}
          onClick={() => helm.place({ territory, armies: 5 })}
        >
          {words.addMany}
        </button>
        <HoldButton
          class="button small"
          disabled={draft === 0}
          onStep={() => helm.place({ territory, armies: -1 })}
        >
          {words.remove}
        </HoldButton>
      </span>
    );
  }
  const target = helm.routes.value.has(territory);
  const moves = helm.mode.value === 'transfer';
  if (target) {
    return (
      <button
        type="button"
        class="button small primary"
        aria-pressed={helm.target.value === territory}
        onClick={() => helm.pick(territory)}
      >
        {moves ? words.moveTo : words.attackIt}
      </button>
    );
  }
  if (helm.barred.value.includes(territory)) {
    return (
      <button type="button" class="button small" onClick={() => helm.pick(territory)}>
        {words.why}
      </button>
    );
  }
  if (!helm.selectable.value.has(territory)) return null;
  const selected = helm.selected.value === territory;
  return (
    <button
      type="button"
      class="button small"
      aria-pressed={selected}
      onClick={() => helm.pick(territory)}
    >
      {selected ? words.selected : words.select}
    </button>
  );
}

function Row({ territory, view }: { readonly territory: Territory; readonly view: View }) {
  const { room, helm } = useTable();
  const owner = ownerOf(view, territory);
  const rules = room.rules.value?.territories[territory];
  const draft = drafted(helm.draft.value)[territory] ?? 0;
  const state = helm.selected.value === territory ? 'selected' : '';
  return (
    <tr class={helm.routes.value.has(territory) ? 'target' : state}>
      <th scope="row">
        {territoryName(room, territory)}
        {view.centres.includes(territory) ? <span class="chip">{t().table.centre}</span> : null}
      </th>
      <td class="owner">
        <Token colour={owner ? (view.seats[owner]?.colour ?? null) : null} />{' '}
        <span class="owner-name">{seatName(room, owner)}</span>
      </td>
      <td class="number">
        {view.territories[territory]?.armies ?? 0}
        {draft > 0 ? <strong class="draft"> +{draft}</strong> : null}
      </td>
      <td class="number value">{rules?.value}</td>
      <td class="continent">{rules ? continentName(room, rules.continent) : ''}</td>
      <td class="borders">
        {rules?.neighbours.map((other) => territoryName(room, other)).join(', ')}
      </td>
      <td>
        <RowActions territory={territory} />
      </td>
    </tr>
  );
}

export function ListView() {
  const { room, helm } = useTable();
  const [sorting, setSorting] = useState<Sorting>({ column: 'continent', down: false });
  const [owner, setOwner] = useState<'all' | 'usable' | Seat>('all');
  const [continent, setContinent] = useState('all');
  const [search, setSearch] = useState('');
  const view = room.view.value;
  const rules = room.rules.value;
  if (!view || !rules) return null;
  const words = t().table.listView;

  const usable = (territory: Territory) =>
    helm.selectable.value.has(territory) ||
    helm.routes.value.has(territory) ||
    helm.barred.value.includes(territory);
  const key = (territory: Territory): string | number => {
    switch (sorting.column) {
      case 'territory':
        return territoryName(room, territory);
      case 'owner':
        return seatName(room, ownerOf(view, territory));
      case 'armies':
        return view.territories[territory]?.armies ?? 0;
      case 'value':
        return rules.territories[territory]?.value ?? 0;
      case 'continent':
        return Object.keys(rules.continents).indexOf(rules.territories[territory]?.continent ?? '');
      default:
        return sorting.column satisfies never;
    }
  };
  const rows = Object.keys(rules.territories)
    .filter((territory) =>
      owner === 'all'
        ? true
        : owner === 'usable'
          ? usable(territory)
          : ownerOf(view, territory) === owner,
    )
    .filter(
      (territory) => continent === 'all' || rules.territories[territory]?.continent === continent,
    )
    .filter((territory) =>
      territoryName(room, territory).toLocaleLowerCase().includes(search.toLocaleLowerCase()),
    )
    .sort((a, b) => {
      const [left, right] = [key(a), key(b)];
      const by =
        typeof left === 'string' ? left.localeCompare(String(right)) : left - Number(right);
      return sorting.down ? -by : by;
    });

  const heading = (column: Column, label: string) => {
    const current = sorting.column === column;
    return (
      <th
        scope="col"
        class={column}
        aria-sort={current ? (sorting.down ? 'descending' : 'ascending') : 'none'}
      >
        <button
          type="button"
          class="sort"
          onClick={() => setSorting({ column, down: current ? !sorting.down : false })}
        >
          {label}
          {current ? <Icon name={sorting.down ? 'down' : 'up'} /> : null}
        </button>
      </th>
    );
  };
  return (
    <div class="list-view">
      <div class="filters">
        <label>
          <span>{words.filterOwner}</span>
          <select
            class="select"
            value={owner}
            onChange={(change) => setOwner(change.currentTarget.value as typeof owner)}
          >
            <option value="all">{words.filterAll}</option>
            <option value="usable">{words.filterUsable}</option>
            {(Object.keys(view.seats) as Seat[]).map((seat) => (
              <option key={seat} value={seat}>
                {seatName(room, seat)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{words.filterContinent}</span>
          <select
            class="select"
            value={continent}
            onChange={(change) => setContinent(change.currentTarget.value)}
          >
            <option value="all">{words.filterAll}</option>
            {Object.keys(rules.continents).map((each) => (
              <option key={each} value={each}>
                {continentName(room, each)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{words.search}</span>
          <input
            class="input"
            type="search"
            value={search}
            onInput={(input) => setSearch(input.currentTarget.value)}
          />
        </label>
      </div>
      <table>
        <caption class="hidden-text">{words.caption}</caption>
        <thead>
          <tr>
            {heading('territory', words.territory)}
            {heading('owner', words.owner)}
            {heading('armies', words.armies)}
            {heading('value', words.value)}
            {heading('continent', words.continent)}
            <th scope="col" class="borders">
              {words.borders}
            </th>
            <th scope="col">{words.action}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((territory) => (
            <Row key={territory} territory={territory} view={view} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? <p class="hint">{words.none}</p> : null}
    </div>
  );
}
