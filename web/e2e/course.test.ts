// The guided game as a newcomer has it: offered on the first page, done with a finger on a phone and by
// keyboard alone, in both languages; then a quick game, with advice, to its end.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playAdvised } from './advised';
import { axeFaults } from './axe';
import { look, type Person, person } from './browser';
import { press, reach } from './keyboard';
import { openVenue } from './venue';

const venue = openVenue();
const phone = { width: 390, height: 844, touch: true } as const;
const soon = { timeout: 10_000 };
const stepCount = 13;
const axed = new Set(['reinforce', 'why', 'tris', 'objective']);

const stepOf = (page: Page) => page.locator('.course').getAttribute('data-step', soon);
const token = (territory: string) => `.board-token[data-territory="${territory}"]`;

/** How whoever learns acts: with a finger, or with keys. */
interface Hands {
  /** A territory, this many times. */
  land(page: Page, territory: string, times?: number): Promise<void>;
  button(page: Page, selector: string): Promise<void>;
}

/** Also one that nothing is offered for: its middle, which must be in sight. */
async function tapOn(page: Page, territory: string): Promise<void> {
  const land = page.locator(token(territory));
  await page.waitForTimeout(250); // the board may be gliding there
  const stage = await page.locator('.board').boundingBox();
  const box = await land.boundingBox(soon);
  if (!box || !stage) throw new Error(`no ${territory}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const seen =
    x > stage.x && x < stage.x + stage.width && y > stage.y && y < stage.y + stage.height;
  expect(seen, `${territory} is in sight`).toBe(true);
  await page.touchscreen.tap(x, y);
}

const finger: Hands = {
  async land(page, territory, times = 1) {
    for (let count = 0; count < times; ++count) await tapOn(page, territory);
  },
  button: (page, selector) => page.locator(selector).first().tap(soon),
};

/** What the letters and Enter do; territories by their names, as a slash finds them. */
const keys: Hands = {
  async land(page, territory, times = 1) {
    const name = await page.locator(token(territory)).getAttribute('aria-label');
    const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-territory'));
    await reach(page, '.board-token');
    await page.keyboard.press('/');
    for (let tries = 0; (await here()) !== territory; ++tries) {
      if (tries > 20) throw new Error(`no way to ${name}`);
      await page.keyboard.press(name?.[0] ?? '');
    }
    for (let count = 0; count < times; ++count) await page.keyboard.press('Enter');
  },
  async button(page, selector) {
    const key = { '[data-key="confirm"]': 'c', '[data-key="throw"]': 'l' }[selector];
    await page.locator(`${selector}:not(:disabled)`).first().waitFor(soon);
    if (key) await page.keyboard.press(key);
    else if (selector.includes('data-tab')) {
      await reach(page, '[role="tab"]');
      await page.keyboard.press('ArrowRight'); // there are two, and the other one is open
    } else await press(page, selector);
  },
};

/** What each step asks for. */
const doing: Readonly<Record<string, (page: Page, by: Hands) => Promise<void>>> = {
  async reinforce(page, by) {
    await by.land(page, 'brazil', 4);
    await by.button(page, '[data-key="confirm"]');
  },
  async why(page, by) {
    await by.land(page, 'central_america');
    await page.locator('.refusal .clause-chip').waitFor(soon);
  },
  async attack(page, by) {
    await by.land(page, 'brazil');
    await by.land(page, 'venezuela');
    await by.button(page, '[data-key="throw"]');
  },
  async conquer(page, by) {
    for (const armies of [2, 1]) {
      if (!(await page.locator('[data-key="throw"]').count())) {
        await by.land(page, 'brazil');
        await by.land(page, 'venezuela');
      }
      const left = page.locator('.versus-side:last-child .versus-armies');
      await expect.poll(() => left.textContent(), soon).toBe(String(armies));
      await by.button(page, '[data-key="throw"]');
    }
  },
  occupy: (page, by) => by.button(page, '[data-key="confirm"]'),
  async transfer(page, by) {
    await by.button(page, '[data-key="transfer"]');
    await by.land(page, 'peru');
    await by.button(page, '[data-key="confirm"]');
  },
  card: (page, by) => by.button(page, '[data-tab="mine"]'),
  async others() {},
  tris: (page, by) => by.button(page, '.tris button'),
  async place(page, by) {
    await by.button(page, '[data-key="for-me"]');
    await by.button(page, '[data-key="confirm"]');
  },
  async objective(page, by) {
    await by.button(page, '[data-tab="mine"]');
    await by.button(page, '[data-key="objective"]');
  },
  async win(page, by) {
    await by.land(page, 'brazil');
    await by.land(page, 'north_africa');
    await by.button(page, '[data-key="throw"]');
    await by.button(page, '[data-key="confirm"]');
  },
  sdadata: (page, by) => by.button(page, '[data-key="pass"]'),
};

/** Nothing of the coach is cut off, and the board has room enough. */
async function fits(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const coach = document.querySelector('.coach');
    const parts = [coach, ...(coach?.querySelectorAll('h1, p, button') ?? [])];
    const wide = parts.filter((part) => part && part.scrollWidth > part.clientWidth + 1);
    const beyond = parts.filter((part) => (part?.getBoundingClientRect().right ?? 0) > innerWidth);
    return [...wide, ...beyond].map((part) => part?.textContent);
  });
  expect(cut).toEqual([]);
  const board = await page.locator('.board').boundingBox();
  expect(board?.height).toBeGreaterThan(150);
}

async function learn({ page }: Person, by: Hands, check: boolean): Promise<void> {
  const seen: string[] = [];
  await page.locator('.coach').waitFor(soon);
  while (seen.length < stepCount) {
    const step = (await stepOf(page)) ?? '';
    if (step !== 'done') {
      await fits(page);
      if (check && axed.has(step)) expect(await axeFaults(page), step).toEqual([]);
      await look(page, `course-${page.viewportSize()?.width}-${step}`);
      await doing[step]?.(page, by);
    }
    seen.push(step);
    await page.locator('.coach.done').waitFor(soon);
    await fits(page);
    const next = page.locator('.coach-next');
    await expect.poll(() => next.evaluate((it) => it === document.activeElement), soon).toBe(true);
    if (by === finger) await next.tap();
    else await page.keyboard.press('Enter');
  }
  await page.locator('.course-end').waitFor(soon);
}

/** The game after the lesson has a minute instead of thirty: then come the last rounds and the sdadata. */
async function hasten(page: Page): Promise<void> {
  await page.route('**/api/tables', (route) => {
    const wanted = route.request().postDataJSON() as { options: object } | null;
    if (!wanted) return route.continue();
    const options = { ...wanted.options, 'ending.minutes': 1 };
    return route.continue({ postData: { ...wanted, options } });
  });
}

describe('the guided game', () => {
  it('is found, done with a finger on a phone, and leads to a game that is won or lost', {
    timeout: 600_000,
  }, async () => {
    const who = await person(venue, phone);
    const { page } = who;
    await hasten(page);
    await page.goto('/');
    await page.locator('.course-offer').tap();
    await learn(who, finger, true);
    expect(await axeFaults(page)).toEqual([]);
    await page.locator('.course-end .primary').tap();
    await page
      .locator('.place-panel, .colour-choices, .panel')
      .first()
      .waitFor({ timeout: 30_000 });
    expect(new URL(page.url()).pathname).toMatch(/^\/t\//);
    await look(page, 'course-first-game');
    await playAdvised(page, 300_000);
    await look(page, 'course-first-game-over');
    expect(await page.locator('dialog .winner').textContent()).toMatch(/Hai vinto|Vince/);
    expect(await axeFaults(page)).toEqual([]);
    await page.locator('dialog a[href="/"]').tap();
    await page.locator('.play-now').waitFor();
    expect(await page.locator('.course-offer').count(), 'whoever has learnt is left alone').toBe(0);
    expect(who.faults).toEqual([]);
    await who.context.close();
  });

  it('is done by keyboard alone, in English', async () => {
    const who = await person(venue, { language: 'en' });
    await who.page.goto('/impara');
    await learn(who, keys, false);
    expect(who.faults).toEqual([]);
    await who.context.close();
  });

  it('can be left, taken up, skipped through and gone back in, and fits a phone either way', async () => {
    const who = await person(venue, { ...phone, language: 'en' });
    const { page } = who;
    await page.goto('/impara');
    for (let step = 1; step <= stepCount; ++step) {
      await page.locator('.coach h1').waitFor(soon);
      expect(await page.locator('.coach-head .hint').textContent()).toContain(`${step} `);
      await fits(page);
      const idle = page.locator('.player-open, .log-tools button');
      expect(await idle.count(), 'buttons for what a lesson has not').toBe(0);
      await page.setViewportSize({ width: 844, height: 390 });
      await fits(page);
      await page.setViewportSize({ width: 390, height: 844 });
      if (step === 6) {
        await page.locator('.game-tools .button').tap(); // leave
        await page.locator('.course-offer').tap(); // and come back to where it was
        await page.locator('.coach').waitFor(soon);
        expect(await stepOf(page)).toBe('transfer');
        await page.locator('.coach-buttons .button').first().tap();
        expect(await stepOf(page)).toBe('occupy');
        await page.locator('.coach-buttons .button').last().tap();
      }
      await page.locator('.coach-buttons .button').last().tap();
    }
    await page.locator('.course-end').waitFor(soon);
    expect(who.faults).toEqual([]);
    await who.context.close();
  });
});
