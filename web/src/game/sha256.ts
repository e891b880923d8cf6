// SHA-256: the browser's own where it offers it, which it does on secure pages only; else ours, so
// that a club's network without certificates can check its dice too. A test compares the two.
const constants = new Uint32Array(64);
const initial = new Uint32Array(8);
(() => {
  const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);
  let found = 0;
  for (let candidate = 2; found < 64; ++candidate) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; ++divisor) {
      if (candidate % divisor === 0) prime = false;
    }
    if (!prime) continue;
    if (found < 8) initial[found] = fraction(Math.sqrt(candidate));
    constants[found++] = fraction(Math.cbrt(candidate));
  }
})();

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function compress(hash: Uint32Array, block: DataView, offset: number): void {
  const words = new Uint32Array(64);
  for (let i = 0; i < 64; ++i) {
    if (i < 16) {
      words[i] = block.getUint32(offset + 4 * i);
      continue;
    }
    const early = words[i - 15] ?? 0;
    const late = words[i - 2] ?? 0;
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = (words[i - 16] ?? 0) + small + (words[i - 7] ?? 0) + large;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; ++i) {
    const choice = (e & f) ^ (~e & g);
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + mixed + choice + (constants[i] ?? 0) + (words[i] ?? 0)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = (hash[i] ?? 0) + word;
}

export function ownSha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const hash = initial.slice();
  for (let offset = 0; offset < padded.length; offset += 64) compress(hash, view, offset);
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, word] of hash.entries()) out.setUint32(4 * i, word);
  return new Uint8Array(out.buffer);
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (!globalThis.crypto?.subtle) return ownSha256(bytes);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length / 2);
  for (const i of bytes.keys()) bytes[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
