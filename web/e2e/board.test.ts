// The board on every screen: letters that can be read and do not hide each other, tokens that a
// finger finds at the first try, nothing in front of the lands that fight, and no screen of empty sea.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, guest, look, type Person, person } from './browser';
import {
  type BoardSeen,
  boardSeen,
  emptyShare,
  isWhole,
  overlap,
  still,
  type Token,
} from './on-board';
import { managed } from './play';
import { openVenue } from './venue';

const venue = openVenue();

const desks = [
  [1440, 900],
  [1920, 1080],
] as const;
const phones = [
  [390, 844],
  [844, 390],
] as const;
const sizes = [...desks, ...phones, [768, 1024]] as const;
type Size = readonly [number, number];
const boards = ['challenge', 'master'] as const;
const zoomIn = '.board-controls button:nth-child(1)';
const fit = '.board-controls button:nth-child(3)';

let guests = 0;

/** At the placement of the first armies: every land has its token, and the table waits. */
async function atPlacement(ruleset: string): Promise<Person> {
  const who = await person(venue, { touch: true });
  await guest(who, `Anna ${++guests}`);
  const { code } = await ask<{ code: string }>(who, '/api/play-now', { ruleset });
  await who.page.goto(`/t/${code}`);
  await who.page.locator('.player').first().waitFor();
  const placing = who.page.locator('.place-panel');
  const always = '.claim-panel button:has-text("Scegli sempre per me"):not(:disabled)';
  const asked = who.page.locator(`.colour-choices button, ${always}`).first();
  while ((await placing.count()) === 0) {
    if (await asked.count()) await managed(asked.click({ timeout: 1000 }));
    await who.page.waitForTimeout(50);
  }
  return who;
}

/** The page as it opens at this size. */
async function openAt(
  { page }: Person,
  [width, height]: Size,
  language = 'it',
): Promise<BoardSeen> {
  await page.setViewportSize({ width, height });
  await page.evaluate((spoken) => {
    localStorage.setItem('kamchatka.language', JSON.stringify(spoken));
  }, language);
  await page.reload();
  await page.locator('.place-panel').waitFor();
  await page.locator('.board-token-body').first().waitFor();
  await still(page);
  return boardSeen(page);
}

async function press({ page }: Person, button: string): Promise<BoardSeen> {
  await page.locator(button).click();
  await still(page);
  return boardSeen(page);
}

function expectLegible({ letters, figures, tokens }: BoardSeen, where: string): void {
  const small = [...letters, ...figures].filter(({ pixels }) => pixels < 12);
  expect(
    small.map(({ text, pixels }) => `${text} ${pixels}`),
    `too small ${where}`,
  ).toEqual([]);
  const over = letters.flatMap((one, i) =>
    [
      ...letters
        .slice(i + 1)
        .filter((other) => overlap(one, other))
        .map(({ text }) => text),
      ...tokens.filter((token) => overlap(one, token)).map(({ territory }) => territory),
    ].map((other) => `${one.text} over ${other}`),
  );
  expect(over, where).toEqual([]);
}

/** A generator of numbers from 0 to 1, always the same ones. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The share of 200 taps, each off by up to 8 pixels, that found their token. */
async function tapped({ page }: Person, seen: BoardSeen): Promise<number> {
  await page.evaluate(() => {
    const found: (string | null)[] = [];
    Object.assign(window, { found });
    window.addEventListener('pointerup', () => {
      const focused = document.activeElement;
      found.push(focused?.getAttribute('data-territory') ?? null);
      if (focused instanceof SVGElement) focused.blur();
    });
  });
  const { box } = seen;
  const whole = ({ left, right, top, bottom }: Token) =>
    left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
  const tokens = seen.tokens.filter(whole);
  const next = numbers(20240607);
  const wanted: string[] = [];
  let last: Token | undefined;
  while (wanted.length < 200) {
    const token = tokens[Math.floor(next() * tokens.length)];
    // Two taps in one place, one right after the other, would zoom.
    if (!token || (last && Math.hypot(token.x - last.x, token.y - last.y) < 50)) continue;
    const turn = next() * 2 * Math.PI;
    const off = next() * 8;
    await page.touchscreen.tap(token.x + off * Math.cos(turn), token.y + off * Math.sin(turn));
    wanted.push(token.territory);
    last = token;
  }
  const found = await page.evaluate(() => (window as unknown as { found: string[] }).found);
  expect(found).toHaveLength(200);
  return found.filter((territory, i) => territory === wanted[i]).length / 200;
}

describe.each(boards)('the board of %s', (ruleset) => {
  let who: Person;
  beforeAll(async () => {
    who = await atPlacement(ruleset);
  }, 120_000);
  afterAll(() => who?.context.close());

  it.each(sizes)('has letters that can be read at %i x %i', async (...size) => {
    for (const language of ['it', 'en']) {
      const where = `${size.join(' x ')} ${language}`;
      expectLegible(await openAt(who, size, language), `${where} as it opens`);
      await look(who.page, `board-${ruleset}-${size.join('x')}-${language}`);
      const whole = await press(who, fit);
      expectLegible(whole, `${where} whole`);
      expect(isWhole(whole), where).toBe(true);
      expectLegible(await press(who, zoomIn), `${where} closer`);
      expectLegible(await press(who, zoomIn), `${where} close`);
      await look(who.page, `board-${ruleset}-${size.join('x')}-${language}-close`);
    }
  });

  it.each(desks)('is no quarter empty sea at %i x %i', async (...size) => {
    expect(emptyShare(await openAt(who, size))).toBeLessThan(0.25);
  });

  it.each(phones)('is tapped right at %i x %i', async (...size) => {
    const opened = await tapped(who, await openAt(who, size));
    await openAt(who, size);
    const fitted = await tapped(who, await press(who, fit));
    console.log(`taps on ${ruleset}, ${size.join(' x ')}: opened ${opened}, fitted ${fitted}`);
    expect(opened).toBeGreaterThanOrEqual(0.98);
    expect(fitted).toBeGreaterThanOrEqual(0.9);
  });

  /** As soon as what is in a panel has come. */
  const expectWhole = async (when: string) => {
    await who.page.waitForTimeout(150);
    await expect.poll(async () => isWhole(await boardSeen(who.page)), { message: when }).toBe(true);
  };
  it('stays fitted while panels open and the phone is turned', async () => {
    await openAt(who, [390, 844]);
    expect(isWhole(await press(who, fit))).toBe(true);
    for (const tab of ['log', 'dice', 'info']) {
      await who.page.locator(`[data-tab="${tab}"]`).click();
      await expectWhole(tab);
    }
    for (const [width, height] of [
      [844, 390],
      [390, 844],
      [768, 1024],
    ] as const) {
      await who.page.setViewportSize({ width, height });
      await expectWhole(`${width} x ${height}`);
    }
  });

  it('leaves no page at fault', () => {
    expect(who.faults).toEqual([]);
  });
});

describe('the table of challenge', () => {
  let who: Person;
  beforeAll(async () => {
    who = await atPlacement('challenge');
  }, 120_000);
  afterAll(() => who?.context.close());

  it('has a list that fits a phone, and a way home', async () => {
    for (const language of ['it', 'en']) {
      await openAt(who, [390, 844], language);
      await who.page.locator('.game-tools .icon-only').last().click();
      const list = who.page.locator('.list-view');
      await list.locator('tbody tr').first().waitFor();
      const wide = await list.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(wide, language).toBeLessThanOrEqual(0);
      expect(await who.page.locator('.game-bar a[href="/"]').isVisible()).toBe(true);
      await who.page.locator('.game-tools .icon-only').last().click();
    }
  });
});

describe('a fight on a phone', () => {
  let who: Person;
  beforeAll(async () => {
    who = await atPlacement('challenge');
  }, 120_000);
  afterAll(() => who?.context.close());

  /** Both lands in the box that shows the board, and nothing in front of them. */
  async function expectSeen(lands: readonly string[], when: string): Promise<void> {
    await still(who.page);
    const { box, places } = await boardSeen(who.page);
    for (const land of lands) {
      const [x, y] = places[land] ?? [0, 0];
      const inside = x > box.left && x < box.right && y > box.top && y < box.bottom;
      expect(inside, `${land} is seen ${when}`).toBe(true);
      const free = await who.page.evaluate(
        ([atX = 0, atY = 0]) => document.elementFromPoint(atX, atY)?.closest('.board') !== null,
        [x, y],
      );
      expect(free, `${land} is not hidden ${when}`).toBe(true);
    }
  }

  async function toAttack(): Promise<void> {
    const { page } = who;
    const fighting = page.locator('.panel-title.mine:has-text("Attacca")');
    const end = Date.now() + 100_000;
    while ((await fighting.count()) === 0 && Date.now() < end) {
      for (const button of ['for-me', 'confirm']) {
        const found = page.locator(`.place-panel [data-key="${button}"]:not(:disabled)`);
        if (await found.count()) await managed(found.click({ timeout: 1000 }));
      }
      await page.waitForTimeout(60);
    }
  }

  it('is seen whole, whatever is open, and goes to the end with one tap', async () => {
    const { page } = who;
    await openAt(who, [390, 844]);
    await toAttack();
    const offered = who.frames.findLast((frame) => /"options":\[\{/.test(frame)) ?? '';
    const to = /"type":"attack"[^}]*?"to":"(\w+)"/.exec(offered)?.[1] ?? '';
    // As a screen reader presses it, wherever the board is looked at.
    await page.locator(`.board-token[data-territory="${to}"]`).dispatchEvent('click');
    const chosen = page.locator('.board-token[aria-pressed="true"]');
    const from = (await chosen.getAttribute('data-territory')) ?? '';
    await expectSeen([from, to], 'when chosen');
    await look(page, 'fight-chosen');
    for (const tab of ['log', 'dice', 'info']) {
      await page.locator(`[data-tab="${tab}"]`).click();
      await expectSeen([from, to], `under the sheet ${tab}`);
    }
    await page.locator('[data-tab="info"]').click();
    const throws = () => who.frames.filter((frame) => frame.includes('"dice_rolled"')).length;
    const before = throws();
    await page.locator('[data-key="until"]').click();
    // Conquered, or stopped; whoever has one army left is no longer selected.
    const won = '.panel-title:has-text("Conquistato")';
    const lost = ['Fermo', 'Scegli un tuo', 'Nessun attacco'].map(
      (text) => `.hint:has-text("${text}")`,
    );
    const over = page.locator([won, ...lost].join(', '));
    await over.first().waitFor({ timeout: 20_000 });
    expect(throws()).toBeGreaterThan(before);
    expect(await page.locator('.dice-panel').count()).toBe(1);
    await expectSeen([from, to], 'with the dice');
    await look(page, 'fight-dice');
    for (const [width, height] of phones) {
      await page.setViewportSize({ width, height });
      for (const what of ['.game-bar .brand', '.game-bar .clock', '.game-tools .icon-only']) {
        const place = await page.locator(what).last().boundingBox();
        expect(
          (place?.x ?? width) + (place?.width ?? 0),
          `${what} at ${width}`,
        ).toBeLessThanOrEqual(width);
      }
    }
  });

  it('leaves no page at fault', () => {
    expect(who.faults).toEqual([]);
  });
});
