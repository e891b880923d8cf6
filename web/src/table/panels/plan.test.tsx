import { act, cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nothingOffered, offerOf } from '../../game/options';
import type { Action, Option, View } from '../../protocol';
import { seatedAt, show } from '../../testing/table';
import { viewWith } from '../../testing/views';
import { drafted } from '../helm/draft';
import { ActionPanel } from './action-panel';

afterEach(cleanup);

const board = viewWith({
  china: { owner: 's1', armies: 1 },
  siam: { owner: 's1', armies: 1 },
  india: { owner: 's2', armies: 1 },
});
const places: readonly Option[] = ['china', 'siam'].map((territory) => ({
  type: 'place_armies',
  territory,
  armies: { min: 1, max: 3 },
}));

/** The set-up with so many armies left, the first of them in this go. */
function placing(reserve: number, go: number): View {
  const s1 = { ...board.seats.s1, reserve } as never;
  return { ...board, phase: 'place', round: 0, go, seats: { ...board.seats, s1 } };
}
const others = (view: View): View => ({ ...view, awaiting: ['s2'] });

/** At a table that takes every placement, and passes on when the go is over. */
function atPlacement() {
  let [reserve, go] = [8, 3];
  const at = seatedAt({ view: placing(reserve, go), options: places });
  const sent: Action[] = [];
  vi.spyOn(at.room.connection, 'act').mockImplementation(async (action) => {
    sent.push(action);
    if (action.type === 'place_armies') {
      reserve -= action.armies;
      go -= action.armies;
      at.room.view.value = go > 0 ? placing(reserve, go) : others(placing(reserve, 3));
      if (go === 0) at.room.offer.value = nothingOffered;
    }
    return { ok: true };
  });
  const nextGo = () => {
    go = Math.min(3, reserve);
    at.room.view.value = placing(reserve, go);
    at.room.offer.value = offerOf(places);
  };
  return { ...at, sent, nextGo };
}

const place = (territory: string, armies: number): Action => ({
  type: 'place_armies',
  territory,
  armies,
});

describe('a plan of placement', () => {
  it('is what a bot would do, changed at will and sent only when confirmed', async () => {
    const { room, helm, sent } = atPlacement();
    vi.spyOn(room.connection, 'propose').mockResolvedValue([place('siam', 5), place('china', 3)]);
    show({ room, helm }, <ActionPanel />);
    fireEvent.click(screen.getByText('Place for me'));
    await screen.findByText('Confirm the plan');
    expect(sent).toEqual([]);
    expect(drafted(helm.draft.value)).toEqual({ siam: 5, china: 3 });
    helm.place({ territory: 'siam', armies: -4 });
    helm.place({ territory: 'china', armies: 4 });
    fireEvent.click(screen.getByText('Confirm the plan'));
    await vi.waitFor(() => expect(helm.planned.value).toBe(true));
    expect(sent).toEqual([place('siam', 1), place('china', 2)]);
    expect(drafted(helm.draft.value)).toEqual({ china: 5 });
  });

  it('goes on by itself at the next go, and no sooner', async () => {
    const { helm, sent, nextGo } = atPlacement();
    helm.place({ territory: 'china', armies: 8 });
    await helm.confirmDraft();
    await Promise.resolve();
    expect(sent).toHaveLength(1);
    nextGo();
    await vi.waitFor(() => expect(drafted(helm.draft.value)).toEqual({ china: 2 }));
    expect(sent).toEqual([place('china', 3), place('china', 3)]);
    nextGo();
    await vi.waitFor(() => expect(sent.at(-1)).toEqual(place('china', 2)));
  });

  it('waits for another confirmation once it was changed or stopped', async () => {
    for (const change of ['stop', 'less'] as const) {
      const { room, helm, sent, nextGo } = atPlacement();
      helm.place({ territory: 'china', armies: 8 });
      await helm.confirmDraft();
      show({ room, helm }, <ActionPanel />);
      if (change === 'stop') fireEvent.click(screen.getByText('Stop: I decide'));
      else helm.place({ territory: 'china', armies: -1 });
      await act(async () => nextGo());
      expect(sent).toHaveLength(1);
      expect(drafted(helm.draft.value)).toEqual({ china: change === 'stop' ? 5 : 4 });
      cleanup();
    }
  });

  it('is let go when the placement is over', async () => {
    const { room, helm } = atPlacement();
    helm.place({ territory: 'china', armies: 8 });
    await helm.confirmDraft();
    room.view.value = { ...placing(0, 0), phase: 'attack', round: 1 };
    expect(helm.draft.value.done).toEqual([]);
    expect(helm.planned.value).toBe(false);
  });

  it('says why when nothing is proposed, and is not offered where there are no aids', async () => {
    const { room, helm } = atPlacement();
    vi.spyOn(room.connection, 'propose').mockResolvedValue({ ok: false, reason: 'server_busy' });
    expect(await helm.placeForMe()).toBe('refused');
    expect(helm.refused.value?.reason).toBe('server_busy');
    const strict = seatedAt({
      view: placing(8, 3),
      options: places,
      settings: { tournament: true },
    });
    show(strict, <ActionPanel />);
    expect(screen.queryByText('Place for me')).toBeNull();
  });
});

describe('claims left to the computer', () => {
  const drafting: View = { ...board, phase: 'draft', round: 0 };
  const claims: readonly Option[] = ['india', 'japan'].map((territory) => ({
    type: 'claim_territory',
    territory,
  }));
  const claim = (territory: string): Action => ({ type: 'claim_territory', territory });

  function atDraft() {
    const at = seatedAt({ view: drafting, options: claims });
    const sent: Action[] = [];
    vi.spyOn(at.room.connection, 'propose').mockImplementation(async () => [claim('japan')]);
    vi.spyOn(at.room.connection, 'act').mockImplementation(async (action) => {
      sent.push(action);
      at.room.offer.value = nothingOffered;
      return { ok: true };
    });
    show(at, <ActionPanel />);
    return { ...at, sent };
  }

  it('are shown and wait for a yes one at a time', async () => {
    const { helm, sent } = atDraft();
    fireEvent.click(screen.getByText('Choose for me'));
    await vi.waitFor(() => expect(helm.selected.value).toBe('japan'));
    expect(sent).toEqual([]);
  });

  it('or go on until stopped', async () => {
    const { room, helm, sent } = atDraft();
    fireEvent.click(screen.getByText('Always choose for me'));
    await vi.waitFor(() => expect(sent).toEqual([claim('japan')]));
    room.offer.value = offerOf(claims);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    room.view.value = others(drafting);
    fireEvent.click(await screen.findByText('Stop: I decide'));
    room.view.value = drafting;
    room.offer.value = offerOf(claims);
    await new Promise((resume) => setTimeout(resume, 20));
    expect(sent).toHaveLength(2);
    expect(helm.claims.on.value).toBe(false);
  });
});
