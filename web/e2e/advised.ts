// Plays with fingers alone as somebody who knows nothing would: asks the computer what to do, looks at the
// board, and does it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { look } from './browser';
import { managed } from './play';

const soon = { timeout: 10_000 };
export const askAdvice = '.action-panel button:has-text("Un consiglio?"):not(:disabled)';

/** What the advice is about, by its words. */
function kindOf(text: string): string {
  const kinds = ['sceglierebbe', 'piazzerebbe', 'attaccherebbe', 'entrerebbe', 'sposterebbe'];
  return (
    kinds.find((kind) => text.includes(kind)) ?? (text.includes('chiuderebbe') ? 'ends' : text)
  );
}

/** Asks, looks at the board, and does it; what it was about, or null when there was nothing to ask. */
export async function follow(page: Page): Promise<string | null> {
  const card = page.locator('.advice');
  const take = card.locator('.panel-buttons .grow');
  if (!(await card.count())) {
    const button = page.locator(askAdvice).first();
    if (!(await button.count()) || !(await managed(button.click({ timeout: 1000 })))) return null;
  }
  if (!(await managed(take.waitFor({ timeout: 3000 })))) return null;
  // The board may become another meanwhile (time is called): then the advice is gone, and so is its arrow.
  const text = await card
    .locator('p')
    .textContent({ timeout: 1000 })
    .catch(() => null);
  const arrows = await page.locator('.board-attack').count();
  const selected = await page.locator('.board-token.is-selected').count();
  const drafted = await page.locator('.board-token-draft').count();
  if (text === null || !(await card.count())) return null;
  const kind = kindOf(text);
  if (kind === 'attaccherebbe' || kind === 'sposterebbe') {
    expect(arrows, 'an arrow on the board').toBe(1);
    expect(selected).toBe(1);
  }
  if (kind === 'piazzerebbe') expect(drafted, 'armies on it').toBeGreaterThan(0);
  await look(page, `advice-${kind.slice(0, 20)}`);
  const taken = await managed(take.click({ timeout: 3000 }));
  await card.waitFor({ state: 'detached', ...soon });
  return taken ? kind : null;
}

/** To the end of a game against bots, whoever wins it. */
export async function playAdvised(page: Page, limitMs: number): Promise<void> {
  const over = page.locator('dialog[open] .ranking');
  const skip = page.getByRole('button', { name: 'Salta al mio turno' });
  const end = Date.now() + limitMs;
  while (!(await over.count())) {
    if (Date.now() > end) {
      const panel = await page.locator('.action-panel').textContent();
      throw new Error(`the game took too long; the page says: ${panel}`);
    }
    if (await follow(page)) continue;
    if (await skip.count()) await managed(skip.click({ timeout: 500 }));
    await page.waitForTimeout(40);
  }
}
