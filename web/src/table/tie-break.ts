// Which tie-break separated seats of equal points: the first of the ruleset's list, in its order,
// in which they differ. The order of the seats is the server's; this only finds the reason for it.
import { pointsOf } from '../game/facts';
import type { Rules, Seat, View } from '../protocol';

interface Final {
  readonly view: View;
  readonly rules: Rules;
  readonly order: readonly Seat[]; // best first
  readonly breaks: readonly string[];
}

function measure(by: string, { view, rules }: Final, seat: Seat): number {
  const facts = view.seats[seat];
  const inside = new Set(facts?.objective ? rules.objectives[facts.objective]?.territories : []);
  const mine = Object.entries(view.territories).filter(([, { owner }]) => owner === seat);
  const part = mine.filter(([territory]) =>
    by.endsWith('inside') ? inside.has(territory) : !inside.has(territory),
  );
  switch (by) {
    case 'points_outside':
      return pointsOf(rules, view, seat, facts?.objective ?? null).outside;
    case 'armies_all':
      return facts?.armies ?? 0;
    case 'armies_inside':
    case 'armies_outside':
      return part.reduce((sum, [, { armies }]) => sum + armies, 0);
    case 'cards_in_hand':
      return facts?.hand_size ?? 0;
    case 'territories_inside':
    case 'territories_outside':
      return part.length;
    case 'later_in_order':
      return view.order?.indexOf(seat) ?? 0;
    default:
      return Number.NaN; // dice: nothing that can still be read off the board
  }
}

export function deciding(final: Final): { readonly seats: readonly Seat[]; readonly by: string }[] {
  const { view, order, breaks } = final;
  if (view.ending.cause !== 'points') return [];
  const groups = new Map<number, Seat[]>();
  for (const seat of order) {
    const facts = view.seats[seat];
    if (facts?.standing !== 'active') continue;
    groups.set(facts.total, [...(groups.get(facts.total) ?? []), seat]);
  }
  return [...groups.values()]
    .filter((seats) => seats.length > 1)
    .map((seats) => {
      const by = breaks.find((each) => {
        const measured = seats.map((seat) => measure(each, final, seat));
        return measured.some((value) => Number.isNaN(value) || value !== measured[0]);
      });
      return { seats, by: by ?? 'dice' };
    });
}
