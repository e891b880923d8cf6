// The clocks of a table, counted down here between two words from the server.
import { signal } from '@preact/signals';
import { isAwaited } from '../game/facts';
import { t } from '../i18n/words';
import { play } from '../lib/sound';
import type { Seat } from '../protocol';
import { Icon } from '../ui/icons';
import { announce } from '../ui/live';
import { useTable } from './context';
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

function elapsed({ clock, atMs }: Heard): number {
  return clock.running ? Math.max(0, tick.value - atMs) : 0;
}

/** What a seat has left: of its bank, or of the turn when it is on turn. */
export function seatLeftMs(heard: Heard | null, seat: Seat, running: boolean): number | null {
  const left = heard?.clock.seats?.[seat]?.left_ms;
  if (!heard || left === undefined) return null;
  return running ? left - elapsed(heard) : left;
}

function level(ms: number): string {
  return ms <= 30_000 ? 'urgent' : ms <= 120_000 ? 'short' : '';
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

export function TableClock() {
  const { room } = useTable();
  const heard = room.clock.value;
  const words = t().table.clock;
  if (!heard || heard.clock.kind === 'none') return null;
  const { clock } = heard;
  const left = clock.table_left_ms ?? clock.turn_left_ms;
  if (left === undefined) return null;
  const ms = left - elapsed(heard);
  if (clock.running) warn(clock.kind, ms);
  const label = clock.table_left_ms !== undefined ? words.table : words.turn;
  return (
    <p class={`clock ${level(ms)}`} role="timer" aria-label={label} title={label}>
      <Icon name={clock.running ? 'clock' : 'pause'} />
      {ms <= 0 ? words.up : clockText(ms)}
    </p>
  );
}

export function SeatClock({ seat }: { readonly seat: Seat }) {
  const { room } = useTable();
  const view = room.view.value;
  const running = !!view && isAwaited(view, seat);
  const ms = seatLeftMs(room.clock.value, seat, running);
  if (ms === null) return null;
  if (running && seat === room.seat.value) warn('bank', ms);
  return <span class={`seat-clock ${running ? 'running' : ''} ${level(ms)}`}>{clockText(ms)}</span>;
}
