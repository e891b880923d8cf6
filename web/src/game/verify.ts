// Works every die, deal and draw of a finished game out again from the seed that was promised, as
// docs/chance.md says, and names the first step that differs. Needs only the record and the order of
// territories, cards and objectives in their decks.
import type { Card, Event, Seat } from '../protocol';
import { fromHex, sha256, toHex } from './sha256';

export interface RecordStep {
  readonly actor: string;
  readonly action: Readonly<Record<string, unknown>> & { readonly type: string };
  readonly events: readonly Event[];
}

export interface Decks {
  readonly territories: readonly string[];
  readonly cards: readonly string[];
  readonly objectives: readonly string[];
}

export type Verdict =
  | { readonly verdict: 'fair'; readonly compared: number }
  | { readonly verdict: 'no_promise' }
  | { readonly verdict: 'broken_promise' }
  | { readonly verdict: 'differs'; readonly step: number; readonly found: string };

/** Bytes that follow from a seed, and numbers below n out of them without favour. */
export class Source {
  readonly #seed: Uint8Array;
  #block = 0;
  #bytes: Uint8Array = new Uint8Array();
  #used = 0;

  constructor(seed: Uint8Array) {
    this.#seed = seed;
  }

  async #byte(): Promise<number> {
    if (this.#used === this.#bytes.length) {
      const input = new Uint8Array(this.#seed.length + 8);
      input.set(this.#seed);
      new DataView(input.buffer).setBigUint64(this.#seed.length, BigInt(this.#block++), true);
      this.#bytes = await sha256(input);
      this.#used = 0;
    }
    return this.#bytes[this.#used++] ?? 0;
  }

  async below(n: number): Promise<number> {
    for (;;) {
      const byte = await this.#byte();
      if (byte < 256 - (256 % n)) return byte % n;
    }
  }

  async dice(count: number): Promise<number[]> {
    const faces = [];
    for (let die = 0; die < count; ++die) faces.push((await this.below(6)) + 1);
    return faces;
  }
}

/** What can still be dealt and drawn, kept up to date by the events. */
class Piles {
  readonly territories: Set<string>;
  readonly objectives: Set<string>;
  readonly #order: Decks;
  #deck: Set<Card>;
  #discards = new Set<Card>();
  readonly #hands = new Map<Seat, Set<Card>>();
  #loser: Seat | null = null;

  constructor(decks: Decks) {
    this.#order = decks;
    this.territories = new Set(decks.territories);
    this.objectives = new Set(decks.objectives);
    this.#deck = new Set(decks.cards);
  }

  get deck(): Card[] {
    return this.#order.cards.filter((card) => this.#deck.has(card));
  }

  get captured(): Card[] {
    const hand = this.#loser && this.#hands.get(this.#loser);
    return this.#order.cards.filter((card) => hand?.has(card));
  }

  #hand(seat: Seat): Set<Card> {
    const hand = this.#hands.get(seat) ?? new Set();
    this.#hands.set(seat, hand);
    return hand;
  }

  #discard(seat: Seat, cards: Iterable<Card>): void {
    for (const card of [...cards]) {
      this.#hand(seat).delete(card);
      this.#discards.add(card);
    }
  }

  hear(event: Event): void {
    switch (event.type) {
      case 'territory_dealt':
        this.territories.delete(event.territory);
        return;
      case 'objective_dealt':
        if (event.objective) this.objectives.delete(event.objective);
        return;
      case 'card_drawn':
        if (event.card) {
          this.#deck.delete(event.card);
          this.#hand(event.seat).add(event.card);
        }
        return;
      case 'tris_played':
        return this.#discard(event.seat, event.cards);
      case 'cards_discarded':
        return this.#discard(event.from, event.cards ?? []);
      case 'seat_excluded':
        return this.#discard(event.seat, this.#hand(event.seat));
      case 'capture_began':
        this.#loser = event.from;
        return;
      case 'cards_taken':
        for (const card of event.cards ?? []) {
          this.#hand(event.from).delete(card);
          this.#hand(event.by).add(card);
        }
        return;
      case 'deck_reshuffled':
        this.#deck = this.#discards;
        this.#discards = new Set();
        return;
      default:
        return;
    }
  }
}

/** What chance must have done, given that it did something of this kind; null: it took no bytes. */
async function expected(
  action: RecordStep['action'],
  source: Source,
  piles: Piles,
): Promise<unknown | null> {
  const count = (name: string) => (action[name] as number[]).length;
  const among = async (things: readonly string[]) => things[await source.below(things.length)];
  switch (action.type) {
    case 'roll_for_place':
    case 'roll_closing':
      return { ...action, dice: await source.dice(count('dice')) };
    case 'roll_dice':
      return {
        ...action,
        attack: await source.dice(count('attack')),
        defence: await source.dice(count('defence')),
      };
    case 'deal_objective':
      return { ...action, objective: await among([...piles.objectives]) };
    case 'deal_territory':
      return { ...action, territory: await among([...piles.territories]) };
    case 'take_card':
      return { ...action, card: await among(piles.captured) };
    case 'draw_card':
      return { ...action, card: await among(piles.deck) };
    default:
      return null;
  }
}

export async function verify(steps: readonly RecordStep[], decks: Decks): Promise<Verdict> {
  const actions = steps.map((step) => step.action);
  const promise = actions.find((action) => action.type === 'start_game')?.['commitment'];
  const shown = actions.find((action) => action.type === 'reveal_seed')?.['seed'];
  if (typeof promise !== 'string' || !/[^0]/.test(promise) || typeof shown !== 'string') {
    return { verdict: 'no_promise' };
  }
  const serverSeed = fromHex(shown);
  if (toHex(await sha256(serverSeed)) !== promise) return { verdict: 'broken_promise' };

  const given = steps.filter((step) => 'entropy' in step.action);
  const seatOf = ({ actor, action }: RecordStep) => String(action['seat'] ?? actor);
  const contributions = [...given]
    .sort((a, b) => seatOf(a).localeCompare(seatOf(b)))
    .map((step) => String(step.action['entropy']));
  const source = new Source(await sha256(fromHex(shown + contributions.join(''))));
  const piles = new Piles(decks);
  let compared = 0;
  for (const [index, step] of steps.entries()) {
    if (step.actor === 'chance') {
      const due = await expected(step.action, source, piles);
      if (due !== null) {
        if (JSON.stringify(due) !== JSON.stringify(step.action)) {
          return { verdict: 'differs', step: index + 1, found: JSON.stringify(step.action) };
        }
        ++compared;
      }
    }
    for (const event of step.events) piles.hear(event);
  }
  return { verdict: 'fair', compared };
}
