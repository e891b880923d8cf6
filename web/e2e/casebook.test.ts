// The 29 cases of the TorisiKo! regulation, each where it arises, on a phone: found, settled in at
// most ten taps, and its effect in the book that the server has.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Case, cases, Judge } from './cases';
import { connection, type Phone, phoneAt, tab } from './judge';
import { openScene, type SceneName, scenes, storedSheet } from './scenes';
import { openVenue } from './venue';

const tapsMax = 10;
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const venue = openVenue(60, { 'creations-per-player': 200 });

describe('the cases of the TorisiKo! regulation on a phone', () => {
  let phone: Phone;
  let count = 0;
  beforeAll(async () => {
    phone = await phoneAt(venue);
    await phone.page.goto('/arbitro');
    const answer = await phone.page.request.post('/api/guest', {
      headers: { 'x-kamchatka': '1' },
      data: { name: 'Ada' },
    });
    expect(answer.ok()).toBe(true);
  });
  afterAll(async () => {
    expect(phone.faults).toEqual([]);
    await phone.context.close();
  });

  const settleAt = async (each: Case, scene: SceneName) => {
    const { page } = phone;
    const book = await scenes[scene]();
    const code = `CASE${letters[Math.floor(count / 24)]}${letters[count % 24]}`;
    count += 1;
    await page.evaluate(() =>
      localStorage.setItem('kamchatka.referee', '{"name":"Ada","role":"table_judge"}'),
    );
    await openScene(page, book, code);
    const judge = new Judge(page);
    judge.taps += 1;
    await tab(page, 'Casi');
    await judge.tap(page.locator('.ref-case', { hasText: each.title }).first());
    expect(await judge.card.textContent()).toContain(each.clause);
    await each.settle(judge);
    expect(judge.taps).toBeLessThanOrEqual(tapsMax);
    await connection(page, 'saved');
    each.effect({ before: book.sheet, after: await storedSheet(page, code) });
  };

  for (const each of cases) {
    it(`${each.clause} in a full book`, () => settleAt(each, each.scene));
    it(`${each.clause} in a light book`, () => settleAt(each, each.light ?? 'light'));
  }
});
