// Territories claimed by the computer for a player who said so, go after go, until he stops it.
import { effect, signal } from '@preact/signals';
import type { Helm } from './helm';

export class Claims {
  readonly on = signal(false);
  readonly #helm: Helm;
  #busy = false;

  constructor(helm: Helm) {
    this.#helm = helm;
    effect(() => this.#goOn());
  }

  #goOn(): void {
    const { view, offer, busy, settledNow, still } = this.#helm.room;
    if (view.value?.phase !== 'draft') this.on.value = false;
    const due = this.on.value && !still.value && offer.value.claims.size > 0;
    if (due && !busy.value && settledNow.value) queueMicrotask(() => void this.#claim());
  }

  async #claim(): Promise<void> {
    const helm = this.#helm;
    if (this.#busy || !this.on.value || helm.room.busy.value) return;
    this.#busy = true;
    const answer = await helm.placeForMe();
    const territory = helm.selected.value;
    if (answer === 'refused') this.on.value = false;
    if (this.on.value && answer === 'proposed' && territory) {
      this.on.value = await helm.perform([{ type: 'claim_territory', territory }]);
    }
    this.#busy = false;
    if (answer !== 'unheard') this.#goOn(); // it may be this seat's go already
  }
}
