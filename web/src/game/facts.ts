// Small questions about a view and the rules in play that several parts of the page ask.
import type { Colour, Objective, Rules, Seat, Territory, View } from '../protocol';

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

/** The browser answers by itself, and nobody is asked for anything. */
export function addsToSeed(view: View): boolean {
  return view.phase === 'promise' || view.phase === 'reveal' || view.phase === 'contribute';
}

/** The value of a knob; the rules of a table have its own options turned already. */
export function knobOf(rules: Rules, name: string): unknown {
  return rules.knobs.find((knob) => knob.name === name)?.value;
}

/** The territories of an objective that the seat holds, and all it asks for by name. */
export function objectiveProgress(rules: Rules, view: View, seat: Seat, objective: Objective) {
  const wanted = rules.objectives[objective]?.territories ?? [];
  return { wanted, held: wanted.filter((territory) => ownerOf(view, territory) === seat) };
}

/** The colours in the order in which colour cards are counted. */
export const colourOrder: readonly Colour[] = ['red', 'blue', 'yellow', 'green', 'black', 'purple'];
