// A table as this browser sees it: what the server told, shown at a pace people can follow. Batches
// wait in a queue while dice roll; what is offered is shown only when the queue is empty, so nobody
// acts on a board that is about to change.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Geometry } from '../board';
import { blankView, Chronicle, chronicleOf, type Passage } from '../game/chronicle';
import { aboutWords, Connection, type Link, type Listener, type Outcome } from '../game/connection';
import { nothingOffered, type Offer, offerOf } from '../game/options';
import { reduce } from '../game/reduce';
import { ShareKeeper } from '../game/share';
import { Witness } from '../game/witness';
import { post } from '../lib/api';
import { historyOf } from '../lib/pages';
import { motionMs } from '../lib/settings';
import { ownStorage } from '../lib/stored';
import type {
  Action,
  ChatLine,
  Clock,
  Event,
  EventsMessage,
  Option,
  Reckoning,
  Rules,
  Seat,
  ServerMessage,
  TableDetail,
  View,
  Viewer,
  ViewMessage,
} from '../protocol';

/** A batch as it is shown: the view before it, its events, and a number of its own. */
export interface Scene {
  readonly key: number;
  readonly before: View;
  readonly events: readonly Event[];
  readonly mine: boolean; // came of this browser's own action
}

export interface Heard {
  readonly clock: Clock;
  readonly atMs: number; // of performance.now() when it came
}

/** Before a game, and at a table that no server feeds. */
export const nothingReckoned: Reckoning = {
  points: {},
  objectives: {},
  closing_sums: [],
  trises: [],
  ties: [],
};

export class Room implements Listener {
  readonly code: string;
  readonly connection: Link;
  readonly table = signal<TableDetail | null>(null);
  readonly rules = signal<Rules | null>(null);
  readonly geometry = signal<Geometry | null>(null); // the drawing of the board
  readonly viewer = signal<Viewer>('spectator');
  readonly view = signal<View | null>(null);
  readonly offer = signal<Offer>(nothingOffered);
  readonly reckoning = signal<Reckoning>(nothingReckoned); // of the view that is shown
  readonly clock = signal<Heard | null>(null);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly chronicle = signal<readonly Passage[]>([]);
  readonly scene = signal<Scene | null>(null);
  readonly standing = signal<number | null>(null); // the standing order for defence dice
  readonly refusal = signal<string | null>(null); // why the table cannot be shown at all
  readonly unsaid = signal<string | null>(null); // why what was last said was not heard
  readonly busy = signal(false); // an action of ours is on its way
  readonly moved = signal(false); // another device has the seat that this one had
  readonly broken = signal(false); // the page cannot follow the server: it must be loaded again

  readonly seat: ReadonlySignal<Seat | null> = computed(() =>
    this.viewer.value === 'spectator' ? null : this.viewer.value,
  );
  /** Why nothing can be done at this seat: nobody or the computer plays there, or the clock is stopped. */
  readonly still = computed<'neutral' | 'away' | 'paused' | null>(() => {
    const seat = this.seat.value;
    const table = this.table.value;
    const view = this.view.value;
    if (!seat || table?.state !== 'playing' || view?.ending.cause) return null;
    if (view?.seats[seat]?.standing === 'withdrawn') return 'neutral';
    if (table.seats.some((line) => line.seat === seat && line.away)) return 'away';
    return this.clock.value?.clock.paused ? 'paused' : null;
  });
  readonly aids = computed(() => {
    const settings = this.table.value?.settings;
    return !!settings && settings.aids && !settings.tournament;
  });

  /** Whether everything heard is shown. */
  readonly settledNow = signal(true);

  #queue: EventsMessage[] = [];
  #idle: (() => void)[] = [];
  #working = false;
  #hurried = false; // until everything heard is shown and this seat is awaited
  readonly shares: ShareKeeper;
  #chronicle = new Chronicle();
  #witness: Witness | null = null;
  #shownSeq = 0; // of the last event in `view`
  #history: Promise<void> = Promise.resolve(); // until what happened before is known
  #askedHistory = false;
  #seenBy = ''; // the table and viewer of the witness
  #keys = 0;
  #mine = new Set<number>(); // first events of batches that came of our own actions
  #stopped = false;

  constructor(address: string, code: string, link?: (listener: Listener) => Link) {
    this.code = code;
    this.connection = link?.(this) ?? new Connection(address, code, this);
    this.shares = new ShareKeeper(ownStorage(), code);
  }

  /** Whether a server holds the table: at that of a lesson there is nobody to mute, leave or wait for. */
  get served(): boolean {
    return this.code !== '';
  }

  /** What this browser has seen of chance; null before the game. */
  get witness(): Witness | null {
    return this.#witness;
  }

  /** Asks for what this browser has not seen of a game that is over. */
  async seenToTheEnd(): Promise<void> {
    await this.#history;
    await this.#askHistory(this.#shownSeq);
  }

  /** When everything that happened so far has been told, or cannot be. */
  caughtUp(): Promise<void> {
    return this.#history;
  }

  start(): void {
    this.connection.start();
  }

  stop(): void {
    this.#stopped = true;
    this.connection.stop();
  }

  /** Does one thing after the other, each when the one before has happened; stops when refused. */
  async perform(actions: readonly Action[]): Promise<Outcome> {
    this.busy.value = true;
    try {
      for (const action of actions) {
        const outcome = await this.connection.act(action);
        if (!outcome.ok) return outcome;
      }
      return { ok: true };
    } finally {
      this.busy.value = false;
    }
  }

  /** Lets bots play without watching them, until it is this seat's go. */
  async skipBots(): Promise<void> {
    this.#hurried = true;
    await post(`/api/tables/${this.code}/skip`);
  }

  /** When everything heard is shown and the viewer's seat is awaited again, or the game has gone on. */
  settled(): Promise<void> {
    if (this.settledNow.value && !this.#awaitsOthers()) return Promise.resolve();
    return new Promise((resume) => this.#idle.push(resume));
  }

  /** In the middle of an attack of ours: the defender is choosing dice. */
  #awaitsOthers(): boolean {
    const view = this.view.value;
    return view?.phase === 'defend' && view.turn === this.seat.value;
  }

  onView(message: ViewMessage): void {
    this.#queue = [];
    this.#hear(message.clock);
    this.table.value = message.table;
    if (message.viewer !== 'spectator') this.moved.value = false;
    else if (this.viewer.value !== 'spectator') this.moved.value = !!message.table.event;
    this.viewer.value = message.viewer;
    this.chat.value = message.chat;
    this.standing.value = message.defence_dice ?? null;
    this.view.value = message.view;
    this.reckoning.value = message.reckoning ?? nothingReckoned;
    this.#shownSeq = message.seq;
    this.offer.value = offerOf(message.options);
    if (!message.view || message.seq === 0) return;
    const seenBy = `${this.code}.${message.viewer}`;
    if (!this.#witness || this.#seenBy !== seenBy)
      this.#witness = new Witness(ownStorage(), seenBy);
    this.#seenBy = seenBy;
    this.#history = this.#askHistory(message.seq);
  }

  onEvents(message: EventsMessage): void {
    this.#hear(message.clock);
    if (message.ref) this.#mine.add(message.seq);
    this.#witness?.hear(message.seq, message.events);
    if (message.seq <= this.#shownSeq && message.events.length > 0) return; // told before
    if (message.events.length > 0) this.#queue.push(message);
    else if (this.#queue.length === 0) this.#settle(message);
    if (!this.#working) void this.#work();
  }

  onOther(message: Parameters<Listener['onOther']>[0]): void {
    switch (message.type) {
      case 'table':
        this.table.value = message.table;
        return;
      case 'clock':
        return this.#hear(message.clock);
      case 'chat':
        this.unsaid.value = null;
        this.chat.value = [...this.chat.value, message].slice(-200);
        return;
      case 'error':
        if (aboutWords.has(message.reason)) this.unsaid.value = message.reason;
        else this.refusal.value = message.reason;
        return;
      case 'standing':
        this.standing.value = message.defence_dice;
        return;
      case 'pong':
        return;
      default:
        message satisfies never;
    }
  }

  #hear(clock: Clock): void {
    this.clock.value = { clock, atMs: performance.now() };
  }

  /**
   * What happened before this page came, or while it was away: the chronicle is written anew from the
   * first event on.
   */
  async #askHistory(seq: number): Promise<void> {
    if (this.#askedHistory && (this.#witness?.last ?? 0) >= seq) return;
    this.#askedHistory = true;
    const over = this.view.value?.phase === 'closed';
    const events = await historyOf(this.code, this.#shownSeq);
    this.#witness?.hear(1, events, over ? 'afterwards' : 'live');
    const view = this.view.value;
    const past = events.slice(0, this.#shownSeq);
    if (!view || past.length < this.#shownSeq) return;
    [this.#chronicle] = chronicleOf(blankView(view), past);
    this.chronicle.value = [...this.#chronicle.passages];
  }

  async #work(): Promise<void> {
    this.#working = true;
    this.settledNow.value = this.#queue.length === 0;
    try {
      for (let next = this.#queue.shift(); next && !this.#stopped; next = this.#queue.shift()) {
        const hold = this.#show(next);
        if (this.#queue.length === 0) this.#settle(next);
        else this.offer.value = nothingOffered;
        // When much has piled up (a tab that slept), nobody wants to watch all of it.
        if (hold > 0 && this.#queue.length < 8 && !this.#hurried) {
          await new Promise((resume) => setTimeout(resume, hold));
        }
      }
    } catch (fault) {
      this.broken.value = true;
      throw fault;
    } finally {
      this.#working = false;
      this.settledNow.value = true;
      if (!this.#awaitsOthers()) for (const resume of this.#idle.splice(0)) resume();
    }
  }

  /** Files a batch and says for how long it should be looked at, in milliseconds. */
  #show(message: EventsMessage): number {
    const before = this.view.value;
    if (!before) return 0;
    let view = before;
    for (const [index, event] of message.events.entries()) {
      this.#chronicle.add(view, event, message.seq + index);
      view = reduce(view, event);
    }
    const mine = this.#mine.delete(message.seq);
    this.#shownSeq = message.seq + message.events.length - 1;
    this.chronicle.value = [...this.#chronicle.passages];
    this.view.value = { ...view, phase: message.phase, awaiting: message.awaiting };
    this.reckoning.value = message.reckoning;
    this.scene.value = { key: ++this.#keys, before, events: message.events, mine };
    return holdMs(message.events, mine);
  }

  #settle(message: { readonly options: readonly Option[]; readonly reckoning: Reckoning }): void {
    this.offer.value = offerOf(message.options);
    this.reckoning.value = message.reckoning;
    if (message.options.length > 0) this.#hurried = false;
  }
}

/** How long a batch is shown before the next: long enough to be seen, nothing without motion. */
export function holdMs(events: readonly Event[], mine: boolean): number {
  const motion = motionMs.value;
  if (motion === 0 || events.length > 100) return 0;
  const types = new Set(events.map((event) => event.type));
  if (types.has('closing_rolled')) return 4 * motion;
  if (types.has('dice_rolled')) return mine ? motion * 0.6 : motion * 1.5;
  if (types.has('armies_transferred') || types.has('tris_played')) return motion;
  return mine ? 0 : motion * 0.4;
}

/** Where the socket of this page's server is; the code is for a proxy that serves several nodes. */
export function socketAddress(code: string): string {
  return `${window.location.origin.replace(/^http/, 'ws')}/ws/${code}`;
}

export type Message = ServerMessage;
