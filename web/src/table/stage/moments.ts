// The deal, a conquest, an elimination, the sdadata and the victory are shown with some drama, for
// those who want motion. What does that comes when the table is already there.
import { motionMs } from '../../lib/settings';
import { objectiveName, seatName } from '../context';
import type { Room } from '../room';
import { curtain } from './curtain';

const laterMs = 800; // than the first picture

export function startMoments(room: Room): () => void {
  let stop: (() => void) | null = null;
  const timer = setTimeout(async () => {
    if (motionMs.peek() === 0) return;
    const { direct } = await import('../../drama/drama');
    if (stop === null) stop = direct(room, { curtain, seatName, objectiveName });
  }, laterMs);
  return () => {
    clearTimeout(timer);
    stop?.();
    stop = () => undefined;
  };
}
