// Every page for everybody: axe finds nothing, in both themes and both languages, on a desk and on
// a phone; nothing is wider than the screen; no page speaks to anybody but our server.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { ask, guest, type Manner, type Person, person } from './browser';
import { play } from './play';
import { openVenue } from './venue';

const venue = openVenue();

const manners: Readonly<Record<string, Manner>> = {
  'a desk, light, Italian': { width: 1440, height: 900 },
  'a phone, dark, English': { width: 390, height: 844, dark: true, language: 'en', touch: true },
  'a phone on its side, dark, Italian': { width: 844, height: 390, dark: true, touch: true },
};
const pages = [
  '/',
  '/create',
  '/account',
  '/settings',
  '/rules/challenge',
  '/dice',
  '/replay',
  '/tornei',
  '/tornei/nuovo',
  '/tornei/classifica',
  '/x',
];

async function expectSound(who: Person, what: string): Promise<void> {
  expect(await axeFaults(who.page), what).toEqual([]);
  const wide = await who.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide, `${what} is wider than the screen`).toBeLessThanOrEqual(0);
}

describe.each(Object.entries(manners))('on %s', (_, manner) => {
  let who: Person;
  const foreign: string[] = [];
  beforeAll(async () => {
    who = await person(venue, manner);
    who.page.on('request', (request) => {
      if (!request.url().startsWith(venue.server.address)) foreign.push(request.url());
    });
    await guest(who, `Anna ${manner.width}`);
  });
  afterAll(() => who.context.close());

  it.each(pages)('%s is sound', async (path) => {
    await who.page.goto(path);
    await who.page.locator('h1').waitFor();
    await who.page.waitForLoadState('networkidle');
    await expectSound(who, path);
  });

  it('a table before the game is sound', async () => {
    const request = {
      ruleset: 'challenge',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
    };
    const { code } = await ask<{ code: string }>(who, '/api/tables', request);
    await who.page.goto(`/t/${code}`);
    await who.page.locator('.lobby-seat').first().waitFor();
    await expectSound(who, 'lobby');
  });

  it('a game is sound, on the board, in the list and in every tab', async () => {
    const { code } = await ask<{ code: string }>(who, '/api/play-now', {});
    await who.page.goto(`/t/${code}`);
    await who.page.locator('.colour-choices').waitFor();
    await expectSound(who, 'choice of colours');
    const inTurn = async () => (await who.page.locator('.phase-strip').count()) > 0;
    await play(who.page, { until: inTurn });
    await expectSound(who, 'list');
    await who.page.keyboard.press('e');
    await who.page.locator('.board, [class^="board"]').first().waitFor();
    await expectSound(who, 'board');
    for (const tab of ['mine', 'log', 'chat', 'dice', 'info']) {
      await who.page.locator(`[data-tab="${tab}"]`).click();
      await expectSound(who, tab);
    }
  });

  it('spoke to nobody else, and no page went wrong', () => {
    expect(foreign).toEqual([]);
    expect(who.faults).toEqual([]);
  });
});
