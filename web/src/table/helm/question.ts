// What a player seems to want who touches a territory that nothing is offered for: the action to ask
// the server about. It need not make sense; the server says what is wrong with it.
import type { Offer } from '../../game/options';
import type { Action, Rules, Seat, Territory, View } from '../../protocol';
import type { Mode, Task } from './task';

export interface Situation {
  readonly task: Task;
  readonly mode: Mode;
  readonly view: View;
  readonly rules: Rules;
  readonly seat: Seat;
  readonly offer: Offer;
  readonly selected: Territory | null;
}

const armiesOn = (at: Situation, territory: Territory) =>
  at.view.territories[territory]?.armies ?? 0;
const isMine = (at: Situation, territory: Territory) =>
  at.view.territories[territory]?.owner === at.seat;

/** The strongest of the territories that pass, if any does. */
function strongest(
  at: Situation,
  passes: (territory: Territory) => boolean,
): Territory | undefined {
  return Object.keys(at.view.territories)
    .filter(passes)
    .sort((a, b) => armiesOn(at, b) - armiesOn(at, a))[0];
}

/** The player's own territory that may attack this one, with most armies where there are several. */
export function attackerOf(at: Situation, target: Territory): Territory | undefined {
  return strongest(at, (from) => at.offer.attacks.get(from)?.has(target) ?? false);
}

/** From where to where: out of one's own territory, or from the nearest of them into another's. */
function route(at: Situation, touched: Territory, outwards: (to: Territory) => boolean) {
  const { selected } = at;
  const neighbours = at.rules.territories[touched]?.neighbours ?? [];
  if (isMine(at, touched) && (!selected || at.mode === 'fight')) {
    const to = neighbours.find(outwards) ?? neighbours[0];
    return to ? { from: touched, to } : null;
  }
  const near = strongest(at, (from) => isMine(at, from) && neighbours.includes(from));
  const from = selected ?? near ?? strongest(at, (own) => isMine(at, own));
  return from ? { from, to: touched } : null;
}

function attack(at: Situation, touched: Territory): Action | null {
  const found = route(at, touched, (to) => !isMine(at, to));
  if (!found) return null;
  // As many as it throws elsewhere: what is refused then is the target.
  const elsewhere = [...(at.offer.attacks.get(found.from)?.values() ?? [])];
  const dice = Math.max(1, ...elsewhere.map(({ max }) => max));
  return { type: 'attack', ...found, dice };
}

function transfer(at: Situation, touched: Territory): Action | null {
  const found = route(at, touched, (to) => isMine(at, to));
  return found && { type: 'transfer', ...found, armies: 1 };
}

export function questionAbout(at: Situation, touched: Territory): Action | null {
  switch (at.task) {
    case 'claim':
      return { type: 'claim_territory', territory: touched };
    case 'place':
    case 'reinforce':
      return at.mode === 'centre'
        ? { type: 'build_centre', territory: touched }
        : { type: 'place_armies', territory: touched, armies: 1 };
    case 'attack':
    case 'occupy':
      if (at.mode === 'centre') return { type: 'build_centre', territory: touched };
      return at.mode === 'transfer' ? transfer(at, touched) : attack(at, touched);
    case 'contribute': // the browser answers by itself
    case 'over':
      return null;
    default:
      // Something else is asked, or nothing yet: the server says what.
      return isMine(at, touched)
        ? { type: 'place_armies', territory: touched, armies: 1 }
        : attack(at, touched);
  }
}
