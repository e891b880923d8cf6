// What the server offered, indexed for the interface: what can be picked, what it leads to, and
// how many. The client asks no rule; what is not in here is refused by the server, with a clause.
import type { Colour, Option, Range, Territory, Tris } from '../protocol';

export interface Offer {
  readonly promise: boolean;
  readonly contribute: boolean;
  readonly colours: readonly Colour[];
  readonly claims: ReadonlySet<Territory>;
  readonly placements: ReadonlyMap<Territory, Range>;
  readonly takeBacks: ReadonlyMap<Territory, Range>;
  readonly exchanges: readonly (readonly Colour[])[];
  readonly trises: readonly Tris[];
  readonly centres: ReadonlySet<Territory>;
  readonly challengeCard: boolean;
  readonly attacks: ReadonlyMap<Territory, ReadonlyMap<Territory, Range>>;
  readonly defence: Range | null;
  readonly occupation: Range | null;
  readonly transfers: ReadonlyMap<Territory, ReadonlyMap<Territory, Range>>;
  readonly endTurn: boolean;
  readonly shows: readonly Colour[];
  readonly withdraw: boolean;
}

export function rangeOf(quantity: number | Range): Range {
  return typeof quantity === 'number' ? { min: quantity, max: quantity } : quantity;
}

type Routes = Map<Territory, Map<Territory, Range>>;

function addRoute(
  routes: Routes,
  { from, to }: { readonly from: Territory; readonly to: Territory },
  range: Range,
): void {
  const targets = routes.get(from) ?? new Map<Territory, Range>();
  const known = targets.get(to);
  targets.set(to, {
    min: Math.min(range.min, known?.min ?? range.min),
    max: Math.max(range.max, known?.max ?? range.max),
  });
  routes.set(from, targets);
}

export function offerOf(options: readonly Option[]): Offer {
  const offer = {
    promise: false,
    contribute: false,
    colours: [] as Colour[],
    claims: new Set<Territory>(),
    placements: new Map<Territory, Range>(),
    takeBacks: new Map<Territory, Range>(),
    exchanges: [] as (readonly Colour[])[],
    trises: [] as Tris[],
    centres: new Set<Territory>(),
    challengeCard: false,
    attacks: new Map() as Routes,
    defence: null as Range | null,
    occupation: null as Range | null,
    transfers: new Map() as Routes,
    endTurn: false,
    shows: [] as Colour[],
    withdraw: false,
  };
  for (const option of options) {
    switch (option.type) {
      case 'promise':
        offer.promise = true;
        break;
      case 'abstain':
        break; // nothing a player is asked
      case 'contribute':
        offer.contribute = true;
        break;
      case 'choose_colour':
        offer.colours.push(option.colour);
        break;
      case 'claim_territory':
        offer.claims.add(option.territory);
        break;
      case 'place_armies':
        offer.placements.set(option.territory, rangeOf(option.armies));
        break;
      case 'take_back_armies':
        offer.takeBacks.set(option.territory, rangeOf(option.armies));
        break;
      case 'give_colours':
        offer.exchanges.push(option.colours);
        break;
      case 'play_tris':
        offer.trises.push(option.cards);
        break;
      case 'build_centre':
        offer.centres.add(option.territory);
        break;
      case 'play_challenge_card':
        offer.challengeCard = true;
        break;
      case 'attack':
        addRoute(offer.attacks, option, rangeOf(option.dice));
        break;
      case 'defend':
        offer.defence = rangeOf(option.dice);
        break;
      case 'occupy':
        offer.occupation = rangeOf(option.armies);
        break;
      case 'transfer':
        addRoute(offer.transfers, option, rangeOf(option.armies));
        break;
      case 'end_turn':
        offer.endTurn = true;
        break;
      case 'show_colour':
        offer.shows.push(option.colour);
        break;
      case 'withdraw':
        offer.withdraw = true;
        break;
      default:
        option satisfies never;
    }
  }
  return offer;
}

export const nothingOffered: Offer = offerOf([]);
