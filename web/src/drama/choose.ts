// Which moment a batch of events is, if it is one: the greatest thing that happened in it.
import type { Colour, Event, Seat, Territory, View } from '../protocol';

// As in game/facts.ts, which would be cut out of the table's own file for this line.
const colourOf = (view: View, seat: Seat | null | undefined): Colour | null =>
  (seat && view.seats[seat]?.colour) || null;

export interface DealtCard {
  readonly territory: Territory;
  readonly colour: Colour | null;
}

export type Moment =
  | { readonly kind: 'deal'; readonly cards: readonly DealtCard[] }
  | { readonly kind: 'conquest'; readonly territory: Territory; readonly colour: Colour | null }
  | {
      readonly kind: 'elimination';
      readonly seat: Seat;
      readonly by: Seat;
      readonly colour: Colour | null;
    }
  | { readonly kind: 'closing'; readonly closed: boolean }
  | {
      readonly kind: 'victory';
      readonly winner: Seat;
      readonly colour: Colour | null;
      readonly wanted: ReadonlySet<Territory>;
    };
export type MomentKind = Moment['kind'];

/** From the least to the greatest. */
const order = [
  'conquest',
  'deal',
  'elimination',
  'closing',
  'victory',
] as const satisfies readonly MomentKind[];

export const rankOf = (kind: MomentKind): number => order.indexOf(kind);

/** What an event by itself is; `after` is the view that its batch led to. */
function momentIn(event: Event, after: View, events: readonly Event[]): Moment | null {
  switch (event.type) {
    case 'territory_conquered':
      return {
        kind: 'conquest',
        territory: event.territory,
        colour: colourOf(after, event.by),
      };
    case 'seat_eliminated': {
      const { seat, by } = event;
      return { kind: 'elimination', seat, by, colour: colourOf(after, seat) };
    }
    case 'closing_rolled': {
      const closed = events.some(({ type }) => type === 'points_counted' || type === 'game_ended');
      return { kind: 'closing', closed };
    }
    case 'territory_dealt':
      return { kind: 'deal', cards: dealtIn(events, after) };
    default:
      return null;
  }
}

/** The cards in the order in which they were dealt, for whoever ended up with the territory. */
function dealtIn(events: readonly Event[], after: View): DealtCard[] {
  return events
    .filter((event) => event.type === 'territory_dealt')
    .map(({ territory }) => ({
      territory,
      colour: colourOf(after, after.territories[territory]?.owner),
    }));
}

export function momentOf(events: readonly Event[], after: View): Moment | null {
  let greatest: Moment | null = null;
  for (const event of events) {
    if (greatest?.kind === 'deal' && event.type === 'territory_dealt') continue;
    const moment = momentIn(event, after, events);
    if (moment && (!greatest || rankOf(moment.kind) > rankOf(greatest.kind))) greatest = moment;
  }
  return greatest;
}

/** The end of a game; `wanted` are the territories that its winner's objective names. */
export function victoryOf(view: View, wanted: readonly Territory[]): Moment | null {
  const { cause, winner } = view.ending;
  if (!cause || !winner) return null;
  const held = Object.entries(view.territories).flatMap(([territory, { owner }]) =>
    owner === winner ? [territory] : [],
  );
  // An objective that names none is about how many there are, or about somebody: all that he holds.
  const shown = wanted.length > 0 ? wanted : held;
  return { kind: 'victory', winner, colour: colourOf(view, winner), wanted: new Set(shown) };
}
