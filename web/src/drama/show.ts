// A moment while it is shown: a layer of its own over the stage or the board that takes no touch,
// and the motion in it. All of it is gone when it ends, however it ends.

export interface Timing {
  readonly delay?: number; // milliseconds at the usual pace
  readonly duration: number;
  readonly easing?: string;
}

export class Show {
  readonly layer: HTMLElement;
  readonly #tempo: number;
  readonly #undo: (() => void)[] = [];

  /** `tempo`: 1 at the usual pace, less for whoever wants it fast. */
  constructor(parent: Element, tempo: number) {
    this.#tempo = tempo;
    this.layer = document.createElement('div');
    this.layer.className = 'drama';
    this.layer.ariaHidden = 'true'; // it is told elsewhere, in words
    parent.append(this.layer);
    this.#undo.push(() => this.layer.remove());
  }

  add(name: string, parent: Element = this.layer, tag = 'div'): HTMLElement {
    const element = document.createElement(tag);
    element.className = name;
    parent.append(element);
    return element;
  }

  ms(usual: number): number {
    return usual * this.#tempo;
  }

  /** Holds its first picture until it begins and its last one until the show is over. */
  animate(element: Element, frames: Keyframe[], timing: Timing): void {
    // From picture to picture: over the whole, it would change when each of them is due.
    const eased = frames.map((frame) => ({ easing: timing.easing ?? 'ease-out', ...frame }));
    const motion = element.animate(eased, {
      delay: this.ms(timing.delay ?? 0),
      duration: this.ms(timing.duration),
      fill: 'both',
    });
    this.#undo.push(() => motion.cancel());
  }

  /** What has to be put right when it is over. */
  afterwards(undo: () => void): void {
    this.#undo.push(undo);
  }

  end(): void {
    for (const undo of this.#undo.splice(0)) undo();
  }
}
