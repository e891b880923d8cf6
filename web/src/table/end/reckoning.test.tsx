import { cleanup, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { planisphere } from '../../board/planisphere.gen';
import type { View } from '../../protocol';
import { seatedAt, show } from '../../testing/table';
import { viewWith } from '../../testing/views';
import { Trises } from '../panels/place-panel';
import { MineTab } from '../tabs/mine-tab';
import { EndingNote } from './ending-note';
import { Ranking } from './result';

afterEach(cleanup);

const board = viewWith({
  china: { owner: 's1', armies: 6 },
  siam: { owner: 's2', armies: 2 },
});

/** Numbers that no sum over the board gives: what is shown can only be what was told. */
describe('what the server reckons', () => {
  it('is the worth of a tris', () => {
    const cards = ['china', 'siam', 'india'] as const;
    const at = seatedAt({
      view: board,
      options: [{ type: 'play_tris', cards }],
      reckoning: { trises: [{ cards, tris: 'three_infantry', armies: 41, more: 3 }] },
    });
    show(at, <Trises />);
    expect(screen.getByText('44 armies (41 + 3)')).toBeTruthy();
  });

  it('is the points of one’s own objective', () => {
    const s1 = { ...board.seats.s1, objective: 'lupo', hand: [] } as never;
    const view: View = { ...board, seats: { ...board.seats, s1 } };
    const at = seatedAt({ view, reckoning: { points: { s1: { inside: 51, outside: 12 } } } });
    show(at, <MineTab />);
    expect(screen.getByText('51')).toBeTruthy();
    expect(screen.getByText(/and 12 outside the objective/)).toBeTruthy();
  });

  it('is what an objective lacks and what it is worth, no secret once the game is over', () => {
    const s1 = { ...board.seats.s1, objective: 'lupo', hand: [] } as never;
    const view: View = { ...board, seats: { ...board.seats, s1 } };
    const now = {
      missing: ['siam'],
      worth: 86,
      missing_worth: 31,
      territories: 0,
      continents: 0,
    };
    const at = seatedAt({ view, reckoning: { objectives: { s1: now } } });
    at.room.geometry.value = planisphere;
    const { container } = show(at, <MineTab />);
    expect(screen.getByText('55 points of the 86 it is worth')).toBeTruthy();
    expect(screen.getByText('1 of 2 territories')).toBeTruthy();
    expect(container.querySelectorAll('.objective-map .is-missing')).toHaveLength(1);
    expect(container.querySelectorAll('.objective-map .is-held')).toHaveLength(1);
    expect(screen.getByText(/Secret/)).toBeTruthy();
    cleanup();
    const over: View = { ...view, phase: 'closed', ending: { ...view.ending, cause: 'points' } };
    show(seatedAt({ view: over }), <MineTab />);
    expect(screen.queryByText(/Secret/)).toBeNull();
  });

  it('is how far the public goal is', () => {
    const at = seatedAt({ view: board, reckoning: { goal: { need: 33, have: { s1: 17 } } } });
    show(at, <MineTab />);
    expect(screen.getByText('17 of 33')).toBeTruthy();
  });

  it('is which sums close the game', () => {
    const ending = { ...board.ending, last_round: 1, closing_begun: true };
    const at = seatedAt({ view: { ...board, ending }, reckoning: { closing_sums: [4, 5] } });
    show(at, <EndingNote />);
    expect(screen.getByText(/Closes on 4 5/)).toBeTruthy();
  });

  it('is what told equals apart', () => {
    const at = seatedAt({
      view: board,
      reckoning: {
        points: { s1: { inside: 51, outside: 12 } },
        ties: [
          { seats: ['s1', 's2'], by: 'points' },
          { seats: ['s3', 's4'], by: 'later_in_order' },
        ],
      },
    });
    show(at, <Ranking />);
    expect(screen.getByText(/Player 1, Player 2.*game points/)).toBeTruthy();
    expect(screen.getByText(/Player 3, Player 4.*who played later/)).toBeTruthy();
    expect(screen.getByText('51')).toBeTruthy();
  });
});
