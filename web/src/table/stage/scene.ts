// What is shown of the last batch for a moment: dice, the attack on the board, territories that
// changed, the sdadata. Derived from the scene; the log keeps it for good.
import { signal } from '@preact/signals';
import type { Dice, Event, Seat, Territory } from '../../protocol';
import type { Scene } from '../room';

export interface ThrowShown {
  readonly key: number;
  readonly from: Territory;
  readonly to: Territory;
  readonly attack: Dice;
  readonly defence: Dice;
  readonly attackLost: number;
  readonly defenceLost: number;
  readonly conquered: boolean;
  readonly ties: 'to_defender' | 'to_attacker';
}

/** A throw of before that somebody looks at again, instead of the last one. */
export const again = signal<ThrowShown | null>(null);

export function throwOf(scene: Scene | null): ThrowShown | null {
  if (!scene) return null;
  const dice = find(scene.events, 'dice_rolled');
  const declared = find(scene.events, 'attack_declared') ?? scene.before.battle;
  if (!dice || !declared) return null;
  const lost = (territory: Territory) =>
    scene.events.reduce(
      (sum, event) =>
        event.type === 'armies_lost' && event.territory === territory ? sum + event.armies : sum,
      0,
    );
  return {
    key: scene.key,
    from: declared.from,
    to: declared.to,
    ties: declared.ties,
    attack: dice.attack,
    defence: dice.defence,
    attackLost: lost(declared.from),
    defenceLost: lost(declared.to),
    conquered: find(scene.events, 'territory_conquered') !== undefined,
  };
}

/** Pair by pair, highest first: which attack dice and which defence dice lost. */
export function losingDice(shown: Pick<ThrowShown, 'attack' | 'defence' | 'ties'>) {
  const attack: boolean[] = [];
  const defence: boolean[] = [];
  for (let pair = 0; pair < Math.min(shown.attack.length, shown.defence.length); ++pair) {
    const difference = (shown.attack[pair] ?? 0) - (shown.defence[pair] ?? 0);
    const held = difference < 0 || (difference === 0 && shown.ties === 'to_defender');
    attack.push(held);
    defence.push(!held);
  }
  return { attack, defence };
}

export function flashOf(scene: Scene | null): Map<Territory, 'conquered' | 'placed'> {
  const flash = new Map<Territory, 'conquered' | 'placed'>();
  for (const event of scene?.events ?? []) {
    if (event.type === 'territory_conquered') flash.set(event.territory, 'conquered');
    else if (event.type === 'armies_placed') flash.set(event.territory, 'placed');
    else if (
      event.type === 'armies_moved' ||
      event.type === 'armies_transferred' ||
      event.type === 'armies_gathered'
    ) {
      if (!flash.has(event.to)) flash.set(event.to, 'placed');
    }
  }
  return flash;
}

export interface ClosingShown {
  readonly seat: Seat;
  readonly dice: Dice;
  readonly closed: boolean;
}

export function closingOf(scene: Scene | null): ClosingShown | null {
  const rolled = scene && find(scene.events, 'closing_rolled');
  if (!scene || !rolled) return null;
  const closed = scene.events.some(
    (event) => event.type === 'points_counted' || event.type === 'game_ended',
  );
  return { seat: rolled.seat, dice: rolled.dice, closed };
}

function find<Type extends Event['type']>(events: readonly Event[], type: Type) {
  return events.find((event): event is Extract<Event, { type: Type }> => event.type === type);
}
