// What this browser was told of the dice, deals and draws of a table, as it was told: kept in its own
// storage until the game is over and longer, so that at the end they are checked against what was
// seen and not against what the server says then. Bounded: some tables, some thousand events each.
import type { Event } from '../protocol';
import { type Numbered, ofChance } from './verify';

export interface Conflict {
  readonly seq: number;
  readonly seen: Event;
  readonly told: Event;
}

/** Told while the game went on, or when its seed was known. */
export type Told = 'live' | 'afterwards';

interface Index {
  readonly at: number;
  readonly last: number; // of the events told without a gap from the first on
  readonly afterwards: number; // of them, told when the game was over
  readonly chunks: number;
}

const prefix = 'kamchatka.seen.';
const chunkSize = 50;
const chunksMax = 100;
const tablesMax = 3;

/** The same text for the same event, in whatever order its keys came. */
function text(event: Event): string {
  return JSON.stringify(event, Object.keys(event).sort());
}

export class Witness {
  readonly #storage: Storage | null;
  readonly #key: string;
  readonly #events: Numbered[] = [];
  readonly #known = new Map<number, Event>();
  #last = 0;
  #afterwards = 0;
  #saved = 0; // events in chunks that are full
  #counted = false; // among the tables that there is room for
  #conflict: Conflict | null = null;
  readonly #early = new Map<number, Event>(); // told before those between

  /** What was seen at this table by this viewer, on this page and before it. */
  constructor(storage: Storage | null, table: string) {
    this.#storage = storage;
    this.#key = prefix + table;
    try {
      this.#load();
    } catch {
      // Nothing readable there: seen nothing yet.
    }
  }

  /** The number of the last event before which none is missing. */
  get last(): number {
    return this.#last;
  }

  /** How many events were told only when the game was over. */
  get afterwards(): number {
    return this.#afterwards;
  }

  /** The first event that was told in two ways. */
  get conflict(): Conflict | null {
    return this.#conflict;
  }

  get events(): readonly Numbered[] {
    return this.#events;
  }

  /** Events number `first` and on. Those after a gap wait for those in it. */
  hear(first: number, events: readonly Event[], told: Told = 'live'): void {
    for (const [index, event] of events.entries()) {
      const seq = first + index;
      if (seq <= this.#last) this.#compare(seq, event);
      else if (seq === this.#last + 1) this.#take(seq, event, told);
      else this.#early.set(seq, event);
    }
    for (let next = this.#nextEarly(); next; next = this.#nextEarly()) {
      this.#take(this.#last + 1, next, 'live');
    }
    this.#save();
  }

  #nextEarly(): Event | undefined {
    const event = this.#early.get(this.#last + 1);
    this.#early.delete(this.#last + 1);
    return event;
  }

  #take(seq: number, event: Event, told: Told): void {
    this.#last = seq;
    if (told === 'afterwards') ++this.#afterwards;
    if (!ofChance.has(event.type)) return;
    this.#events.push({ seq, event });
    this.#known.set(seq, event);
  }

  #compare(seq: number, told: Event): void {
    const seen = this.#known.get(seq);
    const same = seen ? text(seen) === text(told) : !ofChance.has(told.type);
    if (!same && seen) this.#conflict ??= { seq, seen, told };
  }

  #load(): void {
    const index = JSON.parse(this.#storage?.getItem(this.#key) ?? 'null') as Index | null;
    if (!index) return;
    const events: Numbered[] = [];
    for (let chunk = 0; chunk < index.chunks; ++chunk) {
      const kept = this.#storage?.getItem(`${this.#key}.${chunk}`);
      if (!kept) return;
      for (const [seq, event] of JSON.parse(kept) as [number, Event][]) events.push({ seq, event });
    }
    for (const each of events) {
      this.#events.push(each);
      this.#known.set(each.seq, each.event);
    }
    this.#last = index.last;
    this.#afterwards = index.afterwards;
    this.#saved = Math.floor(events.length / chunkSize) * chunkSize;
  }

  #save(): void {
    if (!this.#storage || this.#events.length > chunkSize * chunksMax) return;
    const chunks = Math.ceil(this.#events.length / chunkSize);
    try {
      for (let chunk = this.#saved / chunkSize; chunk < chunks; ++chunk) {
        const part = this.#events.slice(chunk * chunkSize, (chunk + 1) * chunkSize);
        const rows = part.map(({ seq, event }) => [seq, event]);
        this.#storage.setItem(`${this.#key}.${chunk}`, JSON.stringify(rows));
        if (part.length === chunkSize) this.#saved = (chunk + 1) * chunkSize;
      }
      const index: Index = {
        at: Date.now(),
        last: this.#last,
        afterwards: this.#afterwards,
        chunks,
      };
      this.#storage.setItem(this.#key, JSON.stringify(index));
      if (!this.#counted) this.#forgetOldest();
      this.#counted = true;
    } catch {
      // Full or forbidden: it is kept as long as this page is open.
    }
  }

  #forgetOldest(): void {
    const storage = this.#storage;
    if (!storage) return;
    const all = Object.keys(storage).filter((key) => key.startsWith(prefix));
    const tables = all.filter((key) => !/\.\d+$/.test(key));
    const age = (key: string) =>
      (JSON.parse(storage.getItem(key) ?? '{}') as Partial<Index>).at ?? 0;
    tables.sort((a, b) => age(b) - age(a));
    for (const table of tables.slice(tablesMax)) {
      for (const key of all)
        if (key === table || key.startsWith(`${table}.`)) storage.removeItem(key);
    }
  }
}
