// What our sounds are made of: tones, noise, drums, bells, horns, wood. Each writes itself into a
// context at a time; nothing is read from anywhere.

export interface Desk {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
}

interface Note {
  readonly hz: number;
  readonly at: number; // seconds from the beginning
  readonly length: number;
  readonly level: number;
}

const silence = 0.0001; // an exponential curve cannot reach nought

/** Up at once, then dying away. */
function struck(desk: Desk, { at, length, level }: Omit<Note, 'hz'>, attack = 0.003): GainNode {
  const gain = desk.context.createGain();
  gain.gain.setValueAtTime(silence, at);
  gain.gain.linearRampToValueAtTime(level, at + attack);
  gain.gain.exponentialRampToValueAtTime(silence, at + length);
  gain.connect(desk.out);
  return gain;
}

interface Tone extends Note {
  readonly wave?: OscillatorType;
  readonly toHz?: number; // where it slides to
  readonly attack?: number;
}

export function tone(desk: Desk, note: Tone): void {
  const voice = desk.context.createOscillator();
  voice.type = note.wave ?? 'sine';
  voice.frequency.setValueAtTime(note.hz, note.at);
  if (note.toHz) voice.frequency.exponentialRampToValueAtTime(note.toHz, note.at + note.length);
  voice.connect(struck(desk, note, note.attack));
  voice.start(note.at);
  voice.stop(note.at + note.length + 0.01);
}

/** The same noise every time: a sound is what it was when it was tested. */
function noiseBuffer(context: BaseAudioContext, length: number): AudioBuffer {
  const buffer = context.createBuffer(
    1,
    Math.ceil(length * context.sampleRate),
    context.sampleRate,
  );
  const samples = buffer.getChannelData(0);
  let state = 20_231;
  for (let i = 0; i < samples.length; ++i) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  return buffer;
}

interface Rush extends Note {
  readonly kind?: BiquadFilterType; // which part of it is heard; a band unless said
  readonly toHz?: number;
  readonly sharp?: number; // how narrow the band is
  readonly attack?: number;
}

export function noise(desk: Desk, rush: Rush): void {
  const { context } = desk;
  const source = context.createBufferSource();
  source.buffer = noiseBuffer(context, rush.length + 0.02);
  const filter = context.createBiquadFilter();
  filter.type = rush.kind ?? 'bandpass';
  filter.Q.value = rush.sharp ?? 1;
  filter.frequency.setValueAtTime(rush.hz, rush.at);
  if (rush.toHz) filter.frequency.exponentialRampToValueAtTime(rush.toHz, rush.at + rush.length);
  source.connect(filter).connect(struck(desk, rush, rush.attack));
  source.start(rush.at);
  source.stop(rush.at + rush.length + 0.01);
}

/** A skin that is hit: its tone falls as it dies. */
export function drum(desk: Desk, note: Note): void {
  tone(desk, { ...note, toHz: note.hz * 0.5 });
  noise(desk, {
    ...note,
    kind: 'lowpass',
    hz: note.hz * 9,
    length: Math.min(0.06, note.length),
    level: note.level * 0.5,
  });
}

const partials = [
  [1, 1, 1],
  [2, 0.45, 0.7],
  [2.76, 0.28, 0.5],
  [5.4, 0.12, 0.25],
] as const;

export function bell(desk: Desk, note: Note): void {
  for (const [times, level, length] of partials) {
    tone(desk, {
      hz: note.hz * times,
      at: note.at,
      length: note.length * length,
      level: note.level * level,
    });
  }
}

/** A wooden bar: one bright stroke, short. */
export function wood(desk: Desk, note: Note): void {
  tone(desk, { ...note, wave: 'triangle' });
  tone(desk, { ...note, hz: note.hz * 3.9, length: note.length * 0.3, level: note.level * 0.35 });
  noise(desk, { ...note, hz: 2600, length: 0.012, level: note.level * 0.5 });
}

/** Two voices a little apart, brighter as they are blown and softer as they end. */
export function horn(desk: Desk, { hz, at, length, level }: Note): void {
  const { context } = desk;
  const breath = context.createGain();
  const filter = context.createBiquadFilter();
  const end = at + length;
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(hz * 1.5, at);
  filter.frequency.linearRampToValueAtTime(hz * 5, at + 0.06);
  filter.frequency.exponentialRampToValueAtTime(hz * 2, end);
  breath.gain.setValueAtTime(silence, at);
  breath.gain.linearRampToValueAtTime(level, at + 0.03);
  breath.gain.linearRampToValueAtTime(level * 0.75, Math.max(at + 0.04, end - 0.1));
  breath.gain.exponentialRampToValueAtTime(silence, end);
  filter.connect(breath).connect(desk.out);
  for (const detune of [-7, 7]) {
    const voice = context.createOscillator();
    voice.type = 'sawtooth';
    voice.frequency.value = hz;
    voice.detune.value = detune;
    voice.connect(filter);
    voice.start(at);
    voice.stop(end + 0.01);
  }
}
