// A format as it is changed field by field. No rules: the server says what is wrong with it.
import type { TournamentFormat, TournamentStage, TournamentThreshold } from '../protocol.gen';
import type { ScoringChoice } from './scoring-fields';

export type Criterion = NonNullable<TournamentStage['first_round']>[number];
export type TieBreak = NonNullable<TournamentStage['tie_breaks']>[number];
export type Sizes = NonNullable<TournamentStage['sizes']>;
export type Seating = NonNullable<TournamentStage['seating']>;

/** The first stage, the one that everybody plays, with something changed. */
export function withFirst(
  format: TournamentFormat,
  change: Partial<TournamentStage>,
): TournamentFormat {
  const stages = format.stages.map((stage, index) =>
    index === 0 ? { ...stage, ...change } : stage,
  );
  return { ...format, stages };
}

/** Every stage with something changed: games last as long and count as much in the final. */
export function withAll(
  format: TournamentFormat,
  change: Partial<TournamentStage>,
): TournamentFormat {
  return { ...format, stages: format.stages.map((stage) => ({ ...stage, ...change })) };
}

export function withScoring(format: TournamentFormat, scoring: ScoringChoice): TournamentFormat {
  return withAll(format, {
    scoring: {
      formula: scoring.formula,
      prize: scoring.prize,
      prize_at_four: scoring.fifthLess ? 'fifth_less' : 'same',
    },
  });
}

const usualThreshold: TournamentThreshold = {
  players_min: 0,
  straight: 2,
  semifinals: 2,
  semifinalists: 8,
  winners: 1,
};

export function hasFinals(format: TournamentFormat): boolean {
  return format.stages.length > 1;
}

/** Semifinals and a final after the standings, or the standings alone. */
export function withFinals(format: TournamentFormat, finals: boolean): TournamentFormat {
  const first = format.stages[0];
  if (!first || finals === hasFinals(format)) return format;
  if (!finals) return { ...format, stages: [first], thresholds: [] };
  const after = (kind: 'semifinal' | 'final'): TournamentStage => ({
    ...first,
    kind,
    rounds: 1,
    sizes: 'fours',
    seating: 'drawn',
    first_round: ['clubs_apart', 'no_repeated_opponents'],
    later_rounds: [],
    counted: 0,
  });
  return {
    ...format,
    stages: [first, after('semifinal'), after('final')],
    thresholds: [usualThreshold],
  };
}

/** One more row, from some players more on. */
export function withRow(rows: readonly TournamentThreshold[]): TournamentThreshold[] {
  const last = rows.at(-1) ?? usualThreshold;
  return [...rows, { ...last, players_min: rows.length ? last.players_min + 20 : 0 }];
}

/** The item moved one place up or down; the list as it is at its ends. */
export function moved<T>(items: readonly T[], index: number, by: 1 | -1): T[] {
  const list = [...items];
  const [item] = list.splice(index, 1);
  if (item === undefined || index + by < 0 || index + by > list.length) return [...items];
  list.splice(index + by, 0, item);
  return list;
}
