// Whom this player does not want to hear, remembered table by table in this browser.
import { stored } from '../lib/stored';
import type { Seat } from '../protocol';

type Muted = Readonly<Record<string, readonly Seat[]>>;

const tablesMax = 20;
const muted = stored<Muted>(
  'muted',
  {},
  (value): value is Muted => typeof value === 'object' && value !== null,
);

export function mutedAt(code: string): readonly Seat[] {
  return muted.value[code] ?? [];
}

export function isMuted(code: string, seat: Seat | null): boolean {
  return seat !== null && mutedAt(code).includes(seat);
}

export function setMuted(code: string, seat: Seat, on: boolean): void {
  const others = mutedAt(code).filter((each) => each !== seat);
  const { [code]: _, ...tables } = muted.value;
  const all = Object.entries({ ...tables, [code]: on ? [...others, seat] : others });
  muted.value = Object.fromEntries(all.filter(([, seats]) => seats.length > 0).slice(-tablesMax));
}
