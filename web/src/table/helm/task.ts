// What is asked of a player now, from the phase of the game and what was offered.
import { isAwaited } from '../../game/facts';
import type { Offer } from '../../game/options';
import type { Seat, View } from '../../protocol';

export type Task =
  | 'wait'
  | 'contribute'
  | 'colours'
  | 'claim'
  | 'place'
  | 'reinforce'
  | 'exchange'
  | 'attack'
  | 'defend'
  | 'occupy'
  | 'choice'
  | 'over';
export type Mode = 'fight' | 'transfer' | 'centre';

/** Whether there is still something to place; a limit may leave armies that cannot be. */
function reinforcing(view: View, seat: Seat, { placements, endTurn }: Offer): boolean {
  if (placements.size > 0) return true;
  return !endTurn && (view.seats[seat]?.reserve ?? 0) > 0;
}

export function taskOf(view: View | null, seat: Seat | null, offer: Offer): Task {
  if (!view) return 'wait';
  if (view.phase === 'over' || view.phase === 'closed') return 'over';
  if (!seat || !isAwaited(view, seat)) return 'wait';
  switch (view.phase) {
    case 'draft':
      return 'claim';
    case 'reinforce':
      return reinforcing(view, seat, offer) ? 'reinforce' : 'attack';
    case 'gather':
      return 'attack';
    case 'promise':
    case 'reveal':
    case 'contribute':
      return 'contribute';
    case 'colours':
    case 'place':
    case 'exchange':
    case 'attack':
    case 'defend':
    case 'occupy':
    case 'choice':
      return view.phase;
    default:
      return 'wait';
  }
}
