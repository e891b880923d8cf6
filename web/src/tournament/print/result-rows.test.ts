import { expect, it } from 'vitest';
import type { TournamentDetail } from '../../protocol.gen';
import { columnsFor, resultRows } from './result-rows';

const game = (round: number, score: string, counts = true) => ({
  round,
  table: 1,
  place: 1,
  score,
  won: true,
  counts,
});

function finished(people: number, rounds = 2): TournamentDetail {
  const players = Array.from({ length: people }, (_, index) => index + 1);
  const numbers = Array.from({ length: rounds }, (_, index) => index + 1);
  return {
    state: 'over',
    standings_kind: 'qualifying',
    standings: players.map((player) => ({
      player,
      position: player,
      total: '100',
      penalty: '0',
      wins: 1,
      games: numbers.map((round) => game(round, '50')),
    })),
    ranking: [...players]
      .reverse()
      .map((player, index) => ({ player, position: index + 1, reached: 'standings', place: 0 })),
    rounds: [
      ...numbers.map((number) => ({ number, stage: 0, kind: 'standings', tables: [] })),
      {
        number: rounds + 1,
        stage: 1,
        kind: 'final',
        tables: [{ number: 1, lines: [{ player: 1, place: 1, score: '86' }] }],
      },
    ],
  } as unknown as TournamentDetail;
}

it('prints nobody twice: the final ranking, with the qualifying rounds beside it', () => {
  const rows = resultRows(finished(8));
  expect(rows.map(({ player }) => player)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  expect(rows[0]).toMatchObject({ position: 1, qualified: 8, total: '100', later: [] });
  expect(rows[7]?.later).toEqual([{ kind: 'final', score: '86' }]);
  expect(rows[0]?.games.map((each) => each?.score)).toEqual(['50', '50']);
});

it('prints the standings as they are before that', () => {
  const detail = { ...finished(8), state: 'running', ranking: [] } as TournamentDetail;
  const rows = resultRows(detail);
  expect(rows[0]).toMatchObject({ player: 1, position: 1, qualified: null, reached: null });
});

it('prints a knock-out with the points of each table and no sum', () => {
  const detail = {
    ...finished(4),
    standings_kind: 'knockout',
    rounds: [
      {
        number: 1,
        stage: 0,
        kind: 'knockout',
        tables: [{ number: 1, lines: [{ player: 2, place: 1, score: '44' }] }],
      },
    ],
  } as unknown as TournamentDetail;
  const row = resultRows(detail).find(({ player }) => player === 2);
  expect(row).toMatchObject({ qualified: null, total: null });
  expect(row?.games[0]).toMatchObject({ score: '44', won: true });
});

it('takes two columns where one would not fit on a page, and names have room', () => {
  const columns = (people: number, rounds?: number) => {
    const detail = finished(people, rounds);
    return columnsFor(detail, resultRows(detail));
  };
  expect(columns(8)).toBe(1);
  expect(columns(42)).toBe(1);
  expect(columns(200)).toBe(2);
  expect(columns(200, 10)).toBe(1);
});
