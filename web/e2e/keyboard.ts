// Plays by keyboard alone, on the board: Tab to what is to be reached, a slash and a letter to a
// territory, and the letters of the buttons. The page is looked at, never clicked.
import type { Page } from 'playwright-core';
import { plain } from '../src/board/navigation';
import { managed, type Style, toTheEnd } from './play';

/** Tab, until this has the focus. */
export async function reach(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < 100; ++tabs) {
    if (await page.evaluate((it) => document.activeElement?.matches(it), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${selector}`);
}

export async function press(page: Page, selector: string): Promise<void> {
  await reach(page, selector);
  await page.keyboard.press('Enter');
}

interface Land {
  readonly id: string;
  readonly name: string;
}

/** The strongest of the territories with this mark on the board, if any has so many armies. */
function strongest(page: Page, mark: string, armiesMin: number): Promise<Land | null> {
  return page.evaluate(
    ([marked, least]) => {
      const armies = (token: Element) =>
        Number(token.querySelector('.board-token-figure')?.textContent ?? 0);
      const [best] = [...document.querySelectorAll(`.board-token.${marked}`)].sort(
        (a, b) => armies(b) - armies(a),
      );
      if (!best || armies(best) < least) return null;
      return {
        id: best.getAttribute('data-territory') ?? '',
        name: best.getAttribute('aria-label') ?? '',
      };
    },
    [mark, armiesMin] as const,
  );
}

/** A slash, and the first letter of its name, which keyboards have, as often as it takes; then Enter. */
async function pick(page: Page, land: Land): Promise<void> {
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-territory'));
  await reach(page, '.board-token');
  await page.keyboard.press('/');
  for (let tries = 0; (await here()) !== land.id; ++tries) {
    if (tries > 20) throw new Error(`no way to ${land.name}`);
    await page.keyboard.press(plain(land.name)[0] ?? '');
  }
  await page.keyboard.press('Enter');
}

async function attack(page: Page, armiesMin: number): Promise<boolean> {
  const from = await strongest(page, 'may-pick', armiesMin);
  if (!from) return false;
  await pick(page, from);
  const to = await strongest(page, 'is-target', 0);
  if (!to) return false;
  await pick(page, to);
  await page.keyboard.press('l');
  return true;
}

async function place(page: Page): Promise<void> {
  const ready = page.locator('.place-panel [data-key="confirm"]:not(:disabled)');
  if (await page.locator('.place-panel .tris button:not(:disabled)').count()) {
    return press(page, '.place-panel .tris button');
  }
  await page.keyboard.press('m');
  if (await managed(ready.waitFor({ timeout: 2000 }))) await page.keyboard.press('c');
}

async function act(page: Page, style: Style, turn: { thrown: number }): Promise<void> {
  const { throwsMax = 3 } = style;
  const there = async (selector: string) => (await page.locator(selector).count()) > 0;
  if (!(await there('.panel-title.mine'))) {
    turn.thrown = 0;
    await page.waitForTimeout(60);
  } else if (await there('.colour-choices')) await press(page, '.colour-choices button');
  else if (await there('.place-panel')) await place(page);
  else if (await there('.action-panel [data-key="confirm"]:not(:disabled)'))
    await page.keyboard.press('c');
  else if (turn.thrown++ >= throwsMax || !(await attack(page, 4))) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('p');
  }
  await page.waitForTimeout(40);
}

export function playByKeys(page: Page, style: Style = {}): Promise<void> {
  const turn = { thrown: 0 };
  return toTheEnd(page, style, () => act(page, style, turn));
}
