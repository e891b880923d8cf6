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

/** This player had that card of the deck. */
export async function turnUp(page: Page, player: number, card: number): Promise<void> {
  await page.locator('.ref-objective .button').nth(player).click();
  await page.locator('.ref-objective-card').nth(card).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** To the book and back. */
export async function byAnotherTab(page: Page, back: string): Promise<void> {
  await tab(page, 'Libro');
  await page.locator('.ref-lines').waitFor();
  await tab(page, back);
}

/** The phone was locked, its browser stopped, and there is no network when it comes back. */
export async function byReload({ context, page }: Phone): Promise<void> {
  await context.setOffline(true);
  await page.reload();
  await page.locator('.ref-page').waitFor();
  await context.setOffline(false);
}

export const row = (page: Page, name: string) =>
  page.locator('.ref-row', { has: page.getByText(name, { exact: true }) });
export const armiesOf = async (page: Page, name: string) =>
  (await row(page, name).locator('.ref-row-armies').textContent())?.trim();
export const pick = (page: Page, name: string) =>
  page.locator('.ref-pick .ref-chip', { hasText: name }).click();
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click();

export async function names(page: Page): Promise<readonly string[]> {
  await page.locator('.ref-row').first().waitFor();
  return page.locator('.ref-row > span:nth-child(2)').allTextContents();
}

/** Every territory to somebody, the last of the order served first. */
export async function paintAll(page: Page, people: readonly string[]): Promise<void> {
  const all = await names(page);
  for (const [index, person] of [...people].reverse().entries()) {
    await pick(page, person);
    for (const [at, name] of all.entries()) {
      if (at % people.length === index) await row(page, name).click();
    }
  }
}
