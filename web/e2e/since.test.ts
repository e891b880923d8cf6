// What a player finds when the turn is his again: an account of what the others did. It covers
// nothing, can be put away and called back, shows an attack again on the board, and is there again
// when the page is loaded anew. Bots play at the pace that the player chose, in this game and the next.
import { beforeAll, describe, expect, it } from 'vitest';
import type { TableDetail } from '../src/protocol';
import { axeFaults } from './axe';
import { ask, guest, look, type Manner, type Person, person } from './browser';
import { brief, managed, play } from './play';
import { openVenue } from './venue';

const venue = openVenue();

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function overlap(a: Box, b: Box): boolean {
  const across = a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1;
  return across && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;
}

async function boxOf(who: Person, selector: string): Promise<Box> {
  const box = await who.page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return box;
}

/** On the board, at the first turn before which others have attacked. */
async function atOwnTurn(manner: Manner): Promise<Person> {
  const who = await person(venue, manner);
  await guest(who, `Anna ${manner.width}`);
  const { code } = await ask<{ code: string }>(who, '/api/play-now', { players: 4 });
  await who.page.goto(`/t/${code}`);
  const card = who.page.locator('.since');
  let turns = 0;
  await play(who.page, {
    until: async () => (await card.count()) > 0 && ++turns > 3 && (await attacked(who)),
  });
  await who.page.keyboard.press('e');
  await who.page.locator('.board').waitFor();
  return who;
}

async function attacked(who: Person): Promise<boolean> {
  const { page } = who;
  // Only as a turn begins, and before anything of it is on its way.
  const begins = page.locator('.place-panel:not(:has(.chip)) [data-key="for-me"]:not(:disabled)');
  if ((await begins.count()) === 0) return false;
  const fold = page.locator('.since-fold');
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  const found = (await page.locator('.since-attack').count()) > 0;
  if (found) return true;
  await fold.click();
  return false;
}

const sizes: Readonly<Record<string, Manner>> = {
  'a phone': { width: 390, height: 844, touch: true },
  'a phone on its side, dark': { width: 844, height: 390, touch: true, dark: true },
  'a tablet, upright': { width: 768, height: 1024, touch: true },
  'a desk, in English': { width: 1440, height: 900, language: 'en' },
};

/** Upright, where there is no room for both. */
const inPlaceOfThePanel = ({ width = 0, height = 0 }: Manner) => height > width;

describe.each(Object.entries(sizes))('since the last turn, on %s', (_, manner) => {
  let who: Person;
  beforeAll(async () => {
    who = await atOwnTurn(manner);
  }, 120_000);

  it('is told politely, and nothing is under it', async () => {
    await look(who.page, `since-open-${manner.width}`);
    expect(await axeFaults(who.page)).toEqual([]);
    const card = await boxOf(who, '.since');
    expect(overlap(card, await boxOf(who, '.stage'))).toBe(false);
    expect(overlap(card, await boxOf(who, '.tab-list'))).toBe(false);
    const said = await who.page.locator('.since-summary').textContent();
    expect(said).toBeTruthy();
    if (inPlaceOfThePanel(manner)) await who.page.locator('.since-fold').click();
    const confirm = await boxOf(who, '.action-panel [data-key="confirm"]');
    expect(overlap(await boxOf(who, '.since'), confirm)).toBe(false);
    const met = await who.page.evaluate(
      ({ x, y, width, height }) =>
        document
          .elementFromPoint(x + width / 2, y + height / 2)
          ?.closest('[data-key="confirm"]') !== null,
      confirm,
    );
    expect(met, 'Confirm is in sight').toBe(true);
    await look(who.page, `since-folded-${manner.width}`);
  });

  it('shows an attack again on the board', async () => {
    const fold = who.page.locator('.since-fold');
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
    expect(await who.page.locator('.board-attack').count()).toBe(0);
    await who.page
      .locator('.since-turn:has(.since-attack)')
      .first()
      .evaluate((turn) => {
        (turn as HTMLDetailsElement).open = true;
      });
    await who.page.locator('.since-attack').first().click();
    await who.page.locator('.board-attack').waitFor({ timeout: 2000 });
    await who.page.locator('.dice-panel').waitFor({ timeout: 2000 });
    await look(who.page, `since-again-${manner.width}`);
  });

  it('is put away with one tap, and nothing moves under the finger', async () => {
    const before = manner.width === 1440 ? await boxOf(who, '.action-panel') : null;
    await who.page.locator('.since-head > .button').click();
    await who.page.locator('.since').waitFor({ state: 'detached' });
    if (before) expect((await boxOf(who, '.action-panel')).y).toBe(before.y);
  });

  it('is called back from the log, and is there after the page is loaded again', async () => {
    await who.page.locator('[data-tab="log"]').click();
    await who.page.locator('.log-tools button').first().click();
    const summary = who.page.locator('.since-summary');
    await summary.waitFor();
    const said = await summary.textContent();
    await who.page.reload();
    await summary.waitFor({ timeout: 10_000 });
    expect(await summary.textContent()).toBe(said);
    const spoken = who.page.locator('[data-live="polite"]');
    await expect.poll(() => spoken.textContent()).toContain(said);
    expect(who.faults).toEqual([]);
    await who.context.close();
  });
});

describe('the pace of bots', () => {
  it('is chosen with one tap where they are watched, and kept for the next game', async () => {
    const who = await person(venue, { width: 390, height: 844, touch: true });
    await guest(who, 'Bruno');
    await who.page.locator('.play-now button').click();
    const tableAt = async () => {
      const code = new URL(who.page.url()).pathname.replace('/t/', '');
      return ask<TableDetail>(who, `/api/tables/${code}`);
    };
    // It is there while bots play: whoever misses it has it again at their next turn.
    const slow = who.page.locator('.bot-pace button').first();
    const chosen = async () => {
      if (await slow.count()) await managed(slow.click(brief));
      return (await tableAt()).settings.bot_pace === 'slow';
    };
    await who.page.locator('.player').first().waitFor();
    await play(who.page, { until: chosen });
    await who.page.goto('/');
    await who.page.locator('.play-now button').click();
    await who.page.waitForURL('**/t/*');
    expect((await tableAt()).settings.bot_pace).toBe('slow');
    await who.context.close();
  });
});
