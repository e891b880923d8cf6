// Bots may do in a second what people do in minutes: what would become a rattle is left out.
import type { Cue } from '../lib/sound';

const againMs = 380; // the same cue, at the earliest
const anyMs = 90; // any other, at the earliest
const spanMs = 2000;
const mostInSpan = 6;

/** What the player must not miss. */
const needed: ReadonlySet<Cue> = new Set(['turn', 'clock', 'victory']);

export class Pacing {
  #heard: { readonly cue: Cue; readonly at: number }[] = [];

  /** Whether a cue that is due at this time is heard; if so, it is counted. */
  admits(cue: Cue, at: number): boolean {
    this.#heard = this.#heard.filter((one) => at - one.at < spanMs);
    const near = (one: { readonly cue: Cue; readonly at: number }): boolean =>
      Math.abs(at - one.at) < (one.cue === cue ? againMs : needed.has(cue) ? 0 : anyMs);
    const full = this.#heard.length >= mostInSpan && !needed.has(cue);
    if (full || this.#heard.some(near)) return false;
    this.#heard.push({ cue, at });
    return true;
  }
}
