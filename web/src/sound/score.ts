// What each cue sounds like. Levels are of the parts among each other: how loud a whole cue is gets
// settled afterwards, the same for all (render.ts).
import type { Cue } from '../lib/sound';
import { bell, type Desk, drum, horn, noise, tone, wood } from './instruments';

interface Piece {
  readonly length: number; // seconds
  readonly write: (desk: Desk) => void;
}

const hz = {
  g3: 196,
  c4: 261.6,
  eFlat4: 311.1,
  g4: 392,
  a4: 440,
  c5: 523.3,
  e5: 659.3,
  g5: 784,
  c6: 1046.5,
} as const;

/** Ivory on a table: it strikes, hops and comes to rest. */
function dice(desk: Desk): void {
  const hops = [0, 0.055, 0.13, 0.17, 0.25, 0.3, 0.37, 0.4, 0.43];
  hops.forEach((at, hop) => {
    const level = 0.9 * 0.82 ** hop;
    noise(desk, { hz: 2300 + (hop % 3) * 700, at, length: 0.03, level, sharp: 2.2 });
    tone(desk, {
      hz: 420 - (hop % 2) * 90,
      toHz: 210,
      at,
      length: 0.05,
      level: level * 0.8,
    });
  });
}

/** A volley, near and without an echo. */
function clash(desk: Desk): void {
  for (const [at, level] of [
    [0, 0.8],
    [0.07, 0.55],
    [0.11, 0.4],
  ] as const) {
    noise(desk, { kind: 'lowpass', hz: 5200, toHz: 500, at, length: 0.26, level });
    tone(desk, { hz: 130, toHz: 48, at, length: 0.2, level });
  }
}

/** Two horns upwards and the drum under the second. */
function conquest(desk: Desk): void {
  horn(desk, { hz: hz.g4, at: 0, length: 0.17, level: 0.4 });
  horn(desk, { hz: hz.c5, at: 0.15, length: 0.5, level: 0.5 });
  horn(desk, { hz: hz.e5, at: 0.15, length: 0.5, level: 0.3 });
  drum(desk, { hz: 110, at: 0.15, length: 0.35, level: 0.7 });
}

/** A card drawn over the others and put down. */
function card(desk: Desk): void {
  noise(desk, { hz: 1500, toHz: 5200, at: 0, length: 0.13, level: 0.7, sharp: 0.8, attack: 0.05 });
  noise(desk, { hz: 1900, at: 0.13, length: 0.05, level: 0.9, sharp: 1.2 });
  tone(desk, { hz: 190, toHz: 120, at: 0.13, length: 0.07, level: 0.5 });
}

/** Three cards, three bells, one chord. */
function tris(desk: Desk): void {
  [hz.c5, hz.e5, hz.g5].forEach((pitch, index) => {
    const at = index * 0.12;
    noise(desk, { hz: 2600, at, length: 0.05, level: 0.35 });
    bell(desk, { hz: pitch, at, length: 0.85 - at, level: 0.45 });
  });
}

/** "Tocca a te": two warm strokes upwards. */
function turn(desk: Desk): void {
  wood(desk, { hz: hz.a4, at: 0, length: 0.3, level: 0.6 });
  wood(desk, { hz: hz.e5, at: 0.16, length: 0.5, level: 0.7 });
  bell(desk, { hz: hz.e5, at: 0.16, length: 0.5, level: 0.2 });
}

/** Tick, tock, twice. */
function clock(desk: Desk): void {
  [0, 0.18, 0.36, 0.54].forEach((at, index) => {
    wood(desk, { hz: index % 2 === 0 ? 1250 : 940, at, length: 0.09, level: 0.8 });
  });
}

/** A roll that swells, and the stroke that ends it. */
function closing(desk: Desk): void {
  for (let hit = 0; hit < 11; ++hit) {
    drum(desk, {
      hz: 92 + (hit % 2) * 8,
      at: hit * 0.055,
      length: 0.14,
      level: 0.14 + hit * 0.035,
    });
  }
  drum(desk, { hz: 82, at: 0.62, length: 0.36, level: 0.9 });
  bell(desk, { hz: hz.g4, at: 0.62, length: 0.36, level: 0.25 });
}

/** Three steps down, and the drum. */
function elimination(desk: Desk): void {
  horn(desk, { hz: hz.g4, at: 0, length: 0.22, level: 0.4 });
  horn(desk, { hz: hz.eFlat4, at: 0.2, length: 0.22, level: 0.42 });
  horn(desk, { hz: hz.c4, at: 0.4, length: 0.56, level: 0.5 });
  horn(desk, { hz: hz.g3, at: 0.4, length: 0.56, level: 0.3 });
  drum(desk, { hz: 70, at: 0.4, length: 0.5, level: 0.8 });
}

/** A fanfare. */
function victory(desk: Desk): void {
  [0, 0.14, 0.28].forEach((at) => {
    horn(desk, { hz: hz.g4, at, length: 0.13, level: 0.45 });
    drum(desk, { hz: 130, at, length: 0.12, level: 0.4 });
  });
  horn(desk, { hz: hz.c5, at: 0.42, length: 0.4, level: 0.5 });
  horn(desk, { hz: hz.g4, at: 0.86, length: 0.16, level: 0.4 });
  for (const pitch of [hz.c5, hz.e5, hz.g5]) {
    horn(desk, { hz: pitch, at: 1.02, length: 0.95, level: 0.36 });
  }
  bell(desk, { hz: hz.c6, at: 1.02, length: 0.95, level: 0.25 });
  drum(desk, { hz: 98, at: 0.42, length: 0.3, level: 0.6 });
  drum(desk, { hz: 98, at: 1.02, length: 0.6, level: 0.8 });
}

/** A drop. */
function chat(desk: Desk): void {
  tone(desk, { hz: 520, toHz: 860, at: 0, length: 0.1, level: 0.7 });
  tone(desk, { hz: 700, toHz: 1080, at: 0.09, length: 0.13, level: 0.6 });
}

export const score: Readonly<Record<Cue, Piece>> = {
  turn: { length: 0.7, write: turn },
  dice: { length: 0.5, write: dice },
  clash: { length: 0.4, write: clash },
  conquest: { length: 0.68, write: conquest },
  card: { length: 0.22, write: card },
  tris: { length: 0.88, write: tris },
  clock: { length: 0.66, write: clock },
  closing: { length: 1, write: closing },
  elimination: { length: 0.98, write: elimination },
  victory: { length: 2, write: victory },
  chat: { length: 0.24, write: chat },
};
