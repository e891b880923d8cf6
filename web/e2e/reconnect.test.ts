// A bad connection loses nobody a game: cut in the middle of an attack, and with the server killed,
// the page says so, comes back by itself, and stands where the table stands.
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, guest, type Person, person } from './browser';
import { brief, managed, play } from './play';
import { openVenue } from './venue';

const venue = openVenue();
let anna: Person;
beforeAll(async () => {
  anna = await person(venue);
  await guest(anna, 'Anna');
  const { code } = await ask<{ code: string }>(anna, '/api/play-now', { players: 3 });
  await anna.page.goto(`/t/${code}`);
  await aim();
});

/**
 * Plays on until an attack is ready to be thrown. The page may be a step behind when the last thing
 * was sent, so what was found is tried, and looked for again when it had gone.
 */
async function aim(): Promise<void> {
  const { page } = anna;
  const own = page.locator('.list-view td:last-child button[aria-pressed="false"]:not(.primary)');
  const target = page.locator('.list-view tr.target button').first();
  const ready = page.locator('[data-key="throw"]:not(:disabled)');
  const aimed = async () => {
    await page.keyboard.press('Escape');
    if ((await own.count()) === 0 || (await page.locator('.panel-title.mine').count()) === 0) {
      return false;
    }
    return managed(
      own
        .first()
        .click(brief)
        .then(() => target.click(brief))
        .then(() => ready.waitFor(brief)),
    );
  };
  await play(page, { until: aimed });
}

const banner = () => anna.page.getByText('Connessione persa', { exact: false });

describe('a lost connection', () => {
  it('in the middle of an attack is told, and the throw counts once', async () => {
    const thrown = () => anna.frames.filter((frame) => frame.includes('"dice_rolled"')).length;
    const before = thrown();
    const asked = anna.page.locator('[data-key="throw"]');
    await anna.context.setOffline(true);
    await venue.server.kill();
    await banner().waitFor({ timeout: 40_000 });
    await asked.click();
    await venue.server.run();
    await anna.context.setOffline(false);
    await banner().waitFor({ state: 'detached', timeout: 20_000 });
    await expect.poll(thrown, { timeout: 10_000 }).toBe(before + 1);
    await anna.page.waitForTimeout(1500);
    expect(thrown()).toBe(before + 1);
  });

  it('leaves a page that agrees with a fresh one', async () => {
    const shown = await anna.page.locator('.player-list').textContent();
    await anna.page.reload();
    await anna.page.locator('.player').first().waitFor();
    expect(await anna.page.locator('.player-list').textContent()).toBe(shown);
    expect(anna.faults).toEqual([]);
  });

  it('keeps the log of the whole game for a page that comes in the middle', async () => {
    await anna.page.locator('[data-tab="log"]').click();
    await anna.page.getByText(/Comincia la partita/).waitFor({ timeout: 10_000 });
  });
});
