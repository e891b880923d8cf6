// What waits for the player: first the games in which it is his go, then the others, then how those
// that are over ended for him.
import { useState } from 'preact/hooks';
import { t } from '../i18n/words';
import { me } from '../lib/session';
import { language } from '../lib/settings';
import type { RulesetSummary, TableSeat, TableSummary } from '../protocol';
import { Icon } from '../ui/icons';
import { sitters, TableCard } from './table-list';

const finishedAtOnce = 4;

interface MyTablesProps {
  readonly tables: readonly TableSummary[];
  readonly rulesets: readonly RulesetSummary[];
}

function ownSeat(table: TableSummary): TableSeat | undefined {
  return table.seats.find((seat) => seat.player_id === me.value?.id);
}

export function isDue(table: TableSummary): boolean {
  const own = ownSeat(table);
  return table.state === 'playing' && !!own && table.awaited.includes(own.seat);
}

/** A rematch that keeps a seat for me: it waits for my yes. */
export function isKept(table: TableSummary): boolean {
  return table.state === 'lobby' && ownSeat(table)?.kind === 'open';
}

/** My place, as the ranking has it; none where I only watched, or nobody won. */
export function placeOf(table: TableSummary): number | null {
  const own = ownSeat(table);
  const index = own ? table.seats.indexOf(own) : -1;
  return table.result?.places[index] ?? null;
}

const urgency = (table: TableSummary) => Number(isDue(table)) * 2 + Number(isKept(table));

function Going({ table, rulesets }: { table: TableSummary; rulesets: MyTablesProps['rulesets'] }) {
  const words = t();
  const due = isDue(table);
  const [next] = table.awaited;
  const others = table.seats.filter((seat) => seat.seat === next);
  const waitsFor =
    next && table.awaited.length === 1 ? words.table.waitFor(sitters(others, table.seats)) : null;
  const free = table.seats.filter((seat) => seat.kind === 'open').length;
  const state =
    table.state === 'lobby'
      ? words.home.seatsFree(free)
      : [table.round > 0 ? words.home.round(table.round) : null, due ? null : waitsFor]
          .filter(Boolean)
          .join(' · ') || words.home.states.playing;
  return (
    <TableCard
      table={table}
      rulesets={rulesets}
      href={`/t/${table.code}`}
      state={state}
      urgent={due ? words.table.yourTurn : isKept(table) ? words.table.result.rematch.ask : null}
      action={due ? words.home.play : words.home.resume}
      icon="play"
    />
  );
}

function Finished({
  table,
  rulesets,
}: {
  table: TableSummary;
  rulesets: MyTablesProps['rulesets'];
}) {
  const words = t();
  const place = placeOf(table);
  const day = new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'short' });
  const when = table.ended_ms ? day.format(table.ended_ms) : '';
  const state = table.result ? words.table.result.cause[table.result.cause] : null;
  return (
    <TableCard
      table={table}
      rulesets={rulesets}
      href={`/replay/${table.code}`}
      state={[state ?? words.home.states[table.state], when].filter(Boolean).join(' · ')}
      place={place}
      action={words.home.review}
      icon="play"
    />
  );
}

export function MyTables({ tables, rulesets }: MyTablesProps) {
  const [all, setAll] = useState(false);
  const words = t().home;
  const over = tables.filter(({ state }) => state === 'ended');
  const going = tables
    .filter(({ state }) => state === 'playing' || state === 'lobby')
    .sort((a, b) => urgency(b) - urgency(a));
  if (over.length + going.length === 0) return null;
  const shown = all ? over : over.slice(0, finishedAtOnce);
  return (
    <section class="my-tables" aria-label={words.mine}>
      {going.length > 0 ? (
        <div class="card stack">
          <h2>{words.waiting}</h2>
          <ul class="table-list">
            {going.map((table) => (
              <Going key={table.code} table={table} rulesets={rulesets} />
            ))}
          </ul>
        </div>
      ) : null}
      {over.length > 0 ? (
        <div class="card stack">
          <h2>{words.finished}</h2>
          <ul class="table-list">
            {shown.map((table) => (
              <Finished key={table.code} table={table} rulesets={rulesets} />
            ))}
          </ul>
          {shown.length < over.length ? (
            <button type="button" class="button quiet small" onClick={() => setAll(true)}>
              <Icon name="down" />
              {words.finishedAll(over.length)}
            </button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
