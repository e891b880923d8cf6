// Nothing that was begun is lost: every form of a judge's table is left for another tab, reloaded,
// and cut off from the network, and every tap has a way back.
import { beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { look } from './browser';
import {
  armiesOf,
  byAnotherTab,
  byReload,
  connection,
  names,
  openTable,
  type Phone,
  paintAll,
  phoneAt,
  pick,
  press,
  row,
  tab,
  turnUp,
} from './judge';
import { openVenue } from './venue';

const venue = openVenue();
describe('a recorded table', () => {
  let phone: Phone;
  const order = ['Carla', 'Dario', 'Anna', 'Bruno'];
  beforeAll(async () => {
    phone = await phoneAt(venue);
  });

  it('keeps the form that opens it', async () => {
    const { page } = phone;
    await page.goto('/arbitro');
    await press(page, 'Tavolo completo');
    await page.getByLabel('Regolamento').selectOption('challenge');
    await page.getByLabel('Giocatore 2', { exact: true }).fill('Bruno');
    await page.locator('[data-offline="ready"]').waitFor();
    await page.reload();
    expect(await page.getByLabel('Giocatore 2', { exact: true }).inputValue()).toBe('Bruno');
    await press(page, 'Tavolo completo'); // closed: the next opens it
    await openTable(page, 'completo', 'challenge');
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('open.form');
  });

  it('takes the order of play as it was rolled', async () => {
    const { page } = phone;
    await page.getByText('Ordine di mano: Anna').click();
    await page.locator('.ref-tool .ref-chip', { hasText: 'Carla' }).click();
    await look(page, 'drafts-order');
    await press(page, 'Gli altri a seguire, come seduti');
    await page.getByText('Ordine di mano: Carla, Dario, Anna, Bruno').waitFor();
  });

  it('says at the card that it breaks the 50% rule, and keeps the deal', async () => {
    const { page } = phone;
    await press(page, 'Inserisci quella del tavolo');
    await pick(page, 'Anna');
    const four = ['Alaska', 'Alberta', 'Ontario', 'Quebec'];
    for (const name of [...four, 'Groenlandia']) await row(page, name).click();
    await page.getByText('Groenlandia a Anna no').waitFor();
    await page.getByText('CH-2.7a').waitFor();
    await look(page, 'drafts-half');
    expect(await axeFaults(page)).toEqual([]);
    expect(await armiesOf(page, 'Groenlandia')).toBe('0');
    await byAnotherTab(page, 'Gioco');
    await press(page, /^Avvia/); // an entry beside it
    await page.getByRole('button', { name: /^Pausa/ }).waitFor();
    await byReload(phone);
    expect(await armiesOf(page, 'Quebec')).toBe('1');
    for (const name of four) await row(page, name).click();
    expect(await armiesOf(page, 'Quebec')).toBe('0');
    await paintAll(page, order);
    await press(page, 'Avanti: le armate');
  });

  it('takes one army back, and everything after an undo', async () => {
    const { page } = phone;
    await row(page, 'Alaska').click();
    await row(page, 'Alaska').click();
    await press(page, 'Togli');
    await row(page, 'Alaska').click();
    expect(await armiesOf(page, 'Alaska')).toBe('2');
    await look(page, 'drafts-armies');
    await byAnotherTab(page, 'Gioco');
    await byReload(phone);
    expect(await armiesOf(page, 'Alaska')).toBe('2');
    await press(page, 'Ai territori'); // and back: nothing is lost
    await press(page, 'Avanti: le armate');
    const all = await names(page);
    for (const [index] of order.entries()) {
      const left = page.locator('.ref-lacks strong').nth(order.length - 1 - index);
      for (let more = Number(await left.textContent()); more > 0; --more) {
        await row(page, all[index] ?? '').click();
      }
      await row(page, all[index] ?? '').click(); // there are no more: nothing happens
      expect(await left.textContent()).toBe('0');
    }
    await press(page, 'Conferma la disposizione');
    await page.locator('.ref-big-line').waitFor();
    await tab(page, 'Annulla');
    await press(page, 'Conferma la disposizione');
    await page.locator('.ref-big-line').waitFor();
  });

  it('keeps what was placed in a turn, and takes it back', async () => {
    const { page } = phone;
    const line = page.locator('.ref-big-line');
    const due = Number.parseInt((await line.textContent()) ?? '0', 10);
    const mine = page.locator('.ref-row:not(:disabled)').first();
    for (let armies = 0; armies < 3; ++armies) await mine.click();
    await press(page, 'Togli');
    await mine.click();
    await look(page, 'drafts-place');
    await byAnotherTab(page, 'Gioco');
    await byReload(phone);
    expect(Number.parseInt((await line.textContent()) ?? '0', 10)).toBe(due - 2);
    for (let armies = 2; armies < due; ++armies) await mine.click();
    await press(page, /^Conferma/);
    await press(page, 'Riprendi i rinforzi del turno');
    await expect.poll(async () => Number.parseInt((await line.textContent()) ?? '', 10)).toBe(due);
    await tab(page, 'Annulla');
    await page.getByText('Tocca da dove, poi contro chi.').waitFor();
  });

  it('keeps the dice', async () => {
    const { page } = phone;
    await page.locator('.ref-row:not(:disabled)').first().click();
    await page.locator('.ref-row:not(:disabled):not([aria-pressed="true"])').first().click();
    const face = (value: string) =>
      page.locator('.ref-faces').getByLabel(value, { exact: true }).click();
    await face('6');
    await face('5');
    await byAnotherTab(page, 'Gioco');
    await byReload(phone);
    expect(await page.locator('.ref-slot .die').count()).toBe(2);
    await press(page, /^⌫/);
    expect(await page.locator('.ref-slot .die').count()).toBe(1);
    await byReload(phone);
    expect(await page.locator('.ref-slot .die').count()).toBe(1);
    await tab(page, 'Annulla'); // the attack
  });

  it('keeps every form of a judge', async () => {
    const { page } = phone;
    await tab(page, 'Casi');
    await page.getByRole('searchbox').fill('armate in più');
    await press(page, /Rinforzi in più/);
    const card = page.locator('.ref-ruling');
    await card.getByRole('button', { name: 'Bruno' }).click();
    await page.getByLabel('Quante ne ha messe?').fill('6');
    await byAnotherTab(page, 'Casi');
    await byReload(phone);
    expect(await page.getByLabel('Quante ne ha messe?').inputValue()).toBe('6');
    await card.locator('[aria-pressed="true"]', { hasText: 'Bruno' }).waitFor();
    await tab(page, 'Casi'); // the list again
    await page.getByText('Disciplina', { exact: true }).click();
    const discipline = page.locator('.ref-tool', { hasText: 'TO-2d' });
    await discipline.getByLabel('Ruolo').selectOption('official_judge');
    await discipline.getByRole('button', { name: 'Dario' }).click();
    await discipline.getByRole('button', { name: 'Penalità' }).click();
    await discipline.getByLabel('Motivo').fill('suggerisce');
    await tab(page, 'Libro');
    await page.getByLabel('Nota del giudice').fill('tavolo 7 in ritardo');
    await page.getByText('Riallinea un territorio').click();
    await page.getByLabel('Territorio').selectOption('alaska');
    await page.getByLabel('Motivo (facoltativo)').fill('un carro in più');
    await press(page, /^Recupero/);
    await page.getByLabel('Motivo dell’interruzione').fill('dado perso');
    await byReload(phone);
    expect(await page.getByLabel('Motivo dell’interruzione').inputValue()).toBe('dado perso');
    expect(await page.getByLabel('Nota del giudice').inputValue()).toBe('tavolo 7 in ritardo');
    expect(await page.getByLabel('Motivo (facoltativo)').inputValue()).toBe('un carro in più');
    await tab(page, 'Casi');
    expect(await discipline.getByLabel('Motivo').inputValue()).toBe('suggerisce');
    await look(page, 'drafts-discipline');
    // What was entered is a draft no more.
    await tab(page, 'Libro');
    await press(page, 'Scrivi');
    await page.getByText('“tavolo 7 in ritardo”').waitFor();
    await byReload(phone);
    expect(await page.getByLabel('Nota del giudice').inputValue()).toBe('');
    await connection(page, 'saved');
    expect(phone.faults).toEqual([]);
    await phone.context.close();
  });
});

describe('a light table', () => {
  let phone: Phone;
  const people = ['Anna', 'Bruno', 'Carla', 'Dario'];

  it('keeps its count, which a change of tab once wiped', async () => {
    phone = await phoneAt(venue);
    const { page } = phone;
    await openTable(page, 'leggero', 'torneo');
    await tab(page, 'Fine');
    await press(page, 'Chiudi e conta i punti');
    await press(page, 'Chiudere la partita');
    await paintAll(page, people);
    await press(page, 'Armate');
    await row(page, 'Alaska').click();
    await row(page, 'Alaska').click();
    await press(page, 'Togli');
    await row(page, 'Alaska').click();
    await byAnotherTab(page, 'Fine');
    await byReload(phone);
    expect(await armiesOf(page, 'Alaska')).toBe('2');
    await look(page, 'drafts-count');
    await press(page, 'Ricomincia'); // not without a second tap
    expect(await armiesOf(page, 'Alaska')).toBe('2');
    await press(page, 'Conferma la plancia');
    await page.locator('.ref-objective').first().waitFor();
    await tab(page, 'Annulla');
    expect(await armiesOf(page, 'Alaska')).toBe('2');
    await press(page, 'Conferma la plancia');
  });

  it('shows the territories of the objectives, and takes a card that we do not have', async () => {
    const { page } = phone;
    await page.locator('.ref-objective .button').first().click();
    const cards = page.locator('.ref-objective-card');
    expect(await cards.count()).toBe(20);
    expect(await cards.getByText('nostra', { exact: true }).count()).toBe(4);
    const elephant = await cards.filter({ hasText: 'Elefante' }).textContent();
    expect(elephant).toContain('Europa, Africa, Groenlandia, Ontario');
    await look(page, 'drafts-objectives');
    expect(await axeFaults(page)).toEqual([]);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Un’altra carta').click();
    await dialog.getByLabel('Nome della carta').fill('Delfino');
    const lands = dialog.locator('.ref-lands');
    await lands.getByRole('button', { name: 'Alaska' }).click();
    await lands.getByRole('button', { name: 'Giappone' }).click();
    await byReload(phone);
    await page.locator('.ref-objective .button').first().click();
    expect(await dialog.getByLabel('Nome della carta').inputValue()).toBe('Delfino');
    await dialog.getByText('Territori della carta: 2').waitFor();
    await dialog.getByText('86 punti').waitFor(); // unusual, and taken all the same
    await dialog.getByText('86 punti').scrollIntoViewIfNeeded();
    await look(page, 'drafts-card');
    await dialog.getByRole('button', { name: 'Scrivi la carta' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.locator('.ref-objective .button').first().textContent()).toBe('Delfino');
    for (let player = 1; player < 4; ++player) await turnUp(page, player, player);
    await page.locator('.ref-table').getByText('Delfino').waitFor();
    await press(page, 'Firma il risultato');
    await page.getByText('Firmato da Ada').waitFor();
    await connection(page, 'saved'); // the server takes the card too
    expect(phone.faults).toEqual([]);
    await phone.context.close();
  });
});
