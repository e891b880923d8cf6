// Views for tests, with only what matters said.
import { blankView } from '../game/chronicle';
import type { Colour, Seat, SeatView, Territory, View } from '../protocol';

const colours: readonly Colour[] = ['red', 'blue', 'yellow', 'green', 'black', 'purple'];

/** A game in its first round at a table of this many seats, s1 on turn. */
export function gameOf(seatCount: number): View {
  const seats = Object.fromEntries(
    Array.from({ length: seatCount }, (_, index) => [`s${index + 1}`, {} as SeatView]),
  );
  const blank = blankView({ seats } as unknown as View);
  const order = Object.keys(blank.seats) as Seat[];
  return {
    ...blank,
    phase: 'attack',
    round: 1,
    turn: 's1',
    order,
    awaiting: ['s1'],
    seats: Object.fromEntries(
      order.map((seat, index) => [
        seat,
        { ...(blank.seats[seat] as SeatView), colour: colours[index] ?? null },
      ]),
    ),
  };
}

/** The same with territories on it. */
export function viewWith(
  territories: Readonly<Record<Territory, { readonly owner: Seat; readonly armies: number }>>,
): View {
  const view = gameOf(4);
  return {
    ...view,
    territories: Object.fromEntries(
      Object.entries(territories).map(([name, here]) => [name, { ...here, placed: 0 }]),
    ),
  };
}
