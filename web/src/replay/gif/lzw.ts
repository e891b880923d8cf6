// The compression of GIF: codes that stand for ever longer runs of pixels, and grow with their number.
const codeCountMax = 4096;

/** Bits from the lowest on, in bytes. */
class BitWriter {
  #bytes = new Uint8Array(1 << 14);
  #length = 0;
  #held = 0;
  #heldBits = 0;

  write(code: number, bits: number): void {
    this.#held |= code << this.#heldBits;
    this.#heldBits += bits;
    while (this.#heldBits >= 8) {
      this.#push(this.#held & 0xff);
      this.#held >>>= 8;
      this.#heldBits -= 8;
    }
  }

  end(): Uint8Array {
    if (this.#heldBits > 0) this.#push(this.#held & 0xff);
    return this.#bytes.subarray(0, this.#length);
  }

  #push(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = byte;
  }
}

/** The pixels, each of so many bits, as codes. */
export function packed(pixels: Uint8Array, depth: number): Uint8Array {
  const clear = 1 << depth;
  const out = new BitWriter();
  const known = new Map<number, number>(); // a code and the pixel after it: the code of both
  let bits = depth + 1;
  let next = clear + 2;
  const emit = (code: number): void => {
    out.write(code, bits);
    if (next === 1 << bits && bits < 12) ++bits; // whoever reads is one code behind
  };
  emit(clear);
  let run = pixels[0] ?? 0;
  for (let i = 1; i < pixels.length; ++i) {
    const pixel = pixels[i] as number;
    const key = (run << 8) | pixel;
    const longer = known.get(key);
    if (longer !== undefined) {
      run = longer;
      continue;
    }
    emit(run);
    if (next < codeCountMax) {
      known.set(key, next++);
    } else {
      emit(clear);
      known.clear();
      next = clear + 2;
      bits = depth + 1;
    }
    run = pixel;
  }
  emit(run);
  emit(clear + 1);
  return out.end();
}
