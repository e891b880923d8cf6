// The rules as people read them: the game in five minutes by the book they choose, the books side by
// side on a phone, the rule behind a value, and a word found in all books. By keyboard where it counts.
import { beforeAll, expect, it } from 'vitest';
import { look, type Person, person } from './browser';
import { openVenue } from './venue';

const venue = openVenue();
let anna: Person;

beforeAll(async () => {
  anna = await person(venue, { width: 390, height: 844, touch: true });
});

it('tells the game by the book that is chosen', async () => {
  const { page } = anna;
  await page.goto('/rules');
  await page.getByText('La partita dura 90 minuti dal primo turno.').waitFor();
  await page.getByLabel('Con quale regolamento?').selectOption('prestige');
  await page.getByText('Non c’è tempo limite').waitFor();
  expect(new URL(page.url()).search).toBe('?with=prestige');
  expect(await page.locator('.board.is-picture').count()).toBe(4);
  expect(await page.locator('.board-token[tabindex="0"]').count()).toBe(0);
  await look(page, 'rules-primer-phone');
});

it('compares two books on a phone, and leads to the rule of a value', async () => {
  const { page } = anna;
  await page.goto('/rules/confronto?with=prestige,prestige_torneo');
  await page.getByText('4 differenze').waitFor();
  const rules = page.locator('.rule-name');
  expect(await rules.count()).toBe(4);
  await page.getByRole('switch', { name: 'Solo le differenze' }).press('Space');
  expect(await rules.count()).toBeGreaterThan(40);
  await page.getByLabel('Il secondo').selectOption('torisiko');
  expect(new URL(page.url()).search).toBe('?with=prestige,torisiko');
  await page.getByRole('link', { name: 'regola TK-R8a' }).first().press('Enter');
  await page.locator('#TK-R8a.is-asked:focus').waitFor();
  expect(new URL(page.url()).pathname).toBe('/rules/torisiko');
});

it('finds a word in every book', async () => {
  const { page } = anna;
  await page.goto('/rules/torneo');
  await page.getByLabel('Cerca nelle regole').fill('meta piu');
  await page.getByText('Nessuna regola con queste parole.').waitFor();
  await page.getByLabel('Cerca in tutti i regolamenti').check();
  await page.locator('.clauses a', { hasText: 'MA-E6' }).waitFor();
  expect(await page.locator('#MA-E6 mark').allTextContents()).toEqual(['metà', 'più']);
  expect(anna.faults).toEqual([]);
});
