// Where one looks in the course of a game: a position that plays, stops and jumps.
import { computed, signal } from '@preact/signals';
import type { Course } from './course';

/** Milliseconds for a step. */
export const speeds = { slow: 1600, normal: 800, fast: 300, fastest: 80 } as const;
export type Speed = keyof typeof speeds;
export const speedNames = Object.keys(speeds) as readonly Speed[];

export class Player {
  readonly course: Course;
  readonly at = signal(0);
  readonly speed = signal<Speed>('normal');
  readonly playing = signal(false);
  readonly frame = computed(() => this.course.frame(this.at.value));
  readonly turn = computed(() => this.course.turnAt(this.at.value));
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(course: Course) {
    this.course = course;
  }

  get last(): number {
    return this.course.last;
  }

  go(at: number): void {
    this.at.value = Math.max(0, Math.min(this.last, Math.round(at)));
  }

  /** To the turn after this one, or the one before; from the middle of a turn, back to its start. */
  byTurn(by: 1 | -1): void {
    this.#jump(
      this.course.turns.map((turn) => turn.start),
      by,
    );
  }

  /** To the first throw of the battle after this, or before. */
  byBattle(by: 1 | -1): void {
    this.#jump(
      this.course.battles.map((battle) => battle.start),
      by,
    );
  }

  #jump(starts: readonly number[], by: 1 | -1): void {
    const at = this.at.value;
    if (by > 0) this.go(starts.find((start) => start > at) ?? this.last);
    else this.go(starts.findLast((start) => start < at) ?? 0);
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
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing.value) return;
      this.go(this.at.value + 1);
      if (this.at.value >= this.last) this.stop();
      else this.#tick();
    }, speeds[this.speed.value]);
  }
}
