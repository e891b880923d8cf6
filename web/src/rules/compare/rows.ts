// The knobs of several rulesets side by side: what there is to compare, and where they differ.
import type { KnobDetail, Rules } from '../../protocol';

export const chapters = ['setup', 'reinforcement', 'combat', 'ending'] as const;
export type Chapter = (typeof chapters)[number];

export interface Row {
  readonly knob: KnobDetail; // of the first; its name and meaning are the same in all
  readonly cells: readonly KnobDetail[]; // one for each ruleset, in their order
  readonly differs: boolean;
}

const sameValue = (a: KnobDetail, b: KnobDetail): boolean =>
  JSON.stringify(a.value) === JSON.stringify(b.value);

/** Whether a cell says something else than the first of its row. */
export function departs({ cells }: Row, at: number): boolean {
  const [first] = cells;
  const cell = cells[at];
  return first !== undefined && cell !== undefined && !sameValue(first, cell);
}

/** Every knob of the first ruleset beside the same of the others. */
export function rowsOf(rulesets: readonly Rules[]): readonly Row[] {
  const [first, ...others] = rulesets;
  if (!first) return [];
  return first.knobs.flatMap((knob) => {
    const cells = [knob];
    for (const { knobs } of others) {
      const same = knobs.find(({ name }) => name === knob.name);
      if (!same) return [];
      cells.push(same);
    }
    return [{ knob, cells, differs: cells.some((cell) => !sameValue(cell, knob)) }];
  });
}

export function inChapter(rows: readonly Row[], chapter: Chapter): readonly Row[] {
  return rows.filter(({ knob }) => knob.name.startsWith(`${chapter}.`));
}
