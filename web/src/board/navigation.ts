// Going over the board by keyboard: arrows to the nearest territory that way, letters by name.
import type { Point } from './geometry';

export type Direction = 'up' | 'down' | 'left' | 'right';

export const arrowKeys: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

interface Place {
  readonly id: string;
  readonly token: Point;
}

const ways: Readonly<Record<Direction, Point>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};
const asideCost = 1.5; // a step aside counts as this many ahead

/**
 * The nearest territory in that direction: within 45 degrees of it where there is one, else
 * anywhere on that side. Nothing at the edge of the board.
 */
export function nearest(
  places: readonly Place[],
  from: string,
  direction: Direction,
): string | null {
  const here = places.find(({ id }) => id === from)?.token;
  if (!here) return null;
  const [wayX, wayY] = ways[direction];
  let best: { readonly id: string; readonly cost: number } | null = null;
  for (const { id, token } of places) {
    const dx = token[0] - here[0];
    const dy = token[1] - here[1];
    const ahead = dx * wayX + dy * wayY;
    const aside = Math.abs(dx * wayY - dy * wayX);
    if (id === from || ahead <= 0) continue;
    const beyond = aside > ahead ? 1e6 : 0; // outside the 45 degrees: after all that are inside
    const cost = ahead + aside * asideCost + beyond;
    if (!best || cost < best.cost) best = { id, cost };
  }
  return best?.id ?? null;
}

/** Lower case without accents: "Čita" is found by c. */
export function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The next territory after `from` whose name begins with what was typed; `from` itself counts when
 * several letters narrow the search down.
 */
export function named(
  places: readonly Place[],
  names: (id: string) => string,
  from: string | null,
  typed: string,
): string | null {
  const start = places.findIndex(({ id }) => id === from);
  const first = start < 0 || typed.length > 1 ? Math.max(start, 0) : start + 1;
  const order = places.map((_, i) => places[(first + i) % places.length]);
  const letters = plain(typed);
  return order.find((place) => place && plain(names(place.id)).startsWith(letters))?.id ?? null;
}
