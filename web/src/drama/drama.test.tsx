import { cleanup, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planisphere } from '../board/planisphere.gen';
import { pace } from '../lib/settings';
import type { Event, View } from '../protocol';
import { objectiveName, seatName } from '../table/context';
import { Result } from '../table/end/result';
import { curtain } from '../table/stage/curtain';
import { Stage } from '../table/stage/stage';
import { seatedAt, show } from '../testing/table';
import { viewWith } from '../testing/views';
import { direct } from './drama';

const view = viewWith({
  china: { owner: 's1', armies: 6 },
  siam: { owner: 's1', armies: 2 },
});
const conquered: Event = { type: 'territory_conquered', territory: 'siam', from: 's2', by: 's1' };
const eliminated: Event = { type: 'seat_eliminated', seat: 's2', by: 's1' };
const layers = () => [...document.querySelectorAll('.drama')].map(({ className }) => className);
// Two of them: a moment is drawn in the one after what has happened.
const frame = () => vi.advanceTimersByTimeAsync(40);

let stop = () => {};
let keys = 0;

function seated(now: View = view) {
  const at = seatedAt({ view: now });
  at.room.geometry.value = planisphere;
  show(
    at,
    <div class="game">
      <Stage />
      <Result />
    </div>,
  );
  stop = direct(at.room, { curtain, seatName, objectiveName });
  const happen = (...events: Event[]) => {
    at.room.scene.value = { key: ++keys, before: now, events, mine: false };
  };
  return { ...at, happen };
}

beforeEach(() => {
  vi.useFakeTimers();
  pace.value = 'normal';
  // happy-dom moves nothing.
  Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn() }) as unknown as Animation);
});
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
});

describe('a moment', () => {
  it('is shown over the board and gone within a second', async () => {
    const { happen } = seated();
    happen(conquered);
    await frame();
    expect(layers()).toEqual(['drama conquest']);
    expect(document.querySelector('.board .drama .drama-flag')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(1000);
    expect(layers()).toEqual([]);
  });

  it('is one of a flood, and none comes afterwards', async () => {
    const { happen } = seated();
    for (let batch = 0; batch < 40; ++batch) happen(conquered);
    await frame();
    expect(layers()).toEqual(['drama conquest']);
    happen(conquered, eliminated);
    await frame();
    expect(layers()).toEqual(['drama elimination']);
    expect(document.querySelector('.drama-words')?.textContent).toBe(
      'Player 1 eliminates Player 2.',
    );
    await vi.advanceTimersByTimeAsync(1000);
    expect(layers()).toEqual([]);
  });

  it.each(['pointerdown', 'keydown'])(
    'ends at a %s, which goes where it would go',
    async (kind) => {
      const { happen } = seated();
      happen(conquered);
      await frame();
      const heard = vi.fn();
      const token = document.querySelector('.board-token');
      token?.addEventListener(kind, heard);
      const touch = new Event(kind, { bubbles: true, cancelable: true });
      token?.dispatchEvent(touch);
      expect(layers()).toEqual([]);
      expect(heard).toHaveBeenCalledOnce();
      expect(touch.defaultPrevented).toBe(false);
    },
  );

  it('is not shown to whoever wants no motion', async () => {
    pace.value = 'none';
    const { happen } = seated();
    happen(conquered);
    await frame();
    expect(layers()).toEqual([]);
  });

  it('is hidden from screen readers, who are told in words', async () => {
    const { happen } = seated();
    happen(conquered);
    await frame();
    expect(document.querySelector('.drama')?.ariaHidden).toBe('true');
  });
});

describe('the victory', () => {
  const s1 = { ...view.seats.s1, objective: 'lupo', hand: [] } as never;
  const over: View = {
    ...view,
    phase: 'over',
    seats: { ...view.seats, s1 },
    ending: { ...view.ending, cause: 'points', winner: 's1' },
  };

  it('shows the objective on the board, and the ranking waits for a tap', async () => {
    const { room } = seated();
    room.view.value = over;
    await frame();
    expect(layers()).toEqual(['drama victory']);
    expect(document.querySelector('.drama-objective')?.textContent).toBe('Wolf');
    expect([...(curtain.value ?? [])]).toEqual(['china', 'siam']);
    expect(document.querySelectorAll('.board-land-highlight')).toHaveLength(2);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await frame();
    expect(layers()).toEqual([]);
    expect(screen.getByRole('dialog', { hidden: true })).toBeTruthy();
  });

  it('holds its picture for some seconds, and then the ranking comes by itself', async () => {
    const { room } = seated();
    room.view.value = over;
    await vi.advanceTimersByTimeAsync(4000);
    expect(layers()).toEqual(['drama victory']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(screen.getByRole('dialog', { hidden: true })).toBeTruthy();
  });

  it('is not celebrated where the page was opened afterwards, nor without motion', async () => {
    seated(over);
    await frame();
    expect(layers()).toEqual([]);
    expect(screen.getByRole('dialog', { hidden: true })).toBeTruthy();
    stop();
    cleanup();
    pace.value = 'none';
    const { room } = seated();
    room.view.value = over;
    await frame();
    expect(layers()).toEqual([]);
    expect(screen.getByRole('dialog', { hidden: true })).toBeTruthy();
  });
});
