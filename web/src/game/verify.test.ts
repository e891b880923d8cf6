// @vitest-environment node
import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { Event, Rules, Viewer } from '../protocol';
import {
  type Answer,
  awaitedSeat,
  choose,
  Engine,
  enginePath,
  generator,
  settle,
} from '../testing/engine';
import { ownSha256, sha256, toHex } from './sha256';
import type { Share } from './share';
import { type Decks, type Numbered, ofChance, verify } from './verify';

describe('SHA-256', () => {
  it('is the same by the browser, by us, and by another implementation', async () => {
    for (const length of [0, 1, 31, 32, 55, 56, 63, 64, 65, 200]) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
      const right = createHash('sha256').update(bytes).digest('hex');
      expect(toHex(ownSha256(bytes))).toBe(right);
      expect(toHex(await sha256(bytes))).toBe(right);
    }
  });
});

interface Played {
  readonly events: readonly Numbered[];
  readonly decks: Decks;
}

describe.skipIf(!enginePath)('the dice of a finished game', () => {
  const engine = new Engine(enginePath ?? '');
  afterAll(() => engine.stop());

  /** Calls time, or where there is no clock lets a seat withdraw; null: neither can be done now. */
  async function hasten(seats: number, viewer: Viewer): Promise<Answer | null> {
    const actions: { type: string; seat?: string }[] = [{ type: 'call_time' }];
    for (let seat = 2; seat <= seats; ++seat) actions.push({ type: 'withdraw', seat: `s${seat}` });
    for (const action of actions) {
      const answer = await engine.ask({ request: 'act', actor: 'arbiter', viewer, action });
      if (answer.ok) return answer;
      if (answer.error?.reason === 'time_already_up') return null;
    }
    return null;
  }

  /** A whole game as this viewer is told of it. */
  async function play(game: Record<string, unknown>, viewer: Viewer): Promise<Played> {
    const random = generator(3);
    const told: Event[] = [];
    const ask = async (request: Record<string, unknown>) => {
      const answer = await engine.ask({ ...request, viewer });
      expect(answer.ok, JSON.stringify([request, answer])).toBe(true);
      told.push(...answer.events);
      return answer;
    };
    let answer = await engine.ask({ request: 'new', seed: '7a'.repeat(32), ...game });
    for (let step = 0; answer.awaiting.length > 0 && step < 5000; ++step) {
      const actor = awaitedSeat(answer.awaiting, random);
      const hastened = step >= 700 ? await hasten(Number(game['seats']), viewer) : null;
      if (hastened) {
        told.push(...hastened.events);
        answer = hastened;
        continue;
      }
      const { options }: Answer = actor
        ? await engine.ask({ request: 'legal', actor })
        : ({ options: [] } as unknown as Answer);
      const asked = options.find(({ type }) => type === 'promise' || type === 'contribute');
      const abstains = asked && game['scheme'] && actor === 's2';
      const share = abstains ? { type: 'abstain' } : asked && settle(asked, random);
      answer = actor
        ? await ask({ request: 'act', actor, action: share ?? choose(options, random) })
        : await ask({ request: 'chance' });
    }
    const rules = await engine.ask<Rules>({ request: 'rules' });
    const decks = {
      territories: Object.keys(rules.territories),
      cards: Object.keys(rules.cards),
      objectives: Object.keys(rules.objectives),
    };
    const all = told.map((event, index) => ({ seq: index + 1, event }));
    return { events: all.filter(({ event }) => ofChance.has(event.type)), decks };
  }

  const games = [
    { ruleset: 'challenge', seats: 4, scheme: 'promises' },
    { ruleset: 'challenge', seats: 3, scheme: 'promises', options: { 'combat.hand_limit': 4 } },
    { ruleset: 'torisiko', seats: 5, scheme: 'promises' },
    { ruleset: 'torneo', seats: 3, scheme: 'promises' },
    { ruleset: 'prestige', seats: 6, scheme: 'promises' },
    { ruleset: 'prestige_torneo', seats: 4, scheme: 'promises' },
    { ruleset: 'master_base', seats: 3, scheme: 'promises' },
    { ruleset: 'master_expert', seats: 4, scheme: 'promises' },
    { ruleset: 'master', seats: 5, scheme: 'promises' },
    { ruleset: 'challenge', seats: 4 },
  ];
  for (const game of games) {
    for (const viewer of ['s1', 'spectator'] as const) {
      it(`of ${game.ruleset} are what ${viewer} saw (${JSON.stringify(game)})`, async () => {
        const { events, decks } = await play(game, viewer);
        expect(events.at(-1)?.event.type).toBe('seed_revealed');
        const verdict = await verify(events, decks, null);
        expect(verdict, JSON.stringify(verdict)).toMatchObject({ verdict: 'fair' });
        if (verdict.verdict !== 'fair') return;
        expect(verdict.compared).toBeGreaterThan(50);
        expect(verdict.kept + verdict.supplied).toBe(game.scheme ? game.seats : 0);
      }, 60_000);
    }
  }

  /** The game with the last event of that type as `change` makes it. */
  function forged<T extends Event['type']>(
    events: readonly Numbered[],
    type: T,
    change: (event: Extract<Event, { type: T }>) => Partial<Extract<Event, { type: T }>>,
  ): readonly Numbered[] {
    const at = events.findLastIndex(({ event }) => event.type === type);
    const one = events[at];
    if (!one) throw new Error(`no ${type} in the whole game`);
    const event = one.event as Extract<Event, { type: T }>;
    return events.with(at, { ...one, event: { ...event, ...change(event) } });
  }

  it('differ where what was seen is not what the seed gives, and it is named', async () => {
    const { events, decks } = await play(games[0] ?? {}, 's1');
    const verdictOf = (seen: readonly Numbered[], own: Share | null = null) =>
      verify(seen, decks, own);
    const rolled = events.findLast(({ event }) => event.type === 'dice_rolled');
    const dice = forged(events, 'dice_rolled', ({ attack }) => ({
      attack: attack.map((die) => (die % 6) + 1),
    }));
    expect(await verdictOf(dice)).toMatchObject({ verdict: 'differs', seq: rolled?.seq });
    const shown = forged(events, 'objective_shown', () => ({ objective: 'another' }));
    expect(await verdictOf(shown)).toMatchObject({ verdict: 'differs' });
    const commitment = forged(events, 'game_started', () => ({ commitment: '12'.repeat(32) }));
    expect(await verdictOf(commitment)).toEqual({ verdict: 'broken_promise' });
    const promise = forged(events, 'entropy_promised', () => ({ hash: '12'.repeat(32) }));
    expect(await verdictOf(promise)).toMatchObject({ verdict: 'opening' });
    const supply = forged(events, 'entropy_supplied', () => ({ entropy: '12'.repeat(16) }));
    expect(await verdictOf(supply)).toMatchObject({ verdict: 'opening', fault: 'supply' });
  }, 60_000);

  it('differ where this browser had promised or shown something else', async () => {
    const { events, decks } = await play(games[0] ?? {}, 's1');
    const kept = events.find(({ event }) => event.type === 'entropy_contributed')?.event;
    const forgone = events.find(({ event }) => event.type === 'entropy_forgone')?.event;
    if (kept?.type !== 'entropy_contributed' || forgone?.type !== 'entropy_forgone') {
      throw new Error('nobody kept a promise, or nobody abstained');
    }
    const own = { seat: kept.seat, entropy: kept.entropy, promised: true, shown: true };
    expect(await verify(events, decks, own)).toMatchObject({ verdict: 'fair' });
    const other = { ...own, entropy: '34'.repeat(16) };
    expect(await verify(events, decks, other)).toMatchObject({ fault: 'own_promise' });
    expect(await verify(events, decks, { ...other, promised: false })).toMatchObject({
      fault: 'own_contribution',
    });
    const silenced = { ...own, seat: forgone.seat };
    expect(await verify(events, decks, silenced)).toMatchObject({ fault: 'own_contribution' });
  }, 60_000);
});
