// The board on a canvas: the same shapes, colours and signs as the widget's, for pictures that leave
// the page. `rich` has the soft light of the widget; without it a picture has few colours.
import type { Geometry, Holding } from '../../board';
import { shaftsOf } from '../../board/attack-arrow';
import { overhang } from '../../board/backdrop';
import type { Spot } from '../../board/label-placing';
import { lettered, lineHeight, linesOf, pill, plateSize, wholeOf } from '../../board/label-wishes';
import { tokenRadius, tokenShapes, tower } from '../../board/token-shapes';
import type { Owner, Paints } from './paints';

export interface BoardScene {
  readonly holdings: Readonly<Record<string, Holding>>;
  readonly attack: { readonly from: string; readonly to: string } | null;
  readonly names: ((territory: string) => string) | null; // null: without
  readonly continentNames: (continent: string) => string;
}

const nameSize = 12.5;
const rim = '#10181d';
const aligned = { start: 'left', middle: 'center', end: 'right' } as const;

export class BoardPainter {
  readonly #geometry: Geometry;
  readonly #paints: Paints;
  readonly #rich: boolean;
  readonly #steady: number; // how much larger signs and letters are than on a board in full size
  readonly #paths = new Map<string, Path2D>();

  constructor(geometry: Geometry, paints: Paints, rich: boolean, steady: number) {
    this.#geometry = geometry;
    this.#paints = paints;
    this.#rich = rich;
    this.#steady = steady;
  }

  /** Onto a context in which a pixel of the board is 1. */
  paint(context: CanvasRenderingContext2D, scene: BoardScene): void {
    context.save();
    context.beginPath();
    context.rect(0, 0, this.#geometry.width, this.#geometry.height);
    context.clip();
    context.lineJoin = 'round';
    context.lineCap = 'round';
    this.#sea(context);
    this.#lands(context, scene);
    this.#routes(context);
    const spots = this.#spots(scene);
    this.#plates(context, scene, spots);
    if (scene.names) this.#labels(context, scene.names, spots);
    if (scene.attack) this.#arrow(context, scene, scene.attack);
    for (const shape of this.#geometry.territories) {
      const holding = scene.holdings[shape.id];
      if (holding) this.#steadily(context, shape.token, () => this.#token(context, holding));
    }
    context.restore();
  }

  #path(path: string): Path2D {
    const known = this.#paths.get(path) ?? new Path2D(path);
    this.#paths.set(path, known);
    return known;
  }

  #steadily(
    context: CanvasRenderingContext2D,
    [x, y]: readonly [number, number],
    draw: () => void,
  ): void {
    context.save();
    context.translate(x, y);
    context.scale(this.#steady, this.#steady);
    draw();
    context.restore();
  }

  #sea(context: CanvasRenderingContext2D): void {
    const { width, height } = this.#geometry;
    const { board, shallows } = this.#paints;
    context.fillStyle = board('sea-near');
    if (this.#rich) {
      const far = Math.hypot(width, height) / 2;
      const sea = context.createRadialGradient(
        width / 2,
        height * 0.42,
        0,
        width / 2,
        height * 0.42,
        far,
      );
      sea.addColorStop(0, board('sea-near'));
      sea.addColorStop(1, board('sea-far'));
      context.fillStyle = sea;
    }
    context.fillRect(0, 0, width, height);
    if (!this.#rich) return;
    context.drawImage(shallows, -overhang, -overhang, width + 2 * overhang, height + 2 * overhang);
  }

  #lands(context: CanvasRenderingContext2D, { holdings }: BoardScene): void {
    const { territories, continents, width, height, grid } = this.#geometry;
    const { board, edge, tint, relief } = this.#paints;
    const blank = territories.every(({ id }) => !holdings[id]?.colour);
    const order = new Map(continents.map(({ id }, i) => [id, i]));
    if (grid && this.#rich) {
      context.lineWidth = 1;
      context.strokeStyle = board('grid');
      context.stroke(this.#path(grid));
    }
    context.lineWidth = 1.2;
    context.strokeStyle = board('border');
    for (const { id, path, continent } of territories) {
      const owner = holdings[id]?.colour;
      const own = owner ? board(`land-${owner}`) : board('land-neutral');
      context.fillStyle = blank ? tint(order.get(continent) ?? 0) : own;
      context.fill(this.#path(path), 'evenodd');
      context.stroke(this.#path(path));
    }
    if (this.#rich) context.drawImage(relief, 0, 0, width, height);
    context.lineWidth = 2.4;
    for (const [i, { outline }] of continents.entries()) {
      context.strokeStyle = edge(i);
      context.stroke(this.#path(outline));
    }
  }

  #routes(context: CanvasRenderingContext2D): void {
    const { board } = this.#paints;
    const routes = this.#path(this.#geometry.links.map(({ path }) => path).join(''));
    const pen = this.#steady;
    context.save();
    context.lineWidth = 4.2 * pen;
    context.strokeStyle = board('route-casing');
    if (this.#rich) context.stroke(routes);
    context.lineWidth = 2.3 * pen;
    context.strokeStyle = board('route');
    context.setLineDash([0.1, 5.8 * pen]);
    context.stroke(routes);
    context.restore();
  }

  #letters(context: CanvasRenderingContext2D, size: number, weight: number): void {
    context.font = `${weight} ${size}px ${this.#paints.font}`;
  }

  #haloed(context: CanvasRenderingContext2D, text: string, x: number, y: number): void {
    context.lineWidth = 3;
    context.strokeStyle = this.#paints.board('ink-halo');
    context.strokeText(text, x, y);
    context.fillText(text, x, y);
  }

  /** Where there is room for letters, in pixels of a board at its usual size. */
  #spots(scene: BoardScene): ReadonlyMap<string, Spot> {
    return lettered({
      geometry: this.#geometry,
      frame: wholeOf(this.#geometry),
      zoom: 1 / this.#steady,
      token: 1,
      size: nameSize,
      names: scene.names,
      values: false,
      continentNames: scene.continentNames,
      captions: () => '', // what lies beyond the edges is not written
      holdings: scene.holdings,
      draft: {},
      ringed: new Set(),
      first: scene.attack ? [scene.attack.from, scene.attack.to] : [],
    });
  }

  #plates(
    context: CanvasRenderingContext2D,
    { continentNames, names }: BoardScene,
    spots: ReadonlyMap<string, Spot>,
  ): void {
    const { board, edge } = this.#paints;
    for (const [i, continent] of this.#geometry.continents.entries()) {
      const at = spots.get(`pill ${continent.id}`);
      const title = names && spots.get(`plate ${continent.id}`);
      if (!at) continue;
      this.#steadily(context, continent.label, () => {
        context.textAlign = 'center';
        context.fillStyle = edge(i);
        context.strokeStyle = board('card');
        context.lineWidth = 1.5;
        context.beginPath();
        context.roundRect(
          at.x - pill.width / 2,
          at.y - pill.height,
          pill.width,
          pill.height,
          pill.height / 2,
        );
        context.fill();
        context.stroke();
        context.fillStyle = board('card');
        this.#letters(context, 14, 800);
        context.fillText(`+${continent.bonus}`, at.x, at.y - 6);
        if (!title) return;
        context.fillStyle = edge(i);
        context.textAlign = aligned[title.anchor];
        this.#letters(context, plateSize, 700);
        this.#haloed(context, continentNames(continent.id).toUpperCase(), title.x, title.y);
      });
    }
  }

  #labels(
    context: CanvasRenderingContext2D,
    nameOf: (territory: string) => string,
    spots: ReadonlyMap<string, Spot>,
  ): void {
    const ink = this.#paints.board('ink');
    const step = lineHeight * nameSize;
    for (const { id, token } of this.#geometry.territories) {
      const spot = spots.get(id);
      if (!spot) continue;
      const { x, y, anchor, leader } = spot;
      const lines = linesOf(nameOf(id));
      this.#steadily(context, token, () => {
        context.fillStyle = ink;
        if (leader) {
          context.lineWidth = 1;
          context.strokeStyle = ink;
          const middle = y + ((lines.length - 1) * step) / 2 - nameSize / 3;
          context.stroke(this.#path(`M0 0L${x + (x < 0 ? 3 : -3)} ${middle}`));
        }
        context.textAlign = aligned[anchor];
        this.#letters(context, nameSize, 650);
        for (const [i, line] of lines.entries()) this.#haloed(context, line, x, y + i * step);
      });
    }
  }

  #arrow(
    context: CanvasRenderingContext2D,
    { holdings }: BoardScene,
    attack: { readonly from: string; readonly to: string },
  ): void {
    const shafts = shaftsOf(this.#geometry, attack.from, attack.to);
    const own = this.#paints.board(holdings[attack.from]?.colour ?? 'neutral');
    const white = this.#paints.board('focus-light');
    for (const [width, colour] of [
      [8, white],
      [4.6, own],
    ] as const) {
      context.lineWidth = width * this.#steady;
      context.strokeStyle = colour;
      for (const { path } of shafts) context.stroke(this.#path(path));
    }
    const last = shafts.at(-1);
    if (!last) return;
    this.#steadily(context, last.end, () => {
      context.rotate((last.angle * Math.PI) / 180);
      context.translate(-(tokenRadius + 8), 0);
      context.fillStyle = own;
      context.strokeStyle = white;
      context.lineWidth = 2;
      const head = this.#path('M7 0L-9 -8.5L-5 0L-9 8.5Z');
      context.stroke(head);
      context.fill(head);
    });
  }

  #token(context: CanvasRenderingContext2D, holding: Holding): void {
    if (holding.armies <= 0) return;
    const owner: Owner = holding.colour ?? 'neutral';
    const shape = tokenShapes[owner];
    const { board } = this.#paints;
    paintToken(context, this.#path(shape.path), board(owner));
    const text = String(holding.armies);
    const size = text.length > 2 ? shape.type * 0.78 : shape.type;
    context.textAlign = 'center';
    context.fillStyle = board(`on-${owner}`);
    this.#letters(context, size, 800);
    context.fillText(text, 0, shape.sink + size * 0.355);
    if (!holding.centre) return;
    context.translate(-16, -14);
    context.beginPath();
    context.arc(0, 0, 8.6, 0, 2 * Math.PI);
    context.fillStyle = '#fffdf6';
    context.fill();
    context.lineWidth = 1.4;
    context.strokeStyle = rim;
    context.stroke();
    context.fillStyle = rim;
    context.fill(this.#path(tower));
  }
}

/** The sign of a seat, around the origin. */
export function paintToken(context: CanvasRenderingContext2D, shape: Path2D, own: string): void {
  context.lineJoin = 'round';
  context.lineWidth = 4.4;
  context.strokeStyle = rim;
  context.stroke(shape);
  context.fillStyle = own;
  context.fill(shape);
  context.lineWidth = 2;
  context.strokeStyle = '#fff';
  context.stroke(shape);
}
