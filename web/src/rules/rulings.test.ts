import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulings } from './rulings';

const read = (path: string) => readFileSync(`../${path}`, 'utf8');

describe('the rulings', () => {
  it('are there for every refusal and every knob that rests on one, and argued', () => {
    const cited = new Set(read('engine/clauses.hpp').match(/(?<=")R-\d+/g));
    expect([...cited].filter((id) => !(id in rulings))).toEqual([]);
    const knobs = new Set(read('docs/rules/knobs.md').match(/\bR-\d+/g));
    expect(knobs.size).toBeGreaterThan(4);
    expect([...knobs].filter((id) => !(id in rulings))).toEqual([]);
    const argued = read('docs/rules/rulings.md');
    expect(Object.keys(rulings).filter((id) => !argued.includes(`## ${id} `))).toEqual([]);
  });
});
