// One open book: entering, undoing, keeping it on this device, bringing it to the server, and the
// file of last resort. The engine decides what may stand; this only carries it about.
import { computed, signal } from '@preact/signals';
import { bookRefusals } from '../../protocol.gen';
import { announce } from '../../ui/live';
import { w } from '../words/words';
import { newCode, randomText } from './codes';
import { type Engine, engine } from './engine';
import type { Author, Entry, Note, Refusal, Refused, Reply, Sheet } from './notes';
import { offlineText } from './offline';
import { agreed, bring, follow, whole } from './sync';
import { type Aside, find, keep, throwAway } from './vault';
import { type Desk, learnWriter, mayWrite, writerAt } from './writer';

/** Whether the last thing entered can be taken back; a signature is opened again, with a reason. */
export function canUndo(sheet: Sheet): boolean {
  return mayWrite(sheet, 'undone');
}

/** Refused by the book itself, which no other try will change. */
function refusedByTheBook(reason: string): boolean {
  return reason !== 'malformed' && (bookRefusals as readonly string[]).includes(reason);
}

/**
 * locked: the server has the table, and this device is none of those that keep it; nobody: whoever
 * writes has no role at the tournament it belongs to.
 */
export type Connection = 'saved' | 'sending' | 'offline' | 'diverged' | 'locked' | 'nobody';

/** Two devices wrote at once, or the server has refused what is only here. */
export interface Conflict {
  readonly theirs: readonly Entry[]; // the whole book as the server has it
  readonly own: readonly Entry[]; // what is only here
  readonly reason?: string; // why it was refused
}

const busyMs = 400;

export class Book {
  readonly sheet = signal<Sheet | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  readonly connection = signal<Connection>('saved');
  readonly code = signal('');
  readonly entries = signal<readonly Entry[]>([]);
  readonly synced = signal(0);
  readonly waiting = computed(() => this.entries.value.length - this.synced.value);
  readonly conflict = signal<Conflict | null>(null);
  readonly aside = signal<readonly Aside[]>([]);
  /** Who wrote last, when it was not this device. */
  readonly elsewhere = signal<Author | null>(null);
  /** When something was last entered on this device. */
  wroteAt = 0;
  readonly #engine: Engine;
  #sending = false;
  #following = false;

  private constructor(engineIn: Engine, code: string) {
    this.#engine = engineIn;
    this.code.value = code;
  }

  /** The book with this code from this device or these entries; null when it is on neither. */
  static async open(code: string, given: readonly Entry[] | null = null): Promise<Book | null> {
    const [loaded, kept] = await Promise.all([engine(), find(code)]);
    const entries = kept?.entries ?? given;
    if (!entries) return null;
    const book = new Book(loaded, code);
    const reply = book.ask<{ readonly sheet: Sheet }>({ request: 'load', entries });
    if (!reply.ok) return null;
    book.entries.value = entries;
    book.synced.value = kept ? kept.synced : entries.length;
    book.sheet.value = reply.sheet;
    book.aside.value = kept?.aside ?? [];
    if (!kept) await book.#keep();
    return book;
  }

  /** A new book with its first entry; a refusal when it cannot be opened so. */
  static async create(opening: Note): Promise<Book | Refusal> {
    const desk = opening.type === 'opened' ? opening.desk?.code : undefined;
    const book = new Book(await engine(), newCode(desk));
    book.ask({ request: 'load', entries: [] });
    if (!(await book.#add(opening))) return book.refusal.value as Refusal;
    return book;
  }

  /** A book out of a file of last resort. */
  static async fromFile(text: string): Promise<Book | Refusal> {
    const loaded = await engine();
    const reply = loaded.ask({ request: 'load', file: text }) as Reply<{
      readonly code: string;
      readonly entries: readonly Entry[];
      readonly sheet: Sheet;
    }>;
    if (!reply.ok) return reply.error;
    const kept = /^[A-Z2-9]{6}$/.test(reply.code) ? await find(reply.code) : null;
    const common = kept ? agreed(kept.entries, reply.entries) : 0;
    // This device knows the table already, and further: the file adds nothing.
    if (kept && common === reply.entries.length) {
      const known = await Book.open(reply.code);
      if (known) return known;
    }
    const follows = !kept || common === kept.entries.length;
    const sound = follows && /^[A-Z2-9]{6}$/.test(reply.code);
    const book = new Book(loaded, sound ? reply.code : newCode());
    book.entries.value = reply.entries;
    book.sheet.value = reply.sheet;
    await book.#keep();
    return book;
  }

  ask<T>(question: object): Reply<T> {
    return this.#engine.ask(question) as Reply<T>;
  }

  /** Whether it stands; if not, `refusal` says why. */
  async enter(note: Note): Promise<boolean> {
    if (!(await this.#add(note))) return false;
    void this.send();
    return true;
  }

  /** The tournament that the table belongs to. */
  #desk(note?: Note): Desk {
    return note?.type === 'opened' ? note.desk : this.sheet.value?.desk;
  }

  async #add(note: Note): Promise<boolean> {
    const by = writerAt(this.#desk(note));
    if (!by) {
      const text = w().connection.nobodyLong;
      this.refusal.value = { reason: 'not_accepted', it: text, en: text };
      return false;
    }
    const entry = { ref: randomText(12), at: Date.now(), by, note };
    const reply = this.ask<{ readonly entry: Entry; readonly sheet: Sheet }>({
      request: 'enter',
      entry,
    });
    if (!reply.ok) {
      this.refusal.value = reply.error;
      return false;
    }
    this.refusal.value = null;
    this.entries.value = [...this.entries.value, reply.entry];
    this.sheet.value = reply.sheet;
    this.elsewhere.value = null;
    this.wroteAt = Date.now();
    if (this.connection.value === 'saved') this.connection.value = 'sending';
    await this.#keep();
    return true;
  }

  play(...actions: readonly object[]): Promise<boolean> {
    return this.enter({ type: 'played', actions });
  }

  file(): string {
    const reply = this.ask<{ readonly file: string }>({ request: 'file', code: this.code.value });
    return reply.ok ? reply.file : '';
  }

  async #keep(): Promise<void> {
    await keep({
      code: this.code.value,
      title: this.sheet.value?.title ?? '',
      at: this.entries.value.at(-1)?.at ?? Date.now(),
      entries: this.entries.value,
      synced: this.synced.value,
      aside: this.aside.value,
    });
  }

  /** Another table has the code: this one, never sent, gets a new one. */
  async #takeNewCode(): Promise<void> {
    const old = this.code.value;
    this.code.value = newCode(this.#desk()?.code);
    await this.#keep();
    await throwAway(old);
    window.history.replaceState(null, '', `/arbitro/${this.code.value}`);
  }

  /** Brings what the server lacks, part by part, as long as it takes them. */
  async send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    const known = this.connection.value === 'offline';
    try {
      while (this.waiting.value > 0) {
        if (!known) this.connection.value = 'sending';
        const brought = await bring(this.code.value, this.entries.value, this.synced.value);
        if (brought.state === 'more') {
          this.synced.value = brought.synced;
          await this.#keep();
          continue;
        }
        if (brought.state === 'same') break;
        if (brought.state === 'busy') {
          await new Promise((resume) => setTimeout(resume, busyMs));
          continue;
        }
        if (brought.state === 'code_taken' && this.synced.value === 0) {
          await this.#takeNewCode();
          continue;
        }
        if (brought.state === 'offline') {
          if (!known) announce(offlineText());
          this.connection.value = 'offline';
          return;
        }
        if (brought.state === 'code_taken') {
          this.connection.value = 'locked';
          return;
        }
        if (brought.state === 'nobody') {
          await learnWriter(this.#desk()?.code ?? '');
          this.connection.value = 'nobody';
          return;
        }
        if (brought.state === 'another') {
          if (await this.#signAnew()) continue;
          return;
        }
        if (brought.state === 'refused' && (await this.#goOnWithout(brought.reason))) continue;
        this.#differ(
          brought.state === 'diverged' ? brought.theirs : this.#confirmed(),
          brought.state === 'refused' ? brought.reason : undefined,
        );
        return;
      }
      this.conflict.value = null;
      this.connection.value = 'saved';
    } finally {
      this.#sending = false;
    }
  }

  #confirmed(): readonly Entry[] {
    return this.entries.value.slice(0, this.synced.value);
  }

  #unconfirmed(): readonly Entry[] {
    return this.entries.value.slice(this.synced.value);
  }

  /** The server takes them from another name or role only: the desk's link has changed since. */
  async #signAnew(): Promise<boolean> {
    const by = await learnWriter(this.#desk()?.code ?? '');
    if (by === 'offline' || by === null) {
      this.connection.value = by === null ? 'nobody' : 'offline';
      return false;
    }
    const own = this.#unconfirmed();
    const signed = own.every(({ by: { name, role } }) => name === by.name && role === by.role);
    const anew = own.map((entry) => ({ ...entry, by }));
    if (!signed && (await this.#rejoin(anew))) return true;
    this.#differ(this.#confirmed(), 'not_the_author');
    return false;
  }

  /** The first that the server lacks was refused: it is set aside, with what cannot do without it. */
  async #goOnWithout(reason: string): Promise<boolean> {
    const own = this.#unconfirmed();
    const ref = own[0]?.ref;
    if (!ref || this.synced.value === 0 || !refusedByTheBook(reason)) return false;
    if (!(await this.#rejoin(own, { ref, reason }))) return false;
    announce(w().differs.setAsideNow);
    return true;
  }

  async #rejoin(own: readonly Entry[], refused?: object): Promise<boolean> {
    const theirs = this.#confirmed();
    const question =
      theirs.length === 0
        ? { request: 'load', entries: own }
        : { request: 'rejoin', entries: theirs, own, ...(refused ? { refused } : {}) };
    const reply = this.ask<{
      readonly entries: readonly Entry[];
      readonly sheet: Sheet;
      readonly aside?: readonly Refused[];
    }>(question);
    if (!reply.ok) return false;
    await this.#giveWay({ theirs, own }, reply.entries, reply.sheet, reply.aside ?? []);
    return true;
  }

  #differ(theirs: readonly Entry[], reason?: string): void {
    const own = this.entries.value.slice(agreed(this.entries.value, theirs));
    this.conflict.value = { theirs, own, ...(reason ? { reason } : {}) };
    this.connection.value = 'diverged';
  }

  /** The book as others have it by now, unless something was entered here meanwhile. */
  async follow(): Promise<void> {
    if (this.#following || this.#sending || this.waiting.value > 0) return;
    this.#following = true;
    try {
      const followed = await follow(this.code.value, this.synced.value);
      if (this.waiting.value > 0) return;
      if (followed.state === 'offline') this.connection.value = 'offline';
      else if (followed.state === 'unknown') this.connection.value = 'locked';
      else this.connection.value = 'saved';
      if (followed.state === 'behind') this.synced.value = followed.seq;
      if (followed.state === 'news') await this.#adopt(followed.entries);
    } finally {
      this.#following = false;
    }
  }

  async #adopt(news: readonly Entry[]): Promise<void> {
    const all = [...this.entries.value, ...news];
    const reply = this.ask<{ readonly sheet: Sheet }>({ request: 'load', entries: all });
    if (!reply.ok) {
      this.refusal.value = reply.error; // written by a newer page than this one
      return;
    }
    this.entries.value = all;
    this.synced.value = all.length;
    this.sheet.value = reply.sheet;
    this.elsewhere.value = news.at(-1)?.by ?? null;
    await this.#keep();
  }

  /** The other device may have gone on since the difference was seen. */
  async #latest(): Promise<Conflict | null> {
    const theirs = await whole(this.code.value);
    if (theirs && this.conflict.value) this.#differ(theirs, this.conflict.value.reason);
    return this.conflict.value;
  }

  /** What is only here is entered again after what the server has; what cannot stand is kept apart. */
  async enterAgain(): Promise<void> {
    const conflict = await this.#latest();
    if (!conflict) return;
    const reply = this.ask<{
      readonly entries: readonly Entry[];
      readonly sheet: Sheet;
      readonly aside: readonly Refused[];
    }>({ request: 'rejoin', entries: conflict.theirs, own: conflict.own });
    if (!reply.ok) {
      this.refusal.value = reply.error;
      return;
    }
    await this.#giveWay(conflict, reply.entries, reply.sheet, reply.aside);
    void this.send();
  }

  /** The server's book goes on here; what is only here is kept apart, whole. */
  async setAside(): Promise<void> {
    const conflict = await this.#latest();
    if (!conflict) return;
    const entries = conflict.theirs;
    const reply = this.ask<{ readonly sheet: Sheet }>({ request: 'load', entries });
    if (!reply.ok) {
      this.refusal.value = reply.error;
      return;
    }
    await this.#giveWay(conflict, entries, reply.sheet, []);
  }

  async #giveWay(
    conflict: Conflict,
    entries: readonly Entry[],
    sheet: Sheet,
    refused: readonly Refused[],
  ): Promise<void> {
    const again = entries.length > conflict.theirs.length;
    if (!again || refused.length > 0) {
      const version: Aside = { at: Date.now(), entries: this.entries.value, refused };
      this.aside.value = [...this.aside.value, version];
    }
    this.entries.value = entries;
    this.synced.value = conflict.theirs.length;
    this.sheet.value = sheet;
    this.refusal.value = null;
    this.conflict.value = null;
    this.connection.value = again ? 'sending' : 'saved';
    await this.#keep();
  }

  /** A version that was set aside, as a file that any device opens. */
  fileOf({ entries }: Aside): string {
    const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
    const code = JSON.stringify(this.code.value);
    return `{"kamchatka_companion":1,"code":${code},"journal":[\n${lines}\n]}\n`;
  }

  async forget(version: Aside): Promise<void> {
    this.aside.value = this.aside.value.filter((each) => each !== version);
    await this.#keep();
  }
}
