// What cannot be done says why, as a question that changes nothing; buttons stay where they are while
// one drafts; a key does the same wherever the focus is.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { ask, guest, look, type Manner, type Person, person } from './browser';
import { openVenue } from './venue';

const venue = openVenue();

const sizes: Readonly<Record<string, Manner>> = {
  desk: { width: 1440, height: 900 },
  'phone-dark': { width: 390, height: 844, touch: true, dark: true },
  side: { width: 844, height: 390, touch: true },
  tablet: { width: 768, height: 1024, touch: true },
};

const forMe = '.place-panel [data-key="for-me"]:not(:disabled)';
const confirm = '.place-panel [data-key="confirm"]';

async function confirmAt(who: Person): Promise<string> {
  const box = await who.page.locator(confirm).boundingBox();
  return `${box?.x} ${box?.y} ${box?.width} ${box?.height}`;
}

/** What the list says of each territory: whose it is, and with how many armies. */
async function lands(who: Person) {
  return who.page.evaluate(() =>
    [...document.querySelectorAll('.board-token')].map((token) => ({
      id: token.getAttribute('data-territory') ?? '',
      label: token.getAttribute('aria-label') ?? '',
      mine: (token.getAttribute('aria-label') ?? '').includes('Anna'),
      ready: token.classList.contains('may-pick'),
    })),
  );
}

async function touch(who: Person, territory: string): Promise<void> {
  await who.page.evaluate((id) => {
    const token = document.querySelector(`.board-token[data-territory="${id}"]`);
    token?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  }, territory);
}

describe.each(Object.entries(sizes))('at the table, %s', (name, manner) => {
  let who: Person;
  beforeAll(async () => {
    who = await person(venue, manner);
    await guest(who, `Anna ${name}`);
    const { code } = await ask<{ code: string }>(who, '/api/play-now', {});
    await who.page.goto(`/t/${code}`);
    await who.page.locator('.colour-choices button').first().click();
    await who.page.locator(forMe).waitFor({ timeout: 60_000 });
  });
  afterAll(() => who.context.close());

  it('keeps Confirm where it is while one drafts, and says why one army is too many', async () => {
    const { page } = who;
    const before = await confirmAt(who);
    await look(page, `asking-${name}-place`);
    const mine = (await lands(who)).filter(({ ready }) => ready);
    expect(mine.length).toBeGreaterThan(5);
    for (const { id } of mine) await touch(who, id);
    expect(await confirmAt(who)).toBe(before);
    await look(page, `asking-${name}-drafted`);
    await page.locator(forMe).click();
    await page.getByRole('button', { name: 'Conferma il piano' }).waitFor();
    expect(await confirmAt(who)).toBe(before);
    await touch(who, mine[0]?.id ?? '');
    await page.locator('.draft-box .refusal').waitFor();
    expect(await confirmAt(who)).toBe(before);
    await look(page, `asking-${name}-too-many`);
    expect(await axeFaults(page)).toEqual([]);
    const theirs = (await lands(who)).find(({ ready }) => !ready);
    await touch(who, theirs?.id ?? '');
    await page.locator('.draft-box .clause-chip').waitFor();
    expect(await confirmAt(who)).toBe(before);
  });

  it('opens the rule from its chip', async () => {
    const { page } = who;
    await page.locator('.clause-chip').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('.clause-text').waitFor();
    await expect
      .poll(() => dialog.locator('.clause-text').textContent())
      .not.toMatch(/Un momento|^$/);
    await look(page, `asking-${name}-rule`);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('goes on by the plan until the first turn, which glows where it can begin', async () => {
    const { page } = who;
    await page.locator(confirm).click();
    await page.locator('.place-panel [data-key="for-me"]').waitFor({ state: 'detached' });
    await look(page, `asking-${name}-plan`);
    await page.locator('.phase-strip').waitFor({ timeout: 60_000 });
    await page.locator(forMe).waitFor({ timeout: 60_000 });
    await page.locator(forMe).click();
    await page.locator('.place-panel .chip').first().waitFor();
    if (name === 'desk') {
      // The focus is on the board: a letter of the page is no name there.
      await page.locator('.board-token[tabindex="0"]').focus();
      await page.keyboard.press('c');
    } else {
      await page.locator(confirm).click();
    }
    await page.locator('.turn-buttons').waitFor();
    const ready = (await lands(who)).filter((land) => land.ready && land.mine).length;
    expect(ready).toBeGreaterThan(0);
    expect(await page.locator('.board-outline.is-ready').count()).toBe(ready);
    await look(page, `asking-${name}-glow`);
  });

  it('says why a territory with one army or a distant enemy will not do, and attempts nothing', async () => {
    const { page } = who;
    const note = page.locator('.action-panel .refusal');
    const close = note.getByRole('button', { name: 'Chiudi' });
    const all = await lands(who);
    const weak = all.find(({ label, mine }) => mine && label.includes(', 1 armata'));
    const ready = all.find((land) => land.ready && land.mine);
    expect(ready).toBeDefined();
    if (weak) {
      await touch(who, weak.id);
      await note.waitFor();
      await look(page, `asking-${name}-weak`);
      await close.click();
    }
    await touch(who, ready?.id ?? '');
    await page.locator('.board-token.is-target').first().waitFor();
    const targets = await page
      .locator('.board-token.is-target')
      .evaluateAll((tokens) => tokens.map((token) => token.getAttribute('data-territory')));
    const enemies = all.filter(({ mine, id }) => !mine && !targets.includes(id));
    await touch(who, enemies.at(-1)?.id ?? '');
    await note.waitFor();
    await note.locator('.clause-chip').waitFor();
    await look(page, `asking-${name}-distant`);
    expect(who.frames.some((frame) => frame.includes('"type":"because"'))).toBe(true);
    expect(who.frames.filter((frame) => frame.includes('"type":"reject"'))).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
  });

  it('shows the objective with its map, and all the keys', async () => {
    const { page } = who;
    await page.locator('[data-tab="mine"]').click();
    if (!(await page.locator('.objective-map').isVisible())) {
      await page.locator('[data-tab="mine"]').click();
    }
    await page.locator('.objective-map').waitFor();
    await look(page, `asking-${name}-objective`);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Lancia i dadi').waitFor();
    await look(page, `asking-${name}-keys`);
    expect(await axeFaults(page)).toEqual([]);
    expect(who.faults).toEqual([]);
  });
});
