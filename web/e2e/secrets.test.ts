// Who may know what: a spectator's and a player's frames hold nobody else's objective or cards, as
// the browser receives them; a second tab is the same player; a private game shows the same board.
import { beforeAll, describe, expect, it } from 'vitest';
import { clauses } from '../src/testing/clauses';
import { ask, guest, type Person, person, watch } from './browser';
import { play } from './play';
import { openVenue } from './venue';

const venue = openVenue();

interface Secret {
  readonly seat: string;
  readonly key: string;
  readonly value: unknown;
}

/** Everything in a frame that belongs to one seat alone, wherever it stands. */
function secretsIn(frame: string): Secret[] {
  const message = JSON.parse(frame) as {
    type: string;
    events?: Record<string, unknown>[];
    view?: { seats: Record<string, Record<string, unknown>> } | null;
  };
  const found: Secret[] = [];
  for (const event of message.events ?? []) {
    const seat = String(event['seat'] ?? event['by'] ?? '');
    if (event['type'] === 'objective_dealt')
      found.push({ seat, key: 'objective', value: event['objective'] });
    if (event['type'] === 'card_drawn') found.push({ seat, key: 'card', value: event['card'] });
  }
  for (const [seat, facts] of Object.entries(message.view?.seats ?? {})) {
    for (const key of ['objective', 'hand', 'given', 'colour_cards', 'picked']) {
      found.push({ seat, key, value: facts[key] });
    }
  }
  return found.filter(({ value }) => value !== null && value !== undefined);
}

describe('at a table', () => {
  let anna: Person;
  let watcher: Person;
  let code: string;
  beforeAll(async () => {
    anna = await person(venue);
    watcher = await person(venue, { language: 'en' });
    await guest(anna, 'Anna');
    await guest(watcher, 'Wanda');
    const bots = await ask<{ id: string }[]>(anna, '/api/bots');
    const bot = { kind: 'bot', bot: bots[0]?.id };
    const request = { ruleset: 'challenge', seats: [{ kind: 'me' }, bot, bot] };
    ({ code } = await ask<{ code: string }>(anna, '/api/tables', request));
    await anna.page.goto(`/t/${code}`);
    await watcher.page.goto(`/t/${code}`);
    await watcher.page.locator('.lobby-seat').first().waitFor();
    await anna.page.getByRole('button', { name: 'Comincia la partita' }).click();
    const rounds = async () =>
      anna.frames.filter((frame) => frame.includes('"turn_started"')).length > 7;
    await play(anna.page, { until: rounds });
  });

  it('a spectator receives no secret, and plays nothing', async () => {
    clauses('CH-2.9s', 'TO-5cs', 'PR-3f');
    expect(watcher.frames.length).toBeGreaterThan(20);
    expect(watcher.frames.flatMap(secretsIn)).toEqual([]);
    expect(await watcher.page.getByText('You are watching').count()).toBeGreaterThan(0);
    expect(await watcher.page.locator('[data-key]').count()).toBe(0);
  });

  it('a player receives his own secrets and nobody else’s', () => {
    clauses('CH-2.9s');
    const seen = anna.frames.flatMap(secretsIn);
    expect(seen.some(({ key }) => key === 'objective')).toBe(true);
    expect(new Set(seen.map(({ seat }) => seat)).size).toBe(1);
  });

  it('everybody sees how many cards each holds', async () => {
    clauses('CH-6.5');
    const hands = watcher.page.locator('.figures > span:nth-child(3)');
    expect(await hands.count()).toBe(3);
    const counts = (await hands.allTextContents()).map((text) => Number.parseInt(text, 10));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
  });

  it('a second tab is the same player, and both follow the game', async () => {
    const page = await anna.context.newPage();
    const second = watch(page);
    await page.goto(`/t/${code}`);
    await page.locator('.player').first().waitFor();
    const figures = () =>
      Promise.all(
        [anna.page, page].map((tab) => tab.locator('.player-list').first().textContent()),
      );
    await expect.poll(async () => new Set(await figures()).size, { timeout: 10_000 }).toBe(1);
    expect(second.frames.flatMap(secretsIn).some(({ key }) => key === 'objective')).toBe(true);
    expect(second.faults).toEqual([]);
    await page.close();
  });
});
