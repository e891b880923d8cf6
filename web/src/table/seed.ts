// This browser's own part in the seed of the dice: promised, kept, and shown when all have promised,
// without the player noticing. docs/chance.md says what it is good for.
import { effect, untracked } from '@preact/signals';
import { fromHex, sha256, toHex } from '../game/sha256';
import { newEntropy } from '../game/share';
import type { Seat } from '../protocol';
import type { Room } from './room';

async function promise(room: Room, seat: Seat): Promise<void> {
  const share = room.shares.make(seat);
  const hash = toHex(await sha256(fromHex(share.entropy)));
  const outcome = await room.perform([{ type: 'promise', hash }]);
  if (outcome.ok) room.shares.keep({ ...share, promised: true });
}

/** Only when every promise has been seen; a browser that has lost its bytes says so at once. */
async function show(room: Room, seat: Seat): Promise<void> {
  await room.caughtUp();
  const share = room.shares.of(seat);
  if (!share) return void (await room.perform([{ type: 'abstain' }]));
  const outcome = await room.perform([{ type: 'contribute', entropy: share.entropy }]);
  if (outcome.ok) room.shares.keep({ ...share, promised: true, shown: true });
}

/** What is asked of this browser now, if anything. */
function deedFor(room: Room): (() => Promise<unknown>) | null {
  const { promise: asked, contribute } = room.offer.value;
  const seat = room.seat.value;
  if (!seat || (!asked && !contribute)) return null;
  if (asked) return () => promise(room, seat);
  if (room.view.value?.phase === 'reveal') return () => show(room, seat);
  return () => room.perform([{ type: 'contribute', entropy: newEntropy() }]);
}

/** Does it as soon as it is asked for; stops when the function returned is called. */
export function addToSeed(room: Room): () => void {
  let busy = false;
  let stopped = false;
  const attend = () => {
    const phase = room.view.value?.phase;
    const deed = busy || stopped ? null : deedFor(room);
    if (!deed) return;
    busy = true;
    void deed().finally(() => {
      busy = false;
      // What the next phase asks may have come before this was known to be done.
      if (room.view.value?.phase !== phase) attend();
    });
  };
  const dispose = effect(() => {
    void room.offer.value;
    untracked(attend);
  });
  return () => {
    stopped = true;
    dispose();
  };
}
