// A judge's evening in the browser: a book that follows another device's, and one that has written
// at the same time as another.
import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '../../i18n/words';
import { Book, type Connection } from '../book/book';
import { Engine } from '../book/engine';
import { takeoverLink, tokenIn } from '../book/judge-link';
import type { Author, Entry, Line, Note } from '../book/notes';
import { follow } from '../book/sync';
import { learnWriter, mayWrite, writerAt } from '../book/writer';
import { lineText } from '../line-text';

const kept = new Map<string, unknown>();
vi.mock('../book/vault', () => ({
  find: async (code: string) => kept.get(code) ?? null,
  keep: async (table: { readonly code: string }) => void kept.set(table.code, table),
  throwAway: async (code: string) => void kept.delete(code),
}));
vi.mock('../book/engine', async (original) => {
  const real = await original<typeof import('../book/engine')>();
  return { ...real, engine: () => real.Engine.of(readFileSync('src/referee/companion.wasm')) };
});

/** A server with one book, as far as the page can tell. */
class Server {
  entries: Entry[] = [];
  reachable = true;
  refuses: string | null = null;
  /** Whom the tournament's desk has made of this device. */
  official: Author | null = null;
  /** Why the book takes no entry of this type. */
  against: Partial<Record<Note['type'], string>> = {};

  readonly answer = async (path: string, init?: { readonly body?: string }): Promise<Response> => {
    if (!this.reachable) throw new TypeError('no network');
    if (path === '/api/guest') return Response.json({ player: { id: '1', name: 'Ada' } });
    if (path.endsWith('/author')) {
      return Response.json(this.official ? { author: this.official } : {});
    }
    if (path.includes('?after=')) {
      const after = Number(path.split('=')[1]);
      return Response.json({ seq: this.entries.length, entries: this.entries.slice(after) });
    }
    if (!init?.body) return Response.json({ code: 'ABCDEF', entries: this.entries });
    const sent = JSON.parse(init.body) as { readonly entries: readonly Entry[] };
    if (this.refuses) return this.#refused(this.refuses);
    for (const [index, entry] of sent.entries.entries()) {
      const here = this.entries[entry.seq - 1];
      if (here && here.ref !== entry.ref) return this.#refused('stale');
      const why = here ? null : this.#judge(entry);
      if (why && index === 0) return this.#refused(why);
      if (why) break;
      if (!here) this.entries.push(entry);
    }
    return Response.json({ seq: this.entries.length });
  };

  #judge({ by, note }: Entry): string | null {
    const opened = this.entries[0]?.note ?? note;
    if (opened.type === 'opened' && opened.desk) {
      if (!this.official) return 'not_an_official';
      const his = by.name === this.official.name && by.role === this.official.role;
      if (!his) return 'not_the_author';
    }
    return this.against[note.type] ?? null;
  }

  #refused(reason: string): Response {
    return Response.json({ error: { reason } }, { status: 409 });
  }
}

const opening: Note = {
  type: 'opened',
  kind: 'light',
  ruleset: { id: 'torisiko' },
  title: 'Tavolo 1',
  seats: [
    { name: 'Anna', colour: 'red' },
    { name: 'Bice', colour: 'blue' },
    { name: 'Carlo', colour: 'green' },
  ],
};

let server: Server;

/** Two devices with the same book, all of it at the server. */
async function twoDevices(): Promise<readonly [Book, Book]> {
  const first = await Book.create(opening);
  if (!(first instanceof Book)) throw new Error('not opened');
  await first.send();
  kept.clear();
  const second = await Book.open(first.code.value, server.entries);
  if (!second) throw new Error('not read');
  kept.clear();
  return [first, second];
}

/** What was entered is sent by itself; until that has come to this. */
async function reach(book: Book, state: Connection): Promise<void> {
  await vi.waitFor(async () => {
    await book.send();
    expect(book.connection.value).toBe(state);
  });
}

const passed: Note = { type: 'turn_passed', conquests: 1 };
const remark = (text: string): Note => ({ type: 'remarked', text });

beforeAll(() => loadWords());
beforeEach(() => {
  kept.clear();
  server = new Server();
  vi.stubGlobal('fetch', server.answer);
});

describe('a book on two devices', () => {
  it('follows what the other enters', async () => {
    const [first, second] = await twoDevices();
    await second.enter(passed);
    await reach(second, 'saved');
    await first.follow();
    expect(first.entries.value.map(({ ref }) => ref)).toEqual(
      second.entries.value.map(({ ref }) => ref),
    );
    expect(first.sheet.value?.turn).toBe('s2');
    expect(first.elsewhere.value).not.toBeNull();
    await first.enter(passed);
    await reach(first, 'saved');
    expect(first.elsewhere.value).toBeNull();
    expect(server.entries.length).toBe(3);
  });

  it('enters its own again after what the server has', async () => {
    const [first, second] = await twoDevices();
    await second.enter(passed);
    await reach(second, 'saved');
    server.reachable = false;
    await first.enter(remark('senza rete'));
    await reach(first, 'offline');
    server.reachable = true;
    await reach(first, 'diverged');
    expect(first.conflict.value?.own.length).toBe(1);
    expect(first.conflict.value?.theirs.length).toBe(2);
    await first.enterAgain();
    await reach(first, 'saved');
    expect(server.entries.map(({ note }) => note.type)).toEqual([
      'opened',
      'turn_passed',
      'remarked',
    ]);
    expect(first.aside.value).toEqual([]);
  });

  it('keeps what cannot stand, and what was set aside, to be saved', async () => {
    const [first, second] = await twoDevices();
    await second.enter({ type: 'seat_fell', seat: 's2' });
    await reach(second, 'saved');
    server.reachable = false;
    await first.enter({ type: 'seat_fell', seat: 's2' });
    server.reachable = true;
    await reach(first, 'diverged');
    await first.enterAgain();
    expect(first.aside.value.length).toBe(1);
    expect(first.aside.value[0]?.refused.map(({ error }) => error.rejection)).toEqual([
      'seat_is_out',
    ]);
    const version = first.aside.value[0];
    if (!version) throw new Error('nothing was kept');
    const engine = await Engine.of(readFileSync('src/referee/companion.wasm'));
    const file = engine.ask({ request: 'load', file: first.fileOf(version) });
    expect((file as { readonly ok: boolean }).ok).toBe(true);
    server.refuses = 'malformed';
    await first.enter(remark('non passa'));
    await reach(first, 'diverged');
    expect(first.conflict.value?.reason).toBe('malformed');
    await first.setAside();
    expect(first.connection.value).toBe('saved');
    expect(first.entries.value.length).toBe(2);
    expect(first.aside.value.length).toBe(2);
    await first.forget(version);
    expect(first.aside.value.length).toBe(1);
  });

  it('brings again what the server has lost', async () => {
    const [first] = await twoDevices();
    await first.enter(passed);
    await reach(first, 'saved');
    server.entries = server.entries.slice(0, 1);
    expect(await follow(first.code.value, 2)).toEqual({ state: 'behind', seq: 1 });
    await first.follow();
    await reach(first, 'saved');
    expect(server.entries.length).toBe(2);
  });
});

describe('a table of a tournament', () => {
  const ofDesk: Note = { ...opening, desk: { code: 'TORNEO', round: 1, table: 3 } };
  const tina: Author = { name: 'Tina Verdi', role: 'table_judge' };

  async function tableOf(official: Author): Promise<Book> {
    server.official = official;
    await learnWriter('TORNEO');
    const book = await Book.create(ofDesk);
    if (!(book instanceof Book)) throw new Error('not opened');
    await reach(book, 'saved');
    return book;
  }

  it('is written under the name and the role of the link', async () => {
    const book = await tableOf(tina);
    await book.enter(passed);
    await reach(book, 'saved');
    expect(server.entries.map(({ by }) => by)).toEqual([tina, tina]);
    const sheet = book.sheet.value;
    if (!sheet) throw new Error('no sheet');
    expect(mayWrite(sheet, 'signed')).toBe(true);
    expect(mayWrite(sheet, 'disciplined')).toBe(false);
  });

  it('is nobody’s without a role there', async () => {
    server.official = null;
    await learnWriter('TORNEO');
    expect(writerAt({ code: 'TORNEO' })).toBeNull();
    expect(await Book.create(ofDesk)).not.toBeInstanceOf(Book);
    const book = await tableOf(tina);
    server.official = null;
    await book.enter(passed);
    await reach(book, 'nobody');
    expect(book.entries.value.length).toBe(2); // what was written stays on the device
    expect(await book.enter(passed)).toBe(false);
    server.official = tina;
    await learnWriter('TORNEO');
    await reach(book, 'saved');
    expect(server.entries.length).toBe(2);
  });

  it('sets aside what the role no longer allows, and stores the rest under the new one', async () => {
    const book = await tableOf({ name: 'Tina Verdi', role: 'official_judge' });
    server.reachable = false;
    await book.enter(passed);
    await book.enter({ type: 'disciplined', seat: 's1', measure: 'warning', reason: 'x' });
    await book.enter(remark('dopo'));
    server.reachable = true;
    server.official = tina;
    await reach(book, 'saved');
    expect(server.entries.map(({ note }) => note.type)).toEqual([
      'opened',
      'turn_passed',
      'remarked',
    ]);
    expect(server.entries.slice(1).map(({ by }) => by.role)).toEqual([tina.role, tina.role]);
    expect(book.aside.value[0]?.refused.map(({ error }) => error.reason)).toEqual([
      'official_judge_only',
    ]);
    expect(book.conflict.value).toBeNull();
  });

  it('goes on without an entry that the server has refused after time offline', async () => {
    const book = await tableOf(tina);
    server.reachable = false;
    await book.enter(remark('prima'));
    await book.enter({ type: 'seat_fell', seat: 's3' });
    await book.enter(remark('dopo'));
    server.reachable = true;
    server.against = { seat_fell: 'judges_only' };
    await reach(book, 'saved');
    expect(server.entries.map(({ note }) => note.type)).toEqual(['opened', 'remarked', 'remarked']);
    expect(book.aside.value.length).toBe(1);
    expect(book.aside.value[0]?.refused.map(({ entry }) => entry.note.type)).toEqual(['seat_fell']);
    expect(book.waiting.value).toBe(0);
  });
});

describe('what is written about it', () => {
  it('has its line, with the reason', async () => {
    const [{ sheet }] = await twoDevices();
    const line = (note: Note, seq = 9, at = 0) =>
      ({
        seq,
        at,
        ref: '',
        by: { name: 'Ada', role: 'table_judge' },
        note,
        struck: false,
        events: [],
      }) as unknown as Line;
    const said = (note: Note, lines: readonly Line[] = [], at = 0) => {
      if (!sheet.value) throw new Error('no sheet');
      return lineText(sheet.value, line(note, 9, at), new Map(), lines);
    };
    expect(said({ type: 'reopened', reason: 'errore' })).toContain('errore');
    expect(
      said({ type: 'territory_realigned', territory: 'alaska', owner: 's2', armies: 3 }),
    ).toContain('Bice, 3');
    expect(said({ type: 'appealed', ruling: 4, seat: 's1', reason: 'no' })).toContain('Anna');
    const settled = { type: 'appeal_settled', appeal: 5, reason: 'sì' } as const;
    expect(said({ ...settled, outcome: 'overturned', struck: 0 })).not.toBe(
      said({ ...settled, outcome: 'overturned', struck: 1 }),
    );
    const pause = { type: 'clock_changed', change: 'paused', minutes: 0, reason: 'lite' } as const;
    expect(said(pause)).toContain('lite');
    const start = { type: 'clock_changed', change: 'started', minutes: 0 } as const;
    expect(said(start, [line(pause, 8, 0)], 240_000)).toContain('4');
  });

  it('is handed over by a link whose token the server never logs', () => {
    const link = takeoverLink('ABCDEF', 'a-token_of-many-letters-01234');
    expect(new URL(link).hash).toBe('#a-token_of-many-letters-01234');
    expect(tokenIn(new URL(link).hash)).toBe('a-token_of-many-letters-01234');
    expect(tokenIn('#main')).toBe('');
  });
});
