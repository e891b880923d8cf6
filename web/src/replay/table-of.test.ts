import { expect, it } from 'vitest';
import { toldApart } from './table-of';

it('tells players of one name apart, as the table did', () => {
  expect(toldApart(['Il Castellano', 'Anna', 'Il Castellano', 'Il Castellano'])).toEqual([
    'Il Castellano',
    'Anna',
    'Il Castellano 2',
    'Il Castellano 3',
  ]);
  expect(toldApart(['', ''])).toEqual(['', '']);
});
