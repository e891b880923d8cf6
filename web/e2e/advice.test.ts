// After the lesson, a game against the computer with its advice: what it says is shown on the board and
// can be done with a tap, from the first colour on.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { look, person } from './browser';
import { managed } from './play';
import { openVenue } from './venue';

const venue = openVenue();
const soon = { timeout: 10_000 };
const ask = '.action-panel button:has-text("Un consiglio?"):not(:disabled)';

/** What the advice is about, by its words. */
function kindOf(text: string): string {
  const kinds = ['sceglierebbe', 'piazzerebbe', 'attaccherebbe', 'entrerebbe', 'sposterebbe'];
  return (
    kinds.find((kind) => text.includes(kind)) ?? (text.includes('chiuderebbe') ? 'ends' : text)
  );
}

/** Asks, looks at the board, and does it; what it was about, or null when there was nothing to ask. */
async function follow(page: Page): Promise<string | null> {
  const card = page.locator('.advice');
  const take = card.locator('.panel-buttons .grow');
  if (!(await card.count())) {
    const button = page.locator(ask).first();
    if (!(await button.count()) || !(await managed(button.click({ timeout: 1000 })))) return null;
  }
  if (!(await managed(take.waitFor({ timeout: 3000 })))) return null;
  const kind = kindOf((await card.locator('p').textContent()) ?? '');
  if (kind === 'attaccherebbe' || kind === 'sposterebbe') {
    expect(await page.locator('.board-attack').count(), 'an arrow on the board').toBe(1);
    expect(await page.locator('.board-token.is-selected').count()).toBe(1);
  }
  if (kind === 'piazzerebbe') {
    expect(await page.locator('.board-token-draft').count(), 'armies on it').toBeGreaterThan(0);
  }
  await look(page, `advice-${kind}`);
  await take.click(soon);
  await card.waitFor({ state: 'detached', ...soon });
  return kind;
}

describe('advice', () => {
  it('is given against bots for whatever is asked, and taken with a tap', async () => {
    const who = await person(venue, { width: 390, height: 844, touch: true });
    const { page } = who;
    await page.goto('/impara');
    await page.evaluate(() => localStorage.setItem('kamchatka.course.step', '12'));
    await page.reload();
    await page.locator('.coach-buttons .button').last().click(soon);
    await page.locator('.course-end .primary').click(soon);
    const seen = new Map<string, number>();
    const all = ['sceglierebbe', 'piazzerebbe', 'attaccherebbe', 'entrerebbe'];
    const enough = () => all.every((kind) => seen.has(kind));
    const end = Date.now() + 120_000;
    let axed = false;
    while (!enough() && Date.now() < end) {
      const kind = await follow(page);
      if (kind) seen.set(kind, (seen.get(kind) ?? 0) + 1);
      else await page.waitForTimeout(80);
      if (!axed && kind === 'attaccherebbe') {
        await page.locator(ask).first().click(soon);
        await page.locator('.advice').waitFor(soon);
        expect(await axeFaults(page)).toEqual([]);
        await page.locator('.advice .quiet').click(soon);
        axed = true;
      }
    }
    const panel = await page.locator('.action-panel').textContent();
    expect(enough(), `${JSON.stringify([...seen])}; the page says: ${panel}`).toBe(true);
    expect(who.faults).toEqual([]);
    await who.context.close();
  });
});
