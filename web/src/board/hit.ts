// Which territory a touch means. Fingers are less exact than eyes: what they aim at is a token, and
// where tokens lie close together it is the nearest one, whichever is drawn on top.
import type { Point, TerritoryShape } from './geometry';
import { seenAt, type Viewport } from './viewport';

const surely = 10; // pixels from the middle of a token: it is meant, whatever land lies there
const reach = 26; // pixels: a touch of the sea means the token beside it

export function territoryOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest('[data-territory]')?.getAttribute('data-territory') ?? null;
}

const onToken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.board-token') !== null;

interface Nearest {
  readonly id: string;
  readonly distance: number;
}

function nearestTo(at: Point, shapes: readonly TerritoryShape[], view: Viewport): Nearest | null {
  let nearest: Nearest | null = null;
  for (const { id, token } of shapes) {
    const [x, y] = seenAt(view, token);
    const distance = Math.hypot(x - at[0], y - at[1]);
    if (!nearest || distance < nearest.distance) nearest = { id, distance };
  }
  return nearest;
}

/** The territory meant by a touch at this place of the box, which met this element. */
export function territoryMeant(
  at: Point,
  target: EventTarget | null,
  { shapes, view }: { readonly shapes: readonly TerritoryShape[]; readonly view: Viewport },
): string | null {
  const under = territoryOf(target);
  const nearest = nearestTo(at, shapes, view);
  if (!nearest) return under;
  const near = nearest.distance <= surely || onToken(target);
  const beside = under === null && nearest.distance <= reach;
  return near || beside ? nearest.id : under;
}
