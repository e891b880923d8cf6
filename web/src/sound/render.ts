// A cue as samples: written once, made as loud as all the others, and never clipped.
import type { Cue } from '../lib/sound';
import { score } from './score';

const loudness = 0.16; // of the loudest part, as a root mean square
const partS = 0.12; // how long that part is
const ceiling = 0.85;
const fadeS = 0.012; // at the end, so that nothing clicks

/** The root mean square of the loudest stretch. */
export function loudnessOf(samples: Float32Array, sampleRate: number): number {
  const width = Math.min(samples.length, Math.round(partS * sampleRate));
  let sum = 0;
  let most = 0;
  for (let i = 0; i < samples.length; ++i) {
    sum += (samples[i] ?? 0) ** 2;
    if (i >= width) sum -= (samples[i - width] ?? 0) ** 2;
    most = Math.max(most, sum);
  }
  return Math.sqrt(most / width);
}

/** As loud as it should be; peaks are bent, not cut. */
function level(samples: Float32Array, sampleRate: number): void {
  const gain = loudness / Math.max(1e-6, loudnessOf(samples, sampleRate));
  const fade = fadeS * sampleRate;
  for (let i = 0; i < samples.length; ++i) {
    const out = Math.min(1, (samples.length - 1 - i) / fade);
    samples[i] = ceiling * Math.tanh(((samples[i] ?? 0) * gain) / ceiling) * out;
  }
}

export async function render(cue: Cue, sampleRate: number): Promise<AudioBuffer> {
  const { length, write } = score[cue];
  const context = new OfflineAudioContext(1, Math.ceil(length * sampleRate), sampleRate);
  write({ context, out: context.destination });
  const buffer = await context.startRendering();
  level(buffer.getChannelData(0), sampleRate);
  return buffer;
}
