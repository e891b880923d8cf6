// Small questions about a view and the rules in play that several parts of the page ask.
import type { Arm, Card, Colour, Objective, Rules, Seat, Territory, View } from '../protocol';

export function colourOf(view: View, seat: Seat | null | undefined): Colour | null {
  return (seat && view.seats[seat]?.colour) || null;
}

export function ownerOf(view: View, territory: Territory): Seat | null {
  return view.territories[territory]?.owner ?? null;
}

/** The seats that must act; none while dice roll. */
export function awaitedSeats(view: View): readonly Seat[] {
  return view.awaiting === 'chance' ? [] : view.awaiting;
}

export function isAwaited(view: View, seat: Seat): boolean {
  return awaitedSeats(view).includes(seat);
}

/** The value of a knob; the rules of a table have its own options turned already. */
export function knobOf(rules: Rules, name: string): unknown {
  return rules.knobs.find((knob) => knob.name === name)?.value;
}

export function armOf(rules: Rules, card: Card): Arm {
  return rules.cards[card]?.arm ?? 'jolly';
}

export type TrisKind =
  | 'three_infantry'
  | 'three_cavalry'
  | 'three_cannon'
  | 'one_of_each'
  | 'jolly_and_two_equal';

/** Which tris the cards make, by the names the ruleset's table of values has for them. */
export function trisKind(rules: Rules, cards: readonly Card[]): TrisKind {
  const arms = cards.map((card) => armOf(rules, card));
  if (arms.includes('jolly')) return 'jolly_and_two_equal';
  if (new Set(arms).size === 3) return 'one_of_each';
  const kinds = { infantry: 'three_infantry', cavalry: 'three_cavalry', cannon: 'three_cannon' };
  return kinds[arms[0] as keyof typeof kinds] as TrisKind;
}

export interface TrisValue {
  readonly kind: TrisKind;
  readonly base: number;
  readonly more: number; // for cards whose territory the seat holds, and for tanks on the cards
}

/** What a tris is worth to its owner, from the ruleset's own table. */
export function trisValue(
  rules: Rules,
  { view, seat }: { readonly view: View; readonly seat: Seat },
  cards: readonly Card[],
): TrisValue {
  const kind = trisKind(rules, cards);
  const table = knobOf(rules, 'reinforcement.tris') as Record<string, number> | undefined;
  const bonus = Number(knobOf(rules, 'reinforcement.held_card_bonus') ?? 0);
  const held = cards.filter((card) => {
    const territory = rules.cards[card]?.territory;
    return territory && ownerOf(view, territory) === seat;
  }).length;
  const tanks = cards.reduce((sum, card) => sum + (rules.cards[card]?.tanks ?? 0), 0);
  return { kind, base: table?.[kind] ?? 0, more: held * bonus + tanks };
}

/** The territories of an objective that the seat holds, and all it asks for by name. */
export function objectiveProgress(rules: Rules, view: View, seat: Seat, objective: Objective) {
  const wanted = rules.objectives[objective]?.territories ?? [];
  return { wanted, held: wanted.filter((territory) => ownerOf(view, territory) === seat) };
}

/** Points as the final count takes them: values in the objective, and outside it. */
export function pointsOf(rules: Rules, view: View, seat: Seat, objective: Objective | null) {
  const inside = new Set(objective ? rules.objectives[objective]?.territories : []);
  let points = 0;
  let outside = 0;
  for (const [territory, { owner }] of Object.entries(view.territories)) {
    if (owner !== seat) continue;
    const value = rules.territories[territory]?.value ?? 0;
    if (inside.has(territory)) points += value;
    else outside += value;
  }
  return { inside: points, outside };
}
