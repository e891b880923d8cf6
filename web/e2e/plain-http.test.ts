// A judge's phone that reaches the server by its address, over http: no secure context, and so no
// service worker. What does not work there is said, and what was entered is safe all the same.
import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { look, watch } from './browser';
import { connection, type Phone, press, tab } from './judge';
import { openVenue } from './venue';

const venue = openVenue();

describe('over plain http from another machine', () => {
  async function visitor(): Promise<Phone> {
    const context: BrowserContext = await venue.browser.newContext({
      baseURL: venue.server.address.replace('localhost', '192.0.2.7'),
      viewport: { width: 390, height: 844 },
      locale: 'it-IT',
      hasTouch: true,
    });
    const page = await context.newPage();
    return { context, page, faults: watch(page).faults };
  }

  it('says at once what does not work, keeps the book and asks before a reload', async () => {
    const { context, page, faults } = await visitor();
    await page.goto('/arbitro');
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await page.getByText('Qui non si lavora senza rete.').waitFor();
    await look(page, 'drafts-http');
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.locator('[data-offline="ready"]').count()).toBe(0);
    await press(page, 'Tavolo leggero');
    await page.getByLabel('Il tuo nome').fill('Ada');
    await press(page, 'Apri il tavolo');
    await page.getByText('Senza rete questa pagina non si riapre').waitFor();
    await connection(page, 'saved');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await context.setOffline(true);
    await page.locator('.ref-passes .button').first().click();
    await connection(page, 'offline');
    await page.getByText('non ricaricare e non chiudere la pagina').waitFor();
    await look(page, 'drafts-http-offline');
    await page.evaluate(() => {
      setTimeout(() => window.location.reload(), 0);
    });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await page.locator('.ref-page').waitFor();
    // The list of tables and back, without asking the server for anything.
    await page.locator('.ref-head a[href="/arbitro"]').click();
    await page.locator('.ref-kept a').first().click();
    await page.locator('.ref-page').waitFor();
    await context.setOffline(false);
    await connection(page, 'saved');
    await page.reload(); // nothing is only here any more: nobody asks
    await page.locator('.ref-page').waitFor();
    await tab(page, 'Libro');
    await page.getByText('Turno passato').first().waitFor();
    expect(asked).toHaveLength(1);
    // The browser says that it passes over a header meant for https.
    expect(faults.filter((fault) => !fault.includes('Opener-Policy'))).toEqual([]);
    await context.close();
  });
});
