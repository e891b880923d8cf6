import { expect, it } from 'vitest';
import type { TableSeat } from '../protocol';
import { sitterName } from './bots';

const seat = (number: number, more: Partial<TableSeat>): TableSeat => ({
  seat: `s${number}` as TableSeat['seat'],
  kind: 'bot',
  online: true,
  away: false,
  muted: false,
  ...more,
});

it('tells bots of a kind apart', () => {
  const table = [
    seat(1, { bot: 'castellano', name: 'Il Castellano' }),
    seat(2, { kind: 'player', name: 'Il Castellano' }),
    seat(3, { bot: 'stratega', name: 'Lo Stratega' }),
    seat(4, { bot: 'castellano', name: 'Il Castellano' }),
  ];
  expect(table.map((each) => sitterName(each, table))).toEqual([
    'Il Castellano',
    'Il Castellano',
    'Lo Stratega',
    'Il Castellano 2',
  ]);
});
