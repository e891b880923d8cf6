// Works every die, deal and draw of a finished game out again from the seed that was promised, as
// docs/chance.md says, and compares it with what this browser was shown, as it was shown it. What was
// hidden from it (the objectives and cards of others) follows from the seed too.
import type { Card, Event, Hex, Objective, Seat } from '../protocol';
import { fromHex, sha256, toHex } from './sha256';
import type { Share } from './share';

export interface Decks {
  readonly territories: readonly string[];
  readonly cards: readonly string[];
  readonly objectives: readonly string[];
}

/** What is wrong with what the seats added to the seed. */
export type OpeningFault =
  | 'order' // shown before all had promised
  | 'promise' // not what was promised
  | 'supply' // not what the seed supplies
  | 'hidden_supply' // from the seed, though it is said to be the seat's own
  | 'own_promise' // not what this browser promised
  | 'own_contribution'; // not what this browser showed

export type Verdict =
  | {
      readonly verdict: 'fair';
      readonly compared: number;
      readonly kept: number; // promises
      readonly supplied: number; // contributions that are not the seat's own
    }
  | { readonly verdict: 'no_promise' }
  | { readonly verdict: 'unfinished' }
  | { readonly verdict: 'broken_promise' }
  | {
      readonly verdict: 'opening';
      readonly fault: OpeningFault;
      readonly seat: Seat;
    }
  | {
      readonly verdict: 'differs';
      readonly seq: number;
      readonly event: Event;
      readonly due: string;
    };

export interface Numbered {
  readonly seq: number;
  readonly event: Event;
}

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

  async among<T>(things: readonly T[]): Promise<T | undefined> {
    return things.length === 0 ? undefined : things[await this.below(things.length)];
  }
}

const nothing = '00'.repeat(32);

/** What the seed gives in the place of what a seat did not add. */
export async function suppliedFor(seed: Hex, seat: Seat, promise: Hex): Promise<Hex> {
  const number = Number(seat.slice(1)).toString(16).padStart(2, '0');
  return toHex(await sha256(fromHex(seed + number + promise))).slice(0, 32);
}

/** What the seats add to the seed, from the promises to the seed of the game. */
class Opening {
  readonly #seed: Hex;
  readonly #seats: readonly Seat[];
  readonly #own: Share | null;
  readonly #promises = new Map<Seat, Hex>();
  readonly #forgone = new Set<Seat>();
  readonly #shares = new Map<Seat, Hex>();
  kept = 0;
  supplied = 0;

  constructor(seed: Hex, seatCount: number, own: Share | null) {
    this.#seed = seed;
    this.#seats = Array.from({ length: seatCount }, (_, index) => `s${index + 1}` as Seat);
    this.#own = own;
  }

  async gameSeed(): Promise<Uint8Array | null> {
    if (this.#shares.size < this.#seats.length) return null;
    const shares = this.#seats.map((seat) => this.#shares.get(seat));
    return sha256(fromHex(this.#seed + shares.join('')));
  }

  async hear(event: Event): Promise<OpeningFault | null> {
    switch (event.type) {
      case 'entropy_promised':
        return this.#promised(event.seat, event.hash);
      case 'entropy_forgone':
        return this.#forgoes(event.seat);
      case 'entropy_contributed':
        return this.#contributed(event.seat, event.entropy);
      case 'entropy_supplied':
        return this.#supplied(event.seat, event.entropy);
      default:
        return null;
    }
  }

  #mine(seat: Seat): Share | null {
    return this.#own?.seat === seat ? this.#own : null;
  }

  #forgoes(seat: Seat): OpeningFault | null {
    this.#forgone.add(seat);
    const mine = this.#mine(seat);
    if (mine?.shown) return 'own_contribution';
    return mine?.promised && !this.#promises.has(seat) ? 'own_promise' : null;
  }

  async #promised(seat: Seat, hash: Hex): Promise<OpeningFault | null> {
    this.#promises.set(seat, hash);
    if (this.#shares.size > 0) return 'order';
    const mine = this.#mine(seat);
    const wrong = mine?.promised && toHex(await sha256(fromHex(mine.entropy))) !== hash;
    return wrong ? 'own_promise' : null;
  }

  async #contributed(seat: Seat, entropy: Hex): Promise<OpeningFault | null> {
    this.#shares.set(seat, entropy);
    const mine = this.#mine(seat);
    if (mine?.shown && mine.entropy !== entropy) return 'own_contribution';
    const older = this.#promises.size === 0 && this.#forgone.size === 0;
    if (older) return null;
    if (this.#seats.some((each) => !this.#promises.has(each) && !this.#forgone.has(each))) {
      return 'order';
    }
    const promise = this.#promises.get(seat);
    if (!promise || toHex(await sha256(fromHex(entropy))) !== promise) return 'promise';
    for (const from of [nothing, promise]) {
      if (entropy === (await suppliedFor(this.#seed, seat, from))) return 'hidden_supply';
    }
    ++this.kept;
    return null;
  }

  async #supplied(seat: Seat, entropy: Hex): Promise<OpeningFault | null> {
    this.#shares.set(seat, entropy);
    ++this.supplied;
    if (!this.#forgone.has(seat)) return 'order';
    const due = await suppliedFor(this.#seed, seat, this.#promises.get(seat) ?? nothing);
    return due === entropy ? null : 'supply';
  }
}

/** The game drawn once more from its seed, event by event. */
class Dealer {
  readonly #source: Source;
  readonly #decks: Decks;
  readonly #territories: Set<string>;
  readonly #objectives: Set<Objective>;
  readonly #dealt = new Map<Seat, Objective>();
  readonly #hands = new Map<Seat, Set<Card>>();
  #deck: Set<Card>;
  #discards = new Set<Card>();
  #captures = 0;

  constructor(seed: Uint8Array, decks: Decks) {
    this.#source = new Source(seed);
    this.#decks = decks;
    this.#territories = new Set(decks.territories);
    this.#objectives = new Set(decks.objectives);
    this.#deck = new Set(decks.cards);
  }

  #hand(seat: Seat): Set<Card> {
    const hand = this.#hands.get(seat) ?? new Set();
    this.#hands.set(seat, hand);
    return hand;
  }

  #inOrder(cards: ReadonlySet<Card>): Card[] {
    return this.#decks.cards.filter((card) => cards.has(card));
  }

  #discard(seat: Seat, cards: Iterable<Card>): void {
    for (const card of [...cards]) {
      this.#hand(seat).delete(card);
      this.#discards.add(card);
    }
  }

  /** What the event says of chance and what it should; null: nothing, or this viewer may not know. */
  async hear(event: Event): Promise<readonly [told: unknown, due: unknown] | null> {
    switch (event.type) {
      case 'place_rolled':
      case 'closing_rolled':
        return [event.dice, await this.#source.dice(event.dice.length)];
      case 'dice_rolled': {
        const down = (a: number, b: number) => b - a;
        const attack = (await this.#source.dice(event.attack.length)).sort(down);
        const defence = (await this.#source.dice(event.defence.length)).sort(down);
        return [
          [event.attack, event.defence],
          [attack, defence],
        ];
      }
      case 'territory_dealt': {
        const due = await this.#source.among([...this.#territories]);
        this.#territories.delete(due ?? '');
        return [event.territory, due];
      }
      case 'objective_dealt': {
        const due = (await this.#source.among([...this.#objectives])) ?? '';
        this.#objectives.delete(due);
        this.#dealt.set(event.seat, due);
        return event.objective ? [event.objective, due] : null;
      }
      case 'objective_shown':
        return [event.objective, this.#dealt.get(event.seat)];
      case 'card_drawn': {
        const due = (await this.#source.among(this.#inOrder(this.#deck))) ?? '';
        this.#deck.delete(due);
        this.#hand(event.seat).add(due);
        return event.card ? [event.card, due] : null;
      }
      case 'tris_played': {
        const held = event.cards.filter((card) => this.#hand(event.seat).has(card));
        this.#discard(event.seat, event.cards);
        return [event.cards, held];
      }
      case 'capture_began':
        this.#captures = event.count;
        return null;
      case 'cards_taken':
        return this.#taken(event);
      case 'cards_discarded': {
        const rest = this.#inOrder(this.#hand(event.from));
        this.#discard(event.from, rest);
        return event.cards
          ? [inSomeOrder(event.cards), inSomeOrder(rest)]
          : [event.count, rest.length];
      }
      case 'seat_excluded':
        this.#discard(event.seat, this.#hand(event.seat));
        return null;
      case 'deck_reshuffled':
        this.#deck = this.#discards;
        this.#discards = new Set();
        return null;
      default:
        return null;
    }
  }

  /** One drawn by chance where the hand limit leaves no room for all; else all of them. */
  async #taken(event: Extract<Event, { type: 'cards_taken' }>) {
    const hand = this.#inOrder(this.#hand(event.from));
    const one = this.#captures > 0 ? await this.#source.among(hand) : undefined;
    if (this.#captures > 0) --this.#captures;
    const taken = one === undefined ? hand : [one];
    for (const card of taken) {
      this.#hand(event.from).delete(card);
      this.#hand(event.by).add(card);
    }
    if (!event.cards) return [event.count, taken.length] as const;
    return [inSomeOrder(event.cards), inSomeOrder(taken)] as const;
  }
}

function inSomeOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort();
}

/** Of the chance events alone: what takes no bytes of the seed and says nothing of it is left out. */
export const ofChance: ReadonlySet<Event['type']> = new Set([
  'game_started',
  'entropy_promised',
  'entropy_forgone',
  'entropy_contributed',
  'entropy_supplied',
  'place_rolled',
  'closing_rolled',
  'dice_rolled',
  'territory_dealt',
  'objective_dealt',
  'objective_shown',
  'card_drawn',
  'tris_played',
  'capture_began',
  'cards_taken',
  'cards_discarded',
  'seat_excluded',
  'deck_reshuffled',
  'seed_revealed',
]);

/** Whether the events of chance in a finished game, all of them, are what its seed gives. */
export async function verify(
  events: readonly Numbered[],
  decks: Decks,
  own: Share | null,
): Promise<Verdict> {
  const told = events.map(({ event }) => event);
  const start = told.find((event) => event.type === 'game_started');
  const shown = told.find((event) => event.type === 'seed_revealed');
  if (!start || !/[^0]/.test(start.commitment)) return { verdict: 'no_promise' };
  if (!shown) return { verdict: 'unfinished' };
  if (toHex(await sha256(fromHex(shown.seed))) !== start.commitment) {
    return { verdict: 'broken_promise' };
  }
  const opening = new Opening(shown.seed, start.seat_count, own);
  let dealer: Dealer | null = null;
  let compared = 0;
  for (const { seq, event } of events) {
    if (event.type.startsWith('entropy_')) {
      const fault = dealer ? 'order' : await opening.hear(event);
      if (fault && 'seat' in event) return { verdict: 'opening', fault, seat: event.seat as Seat };
      const seed = await opening.gameSeed();
      if (seed) dealer = new Dealer(seed, decks);
    } else if (dealer) {
      const pair = await dealer.hear(event);
      if (pair && JSON.stringify(pair[0]) !== JSON.stringify(pair[1])) {
        return { verdict: 'differs', seq, event, due: JSON.stringify(pair[1]) ?? '–' };
      }
      if (pair) ++compared;
    }
  }
  return { verdict: 'fair', compared, kept: opening.kept, supplied: opening.supplied };
}
