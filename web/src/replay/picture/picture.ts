// A position as a picture to hand on: a title, the board, and whose is what; for a clip also a line of
// what is happening.
import type { Colour, Geometry } from '../../board';
import { tokenShapes } from '../../board/token-shapes';
import { BoardPainter, type BoardScene, paintToken } from './board-painter';
import type { Paints } from './paints';

export interface Person {
  readonly colour: Colour | null;
  readonly name: string;
  readonly figures: string;
  readonly onTurn: boolean;
  readonly out: boolean;
}

export interface Shot {
  readonly title: string;
  readonly subtitle: string;
  readonly caption: string | null; // null: no room for one
  readonly board: BoardScene;
  readonly people: readonly Person[];
}

export interface Format {
  readonly width: number; // of the picture
  readonly letters: number; // of the text around the board: 1 in a picture of 1600 pixels
  readonly signs: number; // of tokens and names on it, likewise
  readonly columns: number; // of people below it
  readonly rich: boolean;
}

export const stillFormat: Format = { width: 1600, letters: 1, signs: 1, columns: 6, rich: true };
export const clipFormat: Format = {
  width: 880,
  letters: 0.74,
  signs: 1.36,
  columns: 3,
  rich: false,
};

const headHeight = 68;
const captionHeight = 50;
const personHeight = 62;

export class PicturePainter {
  readonly #geometry: Geometry;
  readonly #paints: Paints;
  readonly #format: Format;
  readonly #board: BoardPainter;

  constructor(geometry: Geometry, paints: Paints, format: Format) {
    this.#geometry = geometry;
    this.#paints = paints;
    this.#format = format;
    this.#board = new BoardPainter(geometry, paints, format.rich, format.signs);
  }

  /** How large the picture is with so many people. */
  sizeFor(people: number, captioned: boolean): readonly [number, number] {
    const { width, letters } = this.#format;
    const rows = Math.ceil(people / this.#columnsFor(people));
    const text = headHeight + (captioned ? captionHeight : 0) + rows * personHeight + 12;
    return [width, Math.round(this.#boardHeight() + text * letters)];
  }

  paint(canvas: HTMLCanvasElement, shot: Shot): void {
    const [width, height] = this.sizeFor(shot.people.length, shot.caption !== null);
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas to paint on');
    const { letters } = this.#format;
    context.fillStyle = this.#paints.page('surface');
    context.fillRect(0, 0, width, height);
    this.#head(context, shot);
    context.save();
    context.translate(0, headHeight * letters);
    const scale = width / this.#geometry.width;
    context.scale(scale, scale);
    this.#board.paint(context, shot.board);
    context.restore();
    const below = headHeight * letters + this.#boardHeight();
    if (shot.caption !== null) this.#caption(context, shot.caption, below);
    const top = below + (shot.caption === null ? 0 : captionHeight * letters);
    for (const [i, person] of shot.people.entries()) {
      this.#person(context, person, i, shot.people.length, top + 6 * letters);
    }
  }

  #columnsFor(people: number): number {
    const { columns } = this.#format;
    // Four people in two rows of two rather than three and one.
    return people > columns ? Math.ceil(people / Math.ceil(people / columns)) : Math.max(1, people);
  }

  #boardHeight(): number {
    return (this.#format.width * this.#geometry.height) / this.#geometry.width;
  }

  #text(context: CanvasRenderingContext2D, size: number, weight: number, colour: string): void {
    context.font = `${weight} ${size * this.#format.letters}px ${this.#paints.font}`;
    context.fillStyle = this.#paints.page(colour);
  }

  #head(context: CanvasRenderingContext2D, { title, subtitle }: Shot): void {
    const { letters, width } = this.#format;
    const middle = (headHeight / 2 + 10) * letters;
    context.textAlign = 'right';
    this.#text(context, 22, 800, 'accent');
    context.fillText('Kamchatka', width - 20 * letters, middle);
    const brand = context.measureText('Kamchatka').width;
    context.textAlign = 'left';
    this.#text(context, 22, 500, 'ink-soft');
    const beside = Math.min(context.measureText(subtitle).width, width * 0.4);
    const room = width - brand - beside - 84 * letters;
    this.#text(context, 30, 750, 'ink');
    const heading = fitted(context, title, room);
    context.fillText(heading, 20 * letters, middle);
    const after = 20 * letters + context.measureText(heading).width + 18 * letters;
    this.#text(context, 22, 500, 'ink-soft');
    context.fillText(fitted(context, subtitle, width * 0.4), after, middle);
  }

  #caption(context: CanvasRenderingContext2D, caption: string, top: number): void {
    const { letters, width } = this.#format;
    context.fillStyle = this.#paints.page('raised');
    context.fillRect(0, top, width, captionHeight * letters);
    context.textAlign = 'center';
    this.#text(context, 25, 600, 'ink');
    const text = fitted(context, caption, width - 30 * letters);
    context.fillText(text, width / 2, top + (captionHeight / 2 + 9) * letters);
  }

  #person(
    context: CanvasRenderingContext2D,
    person: Person,
    place: number,
    people: number,
    top: number,
  ): void {
    const { letters, width } = this.#format;
    const columns = this.#columnsFor(people);
    const cell = width / columns;
    const x = (place % columns) * cell;
    const y = top + Math.floor(place / columns) * personHeight * letters;
    if (person.onTurn) {
      context.fillStyle = this.#paints.page('accent-soft');
      context.fillRect(x + 4 * letters, y, cell - 8 * letters, (personHeight - 4) * letters);
    }
    context.save();
    context.translate(x + 36 * letters, y + 29 * letters);
    context.scale(1.1 * letters, 1.1 * letters);
    context.globalAlpha = person.out ? 0.45 : 1;
    const owner = person.colour ?? 'neutral';
    paintToken(context, new Path2D(tokenShapes[owner].path), this.#paints.board(owner));
    context.restore();
    const left = x + 66 * letters;
    const room = cell - 78 * letters;
    context.textAlign = 'left';
    this.#text(context, 22, 700, person.out ? 'ink-soft' : 'ink');
    context.fillText(fitted(context, person.name, room), left, y + 25 * letters);
    this.#text(context, 19, 500, 'ink-soft');
    context.fillText(fitted(context, person.figures, room), left, y + 48 * letters);
  }
}

/** As much of the text as there is room for. */
function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let kept = text;
  while (kept.length > 1 && context.measureText(`${kept}…`).width > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}
