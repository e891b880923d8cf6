// An attack of before shown again on the board, throw by throw; the last stays for a moment.
import type { Throw } from '../../game/chronicle';
import { motionMs } from '../../lib/settings';
import { again } from '../stage/scene';

const wholeMs = 6000; // a long series is shown faster
const stayMs = 3500;

let timer: ReturnType<typeof setTimeout> | undefined;
let keys = 0; // below those of what happens now

export function stopReplaying(): void {
  clearTimeout(timer);
  again.value = null;
}

export function replay(throws: readonly Throw[]): void {
  clearTimeout(timer);
  const last = throws.length - 1;
  const pauseMs = Math.min(2 * motionMs.value, wholeMs / throws.length);
  const show = (index: number): void => {
    const thrown = throws[index];
    if (!thrown) return;
    again.value = { ...thrown, key: --keys };
    const next = index === last ? stopReplaying : () => show(index + 1);
    timer = setTimeout(next, index === last ? stayMs : pauseMs);
  };
  show(motionMs.value > 0 ? 0 : last);
}
