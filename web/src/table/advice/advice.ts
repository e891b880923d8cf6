// Advice on the board: chosen there as if the player had, and done when he says so.
import type { Action } from '../../protocol';
import type { AtTable } from '../context';
import { draftOf } from '../helm/draft';

type Place = Extract<Action, { type: 'place_armies' }>;

function placements(actions: readonly Action[]): Place[] {
  return actions.filter((action): action is Place => action.type === 'place_armies');
}

export function isPlacement(actions: readonly Action[]): boolean {
  return placements(actions).length > 0;
}

/** From where to where, which armies, or which territory. */
export function show({ helm }: AtTable, actions: readonly Action[]): void {
  const [first] = actions;
  switch (first?.type) {
    case 'place_armies':
      return helm.redraft(draftOf(placements(actions)));
    case 'attack':
    case 'transfer':
      helm.setMode(first.type === 'attack' ? 'fight' : 'transfer');
      helm.select(first.from);
      helm.target.value = first.to;
      helm.arrow.value = { from: first.from, to: first.to, won: true, key: -1 };
      return;
    case 'claim_territory':
      return helm.select(first.territory);
    case 'build_centre':
      helm.pointed.value = new Set([first.territory]);
      return;
    default:
      return;
  }
}

export async function take({ helm }: AtTable, actions: readonly Action[]): Promise<void> {
  if (!isPlacement(actions)) return void (await helm.perform(actions));
  helm.redraft(draftOf(placements(actions)));
  await helm.confirmDraft();
}
