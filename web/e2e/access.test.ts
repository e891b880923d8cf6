// Every page for everybody: axe finds nothing on any page, in light and in dark, in both languages,
// on a desk and on a phone; nothing is wider than the screen; no page speaks to anybody but our server.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { ask, guest, type Manner, type Person, person } from './browser';
import { openTable, type Phone, phoneAt } from './judge';
import { managed, play } from './play';
import { openVenue } from './venue';
import { finished, type Grounds, prepare, type Visit, visits } from './visits';

const venue = openVenue();
let olga: Person;
let grounds: Grounds;

beforeAll(async () => {
  olga = await person(venue);
  await guest(olga, 'Olga');
  grounds = await prepare(olga);
});

const manners: Readonly<Record<string, Manner>> = {
  'a desk': { width: 1440, height: 900 },
  'a phone, in the dark': { width: 390, height: 844, dark: true, touch: true },
};

/** What is wrong with the page that is open, in words; in the dark it is the same page in other colours. */
async function faultsOf({ page }: Pick<Person, 'page'>, what: string): Promise<string[]> {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const faults = await axeFaults(page);
  if (wide > 0) faults.push(`${wide} pixels wider than the screen`);
  return faults.map((fault) => `${what}: ${fault}`);
}

async function darkFaultsOf({ page }: Pick<Person, 'page'>, what: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const faults = await axeFaults(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return faults.map((fault) => `${what} in the dark: ${fault}`);
}

async function expectSound(who: Pick<Person, 'page'>, what: string): Promise<void> {
  expect(await faultsOf(who, what)).toEqual([]);
}

const speak = (who: Pick<Person, 'page'>, language: 'it' | 'en') =>
  who.page.evaluate(
    (chosen) => localStorage.setItem('kamchatka.language', JSON.stringify(chosen)),
    language,
  );

async function visit(who: Person, { path, ready = 'h1' }: Visit): Promise<string> {
  const address = typeof path === 'string' ? path : path(grounds);
  await who.page.goto(address);
  await who.page.locator(ready).first().waitFor();
  return address;
}

// The table and the replay come last: their game has to be over.
const everyVisit = Object.values(visits).flat();

describe.each(Object.entries(manners))('on %s', (_, manner) => {
  let who: Person;
  const foreign: string[] = [];
  beforeAll(async () => {
    who = await person(venue, manner);
    who.page.on('request', (request) => {
      if (!request.url().startsWith(venue.server.address)) foreign.push(request.url());
    });
    // The organiser, so that the desk is seen as well.
    await who.context.addCookies(await olga.context.cookies());
    await who.page.goto('/');
  });
  afterAll(() => who.context.close());

  it('every page is sound, one in Italian and the next in English', {
    timeout: 300_000,
  }, async () => {
    const faults: string[] = [];
    for (const [at, each] of everyVisit.entries()) {
      if (manner.touch && each.alike) continue;
      if (visits.table.includes(each)) await finished(olga, grounds);
      await speak(who, (at % 2 === 0) === (manner.dark ?? false) ? 'en' : 'it');
      const address = await visit(who, each);
      faults.push(...(await faultsOf(who, address)));
      if (!manner.dark) faults.push(...(await darkFaultsOf(who, address)));
    }
    expect(faults).toEqual([]);
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
    if (!manner.dark) expect(await darkFaultsOf(who, 'a game')).toEqual([]);
  });

  it('spoke to nobody else, and no page went wrong', () => {
    expect(foreign).toEqual([]);
    expect(who.faults).toEqual([]);
  });
});

describe('on a phone on its side', () => {
  it('the widest pages are sound', async () => {
    const who = await person(venue, { width: 844, height: 390, dark: true, touch: true });
    await who.page.goto('/');
    for (const path of [
      '/',
      '/create',
      '/settings',
      '/rules',
      '/rules/confronto',
      '/tornei/nuovo',
    ]) {
      await expectSound(who, await visit(who, { path }));
    }
    await who.context.close();
  });
});

describe('while the server has not answered', () => {
  it('every page says what it is', async () => {
    const who = await person(venue);
    await who.page.goto('/');
    await who.context.route(/\/api\/(?!me$)/, () => undefined); // never answered
    await who.page.routeWebSocket(/\/ws\//, () => undefined);
    const nameless: string[] = [];
    for (const { path } of everyVisit) {
      const address = typeof path === 'string' ? path : path(grounds);
      await who.page.goto(address);
      const named = who.page.locator('main').and(who.page.locator(':has(h1)'));
      if (!(await managed(named.waitFor({ timeout: 3000 })))) nameless.push(address);
    }
    expect(nameless).toEqual([]);
    await who.context.close();
  });
});

describe('a judge’s book', () => {
  let judge: Phone;
  it('is sound in both languages, light and dark', async () => {
    judge = await phoneAt(venue);
    const code = await openTable(judge.page, 'leggero', 'torneo');
    await expectSound(judge, 'the book');
    await judge.page.emulateMedia({ colorScheme: 'dark' });
    await speak(judge, 'en');
    await judge.page.goto(`/arbitro/${code}`);
    await judge.page.locator('.ref-page').waitFor();
    await expectSound(judge, 'the book in English, in the dark');
    expect(judge.faults).toEqual([]);
    await judge.context.close();
  });
});
