// Bundled by drama.test.ts and run in the browser, where sounds are made: what each of them is like.
import { cues } from '../src/lib/sound';
import { loudnessOf, render } from '../src/sound/render';

const sampleRate = 44_100;
const tailS = 0.002;

export async function measureAll() {
  const measured: Record<string, object> = {};
  for (const cue of cues) {
    const buffer = await render(cue, sampleRate);
    const samples = buffer.getChannelData(0);
    const most = (part: Float32Array) =>
      part.reduce((peak, one) => Math.max(peak, Math.abs(one)), 0);
    measured[cue] = {
      seconds: buffer.duration,
      peak: most(samples),
      loudness: loudnessOf(samples, sampleRate),
      tail: most(samples.slice(-tailS * sampleRate)),
    };
  }
  return measured;
}
