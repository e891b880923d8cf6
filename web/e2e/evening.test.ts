// A club evening of eight: what does not go as planned. Seats are exchanged by hand, a result is
// corrected, the judge takes points away, and one table is played here, online.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { ask, guest, look, type Person, person } from './browser';
import { openVenue } from './venue';

const venue = openVenue();
let olga: Person;
let code = '';

beforeAll(async () => {
  olga = await person(venue, { width: 1366, height: 800 });
  await guest(olga, 'Olga');
});

const names = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gaia', 'Ivo'];

interface Detail {
  readonly seq: number;
  readonly players: readonly { readonly number: number; readonly name: string }[];
  readonly rounds: readonly {
    readonly tables: readonly { readonly number: number; readonly players: readonly number[] }[];
  }[];
}

const detail = () => ask<Detail>(olga, `/api/tournaments/${code}`);

async function seatOf(player: number): Promise<number | undefined> {
  const round = (await detail()).rounds[0];
  return round?.tables.find((table) => table.players.includes(player))?.number;
}

it('seats eight people and exchanges two of them', async () => {
  const { page } = olga;
  ({ code } = await ask<{ code: string }>(olga, '/api/tournaments', {
    name: 'Mercoledì',
    preset: 'raduno',
    listed: false,
  }));
  await page.goto(`/torneo/${code}`);
  await page.getByRole('tab', { name: 'Iscritti' }).click();
  await page.getByRole('button', { name: 'Importa elenco' }).click();
  await page.getByLabel('Sono già tutti presenti').check();
  const lines = names.map((name, index) => `${name};Verdi;Club ${index % 4}`);
  await page.getByLabel('Scegli il file').setInputFiles({
    name: 'iscritti.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Nome;Cognome;Club', ...lines].join('\n')),
  });
  await page.getByRole('button', { name: 'Iscrivi 8 persone' }).click();
  await page.getByRole('button', { name: 'Chiudi' }).click();
  await page.getByRole('tab', { name: /Turni e risultati/ }).click();
  await page.getByRole('button', { name: 'Sorteggia' }).click();
  await page.locator('.table-card').nth(1).waitFor();

  const [here] = (await detail()).rounds[0]?.tables[0]?.players ?? [];
  const [there] = (await detail()).rounds[0]?.tables[1]?.players ?? [];
  if (!here || !there) throw new Error('nobody is seated');
  await page.getByText('Scambia due posti').click();
  await page.getByLabel('Scambia due posti 1').selectOption(String(here));
  await page.getByLabel('Scambia due posti 2').selectOption(String(there));
  await page.getByRole('button', { name: 'Scambia', exact: true }).click();
  await expect.poll(() => seatOf(here)).toBe(2);
  expect(await seatOf(there)).toBe(1);
});

it('plays one table online: by each one’s link, started from the desk', async () => {
  const { page } = olga;
  await page.getByText('Tavoli online', { exact: true }).click();
  await page.getByRole('button', { name: 'Apri i tavoli online' }).click();
  await page.getByText('mancano 4 giocatori').first().waitFor();
  const { badges } = await ask<{ badges: { player: number; token: string }[] }>(
    olga,
    `/api/tournaments/${code}/badges`,
  );
  const table = (await detail()).rounds[0]?.tables[0];
  const linkOf = (player: number) =>
    `/torneo/${code}/io/${player}/${badges.find((badge) => badge.player === player)?.token}`;
  const people: Person[] = [];
  // Whoever opens his link is at his seat.
  for (const player of table?.players ?? []) {
    const who = await person(venue, { width: 390, height: 844, touch: true });
    people.push(who);
    await who.page.goto(linkOf(player));
    await who.page.locator('.lobby-seat').first().waitFor();
  }
  await page.getByText('pronto').waitFor({ timeout: 20_000 });
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Fai partire i tavoli pronti' }).click();
  await page.getByText('in corso').first().waitFor({ timeout: 20_000 });
  for (const who of people) {
    await who.page.locator('.player').nth(3).waitFor({ timeout: 20_000 });
    expect(await who.page.locator('[data-tab="chat"]').count()).toBe(0); // a tournament
  }
  const [anna, bruno] = people;
  const player = table?.players[0];
  if (!anna || !bruno || !player) throw new Error('nobody is there');
  await changesDevice(anna.page, linkOf(player));
  await callsTheJudge(bruno.page);
  await leavesTheTable(people);
  for (const who of people) {
    expect(who.faults).toEqual([]);
    await who.context.close();
  }
});

/** The seat goes to the laptop, and the phone watches. */
async function changesDevice(phone: Page, link: string): Promise<void> {
  const laptop = await person(venue, { width: 1280, height: 800 });
  await laptop.page.goto(link);
  await laptop.page.getByText('aperto su un altro dispositivo').waitFor();
  await look(laptop.page, 'badge-elsewhere');
  await laptop.page.getByRole('button', { name: 'Continua qui' }).click();
  await laptop.page.locator('.game .judge-button').waitFor();
  expect(await axeFaults(laptop.page)).toEqual([]);
  await look(laptop.page, 'table-laptop');
  await phone.getByText('Il tuo posto è passato a un altro dispositivo').waitFor();
  expect(await phone.locator('.judge-button').count()).toBe(0);
  await look(phone, 'table-moved');
  // And back again, with the same link.
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Continua qui' }).click();
  await laptop.page.getByText('Il tuo posto è passato a un altro dispositivo').waitFor();
  await look(laptop.page, 'table-moved-laptop');
  await phone.locator('.game .judge-button').waitFor();
  expect(laptop.faults).toEqual([]);
  await laptop.context.close();
}

/** The desk sees the call, and the seat sees that it was seen to. */
async function callsTheJudge(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Chiama il giudice' }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel('Per cosa').fill('un dado è caduto');
  expect(await axeFaults(phone)).toEqual([]);
  await look(phone, 'judge-dialog');
  await dialog.getByRole('button', { name: 'Chiama il giudice' }).click();
  await phone.getByText('Giudice chiamato').first().waitFor();
  await look(phone, 'judge-called');
  const { page } = olga;
  await page.locator('.call-list', { hasText: 'un dado è caduto' }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await look(page, 'desk-call');
  await page.getByRole('button', { name: /^Fatto: .*un dado è caduto/ }).click();
  await phone.locator('.banner', { hasText: 'Il giudice si è occupato' }).waitFor();
  await look(phone, 'judge-answered');
}

/** Nobody plays for whose turn it is: the table waits, until the desk lets the computer play. */
async function leavesTheTable(people: readonly Person[]): Promise<void> {
  const choosing = await Promise.all(
    people.map((each) => each.page.getByText('Scegli il tuo colore').count()),
  );
  const who = people[choosing.findIndex((count) => count > 0)];
  const other = people.find((each) => each !== who);
  if (!who || !other) throw new Error('it is nobody’s turn');
  const table = new URL(who.page.url()).pathname.split('/')[2];
  await ask(who, `/api/tables/${table}/stand`, {});
  await other.page.locator('.banner', { hasText: 'nessuno gioca per lui' }).waitFor();
  await look(other.page, 'table-waits');
  await look(who.page, 'table-waits-own');
  const { page } = olga;
  // Of a seat that is seen to before the desk has heard of it, nobody is called.
  await page.getByRole('button', { name: /^Fatto: .*assente/ }).waitFor();
  await page.getByRole('button', { name: /^Fai giocare il computer: / }).waitFor();
  await look(page, 'desk-absent');
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, 'desk-absent-phone');
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.getByRole('button', { name: /^Fai giocare il computer: / }).click();
  await page.locator('.online-seats', { hasText: 'gioca il computer' }).waitFor();
  await page.getByRole('button', { name: /^Fatto: .*assente/ }).click();
}

it('corrects a result, with the reason', async () => {
  const { page } = olga;
  await page.getByRole('button', { name: 'Risultato: Risultato del tavolo 2' }).click();
  await page.locator('.points-input:focus').waitFor();
  for (const text of ['48', '36', '21', '12']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Correggi: Risultato del tavolo 2' }).click();
  await page.locator('.points-input').first().fill('47');
  await page.getByLabel('Perché si corregge').fill('somma sbagliata');
  await page.getByRole('button', { name: 'Salva la correzione' }).click();
  await page.getByRole('tab', { name: 'Registro' }).click();
  await page.getByText('Risultato corretto').first().waitFor();
  await page.getByText('somma sbagliata').first().waitFor();
});

it('leaves it to the Official Judge to take points away', async () => {
  const { token } = await ask<{ token: string }>(olga, `/api/tournaments/${code}/invitations`, {
    role: 'official_judge',
    name: 'Ugo Neri',
  });
  const ugo = await person(venue, { width: 1366, height: 800 });
  await guest(ugo, 'Ugo');
  await ugo.page.goto(`/torneo/${code}/invito/${token}`);
  await ugo.page.getByRole('button', { name: 'Accetta l’invito' }).click();
  await ugo.page.getByRole('tab', { name: 'Iscritti' }).click();
  await ugo.page
    .getByRole('row', { name: /Anna Verdi/ })
    .getByRole('button')
    .last()
    .click();
  const dialog = ugo.page.getByRole('dialog');
  await dialog.getByText('Penalità').first().click();
  await dialog.getByLabel('Punti da togliere').fill('10');
  await dialog.getByLabel('Motivo').fill('ritardo');
  await dialog.getByRole('button', { name: 'Penalità' }).click();
  await expect
    .poll(async () => JSON.stringify(await ask(olga, `/api/tournaments/${code}`)))
    .toContain('ritardo');
  // With a judge in office the organisers have no say in it.
  await olga.page.reload();
  await olga.page.getByRole('tab', { name: 'Iscritti' }).click();
  await olga.page
    .getByRole('row', { name: /Anna Verdi/ })
    .getByRole('button')
    .last()
    .click();
  await olga.page.getByRole('dialog').waitFor();
  expect(await olga.page.getByLabel('Punti da togliere').count()).toBe(0);
  await ugo.context.close();
  expect(olga.faults).toEqual([]);
  expect(ugo.faults).toEqual([]);
});
