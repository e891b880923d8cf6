// The view after an event. Pure, and knows no rules: it only files what the server says happened.
// This file has the events of setting up; an event filed nowhere is a type error (`unreachable`).
import type { Event, View } from '../protocol';
import { atPosition, atSeat, seatsOf, withArmies, withEachSeat, withOwner, withSeat } from './edit';
import { reduceTurn } from './reduce-turn';

/** Phases in which every seat has its go, from the first of hand. */
const roundTheTable: ReadonlySet<string> = new Set(['colours', 'objectives', 'draft']);

function started(view: View, event: Extract<Event, { type: 'game_started' }>): View {
  const next = withEachSeat(view, () => ({
    reserve: event.starting_armies,
    army_cap: event.army_cap,
    challenge_card: event.challenge_cards > 0,
  }));
  return { ...next, deck_size: event.card_count, committed: /[^0]/.test(event.commitment) };
}

/** The view after `event`. */
export function reduce(view: View, event: Event): View {
  switch (event.type) {
    case 'game_started':
      return started(view, event);
    case 'entropy_promised':
      return withSeat(view, event.seat, () => ({ promised: true }));
    case 'entropy_forgone':
      return withSeat(view, event.seat, () => ({ forgone: true }));
    case 'entropy_contributed':
    case 'entropy_supplied':
      return withSeat(view, event.seat, () => ({ contributed: true }));
    case 'phase_began': {
      const next = { ...view, phase: event.phase };
      if (roundTheTable.has(event.phase)) return atPosition(next, 0);
      if (event.phase === 'choice') {
        return withEachSeat(next, () => ({ has_picked: false, picked: null }));
      }
      return next;
    }
    case 'place_rolled':
      return withSeat(view, event.seat, () => ({
        rolled: event.dice.reduce((sum, die) => sum + die, 0),
      }));
    case 'places_ranked':
      return withEachSeat(view, (_, index) => ({ ahead: event.ahead[index] ?? 0, rolled: 0 }));
    case 'order_settled':
      return atPosition({ ...view, order: event.order }, view.position);
    case 'colour_chosen':
      return atPosition(
        withSeat(view, event.seat, () => ({ colour: event.colour })),
        view.position + 1,
      );
    case 'objective_dealt':
      return atPosition(
        withSeat(view, event.seat, () => ({ objective_dealt: true, objective: event.objective })),
        view.position + 1,
      );
    case 'territory_dealt':
      return withArmies(
        withSeat(withOwner(view, event.territory, event.seat), event.seat, (seat) => ({
          reserve: seat.reserve - 1,
        })),
        event.territory,
        1,
      );
    case 'territories_swapped': {
      const dealt = view.territories[event.dealt]?.owner;
      const earlier = view.territories[event.earlier]?.owner;
      if (!dealt || !earlier) return view;
      return withOwner(withOwner(view, event.dealt, earlier), event.earlier, dealt);
    }
    case 'territory_claimed': {
      const held = withOwner(view, event.territory, event.seat);
      const next = (view.position + 1) % seatsOf(view).length;
      return atPosition(withArmies(held, event.territory, event.armies), next);
    }
    case 'placement_began':
      return { ...atSeat(view, event.seat), phase: 'place', go: event.armies };
    case 'colours_given':
      return withSeat(view, event.seat, () => ({ has_given: true, given: event.colours }));
    case 'colours_received':
      return withSeat(view, event.seat, () => ({ colour_cards: event.cards }));
    default:
      return reduceTurn(view, event);
  }
}
