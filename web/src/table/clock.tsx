// The clocks of a table, counted down here between two words from the server.
import { signal } from '@preact/signals';
import { t } from '../i18n/words';
import { play } from '../lib/sound';
import type { Seat } from '../protocol';
import { Icon } from '../ui/icons';
import { announce } from '../ui/live';
import { seatName, useTable } from './context';
import type { Heard } from './room';
import './clock.css';

/** Ticks four times a second while a page with a clock is open. */
const tick = signal(0);
setInterval(() => {
  tick.value = performance.now();
}, 250);

export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** What is left now of what was left when it was told. */
export function leftNow(heard: Heard, toldMs: number, runs: boolean): number {
  return runs ? toldMs - Math.max(0, tick.value - heard.atMs) : toldMs;
}

/** What a seat has left of its bank. */
function seatLeftMs(heard: Heard | null, seat: Seat): number | null {
  const left = heard?.clock.seats?.[seat]?.left_ms;
  if (!heard || left === undefined) return null;
  return leftNow(heard, left, heard.clock.charged.includes(seat));
}

/** From how much on it matters, and from how much on it is all that matters. */
const long = { short: 120_000, urgent: 30_000 };
const brief = { short: 30_000, urgent: 10_000 };

function level(ms: number, marks: typeof long): string {
  return ms <= marks.urgent ? 'urgent' : ms <= marks.short ? 'short' : '';
}

const told = new Set<string>();
function warn(key: string, ms: number): void {
  for (const seconds of [60, 30, 10]) {
    const name = `${key} ${seconds}`;
    if (ms > seconds * 1000) told.delete(name);
    else if (ms > (seconds - 3) * 1000 && !told.has(name)) {
      told.add(name);
      announce(t().table.clock.seconds(seconds), 'urgent');
      play('clock');
    }
  }
}

function Timer(props: {
  readonly label: string;
  readonly ms: number;
  readonly runs: boolean;
  readonly still: string; // why it stands still, when it does
  readonly marks: typeof long;
  readonly name?: string;
}) {
  const { label, ms, runs, still, marks, name } = props;
  const title = runs ? label : `${label}: ${still}`;
  return (
    <p
      class={`clock ${runs ? '' : 'still'} ${level(ms, marks)}`}
      role="timer"
      aria-label={title}
      title={title}
    >
      <Icon name={runs ? 'clock' : 'pause'} />
      {name ? <span class="clock-name">{name}</span> : null}
      {ms <= 0 ? t().table.clock.up : clockText(ms)}
    </p>
  );
}

/** The table's minutes, and the time of the turn where that has a limit. */
export function TableClock() {
  const { room } = useTable();
  const heard = room.clock.value;
  const words = t().table.clock;
  if (!heard || heard.clock.kind === 'none' || room.view.value?.ending.cause) return null;
  const { table_left_ms, table_runs, turn_left_ms, charged } = heard.clock;
  const table = table_left_ms === undefined ? null : leftNow(heard, table_left_ms, table_runs);
  const turn = turn_left_ms === undefined ? null : leftNow(heard, turn_left_ms, charged.length > 0);
  if (table !== null && table_runs) warn('table', table);
  const mine = room.seat.value !== null && charged.includes(room.seat.value);
  if (turn !== null && mine) warn('turn', turn);
  const [first] = charged;
  const bank = first ? seatLeftMs(heard, first) : null;
  const whose = charged.map((seat) => seatName(room, seat)).join(', ');
  const still = heard.clock.waits ? words.waits : words.paused;
  return (
    <>
      {turn === null ? null : (
        <Timer
          label={words.turn}
          ms={turn}
          runs={charged.length > 0}
          still={still}
          marks={brief}
          name={whose}
        />
      )}
      {bank === null ? null : (
        <Timer label={words.bank} ms={bank} runs still={still} marks={brief} name={whose} />
      )}
      {table === null ? null : (
        <Timer label={words.table} ms={table} runs={table_runs} still={still} marks={long} />
      )}
    </>
  );
}

export function SeatClock({ seat }: { readonly seat: Seat }) {
  const { room } = useTable();
  const heard = room.clock.value;
  const ms = seatLeftMs(heard, seat);
  if (ms === null) return null;
  const running = !!heard?.clock.charged.includes(seat);
  if (running && seat === room.seat.value) warn('bank', ms);
  return (
    <span class={`seat-clock ${running ? 'running' : ''} ${level(ms, long)}`}>{clockText(ms)}</span>
  );
}
