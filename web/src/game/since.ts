// What happened since a seat's last turn, out of the chronicle: the turns of the others with their
// attacks and what these usually cost, and what everybody lost and gained meanwhile.
import type { Continent, Event, Rules, Seat, Territory, View } from '../protocol';
import type { Happening, Passage, Throw } from './chronicle';
import { usualLosses } from './dice-stats';

/** All throws of one turn from one territory at another, until it fell. */
export interface Attack {
  readonly throws: readonly Throw[]; // at least one
  readonly attackLost: number;
  readonly defenceLost: number;
  readonly attackUsual: number; // what the same throws cost on average
  readonly defenceUsual: number;
  readonly conquered: boolean;
}

export interface OthersTurn {
  readonly seq: number;
  readonly seat: Seat;
  readonly attacks: readonly Attack[];
  readonly told: readonly Happening[]; // cards, eliminations, what else is worth a line
}

export interface Balance {
  readonly lost: readonly Territory[];
  readonly gained: readonly Territory[];
  readonly continentsLost: readonly Continent[];
  readonly continentsGained: readonly Continent[];
  readonly armies: number; // more, or fewer, than before
}

export interface Since {
  readonly seq: number; // of the last turn that began for the seat, or of the first of the others
  readonly turns: readonly OthersTurn[];
  readonly balance: (seat: Seat) => Balance;
}

const worthTelling: ReadonlySet<Event['type']> = new Set([
  'tris_played',
  'centre_built',
  'challenge_card_played',
  'seat_eliminated',
  'cards_taken',
  'card_drawn',
  'time_called',
  'closing_began',
  'closing_waived',
  'closing_rolled',
  'seat_withdrawn',
  'seat_excluded',
  'armies_removed',
]);

type Owners = ReadonlyMap<Territory, Seat | null>;

const seatOfTurn = (passage: Passage): Seat | null =>
  passage.kind === 'event' && passage.event.type === 'turn_started' ? passage.event.seat : null;

/** Where the turns of the others begin and end: up to the seat's present turn, or up to now. */
function spanOf(passages: readonly Passage[], seat: Seat): readonly [number, number] | null {
  const starts = passages.flatMap((passage, index) => (seatOfTurn(passage) ? [index] : []));
  const isOwn = (start: number | undefined) =>
    start !== undefined && seatOfTurn(passages[start] as Passage) === seat;
  const present = isOwn(starts.at(-1)) ? starts.pop() : undefined;
  let first = starts.length;
  while (first > 0 && !isOwn(starts[first - 1])) --first;
  const begin = starts[first];
  return begin === undefined ? null : [begin, present ?? passages.length];
}

function attacksOf(passages: readonly Passage[], rules: Rules): Attack[] {
  const open = new Map<string, Throw[]>();
  const found: Throw[][] = [];
  for (const passage of passages) {
    if (passage.kind !== 'throw') continue;
    const route = `${passage.from} ${passage.to}`;
    const throws = open.get(route) ?? [];
    if (throws.length === 0) found.push(throws);
    throws.push(passage);
    if (passage.conquered) open.delete(route);
    else open.set(route, throws);
  }
  return found.map((throws) => {
    const sum = (of: (each: Throw) => number) =>
      throws.reduce((total, each) => total + of(each), 0);
    return {
      throws,
      attackLost: sum((each) => each.attackLost),
      defenceLost: sum((each) => each.defenceLost),
      attackUsual: sum((each) => usualLosses(each, rules.throws).attacker),
      defenceUsual: sum((each) => usualLosses(each, rules.throws).defender),
      conquered: throws.some((each) => each.conquered),
    };
  });
}

function turnsOf(passages: readonly Passage[], rules: Rules): OthersTurn[] {
  const starts = passages.flatMap((passage, index) => (seatOfTurn(passage) ? [index] : []));
  return starts.map((start, number) => {
    const of = passages.slice(start, starts[number + 1]);
    return {
      seq: of[0]?.seq ?? 0,
      seat: seatOfTurn(of[0] as Passage) as Seat,
      attacks: attacksOf(of, rules),
      told: of.filter(
        (passage): passage is Happening =>
          passage.kind === 'event' && worthTelling.has(passage.event.type),
      ),
    };
  });
}

/** Who held what before these passages led to `owners`. */
function before(owners: Owners, passages: readonly Passage[]): Owners {
  const earlier = new Map(owners);
  for (const passage of passages.toReversed()) {
    if (passage.kind === 'throw' && passage.conquered) earlier.set(passage.to, passage.defender);
  }
  return earlier;
}

function armiesOf(seat: Seat, passages: readonly Passage[], owners: Owners): number {
  return passages.reduce((sum, passage) => {
    if (passage.kind === 'throw') {
      const lost = passage.attacker === seat ? passage.attackLost : 0;
      return sum - lost - (passage.defender === seat ? passage.defenceLost : 0);
    }
    if (passage.kind === 'placement') {
      const placed = passage.places.reduce((total, { armies }) => total + armies, 0);
      return passage.seat === seat ? sum + placed : sum;
    }
    const { event } = passage;
    const removed = event.type === 'armies_removed' && owners.get(event.territory) === seat;
    return removed ? sum - event.armies : sum;
  }, 0);
}

function balanceOf(seat: Seat, rules: Rules, then: Owners, now: Owners, armies: number): Balance {
  const holds = (owners: Owners) => (territory: Territory) => owners.get(territory) === seat;
  const [held, holding] = [holds(then), holds(now)];
  const all = Object.keys(rules.territories);
  const continents = Object.entries(rules.continents);
  const whole = (of: typeof held) =>
    continents.filter(([, { territories }]) => territories.every(of)).map(([id]) => id);
  const [wholeThen, wholeNow] = [whole(held), whole(holding)];
  return {
    lost: all.filter((territory) => held(territory) && !holding(territory)),
    gained: all.filter((territory) => !held(territory) && holding(territory)),
    continentsLost: wholeThen.filter((id) => !wholeNow.includes(id)),
    continentsGained: wholeNow.filter((id) => !wholeThen.includes(id)),
    armies,
  };
}

/** Null where nobody else has had a turn since. `passages` are those of the whole game, up to `view`. */
export function sinceLastTurn(
  passages: readonly Passage[],
  view: View,
  rules: Rules,
  seat: Seat,
): Since | null {
  const span = spanOf(passages, seat);
  if (!span) return null;
  const [begin, end] = span;
  const meanwhile = passages.slice(begin, end);
  const present = new Map(
    Object.entries(view.territories).map(([territory, { owner }]) => [territory, owner]),
  );
  const now = before(present, passages.slice(end));
  const then = before(now, meanwhile);
  return {
    seq: passages[end]?.seq ?? meanwhile[0]?.seq ?? 0,
    turns: turnsOf(meanwhile, rules),
    balance: (of) => balanceOf(of, rules, then, now, armiesOf(of, meanwhile, now)),
  };
}

/** How much better than usual the throws went for the attacker, in armies. */
export function luckOf(attack: Attack): number {
  return attack.attackUsual - attack.attackLost + attack.defenceLost - attack.defenceUsual;
}

/** The attacks on a seat, taken together. */
export function defenceOf(since: Since, seat: Seat) {
  const attacks = since.turns
    .flatMap((turn) => turn.attacks)
    .filter(({ throws }) => throws[0]?.defender === seat);
  const sum = (of: (each: Attack) => number) =>
    attacks.reduce((total, each) => total + of(each), 0);
  return {
    attacks,
    lost: sum((each) => each.defenceLost),
    lostUsual: sum((each) => each.defenceUsual),
    inflicted: sum((each) => each.attackLost),
    inflictedUsual: sum((each) => each.attackUsual),
  };
}
