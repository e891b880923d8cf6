// One moment at a time, and none waits for its turn: it is shown now or not at all.
import { type MomentKind, rankOf } from './choose';

const breathMs = 1000; // from the beginning of one to that of another that is no greater

export class Billing {
  #last: { readonly rank: number; readonly began: number } | null = null;

  /** Whether a moment of this kind is shown now, in place of any that may still be going on. */
  admits(kind: MomentKind, now: number): boolean {
    const rank = rankOf(kind);
    const crowded = this.#last && now - this.#last.began < breathMs;
    if (crowded && this.#last && rank <= this.#last.rank) return false;
    this.#last = { rank, began: now };
    return true;
  }
}
