import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offerOf } from '../game/options';
import { fromHex, ownSha256, toHex } from '../game/sha256';
import type { Action, Option, Phase } from '../protocol';
import { gameOf } from '../testing/views';
import { Room } from './room';
import { addToSeed } from './seed';

const promise: Option = { type: 'promise', hash: { bytes: 32 } };
const contribute: Option = { type: 'contribute', entropy: { bytes: 16 } };
const abstain: Option = { type: 'abstain' };

const stops: (() => void)[] = [];
beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A page at the table that notes what it sends; every action is accepted. */
function page() {
  const room = new Room('ws://nowhere', 'ABC');
  const sent: Action[] = [];
  room.perform = async (actions) => {
    sent.push(...actions);
    return { ok: true };
  };
  room.viewer.value = 's1';
  stops.push(addToSeed(room));
  const ask = (phase: Phase, ...options: Option[]) => {
    room.view.value = { ...gameOf(3), phase, awaiting: ['s1'] };
    room.offer.value = offerOf(options);
  };
  return { room, sent, ask };
}

describe('the part of a browser in the seed', () => {
  it('is promised, and shown when all have promised, on a page loaded anew too', async () => {
    const before = page();
    before.ask('promise', abstain, promise);
    await vi.waitFor(() => expect(before.sent).toHaveLength(1));
    before.ask('promise', abstain, promise); // asked again before the answer: once is enough
    const after = page();
    after.ask('reveal', abstain, contribute);
    await vi.waitFor(() => expect(after.sent).toHaveLength(1));
    const [said] = before.sent;
    const [shown] = after.sent;
    if (said?.type !== 'promise' || shown?.type !== 'contribute') throw new Error('not asked');
    expect(toHex(ownSha256(fromHex(shown.entropy)))).toBe(said.hash);
    await vi.waitFor(() => expect(after.room.shares.of('s1')?.shown).toBe(true));
  });

  it('is shown though that was asked before the promise was known to be heard', async () => {
    const { room, sent, ask } = page();
    let hear = () => {};
    room.perform = (actions) => {
      sent.push(...actions);
      return new Promise((resolve) => {
        hear = () => resolve({ ok: true });
      });
    };
    ask('promise', abstain, promise);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    ask('reveal', abstain, contribute);
    hear();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ type: 'contribute' });
  });

  it('is given up at once where the bytes are lost', async () => {
    const { sent, ask } = page();
    ask('reveal', abstain, contribute);
    await vi.waitFor(() => expect(sent).toEqual([{ type: 'abstain' }]));
  });

  it('is said outright in a game that began before there were promises', async () => {
    const { sent, ask } = page();
    ask('contribute', contribute);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ type: 'contribute' });
  });
});
