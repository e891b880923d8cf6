// Advice in a sentence.
import { t } from '../../i18n/words';
import type { Action } from '../../protocol';
import { type AtTable, cardName, territoryName } from '../context';
import { adviceWords } from './words';

/** Null where there is nothing to say. */
export function adviceText({ room }: AtTable, actions: readonly Action[]): string | null {
  const words = adviceWords();
  const land = (territory: string) => territoryName(room, territory);
  const [first] = actions;
  switch (first?.type) {
    case 'place_armies':
      return words.places(
        actions
          .filter((action) => action.type === 'place_armies')
          .map(({ territory, armies }) => `${land(territory)} +${armies}`)
          .join(', '),
      );
    case 'claim_territory':
      return words.claims(land(first.territory));
    case 'choose_colour':
      return words.colour(t().names.colours[first.colour]);
    case 'play_tris':
      return words.tris(first.cards.map((card) => cardName(room, card)).join(', '));
    case 'play_challenge_card':
      return words.challengeCard;
    case 'build_centre':
      return words.centre(land(first.territory));
    case 'take_back_armies':
      return words.takesBack(land(first.territory), first.armies);
    case 'attack':
      return words.attacks(land(first.to), land(first.from), t().table.dice(first.dice));
    case 'defend':
      return words.defends(t().table.dice(first.dice));
    case 'occupy':
      return words.occupies(t().table.armies(first.armies));
    case 'transfer':
      return words.transfers(t().table.armies(first.armies), land(first.from), land(first.to));
    case 'end_turn':
      return words.ends;
    case 'give_colours':
      return words.gives(
        first.colours.map((colour) => (colour ? t().names.colours[colour] : '–')).join(', '),
      );
    case 'show_colour':
      return words.shows(t().names.colours[first.colour]);
    default:
      return null;
  }
}
