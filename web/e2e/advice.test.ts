// After the lesson, a game against the computer with its advice: what it says is shown on the board and
// can be done with a tap, from the first colour on.
import { describe, expect, it } from 'vitest';
import { askAdvice, follow } from './advised';
import { axeFaults } from './axe';
import { person } from './browser';
import { openVenue } from './venue';

const venue = openVenue();
const soon = { timeout: 10_000 };

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
        await page.locator(askAdvice).first().click(soon);
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
