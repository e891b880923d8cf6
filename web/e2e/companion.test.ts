// A companion game entered on a phone: full record, three rulings, the network cut in the middle,
// everything at the server in the end.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { connection, openTable, phoneAt, tab, turnUp } from './judge';
import { openVenue } from './venue';

const venue = openVenue();
const phone = () => phoneAt(venue);

/** The armies of the set-up, each colour on its first territory of the list. */
async function setUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sorteggia il programma' }).click();
  const done = page.locator('.ref-panel .primary.ref-big');
  await page.locator('.ref-lacks').waitFor();
  for (const colour of ['red', 'blue', 'green', 'yellow']) {
    const index = ['red', 'blue', 'green', 'yellow'].indexOf(colour);
    const left = await page.locator('.ref-lacks strong').nth(index).textContent();
    const row = page.locator(`.ref-row:has(.token.${colour})`).first();
    for (let armies = Number(left); armies > 0; --armies) await row.click();
  }
  await done.click();
  await page.locator('.ref-big-line').waitFor();
}

async function reinforce(page: Page): Promise<void> {
  const count = Number.parseInt((await page.locator('.ref-big-line').textContent()) ?? '0', 10);
  const row = page.locator('.ref-row:not(:disabled)').first();
  for (let armies = count; armies > 0; --armies) await row.click();
  await page.getByRole('button', { name: 'Conferma' }).click();
  await page.getByText('Tocca da dove, poi contro chi.').waitFor();
}

/** Two taps: from, to. */
async function attack(page: Page): Promise<void> {
  await page.locator('.ref-row:not(:disabled)').first().click();
  await page.locator('.ref-row:not(:disabled):not([aria-pressed="true"])').first().click();
  await page.locator('.ref-faces').waitFor();
}

/** The attack with this face on every die, the defence with that one. */
async function roll(page: Page, attackFace: number, defenceFace: number): Promise<void> {
  const groups = page.locator('.ref-dice-group');
  const counts = [
    await groups.nth(0).locator('.ref-slot').count(),
    await groups.nth(1).locator('.ref-slot').count(),
  ];
  for (const [group, count] of counts.entries()) {
    const face = String(group === 0 ? attackFace : defenceFace);
    for (let die = 0; die < count; ++die) {
      await page.locator('.ref-faces').getByLabel(face, { exact: true }).click();
    }
  }
  await page.locator('.ref-faces').waitFor({ state: 'detached' });
}

async function serverEntries(page: Page, code: string): Promise<number> {
  const answer = await page.request.get(`/api/companions/${code}`);
  if (!answer.ok()) return 0;
  return ((await answer.json()) as { entries: unknown[] }).entries.length;
}

describe('a companion table on a phone', () => {
  it('is entered with three rulings and a network cut in the middle', async () => {
    const { context, page, faults } = await phone();
    const code = await openTable(page, 'completo', 'torisiko');
    await page.getByRole('button', { name: /^Avvia/ }).click();
    await setUp(page);
    await reinforce(page);
    await connection(page, 'saved');
    expect(await axeFaults(page)).toEqual([]);

    // A die off the tray after the dice were entered: the roll is struck, and rolled again.
    await attack(page);
    await roll(page, 1, 6);
    await tab(page, 'Casi');
    await page.getByRole('searchbox').fill('dado fuori');
    await page.locator('.ref-case').first().click();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Scrivi nel libro' }).click();
    await page.locator('.ref-faces').waitFor();
    await connection(page, 'saved');
    const before = await serverEntries(page, code);

    // The network fails: the server is gone and the phone has none.
    await venue.server.kill();
    await context.setOffline(true);
    await roll(page, 6, 1);
    await connection(page, 'offline');
    await page.getByText('Il libro è al sicuro su questo dispositivo').waitFor();
    // A conquest, if it was one, is occupied before anybody is penalised.
    const least = page.getByRole('button', { name: /minimo/ });
    if ((await least.count()) > 0) await least.click();

    // Too many armies placed: twice the excess, worked out and taken off the book.
    await tab(page, 'Casi');
    await page.getByRole('searchbox').fill('armate in più');
    await page.getByRole('button', { name: /Rinforzi in più/ }).click();
    await page.locator('.ref-ruling').getByRole('button', { name: 'Bruno' }).click();
    await page.getByLabel('Quanti ne spettavano?').fill('4');
    await page.getByLabel('Quante ne ha messe?').fill('6');
    await page.getByText('Si tolgono 4 armate').waitFor();
    await page.getByRole('button', { name: 'Applica e scrivi' }).click();
    await page.locator('.ref-ruling').waitFor({ state: 'detached' });

    // The page is opened again without a network, and the book is there.
    await page.reload();
    await page.locator('.ref-page').waitFor();
    await tab(page, 'Libro');
    await page.getByText('Bruno: Rinforzi in più del dovuto').waitFor();
    await page.getByText('annullata').first().waitFor(); // the struck roll keeps its line

    // A forgotten card.
    await tab(page, 'Casi');
    await page.getByRole('searchbox').fill('dimenticato la carta');
    await page.locator('.ref-case').first().click();
    await page.locator('.ref-ruling').getByRole('button', { name: 'Anna' }).click();
    await page.locator('.ref-ruling').getByRole('button', { name: 'No', exact: true }).click();
    await page.getByText('La carta spetta ancora.').waitFor();
    await page.getByRole('button', { name: 'Scrivi nel libro' }).click();
    await page.locator('.ref-ruling').waitFor({ state: 'detached' });

    // The network is back: everything arrives, once.
    await venue.server.run();
    await context.setOffline(false);
    await connection(page, 'saved');
    const after = await serverEntries(page, code);
    expect(after).toBeGreaterThan(before + 2);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is counted, signed and printed', async () => {
    const { context, page, faults } = await phone();
    const code = await openTable(page, 'leggero', 'challenge');
    for (let turn = 0; turn < 4; ++turn) {
      await page.locator('.ref-passes .button').nth(1).click();
    }
    await page.getByText('Giro 2').waitFor();
    await page.getByRole('button', { name: /^Recupero/ }).click();
    await page.getByRole('button', { name: 'Tempo scaduto' }).click();
    await page.getByText('penultimo giro').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await tab(page, 'Fine');
    await page.getByRole('button', { name: 'Chiudi e conta i punti' }).click();
    await page.getByRole('button', { name: 'Chiudere la partita' }).click();
    const rows = page.locator('.ref-row');
    const people = page.locator('.ref-pick .ref-chip');
    await rows.first().waitFor();
    const names = await page.locator('.ref-row > span:nth-child(2)').allTextContents();
    for (let player = 0; player < 4; ++player) {
      await people.nth(player).click();
      for (const [index, name] of names.entries()) {
        if (index % 4 === player) {
          await page
            .locator('.ref-row', { hasText: new RegExp(`^${name}`) })
            .first()
            .click();
        }
      }
    }
    await page.getByRole('button', { name: 'Conferma la plancia' }).click();
    for (let player = 0; player < 4; ++player) {
      await turnUp(page, player, player);
    }
    await page.locator('.ref-table').waitFor();
    expect(await page.locator('.ref-table tbody tr').count()).toBe(4);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Firma il risultato' }).click();
    await page.getByText('Firmato da Ada').waitFor();
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.length).toBeGreaterThan(5_000);
    await connection(page, 'saved');
    expect(await serverEntries(page, code)).toBeGreaterThan(10);

    // Another device of the same judge finds the table, and reads the whole book.
    await page.evaluate(() => indexedDB.deleteDatabase('kamchatka-referee'));
    await page.goto('/arbitro');
    await page.locator('.ref-kept').getByText(code).click();
    await page.locator('.ref-table').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is sound where the cases are looked up without a table, and in the book', async () => {
    const { context, page } = await phone();
    await page.goto('/arbitro');
    await page.getByRole('button', { name: 'Solo la casistica' }).click();
    await page.locator('.ref-case').first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await openTable(page, 'leggero', 'torisiko');
    await tab(page, 'Libro');
    await page.locator('.ref-tool summary').first().click();
    expect(await axeFaults(page)).toEqual([]);
    await context.close();
  });

  it('finds what happened by a sentence, also where there is nothing to work out', async () => {
    const { context, page } = await phone();
    await openTable(page, 'leggero', 'torisiko');
    const card = page.locator('.ref-ruling');
    const say = async (sentence: string, title: string) => {
      await tab(page, 'Casi');
      await page.getByRole('searchbox').fill(sentence);
      // The list follows what is typed a moment later.
      const first = page.locator('.ref-case').first();
      await expect.poll(() => first.textContent()).toContain(title);
      await first.click();
      await card.waitFor();
    };
    // A text alone, jotted down.
    await say('vuole giocare il tris ma ha già messo un carro', 'Tris dopo aver posizionato');
    await card.getByText('Cosa segue').waitFor();
    await card.getByText('Non c’è niente da segnare.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await card.getByRole('button', { name: 'Annota nel libro' }).click();
    await card.waitFor({ state: 'detached' });
    // One whose entry lies elsewhere.
    await say('ha detto passo e poi vuole attaccare', 'turno finito');
    await card.getByRole('button', { name: 'Si segna in «Gioco»' }).click();
    await page.getByText('Tocca a Anna').waitFor();
    // One for the Official Judge: the form below is open, its reason filled in.
    await say('usa la calcolatrice', 'Calcolatrici');
    const discipline = page.locator('.ref-tool', { hasText: 'TO-2d' });
    await discipline.getByLabel('Ruolo').selectOption('official_judge');
    await page.getByLabel('Motivo').waitFor();
    expect(await page.getByLabel('Motivo').inputValue()).toContain('TK-R10b');
    // And one that is entered by itself.
    await say('un giocatore si sente male e deve andare via', 'forza maggiore');
    await card.getByRole('button', { name: 'Bruno' }).click();
    await card.getByRole('button', { name: 'Si ritira' }).click();
    await card.waitFor({ state: 'detached' });
    await page.getByText('ritirato').first().waitFor();
    await tab(page, 'Libro');
    await page.getByText('Tris dopo aver posizionato (TK-C9)').waitFor();
    await context.close();
  });
});
