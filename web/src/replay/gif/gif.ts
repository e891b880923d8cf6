// An animated GIF, written frame by frame. A frame holds only the part that differs from the one
// before it, and in that part what is the same is see-through: a board that hardly changes stays small.
import { packed } from './lzw';
import { Palette } from './palette';

const seeThrough = 255; // the last of the 256; the others are colours
const keepBelow = (1 << 2) | 1; // the frame before stays, and there is a see-through colour

const pair = (value: number): readonly [number, number] => [value & 0xff, (value >> 8) & 0xff];
const letters = (text: string): readonly number[] => [...text].map((one) => one.charCodeAt(0));

interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export class Gif {
  readonly #width: number;
  readonly #height: number;
  readonly #palette: Palette;
  readonly #chunks: Uint8Array[] = [];
  #shown: Uint8Array | null = null; // the colours of the last frame

  /** `samples` have the colours that there will be. */
  constructor(width: number, height: number, samples: readonly Uint8ClampedArray[]) {
    this.#width = width;
    this.#height = height;
    this.#palette = new Palette(samples, seeThrough);
    const table = new Uint8Array(256 * 3);
    for (const [index, colour] of this.#palette.colours.entries()) table.set(colour, index * 3);
    this.#put([...letters('GIF89a'), ...pair(width), ...pair(height), 0xf7, 0, 0]);
    this.#chunks.push(table);
    this.#put([0x21, 0xff, 11, ...letters('NETSCAPE2.0'), 3, 1, ...pair(0), 0]); // for ever
  }

  /** RGBA, row by row, and for how long it is shown. */
  add(pixels: Uint8ClampedArray, ms: number): void {
    const next = new Uint8Array(this.#width * this.#height);
    for (let i = 0; i < next.length; ++i) {
      next[i] = this.#palette.indexOf(
        pixels[i * 4] as number,
        pixels[i * 4 + 1] as number,
        pixels[i * 4 + 2] as number,
      );
    }
    const part = this.#changed(next);
    const delay = pair(Math.max(2, Math.round(ms / 10)));
    this.#put([0x21, 0xf9, 4, keepBelow, ...delay, seeThrough, 0]);
    this.#put([0x2c, ...pair(part.left), ...pair(part.top)]);
    this.#put([...pair(part.width), ...pair(part.height), 0, 8]);
    this.#blocks(packed(this.#cut(next, part), 8));
    this.#shown = next;
  }

  end(): Blob {
    this.#put([0x3b]);
    return new Blob(this.#chunks as BlobPart[], { type: 'image/gif' });
  }

  /** The smallest part with all that differs; a single pixel where nothing does. */
  #changed(next: Uint8Array): Part {
    const shown = this.#shown;
    if (!shown) return { left: 0, top: 0, width: this.#width, height: this.#height };
    let [left, top, right, bottom] = [this.#width, this.#height, -1, -1];
    for (let i = 0; i < next.length; ++i) {
      if (next[i] === shown[i]) continue;
      const x = i % this.#width;
      const y = (i - x) / this.#width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
    if (right < 0) return { left: 0, top: 0, width: 1, height: 1 };
    return { left, top, width: right - left + 1, height: bottom - top + 1 };
  }

  #cut(next: Uint8Array, { left, top, width, height }: Part): Uint8Array {
    const cut = new Uint8Array(width * height);
    for (let y = 0; y < height; ++y) {
      for (let x = 0; x < width; ++x) {
        const from = (top + y) * this.#width + left + x;
        const same = this.#shown !== null && this.#shown[from] === next[from];
        cut[y * width + x] = same ? seeThrough : (next[from] as number);
      }
    }
    return cut;
  }

  #blocks(bytes: Uint8Array): void {
    for (let from = 0; from < bytes.length; from += 255) {
      const block = bytes.subarray(from, from + 255);
      this.#put([block.length]);
      this.#chunks.push(block);
    }
    this.#put([0]);
  }

  #put(bytes: readonly number[]): void {
    this.#chunks.push(Uint8Array.from(bytes));
  }
}
