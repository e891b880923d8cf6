// Moments, sounds and the look of the board, as people meet them: in a game against bots, and in the
// settings, where each can be tried.
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { ask, guest, type Person, person } from './browser';
import { managed } from './play';
import { openVenue } from './venue';

const venue = openVenue();

/** Notes every moment that is put on the stage, and every sound that leaves for the speakers. */
async function noted(who: Person): Promise<void> {
  await who.context.addInitScript(() => {
    const notes = { moments: [] as string[], sounds: 0 };
    Object.assign(window, { notes });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof HTMLElement && node.matches('.drama'))
            queueMicrotask(() => notes.moments.push(node.className.replace('drama ', '')));
        }
      }
    }).observe(document, { childList: true, subtree: true });
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      if (!(this.context instanceof OfflineAudioContext)) ++notes.sounds;
      start.apply(this, when);
    };
  });
}

const notesOf = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { notes: { moments: string[]; sounds: number } }).notes,
  );

/** Answers whatever is asked, without a fight: the bots conquer enough. */
async function answer(page: Page): Promise<void> {
  const tap = (selector: string) =>
    managed(page.locator(selector).first().click({ timeout: 1500 }));
  if ((await page.locator('.panel-title.mine').count()) === 0) await page.waitForTimeout(50);
  else if (await page.locator('.colour-choices').count()) await tap('.colour-choices button');
  else if (await page.locator('.place-panel').count()) {
    await tap('.place-panel [data-key="for-me"]:not(:disabled)');
    await tap('.place-panel [data-key="confirm"]:not(:disabled)');
  } else if (await page.locator('.turn-buttons').count()) await tap('[data-key="pass"]');
  else await tap('.action-panel [data-key="confirm"]:not(:disabled)');
}

async function playUntil(page: Page, done: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 100_000;
  while (!(await done())) {
    if (Date.now() > end) throw new Error('it took too long');
    await answer(page);
  }
}

async function newGame(who: Person): Promise<string> {
  const { code } = await ask<{ code: string }>(who, '/api/play-now', {});
  await who.page.goto(`/t/${code}`);
  await who.page.locator('.player').first().waitFor();
  return code;
}

describe('in a game', () => {
  it('the deal and a conquest are moments, and are heard in one tab', async () => {
    const who = await person(venue, { unhurried: true });
    await who.context.addInitScript(() =>
      localStorage.setItem('kamchatka.confirmation', '"never"'),
    );
    await noted(who);
    await guest(who, 'Ada');
    const code = await newGame(who);
    await who.page.waitForTimeout(1500); // they come after the first picture
    const shown = async (kind: string) => (await notesOf(who.page)).moments.includes(kind);
    await playUntil(who.page, () => shown('deal'));
    await playUntil(who.page, () => shown('conquest'));
    expect((await notesOf(who.page)).sounds).toBeGreaterThan(0);
    // One tap, and the table is silent. A second tab of it sounds in the place of the first.
    const mute = who.page.getByRole('button', { name: 'Silenzia i suoni' });
    await mute.click();
    expect(await mute.getAttribute('aria-pressed')).toBe('true');
    await mute.click();
    const holder = (page: Page) =>
      page.evaluate((name) => localStorage.getItem(`kamchatka.sounding.${name}`), code);
    const first = await holder(who.page);
    expect(first).toBeTruthy();
    const second = await who.context.newPage();
    await second.goto(`/t/${code}`);
    await second.locator('.board').waitFor();
    expect(await holder(second)).not.toBe(first);
    await second.close({ runBeforeUnload: false });
    expect(who.faults).toEqual([]);
    await who.context.close();
  });

  it('there is none for whoever wants less motion', async () => {
    const who = await person(venue, { unhurried: true });
    await noted(who);
    await who.page.emulateMedia({ reducedMotion: 'reduce' });
    await guest(who, 'Eva');
    await newGame(who);
    await who.page.waitForTimeout(1500);
    const dealt = () => who.frames.some((frame) => frame.includes('"territory_dealt"'));
    await playUntil(who.page, async () => dealt());
    await who.page.waitForTimeout(300);
    expect((await notesOf(who.page)).moments).toEqual([]);
    await who.context.close();
  });
});

describe('in the settings', () => {
  let who: Person;
  beforeAll(async () => {
    who = await person(venue, { unhurried: true });
    await noted(who);
    await who.page.goto('/settings');
    await who.page.locator('.moment-stage .board').waitFor();
  });
  afterAll(() => who.context.close());

  it.each(['Distribuzione', 'Conquista', 'Eliminazione', 'Sdadata', 'Vittoria'])(
    '%s can be tried, moves for less than a second, and a key ends it',
    async (name) => {
      const button = who.page.getByRole('button', { name, exact: true });
      // In one go: it is over before a slow machine comes back to look.
      const seen = await button.evaluate(async (element: HTMLElement) => {
        const layers = () => document.querySelectorAll('.drama').length;
        const frame = () => new Promise(requestAnimationFrame);
        element.click();
        await frame();
        await frame();
        const motions = document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .filter(({ target }) => target?.closest('.drama, .closing-banner'))
          .map((effect) => Number(effect.getComputedTiming().endTime));
        const shown = layers();
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
        return { shown, left: layers(), longest: Math.max(0, ...motions) };
      });
      expect(seen).toMatchObject({ shown: 1, left: 0 });
      expect(seen.longest).toBeGreaterThan(300);
      expect(seen.longest).toBeLessThan(1000);
    },
  );

  it('the old map is chosen by sight, remembered, and what a game is played on', async () => {
    const { page } = who;
    await page.getByRole('radio', { name: /Carta antica/ }).check();
    await page.locator('.moment-stage .board[data-look="antique"]').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.reload();
    expect(await page.getByRole('radio', { name: /Carta antica/ }).isChecked()).toBe(true);
    await page.goto('/');
    await ask(who, '/api/guest', { name: 'Ida' });
    await newGame(who);
    await page.locator('.game .board[data-look="antique"] .board-ornaments').waitFor();
    expect(who.faults).toEqual([]);
  });
});

describe('the sounds', () => {
  interface Measured {
    readonly seconds: number;
    readonly peak: number;
    readonly loudness: number;
    readonly tail: number;
  }

  it('are none of them silent, too loud or too long, and all equally loud', async () => {
    const made = await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        lib: { entry: 'e2e/sounds-to-measure.ts', formats: ['iife'], name: 'measuring' },
      },
    });
    const [bundle] = Array.isArray(made) ? made : [made];
    const chunk = bundle && 'output' in bundle ? bundle.output[0] : null;
    if (!chunk) throw new Error('nothing was built');
    const page = await venue.browser.newPage();
    const measured = (await page.evaluate(`${chunk.code};measuring.measureAll()`)) as Record<
      string,
      Measured
    >;
    await page.close();
    expect(Object.keys(measured)).toHaveLength(11);
    for (const [cue, { seconds, peak, loudness, tail }] of Object.entries(measured)) {
      expect(seconds, cue).toBeLessThanOrEqual(cue === 'victory' ? 2.5 : 1);
      expect(peak, cue).toBeGreaterThan(0.2);
      expect(peak, cue).toBeLessThan(0.9);
      expect(loudness, cue).toBeGreaterThan(0.1);
      expect(loudness, cue).toBeLessThan(0.17);
      expect(tail, cue).toBeLessThan(0.01);
    }
  });
});
