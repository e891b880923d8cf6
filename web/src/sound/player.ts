// Plays cues through the speakers: each is rendered once and kept.
import { mutedCues, volume } from '../lib/settings';
import type { Cue } from '../lib/sound';
import type { Event } from '../protocol';
import { cuesOf } from './cues-of';
import { Pacing } from './pacing';
import { render } from './render';

let context: AudioContext | null = null;
const rendered = new Map<Cue, Promise<AudioBuffer>>();
const pacing = new Pacing();

/** Sounds whatever the settings say about this cue: for whoever wants to know what it is like. */
export async function preview(cue: Cue, afterMs = 0): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime, sampleRate } = context;
  if (context.state === 'suspended') void context.resume();
  const buffer = rendered.get(cue) ?? render(cue, sampleRate);
  rendered.set(cue, buffer);
  const source = context.createBufferSource();
  const gain = context.createGain();
  gain.gain.value = volume.value ** 2; // as ears hear: half the slider is half as loud
  source.buffer = await buffer;
  source.connect(gain).connect(context.destination);
  source.start(currentTime + afterMs / 1000);
}

export function sound(cue: Cue, afterMs = 0): void {
  if (mutedCues.value.includes(cue)) return;
  if (pacing.admits(cue, performance.now() + afterMs)) void preview(cue, afterMs);
}

export function soundOf(events: readonly Event[]): void {
  for (const { cue, afterMs } of cuesOf(events)) sound(cue, afterMs);
}
