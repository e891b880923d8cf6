import { expect, it } from 'vitest';
import type { ImportAnswer } from '../../protocol.gen';
import { planQuery } from './import-dialog';

const seen: ImportAnswer = {
  added: 1,
  columns: [],
  heading_line: 3,
  rows: [],
  notes: [],
  seq: 1,
};

it('tells the server only what was said by hand', () => {
  expect(planQuery({ columns: null, headings: null, choices: new Map() }, seen)).toBe('');
  const query = new URLSearchParams(
    planQuery(
      {
        columns: ['surname', 'none', 'club'],
        headings: true,
        choices: new Map([
          [4, 'another'],
          [7, 'another'],
          [9, 'out'],
          [11, 'same'],
        ]),
      },
      seen,
    ),
  );
  expect(query.get('columns')).toBe('surname,none,club');
  expect(query.get('headings')).toBe('3');
  expect(query.get('another')).toBe('4,7');
  expect(query.get('out')).toBe('9');
  expect(query.get('same')).toBe('11');
});

it('knows a list without headings', () => {
  const plan = { columns: null, headings: false, choices: new Map() };
  expect(planQuery(plan, seen)).toBe('headings=0');
});
