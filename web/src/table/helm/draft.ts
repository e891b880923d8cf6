// A placement before it is sent: a pile of single decisions that can be undone and redone.
import type { Action, Territory } from '../../protocol';

export interface Step {
  readonly territory: Territory;
  readonly armies: number; // negative: some of those drafted before, taken off again
}

export interface Draft {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export const emptyDraft: Draft = { done: [], undone: [] };

export function drafted(draft: Draft): Readonly<Record<Territory, number>> {
  const sums: Record<Territory, number> = {};
  for (const { territory, armies } of draft.done) {
    sums[territory] = (sums[territory] ?? 0) + armies;
  }
  for (const [territory, armies] of Object.entries(sums)) {
    if (armies === 0) delete sums[territory];
  }
  return sums;
}

export function draftedTotal(draft: Draft): number {
  return draft.done.reduce((sum, step) => sum + step.armies, 0);
}

/** The draft with a step more, cut to what is left to place and to what was drafted there. */
export function withStep(draft: Draft, step: Step, left: number): Draft {
  const there = drafted(draft)[step.territory] ?? 0;
  const armies = Math.max(-there, Math.min(step.armies, left));
  if (armies === 0) return draft;
  return { done: [...draft.done, { territory: step.territory, armies }], undone: [] };
}

export function undo(draft: Draft): Draft {
  const last = draft.done.at(-1);
  return last ? { done: draft.done.slice(0, -1), undone: [last, ...draft.undone] } : draft;
}

export function redo(draft: Draft): Draft {
  const [next, ...undone] = draft.undone;
  return next ? { done: [...draft.done, next], undone } : draft;
}

/** As much of the draft as can be placed now, and what is left of it for later. */
export function parted(draft: Draft, armies: number): readonly [now: Draft, later: Draft] {
  let left = armies;
  const now: Step[] = [];
  const later: Step[] = [];
  for (const [territory, sum] of Object.entries(drafted(draft))) {
    const first = Math.min(sum, left);
    left -= first;
    if (first > 0) now.push({ territory, armies: first });
    if (sum > first) later.push({ territory, armies: sum - first });
  }
  return [draftOf(now), draftOf(later)];
}

export function draftOf(steps: readonly Step[]): Draft {
  return { done: steps, undone: [] };
}

export function placements(draft: Draft): Action[] {
  return Object.entries(drafted(draft)).map(([territory, armies]) => ({
    type: 'place_armies',
    territory,
    armies,
  }));
}
