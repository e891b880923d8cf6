// The table of a guided game: the real engine in this browser in the place of a server. It lets the
// learner do what the step is about, does what the others do, and throws the dice that are dictated.
import { signal } from '@preact/signals';
import type { Link, Listener, Outcome, Status, Why } from '../game/connection';
import type { Engine } from '../lib/reactor';
import type { Action, Event, Named, Option, Reckoning, Seat, TableDetail, View } from '../protocol';
import type { RollDiceAction } from '../protocol.gen';
import { isWanted, type Step, steps } from './steps';

/** What the engine tells of the table, to whoever learns. */
interface Standing {
  readonly ok: true;
  readonly view: View;
  readonly options: readonly Option[];
  readonly chance: readonly { readonly type: string }[];
  readonly reckoning: Reckoning;
  readonly events?: readonly Event[];
}
interface Refused {
  readonly ok: false;
  readonly reason: Extract<Outcome, { ok: false }>['reason'];
  readonly clause?: string;
  readonly message?: Named;
  readonly detail?: string;
}
type Answer = Standing | Refused;

export const learner: Seat = 's1';
const still = {
  kind: 'none',
  paused: false,
  waits: false,
  now_ms: 0,
  table_runs: false,
  charged: [],
} as const;

export class Lesson implements Link {
  readonly status = signal<Status>('live');
  readonly happened = signal<ReadonlySet<Event['type']>>(new Set()); // in this step
  readonly #engine: Engine;
  readonly #notNow: () => string;
  #listener: Listener | null = null;
  #step: Step = steps[0] as Step;
  #closed = false; // the step is done: nothing more of it
  #thrown = 0; // in this step
  #seq = 0;
  #now: Standing | null = null;

  constructor(engine: Engine, notNow: () => string) {
    this.#engine = engine;
    this.#notNow = notNow;
  }

  listen(listener: Listener): this {
    this.#listener = listener;
    return this;
  }

  /** The table as this step finds it: its chapter from the beginning, with all steps before done. */
  lay(index: number, table: TableDetail): void {
    const first = steps.findLastIndex(({ position }, at) => at <= index && position);
    const position = steps[first]?.position;
    const question = { request: 'lay', ruleset: table.ruleset, seat: learner, position };
    this.#now = this.#sure(this.#engine.ask(question) as Answer);
    for (const step of steps.slice(first, index)) {
      this.#begin(step);
      for (const { actor, action } of step.others ?? []) this.#do(actor, action);
      for (const action of step.solution) this.#do(learner, action);
    }
    this.#seq = 0;
    this.#begin(steps[index] as Step);
    this.#listener?.onView({
      type: 'view',
      seq: 0,
      viewer: learner,
      view: this.#now.view,
      options: this.#offered(),
      reckoning: this.#now.reckoning,
      table,
      clock: still,
      chat: [],
      defence_dice: null,
    });
    this.#letOthersPlay();
  }

  /** The next step, on the table as it is. */
  goOn(step: Step): void {
    this.#begin(step);
    this.#tell([]);
    this.#letOthersPlay();
  }

  /** Nothing more is offered, until another step begins. */
  close(): void {
    this.#closed = true;
    this.#tell([]);
  }

  async act(action: Action): Promise<Outcome> {
    if (!this.#allows(action)) return this.#later();
    const answer = this.#do(learner, action);
    if (!answer.ok) return answer;
    this.#tell(answer.events ?? [], 'mine');
    return { ok: true };
  }

  async why(action: Action): Promise<Why> {
    const answer = this.#engine.ask({ request: 'why', action }) as Answer;
    if (!answer.ok) return answer;
    return this.#allows(action) ? null : this.#later();
  }

  /** What is to be done here is known. */
  async propose(): Promise<readonly Action[]> {
    return this.#step.solution;
  }

  start(): void {}
  stop(): void {
    this.#listener = null;
  }
  join(): void {}
  send(): void {}

  #begin(step: Step): void {
    this.#step = step;
    this.#closed = false;
    this.#thrown = 0;
    this.happened.value = new Set();
  }

  #allows(action: Action): boolean {
    return !this.#closed && !this.#step.onlyLook && isWanted(this.#step, action);
  }

  #offered(): readonly Option[] {
    const options = this.#closed ? [] : (this.#now?.options ?? []);
    return options.filter((option) => isWanted(this.#step, option));
  }

  /** It could be done, but another time. */
  #later(): Extract<Outcome, { ok: false }> {
    const text = this.#notNow();
    return { ok: false, reason: 'not_permitted', message: { it: text, en: text } };
  }

  #sure(answer: Answer): Standing {
    if (!answer.ok) throw new Error(`the guided game: ${answer.reason} ${answer.detail ?? ''}`);
    return answer;
  }

  /** What somebody does, with all that chance does about it. */
  #do(actor: Seat, action: Action): Answer {
    const answer = this.#engine.ask({ request: 'act', actor, action }) as Answer;
    if (!answer.ok) return answer;
    const events = [...(answer.events ?? [])];
    let now = answer;
    while (now.view.awaiting === 'chance') {
      const dictated = this.#dictated(now.chance);
      now = this.#sure(
        this.#engine.ask({ request: 'act', actor: 'chance', action: dictated }) as Answer,
      );
      events.push(...(now.events ?? []));
    }
    this.#now = now;
    return { ...now, events };
  }

  #dictated(options: Standing['chance']): object {
    const [first] = options;
    switch (first?.type) {
      case 'roll_dice':
        return this.#throw(first as unknown as DiceAsked);
      case 'draw_card':
        return options.find((each) => 'card' in each && each.card === this.#step.card) ?? first;
      case 'roll_closing':
        return { type: 'roll_closing', dice: this.#step.closing };
      default:
        throw new Error(`nothing is dictated for ${first?.type}`);
    }
  }

  /** As many dice of the throw as are due. */
  #throw({ attack, defence }: DiceAsked): RollDiceAction {
    const { throws = [] } = this.#step;
    const dictated = throws[Math.min(this.#thrown++, throws.length - 1)];
    if (!dictated) throw new Error('no dice are dictated');
    return {
      type: 'roll_dice',
      attack: dictated.attack.slice(0, attack.count),
      defence: dictated.defence.slice(0, defence.count),
    };
  }

  #letOthersPlay(): void {
    for (const { actor, action } of this.#step.others ?? []) {
      this.#tell(this.#sure(this.#do(actor, action)).events ?? []);
    }
  }

  #tell(events: readonly Event[], whose: 'mine' | 'others' = 'others'): void {
    if (!this.#now) return;
    const { view, reckoning } = this.#now;
    const seq = this.#seq + 1;
    this.#seq += events.length;
    this.#listener?.onEvents({
      type: 'events',
      seq,
      ...(whose === 'mine' ? { ref: String(seq) } : {}),
      events,
      options: this.#offered(),
      reckoning,
      phase: view.phase,
      awaiting: view.awaiting,
      clock: still,
      at_ms: 0,
    });
    this.happened.value = new Set([...this.happened.value, ...events.map(({ type }) => type)]);
  }
}

interface DiceAsked {
  readonly attack: { readonly count: number };
  readonly defence: { readonly count: number };
}
