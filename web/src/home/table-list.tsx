// Tables in a list: who sits there, which rules, what can be done there.
import { t } from '../i18n/words';
import { sitterName } from '../lib/bots';
import { language } from '../lib/settings';
import type { RulesetSummary, TableSummary } from '../protocol';
import { Icon } from '../ui/icons';

export type Purpose = 'enter' | 'watch' | 'mine';

interface TableListProps {
  readonly tables: readonly TableSummary[];
  readonly rulesets: readonly RulesetSummary[];
  readonly purpose: Purpose;
  readonly none: string;
}

function linkOf(table: TableSummary, purpose: Purpose) {
  const words = t().home;
  if (purpose === 'enter') return { href: `/t/${table.code}`, label: words.enter };
  if (purpose === 'watch') return { href: `/t/${table.code}`, label: words.watch };
  return table.state === 'ended'
    ? { href: `/replay/${table.code}`, label: words.review }
    : { href: `/t/${table.code}`, label: words.resume };
}

function stateOf(table: TableSummary): string {
  const words = t().home;
  if (table.state === 'lobby') {
    return words.seatsFree(table.seats.filter((seat) => seat.kind === 'open').length);
  }
  if (table.state === 'playing')
    return table.round > 0 ? words.round(table.round) : words.states.playing;
  return words.states[table.state];
}

export function TableList({ tables, rulesets, purpose, none }: TableListProps) {
  if (tables.length === 0) return <p class="hint">{none}</p>;
  return (
    <ul class="table-list">
      {tables.map((table) => {
        const { href, label } = linkOf(table, purpose);
        const ruleset = rulesets.find((each) => each.id === table.ruleset);
        const people = table.seats
          .filter((seat) => seat.kind === 'player' || seat.kind === 'bot')
          .map((seat, _, seats) => sitterName(seat, seats))
          .join(', ');
        return (
          <li key={table.code}>
            <a class="table-card" href={href}>
              <span class="table-what">
                <strong>{ruleset?.names[language.value] ?? table.ruleset}</strong>
                <span class="hint">{people}</span>
              </span>
              <span class="table-state">
                <span class="chip">{stateOf(table)}</span>
                <span class="table-go">
                  {label} <span class="hidden-text">{table.code}</span>
                  <Icon name={purpose === 'watch' ? 'eye' : 'play'} />
                </span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
