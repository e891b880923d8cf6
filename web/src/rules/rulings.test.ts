import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulings } from './rulings';

const read = (path: string) => readFileSync(`../${path}`, 'utf8');

describe('the rulings', () => {
  it('are there for every refusal that rests on one, and argued', () => {
    const cited = new Set(read('engine/clauses.hpp').match(/(?<=")R-\d+/g));
    expect([...cited].filter((id) => !(id in rulings))).toEqual([]);
    const argued = read('docs/rules/rulings.md');
    expect(Object.keys(rulings).filter((id) => !argued.includes(`## ${id} `))).toEqual([]);
  });
});
