// A judge's book in the situations in which somebody calls for him, written by the rules themselves:
// the same program that runs in the page, here in Node.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { planisphere } from '../src/board/planisphere.gen';
import type { Quantity } from '../src/protocol.gen';
import { Engine } from '../src/referee/book/engine';
import type { Entry, Kind, Note, Reply, Sheet } from '../src/referee/book/notes';

const least = (quantity: Quantity) => (typeof quantity === 'number' ? quantity : quantity.min);
const most = (quantity: Quantity) => (typeof quantity === 'number' ? quantity : quantity.max);

const bytes = readFileSync('src/referee/companion.wasm');
const colours = ['red', 'blue', 'green', 'yellow'] as const;
const partMax = 25; // entries in one request

export const names = ['Anna', 'Bruno', 'Carla', 'Dario'] as const;

export class Scribe {
  readonly entries: Entry[] = [];
  readonly #engine: Engine;
  readonly #began = Date.now() - 600_000;
  #sheet: Sheet | null = null;

  private constructor(engine: Engine) {
    this.#engine = engine;
  }

  static async open(kind: Kind): Promise<Scribe> {
    const scribe = new Scribe(await Engine.of(bytes));
    scribe.#engine.ask({ request: 'load', entries: [] });
    scribe.enter({
      type: 'opened',
      kind,
      ruleset: { id: 'torisiko' },
      title: 'Tavolo 7',
      seats: names.map((name, i) => ({ name, colour: colours[i] ?? 'red' })),
    });
    return scribe;
  }

  /** A book as the server has it. */
  static async read(entries: readonly Entry[]): Promise<Sheet> {
    const engine = await Engine.of(bytes);
    const reply = engine.ask({ request: 'load', entries }) as Reply<{ readonly sheet: Sheet }>;
    if (!reply.ok) throw new Error(reply.error.en);
    return reply.sheet;
  }

  get sheet(): Sheet {
    if (!this.#sheet) throw new Error('nothing is entered');
    return this.#sheet;
  }

  enter(note: Note): void {
    const count = this.entries.length;
    const entry = {
      ref: `scene-${count}`,
      at: this.#began + 1000 * count,
      by: { name: 'Ada', role: 'table_judge' },
      note,
    };
    const reply = this.#engine.ask({ request: 'enter', entry }) as Reply<{
      readonly entry: Entry;
      readonly sheet: Sheet;
    }>;
    if (!reply.ok) throw new Error(`${note.type}: ${reply.error.en}`);
    this.entries.push(reply.entry);
    this.#sheet = reply.sheet;
  }

  play(...actions: object[]): void {
    this.enter({ type: 'played', actions });
  }

  deal(): void {
    this.play(
      ...planisphere.territories.map(({ id }) => ({ type: 'deal_territory', territory: id })),
    );
  }

  /** Everybody's armies on the first of his territories. */
  setUp(): void {
    this.deal();
    const held = Object.entries(this.sheet.view?.territories ?? {});
    const first = (seat: string) => held.find(([, { owner }]) => owner === seat)?.[0];
    const territories = Object.fromEntries(
      held.map(([id, { owner }]) => {
        const reserve = this.sheet.seats.find(({ seat }) => seat === owner)?.reserve ?? 0;
        return [id, { owner, armies: 1 + (owner && first(owner) === id ? reserve : 0) }];
      }),
    );
    const reply = this.#engine.ask({
      request: 'arrange',
      note: { type: 'board_counted', territories, cards: [] },
    }) as Reply<{ readonly note: Note }>;
    if (!reply.ok) throw new Error(reply.error.en);
    this.enter(reply.note);
  }

  /** All that is due, where the most can be attacked from. */
  reinforce(): void {
    const { turn, view } = this.sheet;
    const [territory] =
      Object.entries(view?.territories ?? {})
        .filter(([, { owner }]) => owner === turn)
        .sort(([, a], [, b]) => b.armies - a.armies)[0] ?? [];
    const armies = (turn && view?.seats[turn]?.reserve) || 0;
    this.play({ type: 'place_armies', territory, armies });
  }

  attack(): void {
    const option = this.sheet.options.find((each) => each.type === 'attack');
    if (option?.type !== 'attack') throw new Error('nothing can be attacked');
    this.play({ type: 'attack', from: option.from, to: option.to, dice: most(option.dice) });
  }

  roll(attackFace: number, defenceFace: number): void {
    const battle = this.sheet.view?.battle;
    if (!battle) throw new Error('no dice are due');
    this.play({
      type: 'roll_dice',
      attack: Array(battle.attack_dice).fill(attackFace),
      defence: Array(battle.defence_dice).fill(defenceFace),
    });
  }

  conquer(): void {
    while (this.sheet.phase !== 'occupy') {
      this.attack();
      this.roll(6, 1);
    }
    const option = this.sheet.options.find((each) => each.type === 'occupy');
    if (option?.type !== 'occupy') throw new Error('nothing to occupy');
    this.play({ type: 'occupy', armies: least(option.armies) });
  }

  turnObjectives(): void {
    const drawn = ['ciclista', 'giraffa', 'granchio', 'lupo'];
    for (const [index, { seat }] of this.sheet.seats.entries()) {
      this.enter({ type: 'objective_turned', seat, objective: drawn[index] ?? '' });
    }
  }

  /** The last turn is over, and its player has to roll. */
  playToSdadata(): void {
    this.play({ type: 'call_time' });
    while (this.sheet.phase !== 'closing') {
      if (this.sheet.kind === 'light') {
        this.enter({ type: 'turn_passed', conquests: 0 });
      } else {
        this.reinforce();
        this.play({ type: 'end_turn' });
      }
    }
  }
}

const full = async (...steps: ((book: Scribe) => void)[]): Promise<Scribe> => {
  const book = await Scribe.open('full');
  for (const step of steps) step(book);
  return book;
};
const setUp = (book: Scribe) => book.setUp();
const reinforce = (book: Scribe) => book.reinforce();
const attack = (book: Scribe) => book.attack();
const lose = (book: Scribe) => book.roll(1, 6);
const end = (book: Scribe) => book.play({ type: 'end_turn' });
const toSdadata = (book: Scribe) => book.playToSdadata();
const close = (book: Scribe) => book.play({ type: 'roll_closing', dice: [2, 2] });

/** Anna plays first and Dario last. */
export const scenes = {
  opened: () => full(),
  dealt: () => full((book) => book.deal()),
  /** Anna has to place. */
  placing: () => full(setUp),
  /** Anna has placed and not attacked yet. */
  placed: () => full(setUp, reinforce),
  /** Anna has declared an attack; the dice are to be rolled. */
  declared: () => full(setUp, reinforce, attack),
  /** Anna has rolled once, and lost. */
  rolled: () => full(setUp, reinforce, attack, lose),
  /** Anna has forgotten her card; Bruno places. */
  owing: () =>
    full(
      setUp,
      reinforce,
      (book) => book.conquer(),
      end,
      (book) => book.enter({ type: 'card_noted', fate: 'forgotten' }),
    ),
  /** Dario has to roll. */
  closing: () => full(setUp, toSdadata),
  /** The game is over and to be counted. */
  closed: () => full(setUp, toSdadata, close),
  /** The objectives lie open. */
  ranked: () => full(setUp, toSdadata, close, (book) => book.turnObjectives()),
  light: () => Scribe.open('light'),
  lightClosing: async () => {
    const book = await Scribe.open('light');
    toSdadata(book);
    return book;
  },
} as const;

export type SceneName = keyof typeof scenes;

/** The table on this phone, as if its judge had kept it so far. */
export async function openScene(page: Page, book: Scribe, code: string): Promise<void> {
  const { request } = page;
  const headers = { 'x-kamchatka': '1' };
  for (let from = 0; from < book.entries.length; from += partMax) {
    const answer = await request.post(`/api/companions/${code}/entries`, {
      headers,
      data: { entries: book.entries.slice(from, from + partMax) },
    });
    if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`);
  }
  await page.goto(`/arbitro/${code}`);
  await page.locator('.ref-page').waitFor();
}

export async function storedSheet(page: Page, code: string): Promise<Sheet> {
  const answer = await page.request.get(`/api/companions/${code}`);
  const { entries } = (await answer.json()) as { readonly entries: readonly Entry[] };
  return Scribe.read(entries);
}
