import { expect, it } from 'vitest';
import type { ImportAnswer } from '../../protocol.gen';
import { headingLine, planQuery } from './import-dialog';

const untouched = { columns: null, headings: null, choices: {} };

it('tells the server only what was said by hand', () => {
  expect(planQuery(untouched)).toBe('');
  const query = new URLSearchParams(
    planQuery({
      columns: ['surname', 'none', 'club'],
      headings: 3,
      choices: { 4: 'another', 7: 'another', 9: 'out', 11: 'same' },
    }),
  );
  expect(query.get('columns')).toBe('surname,none,club');
  expect(query.get('headings')).toBe('3');
  expect(query.get('another')).toBe('4,7');
  expect(query.get('out')).toBe('9');
  expect(query.get('same')).toBe('11');
});

it('knows a list without headings', () => {
  expect(planQuery({ ...untouched, headings: 0 })).toBe('headings=0');
});

it('puts headings where they were found, or on the first line that is not blank', () => {
  const seen: ImportAnswer = {
    added: 1,
    columns: [],
    heading_line: 3,
    rows: [{ line: 2, fate: 'entered', name: 'Anna', club: '', questioned: false }],
    notes: [],
    seq: 1,
  };
  expect(headingLine(seen)).toBe(3);
  expect(headingLine({ ...seen, heading_line: 0 })).toBe(2);
  expect(headingLine({ ...seen, heading_line: 0, rows: [] })).toBe(1);
});
