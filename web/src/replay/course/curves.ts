// What each seat had, turn after turn: the lines of the chart. Territories and armies are counted from
// the views; points come from the rules of the game, by way of the server.
import { seatsOf } from '../../game/edit';
import type { PointsMark, Seat } from '../../protocol';
import type { Course } from './course';

export const measures = ['territories', 'armies', 'points'] as const;
export type Measure = (typeof measures)[number];

/** Of one seat, at the start of every turn and at the end of the game; null: no longer in it. */
export interface Curve {
  readonly seat: Seat;
  readonly values: readonly (number | null)[];
}

export class Points {
  readonly #marks: readonly PointsMark[];

  constructor(marks: readonly PointsMark[]) {
    this.#marks = marks;
  }

  /** What the seat's territories were worth after event `seq`; null where nobody can say. */
  of(seat: Seat, seq: number) {
    const mark = this.#marks.findLast((each) => each.seq <= seq);
    return mark?.points[seat] ?? null;
  }

  /** Whether anybody ever had any. */
  get any(): boolean {
    return this.#marks.some((mark) =>
      Object.values(mark.points).some((points) => points.inside > 0),
    );
  }
}

export function valueAt(
  course: Course,
  points: Points | null,
  measure: Measure,
  seat: Seat,
  step: number,
): number | null {
  const frame = course.frame(step);
  const facts = frame.view.seats[seat];
  if (!facts) return null;
  return measure === 'points' ? (points?.of(seat, frame.seq)?.inside ?? null) : facts[measure];
}

/** The steps at which the curves have a value: where each turn begins, and the end. */
export function stops(course: Course): readonly number[] {
  return [...course.turns.slice(1).map((turn) => turn.start), course.last];
}

export function curvesOf(
  course: Course,
  points: Points | null,
  measure: Measure,
): readonly Curve[] {
  const steps = stops(course);
  const { view } = course.frame(course.last);
  return (view.order ?? seatsOf(view)).map((seat) => {
    let out = false;
    const values = steps.map((step) => {
      if (out) return null;
      out = course.frame(step).view.seats[seat]?.standing !== 'active';
      return valueAt(course, points, measure, seat, step);
    });
    return { seat, values };
  });
}

/** Where a step lies among the stops: 2.5 is in the middle of the third turn. */
export function placeOf(steps: readonly number[], step: number): number {
  const before = steps.findLastIndex((each) => each <= step);
  if (before < 0) return 0;
  const from = steps[before] ?? 0;
  const to = steps[before + 1] ?? from;
  return before + (to > from ? (step - from) / (to - from) : 0);
}

/** The step at a place among the stops. */
export function stepAt(steps: readonly number[], place: number): number {
  const before = Math.max(0, Math.min(steps.length - 1, Math.floor(place)));
  const from = steps[before] ?? 0;
  const to = steps[before + 1] ?? from;
  return Math.round(from + (to - from) * Math.max(0, place - before));
}

/** Round numbers from 0 up to at least `most`, four steps or so. */
export function ticksUpTo(most: number): readonly number[] {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}
