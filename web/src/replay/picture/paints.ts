// The colours and the letters of the page as they are now, theme included, for what is painted on a
// canvas; and the two soft pictures of the board, which are painted already in these colours.
import type { Colour, Geometry } from '../../board';
import { overhang, paintOn } from '../../board/backdrop';
import { look } from '../../board/look';
import { soft } from '../../board/soft-paint';

export type Owner = Colour | 'neutral';

export interface Paints {
  /** A colour of the board by the name of its property: "land-red", "route". */
  readonly board: (name: string) => string;
  /** One of the page around it. */
  readonly page: (name: string) => string;
  readonly edge: (continent: number) => string;
  readonly tint: (continent: number) => string;
  readonly font: string;
  readonly shallows: HTMLCanvasElement;
  readonly relief: HTMLCanvasElement;
}

function reader(parent: Element, className = ''): (name: string) => string {
  const probe = document.createElement('span');
  probe.className = className;
  parent.append(probe);
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name);
    if (found) return found;
    probe.style.color = `var(--${name})`;
    const colour = getComputedStyle(probe).color;
    known.set(name, colour);
    return colour;
  };
}

/** `use` has them for as long as it runs: what they are read from is taken away again. */
export async function withPaints<Made>(
  geometry: Geometry,
  use: (paints: Paints) => Promise<Made>,
): Promise<Made> {
  const page = document.createElement('div');
  page.hidden = true;
  const board = document.createElement('div');
  board.className = 'board';
  const drawn = look.value;
  if (drawn) board.dataset['look'] = drawn.id;
  const plane = document.createElement('div');
  plane.className = 'board-plane';
  const shallows = document.createElement('canvas');
  shallows.className = 'board-shallows';
  const relief = document.createElement('canvas');
  plane.append(shallows, relief);
  board.append(plane);
  page.append(board);
  document.body.append(page);
  try {
    const pictures = drawn ?? soft;
    paintOn(shallows, pictures.shallows, geometry, overhang);
    paintOn(relief, pictures.relief, geometry, 0);
    const continents = geometry.continents.map((_, i) => reader(board, `board-c${i}`));
    return await use({
      board: reader(board),
      page: reader(page),
      edge: (continent) => continents[continent]?.('edge') ?? '',
      tint: (continent) => continents[continent]?.('tint') ?? '',
      font: getComputedStyle(document.body).fontFamily,
      shallows,
      relief,
    });
  } finally {
    page.remove();
  }
}
