// Passages of the chronicle in words.
import type { Happening, Passage, Placement, Throw } from '../game/chronicle';
import { t } from '../i18n/words';
import type { Dice, Seat } from '../protocol';
import { cardName, colourName, objectiveName, seatName, territoryName } from './context';
import type { Room } from './room';

const sum = (dice: Dice) => dice.reduce((total, die) => total + die, 0);

/** `Ucraina 7 → Urali 3 · 6 4 2 / 5 4 1 · −1/−2`. */
export function throwText(room: Room, passage: Throw): string {
  const words = t().log;
  return [
    `${territoryName(room, passage.from)} ${passage.fromArmies} → ${territoryName(room, passage.to)} ${passage.toArmies}`,
    `${passage.attack.join(' ')} / ${passage.defence.join(' ')}`,
    words.losses(passage.attackLost, passage.defenceLost),
    ...(passage.ties === 'to_attacker' ? [words.tiesToAttacker] : []),
    ...(passage.conquered ? [words.conquered] : []),
  ].join(' · ');
}

function placementText(room: Room, passage: Placement): string {
  const places = passage.places.map(
    ({ territory, armies }) =>
      `${armies > 0 ? '+' : '−'}${Math.abs(armies)} ${territoryName(room, territory)}`,
  );
  return t().log.placed(seatName(room, passage.seat), places.join(', '));
}

function eventText(room: Room, { event }: Happening): string | null {
  const words = t().log;
  const who = (seat: Parameters<typeof seatName>[1]) => seatName(room, seat);
  const where = (territory: string) => territoryName(room, territory);
  switch (event.type) {
    case 'game_started':
      return words.started(event.seat_count);
    case 'place_rolled':
      return words.placeRolled(who(event.seat), event.dice.join(' '));
    case 'order_settled':
      return words.order(event.order.map(who).join(', '));
    case 'colour_chosen':
      return words.colour(who(event.seat), colourName(event.colour));
    case 'objective_dealt':
      return event.objective
        ? words.myObjective(objectiveName(room, event.objective))
        : words.objectiveDealt(who(event.seat));
    case 'territory_claimed':
      return words.claimed(who(event.seat), where(event.territory), event.armies);
    case 'colours_given':
      return words.given(who(event.seat));
    case 'turn_started':
      return words.turn(event.round, who(event.seat));
    case 'reinforcements_received':
      return [
        words.reinforced(who(event.seat), event.for_territories, event.for_continents),
        ...(event.lost > 0 ? [words.overCap(event.lost)] : []),
      ].join(' ');
    case 'reserve_lost':
      return words.reserveLost(who(event.seat), event.armies);
    case 'tris_played': {
      const cards = event.cards.map((card) => cardName(room, card)).join(', ');
      return [
        words.tris(who(event.seat), cards, event.armies),
        ...(event.lost > 0 ? [words.overCap(event.lost)] : []),
      ].join(' ');
    }
    case 'centre_built':
      return words.centre(who(event.seat), where(event.territory), event.cost);
    case 'challenge_card_played':
      return words.challenge(who(event.seat));
    case 'seat_eliminated':
      return words.eliminated(who(event.seat), who(event.by));
    case 'cards_taken':
      return words.cardsTaken(who(event.by), who(event.from), event.count);
    case 'cards_discarded':
      return words.cardsDiscarded(event.count);
    case 'armies_moved':
      return words.moved(where(event.from), where(event.to), event.armies);
    case 'armies_transferred':
      return words.transferred(where(event.from), where(event.to), event.armies);
    case 'armies_gathered':
      return words.gathered(where(event.from), where(event.to), event.armies);
    case 'deck_reshuffled':
      return words.reshuffled;
    case 'card_drawn':
      return event.card ? words.drew(cardName(room, event.card)) : words.drawn(who(event.seat));
    case 'card_forgone':
      return words.forgone(who(event.seat), event.because);
    case 'time_called':
      return words.time(event.last_round);
    case 'closing_began':
      return words.closingBegan(who(event.anchor));
    case 'closing_raised':
      return words.closingRaised;
    case 'slot_reached':
      return words.slot(who(event.seat));
    case 'closing_waived':
      return words.closingWaived(who(event.seat));
    case 'closing_rolled':
      return words.closingRolled(who(event.seat), event.dice.join(' '), sum(event.dice));
    case 'objective_reached':
      return words.reached(who(event.seat));
    case 'colour_picked':
      return words.picked(who(event.seat));
    case 'colour_shown':
      return words.shown(who(event.seat), colourName(event.colour), event.cards, event.points);
    case 'objective_shown':
      return words.objectiveShown(who(event.seat), objectiveName(room, event.objective));
    case 'game_ended':
      return words.ended(who(event.winner), t().table.result.cause[event.cause]);
    case 'seed_revealed':
      return words.seed;
    case 'seat_withdrawn':
      return words.withdrawn(who(event.seat));
    case 'seat_excluded':
      return words.excluded(who(event.seat));
    case 'armies_removed':
      return words.removed(where(event.territory), event.armies);
    case 'army_cap_set':
      return words.cap(who(event.seat), event.armies);
    default:
      return null; // told by another passage
  }
}

/** The passage in words; null for what is not told on its own. */
export function passageText(room: Room, passage: Passage): string | null {
  switch (passage.kind) {
    case 'throw':
      return throwText(room, passage);
    case 'placement':
      return placementText(room, passage);
    case 'event':
      return eventText(room, passage);
    default:
      return passage satisfies never;
  }
}

/** Whose doing it was. */
export function seatOf(passage: Passage): Seat | null {
  if (passage.kind === 'throw') return passage.attacker;
  if (passage.kind === 'placement') return passage.seat;
  return 'seat' in passage.event ? passage.event.seat : null;
}
