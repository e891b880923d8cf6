// Holds where the board is seen and writes it to the page, so that zooming renders no component: the
// place to the few elements that move, so that panning touches nothing else; sizes as custom properties. Land is shown as a picture while fingers are down and drawn afresh after.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Point } from './geometry';
import {
  blended,
  bounded,
  fitted,
  fitZoom,
  opening,
  panned,
  pinched,
  revealed,
  type Size,
  type Viewport,
  zoomedAt,
} from './viewport';

const glideMs = 200;
const settleMs = 160;
const focusMargin = 56;
const slackZoom = 1.001; // as good as the whole board
const levelStep = 0.9;

/** What is looked at: what the page began with, the whole board, or a part the player chose. */
type Aim = 'opening' | 'whole' | 'part';

/** Pixels of the screen in one of a token: smaller where the whole board is, larger close by. */
export function tokenScaleAt(zoom: number): number {
  return Math.min(1.25, Math.max(0.7, 0.62 + 0.4 * zoom));
}

/** As far as anybody can see. */
const same = (a: Viewport, b: Viewport): boolean =>
  Math.abs(a.x - b.x) < 0.01 && Math.abs(a.y - b.y) < 0.01 && Math.abs(a.zoom - b.zoom) < 1e-6;

export class Camera {
  readonly #view = signal<Viewport>({ x: 0, y: 0, zoom: 1 });
  readonly #board: Size;
  #root: HTMLElement | null = null;
  #drawnFor = 0; // zoom
  #movers: readonly (HTMLElement | SVGElement)[] = []; // what moves with the board
  #box: Size = { width: 0, height: 0 };
  readonly #level = signal(1);
  glides: () => boolean = () => true; // else it jumps
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #aim: Aim = 'opening';
  #home: readonly Point[] = []; // what to begin with
  #subjects: readonly Point[] = []; // what must be seen, until the player looks elsewhere
  #goal: Viewport | null = null; // where it glides

  constructor(board: Size) {
    this.#board = board;
  }

  /** Writes to this element from now on. */
  attach(root: HTMLElement): void {
    this.#root = root;
    this.#drawnFor = 0;
    this.#movers = [...root.querySelectorAll<HTMLElement>('.board-plane, .board-scene')];
    this.resize({ width: root.clientWidth, height: root.clientHeight });
  }

  get view(): ReadonlySignal<Viewport> {
    return this.#view;
  }

  /** The zoom that names are laid out for: the present one, or while it changes one somewhat lower. */
  get level(): ReadonlySignal<number> {
    return this.#level;
  }

  get box(): Size {
    return this.#box;
  }

  /** The box has this size now: whoever saw the whole board, or what it began with, still does. */
  resize(box: Size): void {
    if (box.width === 0 || box.height === 0) return;
    const before = this.#box;
    this.#box = box;
    cancelAnimationFrame(this.#frame);
    this.#show(this.#resized(before));
    this.#goal = null;
    this.settle();
  }

  #resized(before: Size): Viewport {
    if (this.#aim === 'whole') return fitted(this.#board, this.#box);
    return revealed(this.#kept(before), this.#subjects, this.#box, this.#margin());
  }

  /** What was in the middle stays there, or it begins anew. */
  #kept(before: Size): Viewport {
    if (this.#aim === 'opening' && !this.#watches(before)) {
      return opening(this.#board, this.#box, this.#home);
    }
    const dx = (this.#box.width - before.width) / 2;
    const dy = (this.#box.height - before.height) / 2;
    return bounded(panned(this.#goal ?? this.#view.value, dx, dy), this.#board, this.#box);
  }

  /** A panel grew beside what is looked at, of which a part is seen: that does not become smaller. */
  #watches(before: Size): boolean {
    const part = this.#view.value.zoom > fitZoom(this.#board, before) * slackZoom;
    return this.#subjects.length > 0 && before.width === this.#box.width && part;
  }

  /** These are what matters to the player, as long as nothing else was looked at. */
  beginAt(home: readonly Point[]): void {
    this.#home = home;
    if (this.#aim !== 'opening' || this.#box.width === 0) return;
    this.#glide(opening(this.#board, this.#box, home));
  }

  pan(dx: number, dy: number): void {
    this.#hurry(panned(this.#view.value, dx, dy));
  }

  pinch(before: readonly [Point, Point], after: readonly [Point, Point]): void {
    this.#hurry(pinched(this.#view.value, before, after));
  }

  zoomBy(factor: number, at: Point): void {
    this.#hurry(zoomedAt(this.#view.value, at, this.#view.value.zoom * factor));
  }

  glideBy(factor: number, at: Point = [this.#box.width / 2, this.#box.height / 2]): void {
    this.#look(zoomedAt(this.#view.value, at, this.#view.value.zoom * factor));
  }

  fit(): void {
    this.#look(fitted(this.#board, this.#box));
  }

  /** Goes as far as needed to see the places, but no farther; they stay seen when the box changes. */
  reveal(...places: readonly Point[]): void {
    this.#subjects = places;
    const wish = bounded(
      revealed(this.#view.value, places, this.#box, this.#margin()),
      this.#board,
      this.#box,
    );
    if (!same(wish, this.#view.value) && this.#aim === 'opening') this.#aim = 'part';
    this.#glide(wish);
  }

  #margin(): number {
    return Math.min(focusMargin, this.#box.width / 4, this.#box.height / 4);
  }

  /** The player looks there. */
  #look(wish: Viewport): void {
    this.#choose(wish);
    this.#glide(wish);
  }

  #choose({ zoom }: Viewport): void {
    this.#subjects = [];
    this.#aim = zoom <= fitZoom(this.#board, this.#box) * slackZoom ? 'whole' : 'part';
  }

  /** Everything sharp again. */
  settle(): void {
    clearTimeout(this.#timer);
    this.#root?.classList.remove('is-gliding');
    const { zoom } = this.#view.value;
    const weight = Math.min(1.15, Math.max(0.62, Math.sqrt(zoom))); // small maps have fine lines
    this.#root?.style.setProperty('--pen', (weight / zoom).toFixed(3));
    this.#level.value = zoom;
  }

  stop(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
  }

  #hurry(view: Viewport): void {
    cancelAnimationFrame(this.#frame);
    this.#goal = null;
    this.#choose(view);
    this.#root?.classList.add('is-gliding');
    this.#show(view);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.settle(), settleMs);
  }

  #glide(wish: Viewport): void {
    cancelAnimationFrame(this.#frame);
    const from = this.#view.value;
    const to = bounded(wish, this.#board, this.#box);
    if (same(from, to)) return;
    if (!this.glides()) {
      this.#show(to);
      this.settle();
      return;
    }
    this.#goal = to;
    const start = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / glideMs));
      this.#root?.classList.add('is-gliding');
      this.#show(blended(from, to, 1 - (1 - part) ** 3));
      if (part < 1) {
        this.#frame = requestAnimationFrame(step);
      } else {
        this.#goal = null;
        this.settle();
      }
    };
    this.#frame = requestAnimationFrame(step);
  }

  #show(wish: Viewport): void {
    const view = bounded(wish, this.#board, this.#box);
    this.#view.value = view;
    // What was laid out for a lower zoom has room enough; for a higher one it has not.
    if (view.zoom < this.#level.value) this.#level.value = view.zoom * levelStep;
    const place = `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`;
    for (const { style } of this.#movers) style.transform = place;
    if (view.zoom !== this.#drawnFor) this.#rescale(view.zoom);
  }

  /** What keeps its size on the screen is drawn for this zoom; every token and name hears of it. */
  #rescale(zoom: number): void {
    this.#drawnFor = zoom;
    const token = tokenScaleAt(zoom);
    const style = this.#root?.style;
    style?.setProperty('--token', String(token));
    style?.setProperty('--steady', String(token / zoom));
    style?.setProperty('--legible', String(1 / zoom));
  }
}
