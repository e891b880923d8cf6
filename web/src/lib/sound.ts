// Short sounds made on the spot with Web Audio; off unless the player wants them.
import { sounds, volume } from './settings';

export type Cue = 'turn' | 'dice' | 'conquest' | 'card' | 'clock' | 'closing' | 'end' | 'chat';

/** Notes as [frequency in Hz, start in s, length in s]. */
const cues: Readonly<Record<Cue, readonly (readonly [number, number, number])[]>> = {
  turn: [
    [523, 0, 0.12],
    [784, 0.12, 0.22],
  ],
  dice: [
    [190, 0, 0.04],
    [240, 0.06, 0.04],
    [170, 0.12, 0.05],
  ],
  conquest: [
    [392, 0, 0.1],
    [523, 0.1, 0.1],
    [659, 0.2, 0.2],
  ],
  card: [[880, 0, 0.07]],
  clock: [
    [988, 0, 0.08],
    [988, 0.16, 0.08],
  ],
  closing: [
    [220, 0, 0.3],
    [233, 0.3, 0.3],
  ],
  end: [
    [523, 0, 0.15],
    [659, 0.15, 0.15],
    [784, 0.3, 0.15],
    [1047, 0.45, 0.4],
  ],
  chat: [[660, 0, 0.06]],
};

let context: AudioContext | null = null;

export function play(cue: Cue): void {
  if (!sounds.value || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, start, length] of cues[cue]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = cue === 'dice' ? 'square' : 'triangle';
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(volume.value * 0.3, now + start);
    gain.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}
