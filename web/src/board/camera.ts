// Holds where the board is seen and writes it to the page as custom properties, so that zooming
// renders no component. Land is shown as a picture while fingers are down and drawn afresh after.
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
const tokenScaleMin = 0.84; // 12 pixels on the smallest screens
const tokenScaleMax = 1.5;
const crowded = 0.74; // below this ratio of board to tokens, names would hide each other
const focusMargin = 56;

export class Camera {
  readonly #view = signal<Viewport>({ x: 0, y: 0, zoom: 1 });
  readonly #board: Size;
  #root: HTMLElement | null = null;
  #box: Size = { width: 0, height: 0 };
  readonly #crowded = signal(false);
  glides: () => boolean = () => true; // else it jumps
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opened = false;

  constructor(board: Size) {
    this.#board = board;
  }

  /** Writes to this element from now on. */
  attach(root: HTMLElement): void {
    this.#root = root;
    this.resize({ width: root.clientWidth, height: root.clientHeight });
  }

  get view(): ReadonlySignal<Viewport> {
    return this.#view;
  }

  /** Whether names would hide each other. */
  get crowded(): ReadonlySignal<boolean> {
    return this.#crowded;
  }

  get box(): Size {
    return this.#box;
  }

  /** The box has this size now: what was in its middle stays there. */
  resize(box: Size): void {
    if (box.width === 0 || box.height === 0) return;
    const before = this.#box;
    this.#box = box;
    const { zoom } = this.#view.value;
    const whole = !this.#opened || zoom <= fitZoom(this.#board, before) * 1.001;
    const dx = (box.width - before.width) / 2;
    const dy = (box.height - before.height) / 2;
    this.#show(whole ? opening(this.#board, box) : panned(this.#view.value, dx, dy));
    this.#opened = true;
    this.settle();
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
    this.#glide(zoomedAt(this.#view.value, at, this.#view.value.zoom * factor));
  }

  fit(): void {
    this.#glide(fitted(this.#board, this.#box));
  }

  /** Pans as far as needed to see the place, but no farther. */
  reveal(place: Point): void {
    const margin = Math.min(focusMargin, this.#box.width / 4, this.#box.height / 4);
    this.#glide(revealed(this.#view.value, place, this.#box, margin));
  }

  /** Everything sharp again. */
  settle(): void {
    clearTimeout(this.#timer);
    this.#root?.classList.remove('is-gliding');
    const { zoom } = this.#view.value;
    const weight = Math.min(1.15, Math.max(0.62, Math.sqrt(zoom))); // small maps have fine lines
    this.#root?.style.setProperty('--pen', (weight / zoom).toFixed(3));
  }

  stop(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
  }

  #hurry(view: Viewport): void {
    cancelAnimationFrame(this.#frame);
    this.#root?.classList.add('is-gliding');
    this.#show(view);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.settle(), settleMs);
  }

  #glide(wish: Viewport): void {
    cancelAnimationFrame(this.#frame);
    const from = this.#view.value;
    const to = bounded(wish, this.#board, this.#box);
    if (from.x === to.x && from.y === to.y && from.zoom === to.zoom) return;
    if (!this.glides()) {
      this.#show(to);
      this.settle();
      return;
    }
    const start = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / glideMs));
      this.#root?.classList.add('is-gliding');
      this.#show(blended(from, to, 1 - (1 - part) ** 3));
      if (part < 1) this.#frame = requestAnimationFrame(step);
      else this.settle();
    };
    this.#frame = requestAnimationFrame(step);
  }

  #show(wish: Viewport): void {
    const view = bounded(wish, this.#board, this.#box);
    this.#view.value = view;
    const fit = fitZoom(this.#board, this.#box);
    const token = Math.min(tokenScaleMax, Math.max(tokenScaleMin, fit * 1.02));
    this.#crowded.value = view.zoom / token < crowded;
    if (!this.#root) return;
    const { style, dataset } = this.#root;
    style.setProperty('--x', `${view.x}px`);
    style.setProperty('--y', `${view.y}px`);
    style.setProperty('--zoom', String(view.zoom));
    style.setProperty('--steady', String(token / view.zoom));
    dataset['crowded'] = String(this.#crowded.value);
  }
}
