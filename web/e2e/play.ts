// Plays through the interface, as somebody with the list open would: whatever is asked, something
// sensible is clicked. Returns when the game is over or the condition holds.
import { errors, type Page } from 'playwright-core';

export interface Style {
  /** Armies everywhere, rather than all in one place. */
  readonly spread?: boolean;
  /** Whom to attack; anybody unless named. */
  readonly foe?: string;
  /** Throws in a turn at most. */
  readonly throwsMax?: number;
  /** Leaves it to somebody else to say how many dice defend. */
  readonly undefended?: boolean;
  readonly until?: () => Promise<boolean> | boolean;
  readonly limitMs?: number;
}

/** For what may be gone by the time it is clicked. */
export const brief = { timeout: 2000 };

/** Whether it worked. */
export function managed(done: Promise<unknown>): Promise<boolean> {
  return done.then(
    () => true,
    () => false,
  );
}

async function pick(page: Page, selector: string): Promise<boolean> {
  const found = page.locator(selector).first();
  if ((await found.count()) === 0) return false;
  return managed(found.click(brief));
}

async function place(page: Page, spread: boolean): Promise<void> {
  if (spread) {
    const rows = page.locator('.row-actions');
    for (let row = 0, count = await rows.count(); row < count; ++row) {
      const one = rows.nth(row).locator('button:nth-child(1):not(:disabled)');
      await one.click({ timeout: 500 }).catch(() => undefined);
    }
  }
  for (let more = 0; more < 40; ++more) {
    if (!(await pick(page, '.row-actions button:nth-child(2):not(:disabled)'))) break;
  }
  await pick(page, '.action-panel [data-key="confirm"]:not(:disabled)');
}

async function exchange(page: Page): Promise<void> {
  const rows = page.locator('.exchange-row select');
  for (let row = 0; row < (await rows.count()); ++row) {
    await rows.nth(row).selectOption({ index: 1 }, brief);
  }
  await pick(page, '[data-key="confirm"]:not(:disabled)');
}

/** One attack from the player's own territory with most armies; false: none has enough. */
async function attack(page: Page, armiesMin: number): Promise<boolean> {
  const strongest = await page.evaluate((least) => {
    const rows = [...document.querySelectorAll('.list-view tbody tr')];
    const armies = (row: Element) => Number.parseInt(row.children[2]?.textContent ?? '0', 10);
    const ready = rows.filter((row) => row.querySelector('td:last-child button:not(.primary)'));
    ready.sort((a, b) => armies(b) - armies(a));
    const best = ready[0];
    if (!best || armies(best) < least) return false;
    (best.querySelector('td:last-child button') as HTMLElement).click();
    return true;
  }, armiesMin);
  if (!strongest) return false;
  if (!(await pick(page, '.list-view tr.target button'))) return false;
  return pick(page, '[data-key="throw"]:not(:disabled)');
}

/** One attack on that player, from wherever it can be made; false: from nowhere. */
async function attackFoe(page: Page, foe: string): Promise<boolean> {
  const own = page.locator('.list-view td:last-child button:not(.primary)');
  for (let row = 0, count = await own.count(); row < count; ++row) {
    await page.keyboard.press('Escape');
    await own.nth(row).click(brief);
    const target = page.locator('.list-view tr.target').filter({ hasText: foe });
    if ((await target.count()) === 0) continue;
    await target.first().locator('button').click(brief);
    return pick(page, '[data-key="throw"]:not(:disabled)');
  }
  return false;
}

/** Does what is asked, if anything is; how many throws there were in this turn is kept in `turn`. */
async function act(page: Page, style: Style, turn: { thrown: number }): Promise<void> {
  const { throwsMax = 3 } = style;
  if ((await page.locator('.panel-title.mine').count()) === 0) {
    turn.thrown = 0;
    await page.waitForTimeout(60);
  } else if (await page.locator('.exchange-row').count()) await exchange(page);
  else if (await page.locator('.colour-choices').count())
    await pick(page, '.colour-choices button');
  else if (await page.locator('.row-actions').count()) await place(page, style.spread ?? false);
  else if (style.undefended && (await page.locator('.defend-panel').count())) await settle(page);
  else if (await pick(page, '.action-panel [data-key="confirm"]:not(:disabled)'))
    await settle(page);
  else if (await page.locator('.claim-panel').count())
    await pick(page, '.list-view td:last-child button');
  else if (style.foe && turn.thrown++ < throwsMax && (await attackFoe(page, style.foe)))
    await settle(page);
  else if (!style.foe && turn.thrown++ < throwsMax && (await attack(page, 4))) await settle(page);
  else if ((await page.locator('[data-key="pass"]').count()) === 0 && (await attack(page, 2)))
    await settle(page); // some rulebooks oblige the player to attack
  else {
    await page.keyboard.press('Escape');
    await pick(page, '[data-key="pass"]:not(:disabled)');
    await settle(page);
  }
}

export async function play(page: Page, style: Style = {}): Promise<void> {
  const turn = { thrown: 0 };
  await page.locator('.player').first().waitFor();
  if (!(await page.locator('.list-view').count())) await page.keyboard.press('e');
  await page.locator('.list-view').waitFor();
  await toTheEnd(page, style, () => act(page, style, turn));
}

/** Acts until the game is over, or the condition holds. */
export async function toTheEnd(page: Page, style: Style, act: () => Promise<void>): Promise<void> {
  const end = Date.now() + (style.limitMs ?? 170_000);
  while (Date.now() < end) {
    if (await style.until?.()) return;
    if (await page.locator('dialog .ranking').count()) return;
    await act().catch((error: unknown) => {
      // What was looked for has gone: the table went on meanwhile.
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
  }
  const panel = await page.locator('.action-panel').first().textContent();
  throw new Error(`the game took too long; the page says: ${panel}`);
}

/** A moment for the answer to come. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(40);
}
