import { expect, it } from 'vitest';
import { everyRuleset } from '../../testing/rulesets';
import { pairOf } from './compare-part';
import { chapters, departs, inChapter, rowsOf } from './rows';

const rulesets = everyRuleset();
const only = (...ids: string[]) => ids.flatMap((id) => rulesets.filter((rules) => rules.id === id));

it('two rulebooks differ where their values do', () => {
  const rows = rowsOf(only('prestige', 'prestige_torneo'));
  expect(rows.filter(({ differs }) => differs).map(({ knob }) => knob.name)).toEqual([
    'setup.objective_deck',
    'ending.minutes',
    'ending.tie_breaks',
    'ending.objective_points',
  ]);
  expect(rows).toHaveLength(rulesets[0]?.knobs.length ?? 0);
});

it('a book does not differ from itself, and any two of the eight differ', () => {
  for (const one of rulesets) {
    for (const other of rulesets) {
      const differ = rowsOf([one, other]).some(({ differs }) => differs);
      expect(differ, `${one.id} ${other.id}`).toBe(one !== other);
    }
  }
});

it('every rule is in one chapter', () => {
  const rows = rowsOf(rulesets);
  const sorted = chapters.flatMap((chapter) => inChapter(rows, chapter));
  expect(sorted).toHaveLength(rows.length);
});

it('cells are measured against the first', () => {
  const row = rowsOf(only('challenge', 'torneo', 'torisiko')).find(
    ({ knob }) => knob.name === 'ending.minutes',
  );
  if (!row) throw new Error('no minutes');
  expect([0, 1, 2].map((at) => departs(row, at))).toEqual([false, true, true]);
});

it('one rulebook is compared with the first of the others', () => {
  const ids = ['challenge', 'torneo', 'prestige'];
  expect(pairOf(ids, [])).toEqual(['challenge', 'torneo']);
  expect(pairOf(ids, ['prestige'])).toEqual(['challenge', 'prestige']);
  expect(pairOf(ids, ['challenge'])).toEqual(['torneo', 'challenge']);
  expect(pairOf(ids, ['torneo', 'prestige'])).toEqual(['torneo', 'prestige']);
});
