// Small changes to a view, each giving a new one: what the reducer is made of.
import type { Seat, SeatView, Territory, View } from '../protocol';

export function unreachable(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}

export function seatsOf(view: View): Seat[] {
  return Object.keys(view.seats) as Seat[];
}

/** The same view with some facts of one seat changed. */
export function withSeat(
  view: View,
  seat: Seat,
  change: (seat: SeatView) => Partial<SeatView>,
): View {
  const old = view.seats[seat];
  if (!old) return view;
  return { ...view, seats: { ...view.seats, [seat]: { ...old, ...change(old) } } };
}

export function withEachSeat(
  view: View,
  change: (seat: SeatView, index: number) => Partial<SeatView>,
): View {
  let next: View = view;
  for (const [index, seat] of seatsOf(view).entries()) {
    next = withSeat(next, seat, (old) => change(old, index));
  }
  return next;
}

/** A territory that nobody has yet; the view of a table before the deal lists none. */
const untouched = { owner: null, armies: 0, placed: 0 };

/** Armies added to a territory (or taken, when negative), and so to its owner's count. */
export function withArmies(view: View, territory: Territory, armies: number, placed = 0): View {
  const old = view.territories[territory];
  if (!old) return view;
  const next = {
    ...view,
    territories: {
      ...view.territories,
      [territory]: { ...old, armies: old.armies + armies, placed: old.placed + placed },
    },
  };
  return old.owner ? withSeat(next, old.owner, (seat) => ({ armies: seat.armies + armies })) : next;
}

/** The territory under another owner, with the armies that stand on it. */
export function withOwner(view: View, territory: Territory, owner: Seat): View {
  const old = view.territories[territory] ?? untouched;
  let next: View = view;
  if (old.owner) {
    next = withSeat(next, old.owner, (seat) => ({
      territories: seat.territories - 1,
      armies: seat.armies - old.armies,
    }));
  }
  next = withSeat(next, owner, (seat) => ({
    territories: seat.territories + 1,
    armies: seat.armies + old.armies,
  }));
  return { ...next, territories: { ...next.territories, [territory]: { ...old, owner } } };
}

export function withoutCards<Card>(hand: readonly Card[] | null, cards: readonly Card[] | null) {
  return hand && cards ? hand.filter((card) => !cards.includes(card)) : hand;
}

/** Places in the order of play are filled by position; `turn` is the seat there. */
export function atPosition(view: View, position: number): View {
  return { ...view, position, turn: view.order?.[position] ?? null };
}

export function atSeat(view: View, seat: Seat): View {
  return atPosition(view, view.order ? view.order.indexOf(seat) : 0);
}

/** How many seats have left the ranking so far. */
export function lastOut(view: View): number {
  return Math.max(0, ...seatsOf(view).map((seat) => view.seats[seat]?.out ?? 0));
}
