// One open book: entering, undoing, keeping it on this device, bringing it to the server, and the
// file of last resort. The engine decides what may stand; this only carries it about.
import { computed, signal } from '@preact/signals';
import { stored } from '../lib/stored';
import { announce } from '../ui/live';
import { type Engine, engine } from './engine';
import type { Author, Entry, Note, Refusal, Reply, Sheet } from './notes';
import { agreed, bring } from './sync';
import { find, keep, throwAway } from './vault';
import { w } from './words';

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

export const newCode = () => randomText(6);

function isAuthor(value: unknown): value is Author {
  const found = value as Author | null;
  return (
    typeof found?.name === 'string' &&
    ['player', 'table_judge', 'official_judge'].includes(found.role)
  );
}

/** Who writes on this device. */
export const author = stored<Author>('referee', { name: '', role: 'table_judge' }, isAuthor);

/** Whether the book takes this of whoever writes on this device. */
export function mayWrite(sheet: Sheet, type: Note['type']): boolean {
  return sheet.permitted[author.value.role].includes(type);
}

/** Whether the last thing entered can be taken back; a signature is opened again, with a reason. */
export function canUndo(sheet: Sheet): boolean {
  return sheet.undoable > 0 && sheet.stage !== 'signed_off';
}

export type Connection = 'saved' | 'sending' | 'offline' | 'diverged';

const retryMs = 8_000;
const busyMs = 400;

export class Book {
  readonly sheet = signal<Sheet | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  readonly connection = signal<Connection>('saved');
  readonly code = signal('');
  readonly entries = signal<readonly Entry[]>([]);
  readonly synced = signal(0);
  readonly waiting = computed(() => this.entries.value.length - this.synced.value);
  readonly #engine: Engine;
  #sending = false;
  #timer: ReturnType<typeof setInterval> | null = null;

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
    if (!kept) await book.#keep();
    return book;
  }

  /** A new book with its first entry; a refusal when it cannot be opened so. */
  static async create(opening: Note): Promise<Book | Refusal> {
    const book = new Book(await engine(), newCode());
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

  async #add(note: Note): Promise<boolean> {
    const entry = { ref: randomText(12), at: Date.now(), by: author.value, note };
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
    });
  }

  /** Another table has the code: this one, never sent, gets a new one. */
  async #takeNewCode(): Promise<void> {
    const old = this.code.value;
    this.code.value = newCode();
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
        const lost = brought.state === 'offline';
        if (lost && !known) announce(w().connection.offlineLong);
        this.connection.value = lost ? 'offline' : 'diverged';
        return;
      }
      this.connection.value = 'saved';
    } finally {
      this.#sending = false;
    }
  }

  /** Tries again whenever the network is back, and now and then. */
  stayInTouch(): () => void {
    const again = () => void this.send();
    const lost = () => {
      if (this.waiting.value > 0 || !navigator.onLine) this.connection.value = 'offline';
    };
    window.addEventListener('online', again);
    window.addEventListener('offline', lost);
    this.#timer = setInterval(again, retryMs);
    again();
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('offline', lost);
      if (this.#timer) clearInterval(this.#timer);
    };
  }
}
