// One socket to one table: joins, resumes from the last event seen, sends actions once, and comes
// back by itself after a loss. Knows messages, not games.
import { signal } from '@preact/signals';
import type {
  Action,
  BecauseMessage,
  ClientMessage,
  EventsMessage,
  Matter,
  ProposalMessage,
  Reason,
  RejectMessage,
  ServerMessage,
  ViewMessage,
} from '../protocol';

export type Status = 'connecting' | 'live' | 'lost' | 'refused';
export type Outcome =
  | { readonly ok: true }
  | ({ readonly ok: false } & Omit<RejectMessage, 'type' | 'ref'>);

/** What a question came to: why not, or null where the action would be accepted or nobody answered. */
export type Why = Extract<Outcome, { ok: false }> | null;

/** Errors that speak of what was just said: the table is there as before. */
export const aboutWords: ReadonlySet<string> = new Set<Reason>([
  'chat_off',
  'chat_muted',
  'chat_silenced',
  'odd_characters',
  'rate_limited',
]);

/** What answers one message of ours, and is told to whoever sent that. */
type Answers = RejectMessage | BecauseMessage | ProposalMessage;

export interface Listener {
  onView(message: ViewMessage): void;
  onEvents(message: EventsMessage): void;
  /** Whatever carries no events: table, clock, chat. */
  onOther(message: Exclude<ServerMessage, ViewMessage | EventsMessage | Answers>): void;
}

export interface Timing {
  readonly backoffMinMs: number;
  readonly backoffMaxMs: number;
  readonly pingMs: number;
  readonly pongMs: number;
}
export const usualTiming: Timing = {
  backoffMinMs: 250,
  backoffMaxMs: 8_000,
  pingMs: 20_000,
  pongMs: 8_000,
};

/** How long to wait before attempt `count` (from 0): doubling, with jitter, within the bounds. */
export function backoffMs(count: number, random: number, timing = usualTiming): number {
  const full = Math.min(timing.backoffMaxMs, timing.backoffMinMs * 2 ** count);
  return Math.max(timing.backoffMinMs, full * (0.5 + random / 2));
}

/** A unique reference; crypto.randomUUID needs a secure page, and a club's network has none. */
export function newRef(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

type Answer = BecauseMessage | ProposalMessage;

function whyNot(answer: Answer | null): Why {
  if (answer?.type !== 'because' || !answer.reason) return null;
  return { ...answer, reason: answer.reason, ok: false };
}

interface Pending {
  readonly message: Extract<ClientMessage, { type: 'act' }>;
  readonly settle: (outcome: Outcome) => void;
}

/** What a table's page needs of a connection, whoever is at its other end. */
export type Link = Pick<
  Connection,
  'status' | 'start' | 'stop' | 'act' | 'why' | 'propose' | 'send' | 'join'
>;

export class Connection {
  readonly status = signal<Status>('connecting');
  readonly #address: string;
  readonly #table: string;
  readonly #listener: Listener;
  readonly #timing: Timing;
  readonly #pending = new Map<string, Pending>();
  readonly #questions = new Map<string, (answer: Answer | null) => void>();
  #socket: WebSocket | null = null;
  #seq: number | null = null;
  #attempts = 0;
  #joined = false;
  #stopped = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, table: string, listener: Listener, timing = usualTiming) {
    this.#address = address;
    this.#table = table;
    this.#listener = listener;
    this.#timing = timing;
  }

  /** The number of the last event received; null before the first view. */
  get seq(): number | null {
    return this.#seq;
  }

  start(): void {
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  stop(): void {
    this.#stopped = true;
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearTimeout(this.#heartbeat);
    this.#socket?.close();
  }

  /** Asks the server; settles when it answers, even after a lost connection. */
  act(action: Action): Promise<Outcome> {
    return new Promise((settle) => {
      const message = { type: 'act', ref: newRef(), seq: this.#seq ?? 0, action } as const;
      this.#pending.set(message.ref, { message, settle });
      if (this.#joined) this.send(message);
    });
  }

  /** Why the server would not do this now. Only a question: nothing happens, and a loss loses it. */
  async why(action: Action): Promise<Why> {
    return whyNot(await this.#ask((ref, seq) => ({ type: 'why', ref, seq, action })));
  }

  /** What a bot would do here, for the player to take or change; or why it does not say. */
  async propose(of: Matter = 'placement'): Promise<readonly Action[] | Why> {
    const answer = await this.#ask((ref, seq) => ({ type: 'propose', ref, seq, of }));
    // A bot of a seat proposes what seats do.
    return answer?.type === 'proposal' ? (answer.actions as readonly Action[]) : whyNot(answer);
  }

  #ask(question: (ref: string, seq: number) => ClientMessage): Promise<Answer | null> {
    return new Promise((settle) => {
      if (!this.#joined) return settle(null);
      const ref = newRef();
      this.#questions.set(ref, settle);
      this.send(question(ref, this.#seq ?? 0));
    });
  }

  #answer(ref: string, answer: Answer | null): void {
    const settle = this.#questions.get(ref);
    this.#questions.delete(ref);
    settle?.(answer);
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Asks again for what happened after `seq`; from the beginning when 0. */
  join(seq: number | null): void {
    this.send({ type: 'join', table: this.#table, seq });
  }

  #open(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#joined = false;
    socket.onopen = () => {
      this.join(this.#seq);
      this.#beat();
    };
    socket.onmessage = (frame: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(JSON.parse(frame.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    clearTimeout(this.#heartbeat);
    this.#joined = false;
    for (const ref of this.#questions.keys()) this.#answer(ref, null);
    if (this.#stopped || this.status.value === 'refused') return;
    this.status.value = 'lost';
    const wait = backoffMs(this.#attempts++, Math.random(), this.#timing);
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  /** Back on the network or back on the page: do not wait for the timer. */
  readonly #hurry = (): void => {
    if (this.status.value === 'lost' && !document.hidden && !this.#stopped) {
      this.#attempts = 0;
      this.#open();
    }
  };

  /** A silent socket may be dead without knowing it: ask, and drop it when nothing comes. */
  #beat(): void {
    clearTimeout(this.#heartbeat);
    this.#heartbeat = setTimeout(() => {
      this.send({ type: 'ping' });
      this.#heartbeat = setTimeout(() => {
        const dead = this.#socket;
        this.#socket = null;
        dead?.close();
        this.#lost();
      }, this.#timing.pongMs);
    }, this.#timing.pingMs);
  }

  #receive(message: ServerMessage): void {
    this.#beat();
    switch (message.type) {
      case 'view':
        this.#seq = message.seq;
        this.#listener.onView(message);
        return this.#live();
      case 'events':
        return this.#happened(message);
      case 'reject':
        return this.#settle(message.ref, { ...message, ok: false });
      case 'because':
      case 'proposal':
        return this.#answer(message.ref, message);
      case 'error':
        if (message.reason !== 'malformed' && !aboutWords.has(message.reason)) {
          this.status.value = 'refused';
        }
        return this.#listener.onOther(message);
      default:
        return this.#listener.onOther(message);
    }
  }

  #happened(message: EventsMessage): void {
    const known = this.#seq;
    if (known === null || message.seq > known + 1) return this.join(known); // a gap: ask again
    this.#seq = Math.max(known, message.seq + message.events.length - 1);
    this.#listener.onEvents(message);
    if (message.ref) this.#settle(message.ref, { ok: true });
    this.#live();
  }

  /** The table has answered: what was asked before the loss is asked again, under the same name. */
  #live(): void {
    this.status.value = 'live';
    this.#attempts = 0;
    if (this.#joined) return;
    this.#joined = true;
    for (const { message } of this.#pending.values()) this.send(message);
  }

  #settle(ref: string, outcome: Outcome): void {
    const pending = this.#pending.get(ref);
    this.#pending.delete(ref);
    pending?.settle(outcome);
  }
}
