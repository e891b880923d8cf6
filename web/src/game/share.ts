// What this browser adds to the seed of a game: made when a promise is asked for, kept here until the
// game is over, and shown to nobody before all have promised. A page that is loaded again finds it.
import type { Hex, Seat } from '../protocol';
import { toHex } from './sha256';

export interface Share {
  readonly seat: Seat;
  readonly entropy: Hex;
  readonly promised: boolean; // the server took the promise
  readonly shown: boolean; // the server took what was promised
}

const prefix = 'kamchatka.share.';
const sharesMax = 16;

export function newEntropy(): Hex {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

function isShare(value: unknown): value is Share & { readonly at: number } {
  const share = value as Share | null;
  return !!share && typeof share.seat === 'string' && /^[0-9a-f]{32}$/.test(share.entropy);
}

export class ShareKeeper {
  readonly #storage: Storage | null;
  readonly #key: string;
  #share: Share | null = null;

  constructor(storage: Storage | null, code: string) {
    this.#storage = storage;
    this.#key = prefix + code;
    try {
      const found: unknown = JSON.parse(storage?.getItem(this.#key) ?? 'null');
      if (isShare(found)) this.#share = found;
    } catch {
      // Nothing readable there: none was made here.
    }
  }

  /** That of the seat; null when this browser made none for it. */
  of(seat: Seat): Share | null {
    return this.#share?.seat === seat ? this.#share : null;
  }

  /** The same again until it has been promised. */
  make(seat: Seat): Share {
    const share = this.of(seat) ?? { seat, entropy: newEntropy(), promised: false, shown: false };
    this.keep(share);
    return share;
  }

  keep(share: Share): void {
    this.#share = share;
    try {
      this.#storage?.setItem(this.#key, JSON.stringify({ ...share, at: Date.now() }));
      this.#forgetOldest();
    } catch {
      // Full or forbidden: it is kept as long as this page is open.
    }
  }

  #forgetOldest(): void {
    const storage = this.#storage;
    if (!storage) return;
    const keys = Object.keys(storage).filter((key) => key.startsWith(prefix));
    const age = (key: string) =>
      (JSON.parse(storage.getItem(key) ?? '{}') as { at?: number }).at ?? 0;
    keys.sort((a, b) => age(b) - age(a));
    for (const key of keys.slice(sharesMax)) storage.removeItem(key);
  }
}
