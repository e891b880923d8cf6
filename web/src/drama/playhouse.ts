// Puts a moment on the stage and takes it off again: when it is over, when another takes its place,
// or at the first tap or key, which goes on to do what it does.
import { motionMs } from '../lib/settings';
import type { Moment, MomentKind } from './choose';
import { closing } from './closing';
import { conquest } from './conquest';
import { deal, holdLands } from './deal';
import { elimination } from './elimination';
import { Show } from './show';
import { victory } from './victory';
import './drama.css';

/** The words that some moments show. */
export interface Captions {
  readonly text?: string;
  readonly title?: string;
  readonly cause?: string;
  readonly objective?: string | null;
}

const usualMotionMs = 550;
const lastsMs: Readonly<Record<MomentKind, number>> = {
  deal: 980,
  conquest: 900,
  elimination: 940,
  closing: 960,
  victory: 5000, // less than one of them in motion
};

function draw(show: Show, stage: HTMLElement, moment: Moment, captions: Captions): void {
  const board = stage.querySelector<HTMLElement>('.board');
  switch (moment.kind) {
    case 'deal':
      if (board) deal(show, board, moment.cards);
      return;
    case 'conquest':
      if (board) conquest(show, board, moment.territory, moment.colour);
      return;
    case 'elimination':
      return elimination(show, { colour: moment.colour, text: captions.text ?? '' });
    case 'closing':
      return closing(show, stage, moment.closed);
    case 'victory':
      return victory(show, {
        colour: moment.colour,
        title: captions.title ?? '',
        cause: captions.cause ?? '',
        objective: captions.objective ?? null,
      });
    default:
      moment satisfies never;
  }
}

export class Playhouse {
  onEnd: (kind: MomentKind) => void = () => undefined;
  readonly #stage: () => HTMLElement | null;
  #stop: (() => void) | null = null;

  constructor(stage: () => HTMLElement | null) {
    this.#stage = stage;
  }

  /** Whether there is a stage for it. */
  open(moment: Moment, captions: Captions = {}): boolean {
    this.close();
    const stage = this.#stage();
    const onBoard = moment.kind === 'deal' || moment.kind === 'conquest';
    const parent = onBoard ? stage?.querySelector('.board') : stage;
    if (!stage || !parent) return false;
    const tempo = motionMs.peek() / usualMotionMs;
    const show = new Show(parent, tempo);
    show.layer.classList.add(moment.kind);
    if (moment.kind === 'deal') holdLands(show, parent, moment.cards);
    // In the next frame the board shows what has happened; the moment has the one after to itself.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => draw(show, stage, moment, captions));
    });
    const still = moment.kind === 'victory';
    const timer = setTimeout(() => this.close(), lastsMs[moment.kind] * (still ? 1 : tempo));
    const skip = () => this.close();
    window.addEventListener('pointerdown', skip, true);
    window.addEventListener('keydown', skip, true);
    this.#stop = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      window.removeEventListener('pointerdown', skip, true);
      window.removeEventListener('keydown', skip, true);
      show.end();
      this.onEnd(moment.kind);
    };
    return true;
  }

  close(): void {
    const stop = this.#stop;
    this.#stop = null;
    stop?.();
  }
}
