// The chronicle of a game: what happened, told in passages a person would write down. A throw of
// dice is one passage with both sides' dice and losses; placements of a turn are one. Fed event by
// event with the view before each, so that it can say how many armies stood where.
import type { Colour, Dice, Event, Seat, Territory, Ties, View } from '../protocol';
import { reduce } from './reduce';

export interface Throw {
  readonly kind: 'throw';
  readonly seq: number;
  readonly round: number;
  readonly attacker: Seat;
  readonly defender: Seat | null;
  readonly from: Territory;
  readonly to: Territory;
  readonly fromArmies: number;
  readonly toArmies: number;
  readonly ties: Ties;
  readonly attack: Dice;
  readonly defence: Dice;
  readonly attackLost: number;
  readonly defenceLost: number;
  readonly conquered: boolean;
}

export interface Placement {
  readonly kind: 'placement';
  readonly seq: number;
  readonly round: number;
  readonly seat: Seat;
  readonly places: readonly { readonly territory: Territory; readonly armies: number }[];
}

export interface Happening {
  readonly kind: 'event';
  readonly seq: number;
  readonly round: number;
  readonly event: Event;
}

export type Passage = Throw | Placement | Happening;

/** Events that another passage already tells, or that nobody wants to read. */
const silent: ReadonlySet<Event['type']> = new Set([
  'entropy_promised',
  'entropy_forgone',
  'entropy_contributed',
  'entropy_supplied',
  'phase_began',
  'places_ranked',
  'territory_dealt',
  'territories_swapped',
  'placement_began',
  'defence_declared',
  'armies_lost',
  'colours_received',
  'turn_ended',
  'points_counted',
  'seat_scored',
]);

interface Declared {
  readonly from: Territory;
  readonly to: Territory;
  readonly ties: Ties;
}

export class Chronicle {
  readonly passages: Passage[] = [];
  #declared: Declared | null = null;

  /** Files `event`, which is number `seq` and happened to `view`. */
  add(view: View, event: Event, seq: number): void {
    switch (event.type) {
      case 'attack_declared':
        this.#declared = event;
        return;
      case 'dice_rolled':
        return this.#throw(view, event, seq);
      case 'armies_lost':
        return this.#lost(event.territory, event.armies);
      case 'territory_conquered':
        this.#conquered(event.territory);
        return;
      case 'armies_placed':
        return this.#placed(view, event, seq);
      case 'armies_taken_back':
        return this.#placed(view, { ...event, armies: -event.armies }, seq);
      default:
        if (!silent.has(event.type)) {
          this.passages.push({ kind: 'event', seq, round: view.round, event });
        }
    }
  }

  #throw(view: View, dice: { attack: Dice; defence: Dice }, seq: number): void {
    const declared = this.#declared ?? view.battle;
    if (!declared) return;
    const { from, to, ties } = declared;
    const attacker = view.territories[from]?.owner;
    if (!attacker) return;
    this.passages.push({
      kind: 'throw',
      seq,
      round: view.round,
      attacker,
      defender: view.territories[to]?.owner ?? null,
      from,
      to,
      ties,
      fromArmies: view.territories[from]?.armies ?? 0,
      toArmies: view.territories[to]?.armies ?? 0,
      attack: dice.attack,
      defence: dice.defence,
      attackLost: 0,
      defenceLost: 0,
      conquered: false,
    });
  }

  #amend(change: (last: Throw) => Partial<Throw>): void {
    const last = this.passages.at(-1);
    if (last?.kind === 'throw')
      this.passages[this.passages.length - 1] = { ...last, ...change(last) };
  }

  #lost(territory: Territory, armies: number): void {
    this.#amend((last) =>
      territory === last.from ? { attackLost: armies } : { defenceLost: armies },
    );
  }

  #conquered(territory: Territory): void {
    this.#amend((last) => (territory === last.to ? { conquered: true } : {}));
  }

  #placed(view: View, event: { seat: Seat; territory: Territory; armies: number }, seq: number) {
    const { seat, territory, armies } = event;
    const last = this.passages.at(-1);
    if (last?.kind !== 'placement' || last.seat !== seat || last.round !== view.round) {
      this.passages.push({
        kind: 'placement',
        seq,
        round: view.round,
        seat,
        places: [{ territory, armies }],
      });
      return;
    }
    const known = last.places.find((place) => place.territory === territory);
    const places = known
      ? last.places.map((place) =>
          place === known ? { territory, armies: known.armies + armies } : place,
        )
      : [...last.places, { territory, armies }];
    this.passages[this.passages.length - 1] = {
      ...last,
      places: places.filter((place) => place.armies !== 0),
    };
  }
}

/** A table at which nothing has happened yet, with the seats of `view`. */
export function blankView(view: View): View {
  const seats = Object.fromEntries(
    Object.keys(view.seats).map((seat) => [
      seat,
      {
        territories: 0,
        armies: 0,
        colour: null as Colour | null,
        standing: 'active' as const,
        out: 0,
        eliminated_by: null,
        reserve: 0,
        army_cap: 0,
        points: 0,
        total: 0,
        rolled: 0,
        ahead: 0,
        challenge_card: false,
        promised: false,
        forgone: false,
        contributed: false,
        has_given: false,
        has_picked: false,
        hand_size: 0,
        hand: view.seats[seat as Seat]?.hand ? [] : null,
        objective_dealt: false,
        objective: null,
        given: null,
        colour_cards: null,
        picked: null,
      },
    ]),
  );
  return {
    phase: 'start',
    round: 0,
    turn: null,
    awaiting: 'chance',
    order: null,
    position: 0,
    go: 0,
    placed_any: false,
    conquests: 0,
    captures_left: 0,
    challenge: 'idle',
    discards: [],
    committed: false,
    unseen_discard_count: 0,
    deck_size: 0,
    battle: null,
    ending: {
      last_round: null,
      closing_begun: false,
      closing_anchor: 0,
      closing_round: 0,
      cause: null,
      winner: null,
    },
    seats,
    territories: {},
    centres: [],
    fought: false,
    gathered_in: null,
  };
}

/** The chronicle of `events`, which are all from the first on, and the view they lead to. */
export function chronicleOf(start: View, events: readonly Event[]): [Chronicle, View] {
  const chronicle = new Chronicle();
  let view = start;
  for (const [index, event] of events.entries()) {
    chronicle.add(view, event, index + 1);
    view = reduce(view, event);
  }
  return [chronicle, view];
}
