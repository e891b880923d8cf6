import { expect, it } from 'vitest';
import type { DeskPlayer, TournamentDetail } from '../protocol.gen';
import { euroInput, euroText, readEuros, tillOf } from './fees';

it('reads euros as people write them', () => {
  expect(['10', '7,5', '7.50', '€ 5', '12,05 €', '', '0'].map(readEuros)).toEqual([
    1000, 750, 750, 500, 1205, 0, 0,
  ]);
  expect(['dieci', '1,234', '-5', '99999', '1,2,3'].map(readEuros)).toEqual(Array(5).fill(null));
});

it('writes them back', () => {
  expect(euroText(1205, 'it')).toBe('12,05 €');
  expect(euroText(1205, 'en')).toBe('€12.05');
  expect([1000, 750].map((cents) => euroInput(cents, 'it'))).toEqual(['10', '7,50']);
});

it('counts the till, those who left with it', () => {
  const player = (number: number, more: Partial<DeskPlayer>) =>
    ({ number, standing: 'in', ...more }) as DeskPlayer;
  const detail = (fee: number, players: DeskPlayer[]) =>
    ({ format: { fee }, players }) as unknown as TournamentDetail;
  const till = tillOf(
    detail(1000, [
      player(1, { paid: 1000 }),
      player(2, { paid: 500, standing: 'withdrawn' }),
      player(3, {}),
      player(4, { standing: 'withdrawn' }),
      player(5, { paid: 0 }),
    ]),
  );
  expect(till).toMatchObject({ asked: true, taken: 1500, paid: 3 });
  expect(till.owing.map(({ number }) => number)).toEqual([3]);
  expect(tillOf(detail(0, [player(1, {})])).asked).toBe(false);
});
