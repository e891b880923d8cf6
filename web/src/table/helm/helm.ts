// What a player is about to do and has not sent: what is selected, a draft of placement, a plan of
// attack. Derived from it: what the board lights up. Rules are the server's; this only asks.
import { computed, effect, signal } from '@preact/signals';
import type { LastAttack } from '../../board/props';
import { type AttackPlan, nextThrow, type StopReason } from '../../game/attack-until';
import { ownerOf } from '../../game/facts';
import type { Action, Range, Territory } from '../../protocol';
import type { Room } from '../room';
import { isProposal, type Proposed, type Refused } from './answers';
import { Claims } from './claims';
import {
  type Draft,
  drafted,
  draftedTotal,
  draftOf,
  emptyDraft,
  parted,
  placements,
  type Step,
  withStep,
} from './draft';
import { attackerOf, questionAbout, type Situation } from './question';
import { type Mode, type Task, taskOf } from './task';

export class Helm {
  readonly room: Room;
  readonly mode = signal<Mode>('fight');
  readonly selected = signal<Territory | null>(null);
  readonly target = signal<Territory | null>(null);
  readonly draft = signal(emptyDraft);
  readonly planned = signal(false); // the draft was confirmed beyond this go: the rest follows by itself
  readonly claims: Claims;
  readonly refused = signal<Refused | null>(null);
  readonly plan = signal<AttackPlan | null>(null); // running now
  readonly stopped = signal<{ readonly plan: AttackPlan; readonly why: StopReason } | null>(null);
  readonly reasons = signal<ReadonlyMap<Territory, Refused>>(new Map()); // against the selected
  readonly showObjective = signal(false);
  readonly pointed = signal<ReadonlySet<Territory>>(new Set()); // where somebody says to look
  readonly arrow = signal<LastAttack | null>(null); // what somebody says to do
  #halt = false;
  #asked = 0; // questions, of which only the last is answered on the screen
  #turn = ''; // the last one seen
  #waited = false; // nothing was asked of the player

  constructor(room: Room) {
    this.room = room;
    effect(() => this.#tidy());
    effect(() => this.#goOn());
    this.claims = new Claims(this);
  }

  readonly task = computed<Task>(() => {
    const { view, seat, offer } = this.room;
    const task = taskOf(view.value, seat.value, offer.value);
    return this.room.still.value && task !== 'over' ? 'wait' : task;
  });

  /** Armies still to be placed, less those drafted: at the set-up those of all goes to come. */
  readonly left = computed(() => {
    const view = this.room.view.value;
    const seat = this.room.seat.value;
    if (!view || !seat) return 0;
    return (view.seats[seat]?.reserve ?? 0) - draftedTotal(this.draft.value);
  });

  /** Of them, those that are due in this go. */
  readonly due = computed(() => {
    const view = this.room.view.value;
    if (view?.phase !== 'place') return this.left.value;
    return Math.max(0, view.go - draftedTotal(this.draft.value));
  });

  /** More is drafted than this go can place. */
  readonly plansAhead = computed(
    () => this.planning.value && draftedTotal(this.draft.value) > (this.room.view.value?.go ?? 0),
  );

  /** The armies of the set-up are being placed, whoever's go it is: a plan can be made. */
  readonly planning = computed(() => this.room.view.value?.phase === 'place');

  readonly placing = computed(() => this.task.value === 'place' || this.task.value === 'reinforce');

  /** Where something can begin now: what the board lets the player pick first. */
  readonly selectable = computed<ReadonlySet<Territory>>(() => {
    const offer = this.room.offer.value;
    switch (this.task.value) {
      case 'claim':
        return offer.claims;
      case 'place':
      case 'reinforce':
        return this.mode.value === 'centre' ? offer.centres : new Set(offer.placements.keys());
      case 'attack':
        if (this.mode.value === 'centre') return offer.centres;
        return new Set((this.mode.value === 'transfer' ? offer.transfers : offer.attacks).keys());
      default:
        return new Set();
    }
  });

  /** With them, before one is chosen, what can be attacked from one of them. */
  readonly touchable = computed<ReadonlySet<Territory>>(() => {
    const { attacks } = this.room.offer.value;
    const free = this.task.value === 'attack' && this.mode.value === 'fight';
    if (!free || this.selected.value) return this.selectable.value;
    const targets = [...attacks.values()].flatMap((routes) => [...routes.keys()]);
    return new Set([...this.selectable.value, ...targets]);
  });

  /** Own territories that can act, as long as none of them is chosen: the board makes them glow. */
  readonly ready = computed<ReadonlySet<Territory>>(() => {
    const idle = !this.selected.value && !this.plan.value && this.room.settledNow.value;
    const done = this.placing.value && this.left.value === 0;
    return idle && !done ? this.selectable.value : new Set();
  });

  /** Where the selected territory can attack or send armies, and how many. */
  readonly routes = computed<ReadonlyMap<Territory, Range>>(() => {
    const { attacks, transfers } = this.room.offer.value;
    const selected = this.selected.value;
    const from = this.mode.value === 'transfer' ? transfers : attacks;
    return (selected && from.get(selected)) || new Map();
  });

  /** Neighbours of the selected territory that cannot be attacked from it now. */
  readonly barred = computed<readonly Territory[]>(() => {
    const { view, rules } = { view: this.room.view.value, rules: this.room.rules.value };
    const selected = this.selected.value;
    if (!view || !rules || !selected || this.task.value !== 'attack') return [];
    if (this.mode.value !== 'fight') return [];
    const neighbours = rules.territories[selected]?.neighbours ?? [];
    return neighbours.filter(
      (other) => ownerOf(view, other) !== this.room.seat.value && !this.routes.value.has(other),
    );
  });

  pick(territory: Territory): void {
    this.refused.value = null;
    ++this.#asked;
    if (this.plan.value) {
      this.refused.value = { ok: false, reason: 'attack_running' };
      return;
    }
    if (this.placing.value && this.mode.value !== 'centre') {
      this.place({ territory, armies: 1 });
    } else if (this.routes.value.has(territory)) {
      this.target.value = territory;
    } else if (this.selectable.value.has(territory)) {
      this.select(territory === this.selected.value ? null : territory);
    } else if (!this.#attackFromNearby(territory)) {
      void this.askWhy(territory);
    }
  }

  /** Somebody else's territory touched first: from the strongest neighbour that may attack it. */
  #attackFromNearby(target: Territory): boolean {
    const at = this.#situation();
    const free = at?.task === 'attack' && this.mode.value === 'fight' && !this.selected.value;
    const from = free ? attackerOf(at, target) : undefined;
    if (!from) return false;
    this.select(from);
    this.target.value = target;
    return true;
  }

  #situation(): Situation | null {
    const { view, rules, seat, offer } = this.room;
    if (!view.value || !rules.value || !seat.value) return null;
    return {
      task: this.task.value,
      mode: this.mode.value,
      view: view.value,
      rules: rules.value,
      seat: seat.value,
      offer: offer.value,
      selected: this.selected.value,
    };
  }

  select(territory: Territory | null): void {
    this.selected.value = territory;
    this.target.value = null;
    this.stopped.value = null;
    this.reasons.value = new Map();
    const only = this.mode.value === 'fight' ? null : [...this.routes.value.keys()];
    if (only?.length === 1) this.target.value = only[0] ?? null;
    if (territory) void this.#explainBarred();
  }

  setMode(mode: Mode): void {
    this.mode.value = mode;
    this.select(null);
  }

  /** A long press: another one while armies are placed, as long as there are; else a touch. */
  hold(territory: Territory): boolean {
    if (this.placing.value || this.planning.value) return this.place({ territory, armies: 1 });
    this.pick(territory);
    return false;
  }

  /** Whether anything came of it. */
  place(step: Step): boolean {
    this.refused.value = null;
    if (!this.placing.value && !this.planning.value) {
      if (step.armies > 0) this.pick(step.territory);
      else this.#takeBack(step.territory);
      return false;
    }
    const { territory } = step;
    const range = this.room.offer.value.placements.get(territory);
    if (!range && step.armies > 0) {
      void this.askWhy(territory);
      return false;
    }
    const before = this.draft.value;
    const there = drafted(before)[territory] ?? 0;
    // What a go cannot take, the next ones can.
    const most = this.planning.value ? Number.POSITIVE_INFINITY : (range?.max ?? 0);
    this.redraft(withStep(before, step, Math.min(this.left.value, most - there)));
    if (this.draft.value !== before) return true;
    if (step.armies < 0) {
      this.#takeBack(territory);
      return false;
    }
    // One too many: on this territory, or in all.
    const all = this.left.value + draftedTotal(before);
    const armies = (there < most ? all : there) + 1;
    void this.#ask({ type: 'place_armies', territory, armies });
    return false;
  }

  /** One army less where none is drafted: of those placed in this turn, or why not. */
  #takeBack(territory: Territory): void {
    const action: Action = { type: 'take_back_armies', territory, armies: 1 };
    if (this.room.offer.value.takeBacks.has(territory)) void this.perform([action]);
    else void this.#ask(action);
  }

  /** Another draft in the place of the present one; a plan that was changed waits to be confirmed. */
  redraft(draft: Draft): void {
    if (draft === this.draft.value) return;
    this.draft.value = draft;
    this.planned.value = false;
  }

  /** What is due now is sent; the rest of a plan follows go after go, unless it is changed. */
  async confirmDraft(): Promise<void> {
    const view = this.room.view.value;
    const due = this.planning.value ? (view?.go ?? 0) : Number.POSITIVE_INFINITY;
    const [now, later] = parted(this.draft.value, due);
    this.planned.value = false;
    const placed = await this.perform(placements(now));
    this.draft.value = placed ? later : emptyDraft;
    this.planned.value = placed && later.done.length > 0;
  }

  /** A sensible placement as a draft, or a territory to claim selected: nothing is sent. */
  async placeForMe(): Promise<Proposed> {
    this.refused.value = null;
    this.room.busy.value = true;
    const proposed = await this.room.connection.propose();
    this.room.busy.value = false;
    if (!proposed || (!isProposal(proposed) && proposed.reason === 'stale')) return 'unheard';
    if (!isProposal(proposed)) {
      this.refused.value = proposed;
      return 'refused';
    }
    const claim = proposed.find((action) => action.type === 'claim_territory');
    if (claim) this.select(claim.territory);
    else this.redraft(draftOf(proposed.filter((action) => action.type === 'place_armies')));
    return 'proposed';
  }

  /** Goes on with the plan that was confirmed. */
  #goOn(): void {
    const { busy, settledNow, offer, still } = this.room;
    const due =
      this.planned.value && !still.value && offer.value.placements.size > 0 && this.planning.value;
    if (due && !busy.value && settledNow.value) queueMicrotask(() => void this.#placeByPlan());
  }

  async #placeByPlan(): Promise<void> {
    if (this.planned.value && !this.room.busy.value) await this.confirmDraft();
  }

  /** Reinforcements of this turn back into the hand, while the rules allow. */
  async takeBackAll(): Promise<void> {
    const actions = [...this.room.offer.value.takeBacks].map(
      ([territory, { max }]): Action => ({ type: 'take_back_armies', territory, armies: max }),
    );
    await this.perform(actions);
  }

  async perform(actions: readonly Action[]): Promise<boolean> {
    this.refused.value = null;
    const outcome = await this.room.perform(actions);
    if (!outcome.ok) this.refused.value = outcome;
    return outcome.ok;
  }

  /** Why not: shown with its clause, unless something else was touched meanwhile. */
  async #ask(action: Action): Promise<void> {
    const asked = ++this.#asked;
    if (!this.room.seat.value) return; // who watches has nothing to ask for
    const why = await this.room.connection.why(action);
    if (asked === this.#asked && why && why.reason !== 'stale') this.refused.value = why;
  }

  async askWhy(territory: Territory): Promise<void> {
    const known = this.reasons.value.get(territory);
    const at = this.#situation();
    const action = at && questionAbout(at, territory);
    if (known) this.refused.value = known;
    else if (action) await this.#ask(action);
  }

  /** Of the neighbours that cannot be attacked, for whoever points at them. */
  async #explainBarred(): Promise<void> {
    const from = this.selected.value;
    for (const territory of this.barred.value) {
      const at = this.#situation();
      const action = at && questionAbout(at, territory);
      const why = action && (await this.room.connection.why(action));
      if (this.selected.value !== from) return;
      if (why && why.reason !== 'stale') {
        this.reasons.value = new Map(this.reasons.value).set(territory, why);
      }
    }
  }

  /** Throws until the plan says stop. */
  async attackUntil(plan: AttackPlan): Promise<void> {
    this.#halt = false;
    this.plan.value = plan;
    this.stopped.value = null;
    let why: StopReason = 'not_offered';
    for (let thrown = 0; ; ++thrown) {
      await this.room.settled();
      const view = this.room.view.value;
      if (!view) break;
      const next = nextThrow(plan, { view, offer: this.room.offer.value, thrown });
      if (this.#halt && 'action' in next) {
        why = 'stopped';
        break;
      }
      if ('stop' in next) {
        why = next.stop;
        break;
      }
      if (!(await this.perform([next.action]))) break;
    }
    this.plan.value = null;
    this.stopped.value = { plan, why };
  }

  halt(): void {
    this.#halt = true;
  }

  /** A turn begins with fights, however the last one ended and however quickly it came round. */
  #beginTurn(): void {
    const view = this.room.view.value;
    const turn = `${view?.round} ${view?.turn}`;
    if (turn !== this.#turn) this.mode.value = 'fight';
    this.#turn = turn;
    // What was refused out of turn is no longer so.
    const waits = this.task.value === 'wait';
    if (this.#waited && !waits) this.refused.value = null;
    this.#waited = waits;
  }

  /** What no longer makes sense on the board as it is now is let go. */
  #tidy(): void {
    const task = this.task.value;
    const { attacks } = this.room.offer.value;
    const gathering = this.room.view.value?.phase === 'gather' && attacks.size === 0;
    const selectable = this.selectable.value;
    const routes = this.routes.value;
    if (!this.placing.value && !this.planning.value) {
      this.draft.value = emptyDraft;
      this.planned.value = false;
    }
    this.#beginTurn();
    if (task === 'occupy' || this.room.busy.value || !this.room.settledNow.value) return;
    if (gathering) this.mode.value = 'transfer';
    else if (task !== 'attack' && !this.placing.value) this.mode.value = 'fight';
    const selected = this.selected.peek();
    const target = this.target.peek();
    if (selected && !selectable.has(selected)) this.selected.value = null;
    if (target && !routes.has(target)) this.target.value = null;
  }
}
