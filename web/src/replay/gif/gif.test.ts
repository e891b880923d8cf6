// What is written is read back by a reader of its own, pixel for pixel.
import { describe, expect, it } from 'vitest';
import { generator } from '../../testing/engine';
import { Gif } from './gif';
import { packed } from './lzw';
import { Palette } from './palette';

/** The pixels that the codes stand for. */
function unpacked(bytes: Uint8Array, depth: number): number[] {
  const clear = 1 << depth;
  const pixels: number[] = [];
  let table: number[][] = [];
  let bits = depth + 1;
  let last: number[] | null = null;
  const reset = () => {
    table = Array.from({ length: clear + 2 }, (_, i) => [i]);
    bits = depth + 1;
    last = null;
  };
  reset();
  for (let at = 0; at + bits <= bytes.length * 8; ) {
    let code = 0;
    for (let bit = 0; bit < bits; ++bit, ++at) {
      code |= (((bytes[at >> 3] ?? 0) >> (at & 7)) & 1) << bit;
    }
    if (code === clear) {
      reset();
      continue;
    }
    if (code === clear + 1) return pixels;
    const before: number[] | null = last;
    const run: number[] = table[code] ?? [...(before ?? []), before?.[0] ?? 0];
    if (before && table.length < 4096) table.push([...before, run[0] ?? 0]);
    if (table.length === 1 << bits && bits < 12) ++bits;
    pixels.push(...run);
    last = run;
  }
  throw new Error('the codes do not end');
}

interface Read {
  readonly width: number;
  readonly height: number;
  readonly frames: { readonly delay: number; readonly rgb: number[]; readonly part: number[] }[];
}

function readGif(bytes: Uint8Array): Read {
  const pair = (at: number) => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
  expect(new TextDecoder().decode(bytes.subarray(0, 6))).toBe('GIF89a');
  const [width, height] = [pair(6), pair(8)];
  const colours = bytes.subarray(13, 13 + 768);
  const shown: number[] = new Array(width * height * 3).fill(0);
  const frames: Read['frames'] = [];
  let at = 13 + 768;
  let [delay, seeThrough] = [0, -1];
  const blocks = () => {
    const all: number[] = [];
    for (let size = bytes[at++] ?? 0; size > 0; size = bytes[at++] ?? 0) {
      all.push(...bytes.subarray(at, at + size));
      at += size;
    }
    return Uint8Array.from(all);
  };
  for (;;) {
    const kind = bytes[at++];
    if (kind === 0x3b) return { width, height, frames };
    if (kind === 0x21) {
      const label = bytes[at++];
      const body = blocks();
      if (label === 0xf9)
        [delay, seeThrough] = [(body[1] ?? 0) | ((body[2] ?? 0) << 8), body[3] ?? 0];
      continue;
    }
    expect(kind).toBe(0x2c);
    const part = [pair(at), pair(at + 2), pair(at + 4), pair(at + 6)];
    const [left = 0, top = 0, wide = 0, high = 0] = part;
    at += 9;
    const depth = bytes[at++] ?? 0;
    const pixels = unpacked(blocks(), depth);
    expect(pixels).toHaveLength(wide * high);
    for (const [i, index] of pixels.entries()) {
      if (index === seeThrough) continue;
      const to = ((top + Math.floor(i / wide)) * width + left + (i % wide)) * 3;
      for (let c = 0; c < 3; ++c) shown[to + c] = colours[index * 3 + c] ?? 0;
    }
    frames.push({ delay, rgb: [...shown], part });
  }
}

function rgba(width: number, height: number, colour: (x: number, y: number) => readonly number[]) {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; ++y) {
    for (let x = 0; x < width; ++x) pixels.set([...colour(x, y), 255], (y * width + x) * 4);
  }
  return pixels;
}
const rgbOf = (pixels: Uint8ClampedArray) => [...pixels].filter((_, i) => i % 4 !== 3);
const bytesOf = async (gif: Gif) => new Uint8Array(await gif.end().arrayBuffer());

describe('the codes', () => {
  it.each([
    ['one pixel', 1, 256],
    ['a flat area', 40_000, 1],
    ['few colours', 30_000, 3],
    ['noise, which fills the table again and again', 60_000, 256],
  ])('of %s give the pixels back', (_, count, colours) => {
    const random = generator(7);
    const pixels = Uint8Array.from({ length: count }, () => Math.floor(random() * colours));
    expect(unpacked(packed(pixels, 8), 8)).toEqual([...pixels]);
  });
});

describe('a palette', () => {
  it('has every colour where there is room for all', () => {
    const colours = [
      [208, 58, 47],
      [15, 82, 186],
      [255, 255, 255],
      [23, 24, 28],
    ];
    const picture = rgba(16, 16, (x) => colours[x % 4] ?? []);
    const palette = new Palette([picture], 255);
    expect(palette.colours).toHaveLength(4);
    for (const [red = 0, green = 0, blue = 0] of colours) {
      expect(palette.colours[palette.indexOf(red, green, blue)]).toEqual([red, green, blue]);
    }
  });

  it('comes near to all of many', () => {
    const picture = rgba(64, 64, (x, y) => [x * 4, y * 4, 128]);
    const palette = new Palette([picture], 64);
    expect(palette.colours.length).toBe(64);
    for (let i = 0; i < picture.length; i += 4) {
      const [red = 0, green = 0] = picture.subarray(i, i + 2);
      const [r = 0, g = 0] = palette.colours[palette.indexOf(red, green, 128)] ?? [];
      expect(Math.hypot(r - red, g - green)).toBeLessThan(40);
    }
  });
});

describe('a GIF', () => {
  it('shows every frame as it was, from parts that changed', async () => {
    const still = rgba(30, 20, (x) => (x < 15 ? [200, 16, 16] : [16, 16, 200]));
    const dot = rgba(30, 20, (x, y) =>
      x === 4 && y === 6 ? [0, 255, 0] : x < 15 ? [200, 16, 16] : [16, 16, 200],
    );
    const gif = new Gif(30, 20, [still, dot]);
    gif.add(still, 1000);
    gif.add(dot, 250);
    gif.add(dot, 40); // nothing new
    gif.add(still, 3000);
    const { width, height, frames } = readGif(await bytesOf(gif));
    expect([width, height]).toEqual([30, 20]);
    expect(frames.map(({ delay }) => delay)).toEqual([100, 25, 4, 300]);
    expect(frames.map(({ part }) => part)).toEqual([
      [0, 0, 30, 20],
      [4, 6, 1, 1],
      [0, 0, 1, 1],
      [4, 6, 1, 1],
    ]);
    for (const [i, picture] of [still, dot, dot, still].entries()) {
      expect(frames[i]?.rgb).toEqual(rgbOf(picture));
    }
  });

  it('stays small while little changes', async () => {
    const random = generator(3);
    const ground = rgba(200, 150, () => [40 * Math.floor(random() * 6), 90, 90]);
    const changed = ground.slice();
    changed.set([255, 255, 255, 255], 4 * 12_345);
    const one = new Gif(200, 150, [ground, changed]);
    one.add(ground, 100);
    const many = new Gif(200, 150, [ground, changed]);
    for (let i = 0; i < 40; ++i) many.add(i % 2 ? changed : ground, 100);
    const [few, more] = [(await bytesOf(one)).length, (await bytesOf(many)).length];
    expect(more - few).toBeLessThan(40 * 40);
  });
});
