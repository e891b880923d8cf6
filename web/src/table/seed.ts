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

/** Does it as soon as it is asked for; stops when the function returned is called. */
export function addToSeed(room: Room): () => void {
  let busy = false;
  const once = (deed: () => Promise<unknown>) => {
    if (busy) return;
    busy = true;
    void deed().finally(() => {
      busy = false;
    });
  };
  return effect(() => {
    const { promise: asked, contribute } = room.offer.value;
    if (!asked && !contribute) return;
    untracked(() => {
      const seat = room.seat.value;
      if (!seat) return;
      if (asked) once(() => promise(room, seat));
      else if (room.view.value?.phase === 'reveal') once(() => show(room, seat));
      else once(() => room.perform([{ type: 'contribute', entropy: newEntropy() }]));
    });
  });
}
