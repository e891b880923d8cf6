// Which steps of a turn a clip shows, and for how long each.
import type { Course } from '../course/course';

export const paces = { slow: 1.5, normal: 1, fast: 0.6 } as const;
export type Pace = keyof typeof paces;

export interface ClipFrame {
  readonly step: number;
  readonly ms: number;
}

const framesMax = 90;
const firstMs = 1400;
const lastMs = 3000;

/** What a step has to show: more for what matters more, 0 for nothing at all. */
function weight(course: Course, step: number): number {
  const types = new Set(course.frame(step).events.map((event) => event.type));
  if (types.has('territory_conquered') || types.has('seat_eliminated')) return 4;
  if (types.has('tris_played') || types.has('closing_rolled') || types.has('game_ended')) return 4;
  if (types.has('armies_transferred') || types.has('armies_gathered')) return 3;
  if (types.has('dice_rolled')) return 2;
  return course.frame(step).view.territories === course.frame(step - 1).view.territories ? 0 : 3;
}

const msOf = [0, 0, 750, 800, 1200] as const;

/** The least telling go first where there are too many: throws in the middle of long battles. */
function thinned(steps: readonly number[], course: Course): readonly number[] {
  if (steps.length <= framesMax) return steps;
  const ends = new Set(course.battles.map((battle) => battle.end));
  const told = steps.filter((step) => weight(course, step) > 2 || ends.has(step));
  const kept = told.length > 0 ? told : steps;
  const every = kept.length / framesMax;
  return every <= 1
    ? kept
    : Array.from({ length: framesMax }, (_, i) => kept[Math.floor(i * every)] as number);
}

export function framesOf(course: Course, turn: number, pace: Pace): readonly ClipFrame[] {
  const start = course.turns[turn]?.start ?? 0;
  const end = course.endOf(turn);
  const steps = Array.from({ length: end - start }, (_, i) => start + 1 + i).filter(
    (step) => weight(course, step) > 0,
  );
  const shown = thinned(steps, course);
  const factor = paces[pace];
  return [start, ...shown].map((step, i) => {
    const ms = i === 0 ? firstMs : (msOf[weight(course, step)] ?? 800);
    return { step, ms: Math.round((i === shown.length ? Math.max(ms, lastMs) : ms) * factor) };
  });
}
