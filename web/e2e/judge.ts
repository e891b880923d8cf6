// A judge's phone, and what is done on it at every table.
import type { BrowserContext, Page } from 'playwright-core';
import { watch } from './browser';
import type { Venue } from './venue';

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: string[];
}

export async function phoneAt(venue: Venue): Promise<Phone> {
  const context = await venue.browser.newContext({
    baseURL: venue.server.address,
    viewport: { width: 390, height: 844 },
    locale: 'it-IT',
    hasTouch: true,
    serviceWorkers: 'allow',
  });
  await context.addInitScript(() => {
    localStorage.setItem('kamchatka.pace', '"none"');
    localStorage.setItem('kamchatka.referee.list', 'true'); // the list: quick and unambiguous
  });
  const page = await context.newPage();
  return { context, page, faults: watch(page).faults };
}

export async function openTable(
  page: Page,
  kind: 'completo' | 'leggero',
  ruleset: string,
): Promise<string> {
  await page.goto('/arbitro');
  await page.locator('[data-offline="ready"]').waitFor();
  await page.getByRole('button', { name: `Tavolo ${kind}` }).click();
  await page.getByLabel('Regolamento').selectOption(ruleset);
  await page.getByLabel('Nome del tavolo').fill('Tavolo 7');
  for (const [index, name] of ['Anna', 'Bruno', 'Carla', 'Dario'].entries()) {
    await page.getByLabel(`Giocatore ${index + 1}`, { exact: true }).fill(name);
  }
  await page.getByLabel('Il tuo nome').fill('Ada');
  await page.getByRole('button', { name: 'Apri il tavolo' }).click();
  await page.locator('.ref-page').waitFor();
  return page.url().split('/').pop() ?? '';
}

export const tab = (page: Page, name: string) =>
  page.locator('.ref-tabs').getByRole('button', { name }).click();
export const connection = (page: Page, state: string) =>
  page.locator(`[data-connection="${state}"]`).waitFor();
