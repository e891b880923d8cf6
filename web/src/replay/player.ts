// A finished game laid out for looking at: the view after each step, worked out once, and a
// position that plays, stops and jumps.
import { computed, signal } from '@preact/signals';
import { Chronicle, type Passage } from '../game/chronicle';
import { reduce } from '../game/reduce';
import type { Event, Replay, View } from '../protocol';

export const speeds = { slow: 1600, normal: 800, fast: 300, fastest: 80 } as const;
export type Speed = keyof typeof speeds;

interface Frame {
  readonly view: View;
  readonly events: readonly Event[];
  readonly passageCount: number;
}

export class Player {
  readonly replay: Replay;
  readonly at = signal(0);
  readonly speed = signal<Speed>('normal');
  readonly playing = signal(false);
  readonly #frames: Frame[] = [];
  readonly #passages: readonly Passage[];
  readonly #turns: readonly number[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay) {
    this.replay = replay;
    const chronicle = new Chronicle();
    let view: View = replay.view;
    let seq = 0;
    this.#frames.push({ view, events: [], passageCount: 0 });
    const turns = [0];
    for (const step of replay.steps) {
      const events = step.events as readonly Event[];
      for (const event of events) {
        chronicle.add(view, event, ++seq);
        view = reduce(view, event);
        if (event.type === 'turn_started') turns.push(this.#frames.length);
      }
      this.#frames.push({ view, events, passageCount: chronicle.passages.length });
    }
    this.#passages = chronicle.passages;
    this.#turns = turns;
  }

  get last(): number {
    return this.#frames.length - 1;
  }

  readonly frame = computed(() => {
    const at = Math.max(0, Math.min(this.last, this.at.value));
    return this.#frames[at] as Frame;
  });

  /** The view before the step now shown, for what the step did to it. */
  readonly before = computed(() => {
    const at = Math.max(0, Math.min(this.last, this.at.value) - 1);
    return (this.#frames[at] as Frame).view;
  });

  readonly passages = computed(() => this.#passages.slice(0, this.frame.value.passageCount));

  go(at: number): void {
    this.at.value = Math.max(0, Math.min(this.last, at));
  }

  nextTurn(): void {
    this.go(this.#turns.find((turn) => turn > this.at.value) ?? this.last);
  }

  previousTurn(): void {
    this.go(this.#turns.findLast((turn) => turn < this.at.value) ?? 0);
  }

  toggle(): void {
    if (this.playing.value) return this.stop();
    if (this.at.value >= this.last) this.at.value = 0;
    this.playing.value = true;
    this.#tick();
  }

  stop(): void {
    this.playing.value = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    this.#timer = setTimeout(() => {
      if (!this.playing.value) return;
      this.go(this.at.value + 1);
      if (this.at.value >= this.last) this.stop();
      else this.#tick();
    }, speeds[this.speed.value]);
  }
}
