// The view after an event of the end of a game, or of the arbiter.
import type { Event, Seat, View } from '../protocol';
import { atSeat, lastOut, unreachable, withArmies, withEachSeat, withSeat } from './edit';

type EndingType =
  | 'time_called'
  | 'closing_began'
  | 'closing_raised'
  | 'slot_reached'
  | 'colour_picked'
  | 'points_counted'
  | 'colour_shown'
  | 'objective_shown'
  | 'seat_scored'
  | 'game_ended'
  | 'seed_revealed'
  | 'seat_withdrawn'
  | 'seat_excluded'
  | 'armies_removed'
  | 'army_cap_set';
type EndingEvent = Extract<Event, { type: EndingType }>;

function excluded(view: View, out: Seat): View {
  const cards = view.seats[out]?.hand_size ?? 0;
  const next = withSeat(view, out, (seat) => ({
    standing: 'excluded',
    out: lastOut(view) + 1,
    hand_size: 0,
    hand: seat.hand && [],
    reserve: 0,
    points: 0,
    total: 0,
  }));
  return { ...next, unseen_discard_count: view.unseen_discard_count + cards };
}

/** Those placed in this turn go first. */
function removed(view: View, event: Extract<Event, { type: 'armies_removed' }>): View {
  const placed = view.territories[event.territory]?.placed ?? 0;
  return withArmies(view, event.territory, -event.armies, -Math.min(placed, event.armies));
}

export function reduceEnding(view: View, event: EndingEvent): View {
  switch (event.type) {
    case 'time_called':
      return { ...view, ending: { ...view.ending, last_round: event.last_round } };
    case 'closing_began': {
      const anchor = view.order ? view.order.indexOf(event.anchor) : 0;
      return { ...view, ending: { ...view.ending, closing_begun: true, closing_anchor: anchor } };
    }
    case 'closing_raised':
      return { ...view, ending: { ...view.ending, closing_round: event.closing_round } };
    case 'slot_reached':
      return { ...atSeat(view, event.seat), round: event.round, conquests: 0 };
    case 'colour_picked':
      return withSeat(view, event.seat, () => ({ has_picked: true, picked: event.colour }));
    case 'points_counted':
      return withEachSeat(view, (_, index) => ({
        points: event.points[index] ?? 0,
        total: event.points[index] ?? 0,
      }));
    case 'colour_shown':
      return withSeat(view, event.seat, (seat) => ({
        picked: event.colour,
        total: seat.total + event.points,
      }));
    case 'objective_shown':
      return withSeat(view, event.seat, () => ({ objective: event.objective }));
    case 'seat_scored':
      return withSeat(view, event.seat, () => ({
        points: event.points,
        total: event.total,
        ahead: event.place - 1,
      }));
    case 'game_ended':
      return {
        ...view,
        phase: 'over',
        ending: { ...view.ending, cause: event.cause, winner: event.winner },
      };
    case 'seed_revealed':
      return { ...view, phase: 'closed' };
    case 'seat_withdrawn':
      return withSeat(view, event.seat, () => ({ standing: 'withdrawn', reserve: 0 }));
    case 'seat_excluded':
      return excluded(view, event.seat);
    case 'armies_removed':
      return removed(view, event);
    case 'army_cap_set':
      return withSeat(view, event.seat, () => ({ army_cap: event.armies }));
    default:
      return unreachable(event);
  }
}
