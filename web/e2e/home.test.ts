// The first page: our own board behind it, then what waits for whoever looks; and what it says when
// the network is gone.
import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { ask, guest, look, type Manner, person, watch } from './browser';
import { openVenue } from './venue';

const venue = openVenue();

const sizes: readonly Manner[] = [
  { width: 390, height: 844, touch: true },
  { width: 1440, height: 900, dark: true, language: 'en' },
];

describe('the first page', () => {
  it.each(sizes)('shows a game, and the table that waits, at $width x $height', async (manner) => {
    const who = await person(venue, manner);
    await guest(who, `Anna ${manner.width}`);
    const { code } = await ask<{ code: string }>(who, '/api/play-now', {});
    await who.page.goto(`/t/${code}`); // the browser adds to the seed
    await who.page.locator('.panel-title.mine').waitFor();
    await who.page.goto('/');
    const due = who.page.locator(`.table-card.urgent[href="/t/${code}"]`);
    await due.waitFor();
    expect(await due.textContent()).toContain(
      manner.language === 'en' ? 'Your turn' : 'Tocca a te',
    );
    await who.page.locator('.hero-board .board-token-figure').first().waitFor();
    const armies = await who.page.locator('.hero-board .board-token-figure').count();
    expect(armies).toBe(42);
    const order = await who.page
      .locator('.hero h1, .my-tables, .columns-3')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(await axeFaults(who.page)).toEqual([]);
    const wide = await who.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);
    await look(who.page, `home-${manner.width}${manner.dark ? '-dark' : ''}`);
    expect(who.faults).toEqual([]);
    await due.click();
    await who.page.locator('.game').waitFor();
    await who.context.close();
  });

  it('has tabs with words at the table of a phone', async () => {
    const who = await person(venue, { width: 390, height: 844, touch: true });
    await guest(who, 'Bruno');
    const { code } = await ask<{ code: string }>(who, '/api/play-now', {});
    await who.page.goto(`/t/${code}`);
    await who.page.locator('.tab-label').first().waitFor();
    const labels = await who.page.locator('.game-side .tab').evaluateAll((tabs) =>
      tabs.map((tab) => {
        const word = tab.querySelector('.tab-label')?.getBoundingClientRect();
        const box = tab.getBoundingClientRect();
        return word && word.width > 8 && word.left >= box.left && word.right <= box.right;
      }),
    );
    expect(labels).toEqual([true, true, true, true, true]);
    await who.context.close();
  });

  it('opens without a network, and a page that was never opened says so', async () => {
    const context = await venue.browser.newContext({
      baseURL: venue.server.address,
      locale: 'it-IT',
      serviceWorkers: 'allow',
    });
    const page = await context.newPage();
    const { faults } = watch(page);
    await page.goto('/');
    await page.locator('h1').waitFor();
    const kept = () =>
      page.evaluate(async () => {
        const cache = await caches.open('kamchatka-1');
        return (await cache.keys()).filter(({ url }) => url.includes('home-page')).length;
      });
    await expect.poll(kept, { timeout: 20_000 }).toBeGreaterThan(0);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('nav a[href="/rules"]').click();
    await page
      .getByRole('heading', { name: 'Questa pagina non è su questo dispositivo' })
      .waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.getByRole('heading', { name: 'In cinque minuti', level: 1 }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
