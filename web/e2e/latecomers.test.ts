// What a desk does when things are not as planned: a list with titles and namesakes, people who come
// late or not at all, another format half-way, and the yearly ranking that a keeper keeps.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { ask, guest, type Person, person } from './browser';
import { openVenue } from './venue';

const venue = openVenue();
let olga: Person;
let code = '';

const shots = process.env['KAMCHATKA_SHOTS'];
async function look(page: Page, name: string): Promise<void> {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `late-${name}.png`) });
}

beforeAll(async () => {
  olga = await person(venue, { width: 1280, height: 800 });
  await guest(olga, 'Olga');
});

const first = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gaia', 'Ivo'];
const last = ['Rossi', 'De Luca', 'Garcia Lopez'];
const people = last.flatMap((surname, index) =>
  first.map((name, at) => `${surname};${name};Club ${(index + at) % 6};333`),
);
const list = [
  'sep=;',
  'Iscritti al raduno, Torino, 14 novembre',
  '',
  'Cognome;Nome;Dove gioca;Telefono',
  ...people.slice(0, 16),
  'Rossi;Anna;Altro club;334',
  'Totale;;;17',
].join('\r\n');

it('is made with a date and settings of its own', async () => {
  const { page } = olga;
  await page.goto('/tornei/nuovo');
  await page.getByLabel('Nome del torneo').fill('Raduno di novembre');
  await page.getByText('Raduno: due partite').click();
  await page.locator('[name=tournament-date]').fill('2026-11-21');
  await page.getByText('Classifica, semifinali e squadre').click();
  await page.getByRole('button', { name: 'Prima: Classifica di partenza' }).click();
  await page.getByText('Tavoli e composizione').click();
  await page.getByLabel('Misura dei tavoli').waitFor();
  await look(page, 'wizard');
  expect(await axeFaults(page)).toEqual([]);
  // CH-12.2.1: advice, and binding as soon as the event is official
  await page.locator('textarea.formula').fill('punti + 300 * vincitore');
  await page.getByLabel('Torneo ufficiale').check();
  await page.getByText('CH-12.2.1').first().waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: 'Crea il torneo' }).isDisabled())
    .toBe(true);
  await page.getByLabel('Torneo ufficiale').uncheck();
  await page.locator('textarea.formula').fill('punti');
  await expect
    .poll(() => page.getByRole('button', { name: 'Crea il torneo' }).isDisabled())
    .toBe(false);
  await page.getByRole('button', { name: 'Crea il torneo' }).click();
  await page.waitForURL(/\/torneo\/[A-Z0-9]{6}$/);
  code = page.url().slice(-6);
  const detail = await ask<{ format: { date: string; stages: { tie_breaks: string[] }[] } }>(
    olga,
    `/api/tournaments/${code}`,
  );
  expect(detail.format.date).toBe('2026-11-21');
  expect(detail.format.stages[0]?.tie_breaks).toEqual(['earlier_rank', 'best_scores']);
});

it('shows a list before it is taken, and asks about namesakes', async () => {
  const { page } = olga;
  await page.getByRole('button', { name: 'Importa elenco' }).click();
  await page.getByLabel('Sono già tutti presenti').check();
  await page.getByLabel('Scegli il file').setInputFiles({
    name: 'iscritti.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list, 'latin1'),
  });
  await page.getByText('Sopra i titoli delle colonne').waitFor();
  await page.getByText('Colonna non riconosciuta, non si usa: Dove gioca').waitFor();
  await page.getByLabel('La colonna Dove gioca contiene').selectOption('club');
  await page.getByText('Stesso nome, altro club').waitFor();
  await page.getByLabel('Che cosa diventa la riga 21').selectOption('another');
  await page.getByLabel('Che cosa diventa la riga 22').selectOption('out');
  await page.getByText('17 da iscrivere · 0 già presenti · 2 non prese').waitFor();
  await look(page, 'preview');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Iscrivi 17 persone' }).click();
  await page.getByText('17 persone iscritte.').waitFor();
  const rows = await page.locator('.import-rows tbody tr').count();
  expect(rows).toBe(19);
  await page.getByRole('button', { name: 'Chiudi' }).click();
  await page.getByText('17 iscritti · 17 presenti').waitFor();
});

it('puts the tables right for who came late or not at all', async () => {
  const { page } = olga;
  await page.getByRole('tab', { name: /Turni e risultati/ }).click();
  await page.getByRole('button', { name: 'Sorteggia' }).click();
  await page.locator('.table-card').nth(3).waitFor();
  await page.getByRole('tab', { name: 'Iscritti' }).click();
  await page.locator('.presence').first().click();
  await page.getByRole('tab', { name: /Turni e risultati/ }).click();
  const card = page.getByLabel('Qualcuno è arrivato o manca dopo il sorteggio');
  await card.getByText('Nessuno cambia tavolo').first().waitFor();
  await look(page, 'reseat');
  expect(await axeFaults(page)).toEqual([]);
  await card.getByRole('button', { name: 'Nessuno si sposta' }).click();
  await expect.poll(() => card.count()).toBe(0);

  // Somebody comes with a name that is there already.
  await page.getByRole('tab', { name: 'Iscritti' }).click();
  await page.getByLabel('Nome e cognome', { exact: true }).fill('Bruno Rossi');
  await page.getByRole('button', { name: 'Aggiungi' }).click();
  await page.getByRole('button', { name: 'È un’altra persona con lo stesso nome' }).click();
  await page.getByText('18 iscritti').waitFor();
  await page.locator('.presence').last().click();
  await page.getByRole('tab', { name: /Turni e risultati/ }).click();
  await card.getByText('Bruno Rossi').waitFor();
  await card.getByRole('button', { name: 'Ricomponi con meno cambi possibili' }).click();
  await expect.poll(() => card.count()).toBe(0);
  await page.getByRole('tab', { name: 'Registro' }).click();
  await expect.poll(() => page.getByText('Tavoli ricomposti').count()).toBe(2);
});

it('changes its format half-way, and says what can no longer change', async () => {
  const { page } = olga;
  await page.getByRole('tab', { name: 'Formato' }).click();
  await page.getByLabel('Nome del torneo').fill('Raduno di sabato');
  await page.getByLabel('Partite di qualificazione').fill('3');
  await look(page, 'format');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Salva il formato' }).click();
  await page.getByText('Formato salvato.').waitFor();
  await page.getByRole('heading', { name: 'Raduno di sabato' }).waitFor();

  const detail = await ask<{
    seq: number;
    rounds: { tables: { number: number; players: number[] }[] }[];
  }>(olga, `/api/tournaments/${code}`);
  const table = detail.rounds[0]?.tables[0];
  const lines = (table?.players ?? []).map((player, index) => ({
    player,
    points: String(48 - 10 * index),
  }));
  const action = { type: 'result_entered', round: 1, table: 1, lines };
  await ask(olga, `/api/tournaments/${code}/act`, { ref: 'r1', seq: detail.seq, action });
  await page.reload();
  await page.getByRole('tab', { name: 'Formato' }).click();
  await page.getByLabel('Regolamento').selectOption('torneo');
  await page.getByRole('button', { name: 'Salva il formato' }).click();
  await page.getByText('Si è già giocato con un altro regolamento').waitFor();
  await page.getByRole('button', { name: 'Lascia com’era' }).click();
});

it('counts in the year only what the keeper admits', async () => {
  const { page } = olga;
  await page.goto('/tornei/classifica');
  await page.getByLabel('Nome della classifica').fill('Piemonte');
  await page.getByRole('button', { name: 'Apri la classifica' }).click();
  await page.waitForURL(/classifica-[A-Z0-9]{6}$/);
  await page.getByLabel('Codice di un torneo').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Ammetti', exact: true }).click();
  await page.getByText('non ancora concluso').waitFor();
  await look(page, 'ranking');
  expect(await axeFaults(page)).toEqual([]);
  const other = await person(venue, { width: 390, height: 844, touch: true });
  await other.page.goto(page.url());
  await other.page.getByRole('heading', { name: /Piemonte/ }).waitFor();
  expect(await other.page.getByRole('button', { name: 'Ammetti' }).count()).toBe(0);
  await other.context.close();
});

it('fits a phone', async () => {
  const phone = await person(venue, { width: 390, height: 844, touch: true });
  const { page } = phone;
  await phone.context.addCookies(await olga.context.cookies());
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.goto(`/torneo/${code}`);
  await page.getByRole('tab', { name: 'Formato' }).click();
  await page.getByLabel('Nome del torneo').waitFor();
  expect(await wide()).toBeLessThanOrEqual(0);
  await look(page, 'format-phone');
  await page.getByRole('tab', { name: 'Iscritti' }).click();
  await page.getByRole('button', { name: 'Importa elenco' }).click();
  await page.locator('textarea').fill('Nome;Club;Altro\nUgo Neri;Club 1;x');
  await page.getByRole('button', { name: 'Controlla' }).click();
  await page.getByText('1 da iscrivere').waitFor();
  expect(await wide()).toBeLessThanOrEqual(0);
  await look(page, 'preview-phone');
  await page.goto('/tornei/nuovo');
  await page.getByLabel('Nome del torneo').waitFor();
  expect(await wide()).toBeLessThanOrEqual(0);
  await look(page, 'wizard-phone');
  await phone.context.close();
  expect(olga.faults).toEqual([]);
});
