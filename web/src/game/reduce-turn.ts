// The view after an event of a turn: reinforcement, combat, occupation, transfer, card.
import type { Event, Seat, View } from '../protocol';
import { atSeat, lastOut, withArmies, withOwner, withoutCards, withSeat } from './edit';
import { reduceEnding } from './reduce-ending';

type SetupType =
  | 'game_started'
  | 'entropy_promised'
  | 'entropy_forgone'
  | 'entropy_contributed'
  | 'entropy_supplied'
  | 'phase_began'
  | 'place_rolled'
  | 'places_ranked'
  | 'order_settled'
  | 'colour_chosen'
  | 'objective_dealt'
  | 'territory_dealt'
  | 'territories_swapped'
  | 'territory_claimed'
  | 'placement_began'
  | 'colours_given'
  | 'colours_received';
type TurnEvent = Exclude<Event, { type: SetupType }>;

function cardsTaken(view: View, event: Extract<Event, { type: 'cards_taken' }>): View {
  const { from, by, count, cards } = event;
  let next: View = withSeat(view, from, (seat) => ({
    hand_size: seat.hand_size - count,
    hand: withoutCards(seat.hand, cards),
  }));
  next = withSeat(next, by, (seat) => ({
    hand_size: seat.hand_size + count,
    hand: seat.hand && cards ? [...seat.hand, ...cards] : seat.hand,
  }));
  if (view.phase !== 'capture') return next;
  const leftOver = view.captures_left - 1;
  return { ...next, captures_left: leftOver, phase: leftOver === 0 ? 'occupy' : 'capture' };
}

function startTurn(view: View, round: number, seat: Seat): View {
  const territories = { ...view.territories };
  for (const [name, territory] of Object.entries(territories)) {
    if (territory.placed > 0) territories[name] = { ...territory, placed: 0 };
  }
  return {
    ...atSeat(view, seat),
    phase: 'reinforce',
    round,
    territories,
    placed_any: false,
    conquests: 0,
    battle: null,
    challenge: 'idle',
    fought: false,
    gathered_in: null,
  };
}

export function reduceTurn(view: View, event: TurnEvent): View {
  switch (event.type) {
    case 'turn_started':
      return startTurn(view, event.round, event.seat);
    case 'reinforcements_received':
      return withSeat(view, event.seat, (seat) => ({
        reserve: seat.reserve + event.for_territories + event.for_continents - event.lost,
      }));
    case 'reserve_lost':
      return withSeat(view, event.seat, (seat) => ({ reserve: seat.reserve - event.armies }));
    case 'tris_played':
      return {
        ...withSeat(view, event.seat, (seat) => ({
          reserve: seat.reserve + event.armies,
          hand_size: seat.hand_size - event.cards.length,
          hand: withoutCards(seat.hand, event.cards),
        })),
        discards: [...view.discards, ...event.cards],
      };
    case 'centre_built':
      return {
        ...withSeat(view, event.seat, (seat) => ({ reserve: seat.reserve - event.cost })),
        centres: [...view.centres, event.territory],
      };
    case 'armies_placed': {
      const setup = view.phase === 'place';
      const next = withSeat(
        withArmies(view, event.territory, event.armies, setup ? 0 : event.armies),
        event.seat,
        (seat) => ({ reserve: seat.reserve - event.armies }),
      );
      return setup ? { ...next, go: view.go - event.armies } : { ...next, placed_any: true };
    }
    case 'armies_taken_back':
      return withSeat(
        withArmies(view, event.territory, -event.armies, -event.armies),
        event.seat,
        (seat) => ({ reserve: seat.reserve + event.armies }),
      );
    case 'challenge_card_played':
      return {
        ...withSeat(view, event.seat, () => ({ challenge_card: false })),
        challenge: 'ready',
      };
    case 'attack_declared':
      return {
        ...view,
        phase: 'defend',
        challenge: event.ties === 'to_attacker' ? 'bound' : 'idle',
        battle: {
          from: event.from,
          to: event.to,
          attack_dice: event.dice,
          defence_dice: 0,
          ties: event.ties,
          loser: 's1',
        },
      };
    case 'defence_declared':
      return {
        ...view,
        phase: 'roll',
        battle: view.battle && { ...view.battle, defence_dice: event.dice },
      };
    case 'dice_rolled':
      return { ...view, phase: 'attack', fought: true };
    case 'armies_lost':
      return withArmies(view, event.territory, -event.armies);
    case 'territory_conquered':
      return {
        ...withOwner(view, event.territory, event.by),
        phase: 'occupy',
        challenge: 'idle',
        conquests: view.conquests + 1,
        battle: view.battle && { ...view.battle, loser: event.from },
      };
    case 'seat_eliminated':
      return withSeat(view, event.seat, (seat) => ({
        standing: 'eliminated',
        out: seat.out || lastOut(view) + 1,
        eliminated_by: event.by,
      }));
    case 'capture_began':
      return { ...view, phase: 'capture', captures_left: event.count };
    case 'cards_taken':
      return cardsTaken(view, event);
    case 'cards_discarded':
      return {
        ...withSeat(view, event.from, (seat) => ({
          hand_size: seat.hand_size - event.count,
          hand: withoutCards(seat.hand, event.cards),
        })),
        unseen_discard_count: view.unseen_discard_count + event.count,
      };
    case 'armies_moved':
      return {
        ...withArmies(withArmies(view, event.from, -event.armies), event.to, event.armies),
        phase: 'attack',
      };
    case 'armies_transferred':
      return withArmies(withArmies(view, event.from, -event.armies), event.to, event.armies);
    case 'armies_gathered':
      return {
        ...withArmies(withArmies(view, event.from, -event.armies), event.to, event.armies),
        phase: 'gather',
        gathered_in: event.to,
      };
    case 'deck_reshuffled':
      return {
        ...view,
        deck_size: view.discards.length + view.unseen_discard_count,
        discards: [],
        unseen_discard_count: 0,
      };
    case 'card_drawn':
      return {
        ...withSeat(view, event.seat, (seat) => ({
          hand_size: seat.hand_size + 1,
          hand: seat.hand && event.card ? [...seat.hand, event.card] : seat.hand,
        })),
        deck_size: view.deck_size - 1,
      };
    case 'turn_ended':
    case 'card_forgone':
    case 'closing_waived':
    case 'closing_rolled':
    case 'objective_reached':
      return view; // told for their own sake; what follows says where the game stands
    default:
      return reduceEnding(view, event);
  }
}
