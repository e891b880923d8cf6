import { describe, expect, it } from 'vitest';
import {
  drafted,
  draftedTotal,
  draftOf,
  emptyDraft,
  parted,
  placements,
  redo,
  undo,
  withStep,
} from './draft';

const step = (territory: string, armies: number) => ({ territory, armies });

describe('a draft of placement', () => {
  it('adds up by territory and becomes one action for each', () => {
    let draft = withStep(emptyDraft, step('siam', 1), 8);
    draft = withStep(draft, step('china', 5), 7);
    draft = withStep(draft, step('siam', 1), 2);
    expect(drafted(draft)).toEqual({ siam: 2, china: 5 });
    expect(placements(draft)).toEqual([
      { type: 'place_armies', territory: 'siam', armies: 2 },
      { type: 'place_armies', territory: 'china', armies: 5 },
    ]);
  });

  it('never takes more than there are, nor less than none', () => {
    const draft = withStep(emptyDraft, step('siam', 5), 3);
    expect(draftedTotal(draft)).toBe(3);
    expect(withStep(draft, step('siam', 1), 0)).toBe(draft);
    expect(drafted(withStep(draft, step('siam', -5), 0))).toEqual({});
    expect(withStep(emptyDraft, step('siam', -1), 3)).toBe(emptyDraft);
  });

  it('is undone and redone step by step; a new step forgets what was undone', () => {
    const one = withStep(emptyDraft, step('siam', 1), 3);
    const two = withStep(one, step('china', 1), 2);
    expect(drafted(undo(two))).toEqual({ siam: 1 });
    expect(drafted(redo(undo(two)))).toEqual({ siam: 1, china: 1 });
    const other = withStep(undo(two), step('peru', 1), 2);
    expect(redo(other)).toBe(other);
    expect(undo(emptyDraft)).toBe(emptyDraft);
  });

  it('is parted into what can be placed now and what is left for later', () => {
    const plan = draftOf([step('siam', 2), step('china', 5), step('siam', 1), step('india', 1)]);
    const [now, later] = parted(plan, 4);
    expect(drafted(now)).toEqual({ siam: 3, china: 1 });
    expect(drafted(later)).toEqual({ china: 4, india: 1 });
    expect(parted(plan, 9)[1].done).toEqual([]);
    expect(parted(plan, 0)[0].done).toEqual([]);
  });
});
