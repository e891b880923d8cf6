// "Fino in fondo": single legal throws, one after the other, until something the player chose
// says stop. Each throw is an action of its own, in the log and with the same odds as any other.
import type { Action, Territory, View } from '../protocol';
import type { Offer } from './options';

export interface AttackPlan {
  readonly from: Territory;
  readonly to: Territory;
  readonly keepArmies: number; // stop when no more than these stand at `from`
  readonly fullDiceOnly: boolean; // stop when three dice can no longer be thrown
  readonly throwsMax: number | null;
}

export type StopReason = 'conquered' | 'dice' | 'armies' | 'throws' | 'not_offered' | 'stopped';

/** The next throw of the plan, or why there is none. */
export function nextThrow(
  plan: AttackPlan,
  { view, offer, thrown }: { readonly view: View; readonly offer: Offer; readonly thrown: number },
): { readonly action: Action } | { readonly stop: StopReason } {
  const from = view.territories[plan.from];
  const to = view.territories[plan.to];
  if (view.phase === 'occupy' || (from && from.owner === to?.owner)) return { stop: 'conquered' };
  if (plan.throwsMax !== null && thrown >= plan.throwsMax) return { stop: 'throws' };
  if (!from || from.armies <= plan.keepArmies) return { stop: 'armies' };
  const dice = offer.attacks.get(plan.from)?.get(plan.to)?.max;
  if (dice === undefined) return { stop: 'not_offered' };
  if (plan.fullDiceOnly && dice < 3) return { stop: 'dice' };
  return { action: { type: 'attack', from: plan.from, to: plan.to, dice } };
}
