// @vitest-environment node
import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { Rules } from '../protocol';
import { type Answer, awaitedSeat, choose, Engine, enginePath, generator } from '../testing/engine';
import { ownSha256, sha256, toHex } from './sha256';
import { type RecordStep, verify } from './verify';

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

describe.skipIf(!enginePath)('the dice of a finished game', () => {
  const engine = new Engine(enginePath ?? '');
  afterAll(() => engine.stop());

  async function play(ruleset: string, seats: number, seed: number) {
    const random = generator(seed);
    const scheme = 'promises';
    let answer = await engine.ask({
      request: 'new',
      ruleset,
      seats,
      seed: '7a'.repeat(32),
      scheme,
    });
    for (let step = 0; answer.awaiting.length > 0 && step < 5000; ++step) {
      const actor = awaitedSeat(answer.awaiting, random);
      if (step === 700) {
        await engine.ask({ request: 'act', actor: 'arbiter', action: { type: 'call_time' } });
      }
      const { options }: Answer = actor
        ? await engine.ask({ request: 'legal', actor })
        : ({ options: [] } as unknown as Answer);
      answer = actor
        ? await engine.ask({ request: 'act', actor, action: choose(options, random) })
        : await engine.ask({ request: 'chance' });
    }
    const { record } = await engine.ask<{ record: { steps: RecordStep[] } }>({
      request: 'record',
      format: 'json',
    });
    const rules = await engine.ask<Rules>({ request: 'rules' });
    const decks = {
      territories: Object.keys(rules.territories),
      cards: Object.keys(rules.cards),
      objectives: Object.keys(rules.objectives),
    };
    return { steps: record.steps, decks };
  }

  for (const [ruleset, seats] of [
    ['challenge', 4],
    ['torisiko', 5],
    ['torneo', 3],
  ] as const) {
    it(`of ${ruleset} follow from the seed, and a changed one is found`, async () => {
      const { steps, decks } = await play(ruleset, seats, 3);
      expect(steps.at(-1)?.action.type).toBe('reveal_seed');
      const fair = await verify(steps, decks);
      expect(fair).toMatchObject({ verdict: 'fair' });
      const at = steps.findLastIndex((step) => step.action.type === 'roll_dice');
      const rolled = steps[at];
      if (!rolled) throw new Error('no dice in the whole game');
      const attack = (rolled.action['attack'] as number[]).map((die) => (die % 6) + 1);
      const forged = steps.with(at, { ...rolled, action: { ...rolled.action, attack } });
      expect(await verify(forged, decks)).toMatchObject({ verdict: 'differs', step: at + 1 });
    }, 60_000);
  }
});
