// Roles that hold: each sees what is his to do and nothing else, in the page and at the server; the
// name and the role are those of the link, whatever the network does; the declaration of Art. 2 is a
// mark of its own.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { ask, guest, type Person, person } from './browser';
import { connection, type Phone, phoneAt, tab } from './judge';
import { openVenue } from './venue';

const venue = openVenue();
const shots = process.env['KAMCHATKA_SHOTS'];
let olga: Person;
let ugo: Phone;
let tina: Phone;
let code = '';

interface Detail {
  readonly seq: number;
  readonly players: readonly { readonly present: boolean; readonly signed: boolean }[];
}
interface Entry {
  readonly by: { readonly name: string; readonly role: string };
  readonly note: { readonly type: string };
}
interface Book {
  readonly entries: readonly Entry[];
}

async function look(page: Page, name: string): Promise<void> {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `roles-${name}.png`) });
}

const as = (phone: Phone): Person => ({ ...phone, frames: [] });
const api = (rest = '') => `/api/tournaments/${code}${rest}`;
const detail = () => ask<Detail>(olga, api());
let refs = 0;
async function act(...actions: readonly object[]): Promise<void> {
  refs += 1;
  const { seq } = await detail();
  await ask(olga, api('/act'), { ref: `roles-${refs}`, seq, action: actions });
}

async function acceptLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Accetta l’invito' }).click();
  await page.waitForURL(`**/torneo/${code}`);
}

/** The link that the page of the desk makes for somebody. */
async function linkFor(page: Page, name: string, role: string): Promise<string> {
  await page.getByRole('tab', { name: /Giudici/ }).click();
  await page.getByRole('radio', { name: new RegExp(role) }).check();
  await page.getByLabel('Nome e cognome di chi lo riceve').fill(name);
  await page.getByRole('button', { name: 'Crea un collegamento' }).click();
  return page.getByLabel('Collegamento da mandare').inputValue();
}

beforeAll(async () => {
  olga = await person(venue);
  await guest(olga, 'Olga');
  ({ code } = await ask<{ code: string }>(olga, '/api/tournaments', {
    name: 'Italiana',
    preset: 'italiana',
    listed: false,
  }));
  const names = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gaia', 'Ivo'];
  await act(...names.map((name) => ({ type: 'register', person: { name: `${name} Verdi` } })));
});

it('notes who is there and who has signed, each with its own mark', async () => {
  const { page } = olga;
  await page.goto(`/torneo/${code}`);
  await page.getByRole('tab', { name: 'Iscritti' }).click();
  await page.getByRole('button', { name: 'Tutti presenti' }).click();
  await expect
    .poll(async () => (await detail()).players.every(({ present }) => present))
    .toBe(true);
  expect((await detail()).players.some(({ signed }) => signed)).toBe(false);
  const anna = page.getByRole('row', { name: /Anna Verdi/ });
  await anna.getByRole('button', { name: 'Da firmare' }).click();
  await expect.poll(async () => (await detail()).players[0]?.signed).toBe(true);
  await look(page, 'people');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Foglio delle firme' }).click();
  await page.getByText('accettare come inappellabili le decisioni').waitFor();
  expect(await page.locator('.declaration tbody tr').count()).toBe(8);
  await look(page, 'declaration');
  await page.goto(`/torneo/${code}`);
  await page.getByRole('tab', { name: 'Iscritti' }).click();
  await page.getByRole('button', { name: 'Hanno firmato tutti i presenti' }).click();
  await expect.poll(async () => (await detail()).players.every(({ signed }) => signed)).toBe(true);
});

it('lets the Official Judge appoint Table Judges', async () => {
  ugo = await phoneAt(venue);
  await acceptLink(ugo.page, await linkFor(olga.page, 'Ugo Neri', 'Giudice Ufficiale'));
  await ugo.page.getByText('Giudice Ufficiale ·').waitFor();
  tina = await phoneAt(venue);
  const link = await linkFor(ugo.page, 'Tina Verdi', 'Giudice di Tavolo');
  expect(await ugo.page.getByRole('radio').count()).toBe(1); // and nobody else
  await look(ugo.page, 'officials-phone');
  expect(await axeFaults(ugo.page)).toEqual([]);
  await acceptLink(tina.page, link);
  await tina.page.getByText('Giudice di Tavolo ·').waitFor();

  // Somebody else has the same link: the desk is asked, and says no.
  const eve = await phoneAt(venue);
  await eve.page.goto(link);
  await eve.page.getByRole('button', { name: 'Accetta l’invito' }).click();
  await eve.page.locator('[data-waiting]').waitFor();
  await look(eve.page, 'waiting-phone');
  await olga.page.getByRole('tab', { name: 'Iscritti' }).click();
  await olga.page.getByText('Una persona chiede di entrare').waitFor();
  await olga.page.getByRole('tab', { name: /Giudici/ }).click();
  await olga.page.locator('[data-knock]').getByText('collegamento di Tina Verdi').waitFor();
  await look(olga.page, 'knock');
  expect(await axeFaults(olga.page)).toEqual([]);
  await olga.page.locator('[data-knock]').getByRole('button', { name: 'No' }).click();
  await eve.page.getByText('il banco non ti ha fatto entrare').waitFor();
  await eve.context.close();
});

it('offers each what is theirs at the desk', async () => {
  await act({ type: 'draw_round' });
  const parts = ['Iscritti', 'Turni e risultati', 'Classifica', 'Registro', 'Giudici'];
  const seen = async (page: Page) => {
    await page.goto(`/torneo/${code}`);
    await page.getByRole('tab', { name: /Turni e risultati/ }).waitFor();
    const tabs = await page.getByRole('tab').allTextContents();
    return parts.map((part) => tabs.some((text) => text.includes(part)));
  };
  expect(await seen(olga.page)).toEqual([true, true, true, true, true]);
  expect(await seen(ugo.page)).toEqual([true, true, true, true, true]);
  expect(await seen(tina.page)).toEqual([false, true, true, false, false]);
  for (const { page } of [olga, ugo, tina]) {
    await page.getByRole('tab', { name: /Turni e risultati/ }).click();
    await page.locator('.table-card').first().waitFor();
  }
  const button = (page: Page, name: string | RegExp) =>
    page.locator('.table-card, .clock-bar').getByRole('button', { name }).count();
  expect(await button(tina.page, /^Risultato/)).toBe(2);
  expect(await tina.page.getByText('Scambia due posti').count()).toBe(0);
  expect(await tina.page.getByRole('button', { name: 'Fai partire l’orologio' }).count()).toBe(0);
  expect(await olga.page.getByRole('button', { name: 'Fai partire l’orologio' }).count()).toBe(1);
  expect(await olga.page.getByText('Sospendi tutti i tavoli').count()).toBe(0); // the judge's
  expect(await ugo.page.getByText('Sospendi tutti i tavoli').count()).toBeGreaterThan(0);
  await tina.page.goto(`/torneo/${code}/stampa`);
  await tina.page.getByText('Schede dei tavoli').waitFor();
  expect(await tina.page.getByText('Cartellini con QR').count()).toBe(0);
});

it('keeps a table under the name and the role of the link', async () => {
  const { page, context } = tina;
  await page.goto(`/torneo/${code}`);
  await page.locator('.table-card').getByRole('link', { name: 'Arbitro' }).first().click();
  await page.locator('[data-writer="table_judge"]').getByText('Tina Verdi').waitFor();
  expect(await page.getByLabel('Ruolo').count()).toBe(0);
  await page.locator('[data-offline="ready"]').waitFor();
  await look(page, 'open-phone');
  await page.getByRole('button', { name: 'Apri il tavolo' }).click();
  await connection(page, 'saved');
  const table = page.url().split('/').pop() ?? '';
  await tab(page, 'Casi');
  await page.getByText('Disciplina').click();
  await page.getByText('Spetta al Giudice Ufficiale: chiamalo').waitFor();
  expect(await page.getByRole('button', { name: 'Squalifica' }).count()).toBe(0);
  await look(page, 'discipline-phone');
  expect(await axeFaults(page)).toEqual([]);

  // Whatever a form says: the server has the last word.
  const forged = {
    seq: 2,
    ref: 'FORGED',
    at: 1,
    by: { name: 'Ugo Neri', role: 'official_judge' },
    note: { type: 'disciplined', seat: 's1', measure: 'disqualification', reason: 'x' },
  };
  const answer = await page.request.post(`/api/companions/${table}/entries`, {
    data: { entries: [forged] },
    headers: { 'x-kamchatka': '1' },
  });
  expect(answer.status()).toBe(403);

  // A reload without a network makes nobody of her.
  await context.setOffline(true);
  await page.reload();
  await page.locator('.ref-page').waitFor();
  await tab(page, 'Gioco');
  await page.locator('.ref-passes .button').first().click();
  await context.setOffline(false);
  await connection(page, 'saved');
  const book = await ask<Book>(as(tina), `/api/companions/${table}`);
  expect(book.entries.map(({ by }) => `${by.name} ${by.role}`)).toEqual([
    'Tina Verdi table_judge',
    'Tina Verdi table_judge',
  ]);
});

it('sets aside what is refused after time offline, and stores the rest', async () => {
  const { page } = ugo;
  await page.goto(`/torneo/${code}`);
  await page.getByRole('tab', { name: /Turni e risultati/ }).click();
  await page.locator('.table-card').getByRole('link', { name: 'Arbitro' }).nth(1).click();
  await page.locator('[data-writer="official_judge"]').getByText('Ugo Neri').waitFor();
  await page.getByRole('button', { name: 'Apri il tavolo' }).click();
  await connection(page, 'saved');
  const table = page.url().split('/').pop() ?? '';
  await page.route('**/api/companions/**', (route) => route.abort());
  await page.locator('.ref-passes .button').first().click();
  await connection(page, 'offline');
  await tab(page, 'Casi');
  await page.getByText('Disciplina').click();
  await page.locator('.ref-pick .ref-chip').first().click();
  await page.getByRole('button', { name: 'Ammonizione' }).click();
  await page.getByLabel('Motivo', { exact: true }).fill('ritardo');
  await page.getByRole('button', { name: 'Applica', exact: true }).click();
  await tab(page, 'Libro');
  await page.getByLabel('Nota del giudice').fill('scritta dopo');
  await page.getByRole('button', { name: 'Scrivi' }).click();
  // Meanwhile the desk has made a Table Judge of him.
  const { members } = await ask<{ members: { id: string; name: string }[] }>(
    olga,
    api('/officials'),
  );
  const id = members.find(({ name }) => name === 'Ugo Neri')?.id;
  await ask(olga, api(`/members/${id}/remove`), {});
  const wish = { role: 'table_judge', name: 'Ugo Neri' };
  const { token } = await ask<{ token: string }>(olga, api('/invitations'), wish);
  await ask(as(ugo), api('/accept'), { token });
  await page.unroute('**/api/companions/**');
  await connection(page, 'saved');
  await page.getByText('Messe da parte').waitFor();
  await tab(page, 'Gioco');
  await page.locator('[data-aside="1"]').waitFor();
  await look(page, 'aside-phone');
  expect(await axeFaults(page)).toEqual([]);
  const book = await ask<Book>(as(ugo), `/api/companions/${table}`);
  expect(book.entries.map(({ note }) => note.type)).toEqual(['opened', 'turn_passed', 'remarked']);
  expect(book.entries.at(-1)?.by.role).toBe('table_judge');
  expect(ugo.faults).toEqual([]);
  expect(tina.faults).toEqual([]);
});
