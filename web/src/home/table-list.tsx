// Tables in a list: who sits there, which rules, what can be done there.
import { t } from '../i18n/words';
import { sitterName } from '../lib/bots';
import { language } from '../lib/settings';
import type { RulesetSummary, TableSeat, TableSummary } from '../protocol';
import { Icon, type IconName } from '../ui/icons';

interface TableCardProps {
  readonly table: TableSummary;
  readonly rulesets: readonly RulesetSummary[];
  readonly href: string;
  readonly state: string;
  readonly urgent?: string | null;
  readonly place?: number | null; // of the player, in a game that is over
  readonly action: string;
  readonly icon: IconName;
}

/** Their names, as people tell them apart at that table. */
export function sitters(seats: readonly TableSeat[], table: readonly TableSeat[]): string {
  return seats.map((seat) => sitterName(seat, table)).join(', ');
}

export function TableCard(props: TableCardProps) {
  const { table, rulesets, urgent, place } = props;
  const ruleset = rulesets.find((each) => each.id === table.ruleset);
  const seated = table.seats.filter(({ kind }) => kind === 'player' || kind === 'bot');
  return (
    <li>
      <a class={urgent ? 'table-card urgent' : 'table-card'} href={props.href}>
        {place ? <Place place={place} of={seated.length} /> : null}
        <span class="table-what">
          <strong>{ruleset?.names[language.value] ?? table.ruleset}</strong>
          <span class="hint">{sitters(seated, table.seats)}</span>
        </span>
        <span class="table-state">
          <span class="row">
            {urgent ? <span class="chip due">{urgent}</span> : null}
            <span class="chip">{props.state}</span>
          </span>
          <span class="table-go">
            {props.action} <span class="hidden-text">{table.code}</span>
            <Icon name={props.icon} />
          </span>
        </span>
      </a>
    </li>
  );
}

function Place({ place, of }: { readonly place: number; readonly of: number }) {
  return (
    <span class={place === 1 ? 'table-place first' : 'table-place'}>
      {place === 1 ? <Icon name="crown" /> : null}
      <span class="hidden-text">{t().home.place(place, of)}</span>
      <b aria-hidden="true">{t().home.rank(place)}</b>
      <span class="hint" aria-hidden="true">
        /{of}
      </span>
    </span>
  );
}

interface TableListProps {
  readonly tables: readonly TableSummary[];
  readonly rulesets: readonly RulesetSummary[];
  readonly purpose: 'enter' | 'watch';
  readonly none: string;
}

export function TableList({ tables, rulesets, purpose, none }: TableListProps) {
  const words = t().home;
  if (tables.length === 0) return <p class="hint">{none}</p>;
  const stateOf = ({ state, seats, round }: TableSummary) => {
    if (state === 'lobby')
      return words.seatsFree(seats.filter(({ kind }) => kind === 'open').length);
    return round > 0 ? words.round(round) : words.states[state];
  };
  return (
    <ul class="table-list">
      {tables.map((table) => (
        <TableCard
          key={table.code}
          table={table}
          rulesets={rulesets}
          href={`/t/${table.code}`}
          state={stateOf(table)}
          action={purpose === 'enter' ? words.enter : words.watch}
          icon={purpose === 'enter' ? 'play' : 'eye'}
        />
      ))}
    </ul>
  );
}
