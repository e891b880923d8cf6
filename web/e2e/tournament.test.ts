// A whole tournament of 64 players at the desk, in the browser: import, two rounds, semifinals,
// final; what the public and the hall see; the prints as PDF.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { ask, guest, type Person, person } from './browser';
import { openVenue } from './venue';

const venue = openVenue();
let olga: Person;
let code = '';

beforeAll(async () => {
  olga = await person(venue, { width: 1366, height: 800 });
  await guest(olga, 'Olga');
});

const patient = { timeout: 20_000 };
const shots = process.env['KAMCHATKA_SHOTS'];

async function look(page: Page, name: string): Promise<void> {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `desk-${name}.png`) });
}

function roster(count: number): string {
  const first = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gaia', 'Ivo'];
  const last = ['Rossi', 'Ferrari', 'Russo', 'Bianchi', 'Romano', 'Colombo', 'Ricci', 'Marino'];
  const lines = Array.from({ length: count }, (_, index) => {
    const surname = last[Math.floor(index / 8)] ?? 'X';
    const name = first[index % 8] ?? 'Y';
    return `${surname};${name};Club ${String.fromCharCode(65 + (index % 9))};Regione ${index % 5}`;
  });
  // A messy file: a line without a name, and somebody twice.
  return ['Cognome;Nome;Club;Regione', ...lines, ';;Club A;', `${lines[0]}`].join('\r\n');
}

// All but the winners are equal, twice: unless the same sixteen win again, those who won once are
// equal across the cut, whoever sits where.
const results = {
  Qualificazione: ['48', '21', '21', '21'],
  Semifinali: ['48', '36', '21', 'x1', '12'],
  Finale: ['48', '36', '21', 'x1', '12'],
};

/** All tables of the round that is open, typed by keyboard alone once the first field has focus. */
async function typeResults(page: Page, points: readonly string[]): Promise<void> {
  const open = page.locator('.table-card:not(.done)');
  await open.first().waitFor();
  const count = await open.count();
  await open
    .first()
    .getByRole('button', { name: /Risultato del tavolo/ })
    .click();
  for (let table = 0; table < count; ++table) {
    await page.locator('.points-input:focus').waitFor();
    const seats = await page.locator('.points-input').count();
    for (const text of points.slice(0, seats)) {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    }
    await expect
      .poll(() => page.locator('.table-card:not(.done)').count(), patient)
      .toBe(count - table - 1);
  }
}

/** Whoever is equal across the cut waits for the judge, who draws lots on a phone. */
async function settledByTheJudge(): Promise<void> {
  await olga.page.getByText('Parità al taglio: decide il giudice').first().waitFor();
  expect(await olga.page.getByRole('button', { name: 'Sorteggia' }).isDisabled()).toBe(true);
  await look(olga.page, 'tie');
  const { token } = await ask<{ token: string }>(olga, `/api/tournaments/${code}/invitations`, {
    role: 'official_judge',
    name: 'Giulia Verdi',
  });
  const giulia = await person(venue, { width: 390, height: 844, touch: true });
  await guest(giulia, 'Giulia Verdi');
  const { page } = giulia;
  await page.goto(`/torneo/${code}/invito/${token}`);
  await page.getByRole('button', { name: 'Accetta l’invito' }).click();
  await page.waitForURL(`**/torneo/${code}`);
  await page.locator('.tie-card').first().waitFor();
  await look(page, 'tie-phone');
  expect(await axeFaults(page)).toEqual([]);
  const cards = page.locator('.tie-card');
  for (let left = await cards.count(); left > 0; left = await cards.count()) {
    const names = await cards.first().locator('p').first().textContent();
    await cards.first().getByRole('button', { name: 'Sorteggia' }).click();
    await page.getByText(names ?? '', { exact: true }).waitFor({ state: 'detached' });
  }
  await giulia.context.close();
  await expect.poll(() => olga.page.locator('.tie-card').count(), patient).toBe(0);
}

async function draw(page: Page): Promise<void> {
  const rounds = await page.locator('.draw-bar').textContent();
  await page.getByRole('button', { name: 'Sorteggia' }).click();
  await expect
    .poll(() => page.locator('.draw-bar').count(), { timeout: 20_000, message: rounds ?? '' })
    .toBe(0);
}

it('is created with its scoring shown', async () => {
  const { page } = olga;
  await page.goto('/tornei');
  await page.getByRole('link', { name: 'Nuovo torneo' }).click();
  await page.getByLabel('Nome del torneo').fill('Raduno di prova');
  await page.getByText('Raduno: due partite').click();
  await page.getByText('Esempio a un tavolo').waitFor();
  await look(page, 'wizard');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Crea il torneo' }).click();
  await page.waitForURL(/\/torneo\/[A-Z0-9]{6}$/);
  code = page.url().slice(-6);
  await page.getByRole('tab', { name: 'Giudici' }).click();
  await page.getByLabel(/Nomina per nome/).fill('Giulia Verdi');
  await page.getByRole('button', { name: 'Nomina' }).click();
  await page.getByText('Giulia Verdi').first().waitFor();
});

it('takes a list of 64 people and says what is wrong with it', async () => {
  const { page } = olga;
  await page.getByRole('tab', { name: 'Iscritti' }).click();
  await page.getByRole('button', { name: 'Importa elenco' }).click();
  await page.getByLabel('Sono già tutti presenti').check();
  await page.getByLabel('Scegli il file').setInputFiles({
    name: 'iscritti.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(roster(64), 'latin1'),
  });
  await page.getByText(/riga 66/i).waitFor();
  await look(page, 'import');
  await page.getByRole('button', { name: 'Iscrivi 64 persone' }).click();
  await page.getByText('64 persone iscritte.').waitFor();
  await page.getByRole('button', { name: 'Chiudi' }).click();
  await page.getByText('64 iscritti · 64 presenti · 64 pronti').waitFor();
  await look(page, 'people');
  expect(await axeFaults(page)).toEqual([]);
});

it('runs two rounds, semifinals and the final by keyboard', { timeout: 300_000 }, async () => {
  const { page } = olga;
  await page.getByRole('tab', { name: /Turni e risultati/ }).click();
  await draw(page);
  await page.getByRole('button', { name: 'Fai partire l’orologio' }).click();
  await page.getByText('Tempo rimasto').waitFor();
  await look(page, 'round');
  expect(await axeFaults(page)).toEqual([]);

  const hall = await olga.context.newPage();
  await hall.setViewportSize({ width: 1920, height: 1080 });
  await hall.goto(`/torneo/${code}/schermo`);
  await hall.getByText('Dove si siede').waitFor();
  await look(hall, 'screen');
  expect(await axeFaults(hall)).toEqual([]);
  await hall.close();

  await printed(page, ['nomi', 'tavoli', 'schede', 'bianche', 'verbale', 'cartellini']);
  await page.goto(`/torneo/${code}`);
  await typeResults(page, results.Qualificazione);
  await look(page, 'results');

  // The machine dies and comes back: nothing that was shown is lost.
  await venue.server.kill();
  await venue.server.run();
  await page.reload();
  await expect.poll(() => page.locator('.table-card.done').count(), patient).toBe(16);
  for (const phase of ['Qualificazione', 'Semifinali', 'Finale'] as const) {
    if (phase === 'Semifinali') await settledByTheJudge();
    await draw(page);
    await page.getByRole('heading', { name: new RegExp(`Turno \\d · ${phase}`) }).waitFor();
    await typeResults(page, results[phase]);
  }
  await page.getByText('Torneo concluso').waitFor();
  expect(olga.faults).toEqual([]);
});

it('shows everybody the winner, and no more than that', async () => {
  const other = await person(venue, { width: 390, height: 844, touch: true });
  const { page } = other;
  await page.goto(`/torneo/${code}/pubblico`);
  await page.getByRole('heading', { name: 'Classifica finale' }).waitFor();
  await page.locator('.champion').waitFor();
  const captions = await page.locator('.grid caption').allTextContents();
  expect(captions).toEqual(['Classifica finale', 'Classifica di qualificazione']);
  await page.getByText('Parità decise').waitFor();
  await look(page, 'public-phone');
  expect(await axeFaults(page)).toEqual([]);
  const text = await (await page.request.get(`/api/tournaments/${code}`)).text();
  expect(text).not.toContain('Regione 1');
  await page.locator('.standings a').first().click();
  await page.getByRole('heading', { name: 'Turno 1' }).waitFor();
  await look(page, 'player-phone');
  await other.context.close();
});

it('is restored from its file, with everything in it', async () => {
  const { page } = olga;
  const exported = `/api/tournaments/${code}/export`;
  const file = await (await page.request.get(`${exported}?format=file`)).body();
  const csv = await (await page.request.get(`${exported}?format=csv&lang=it`)).text();
  expect(csv.split('\r\n')[0]).toMatch(/Pos. finale;Pos. qualificazione;N.;Giocatore;Club/);
  await page.goto('/tornei');
  await page.locator('input[name=restore]').setInputFiles({
    name: 'torneo.json',
    mimeType: 'application/json',
    buffer: file,
  });
  await page.waitForURL(/\/torneo\/[A-Z0-9]{6}$/);
  await page.getByText('Torneo concluso').waitFor();
  const again = page.url().slice(-6);
  expect(again).not.toBe(code);
  const same = await page.request.get(`/api/tournaments/${again}/export?format=csv&lang=it`);
  expect(await same.text()).toBe(csv);
  await look(page, 'restored');
  expect(await axeFaults(page)).toEqual([]);
  await page.locator('input[name=restore]').setInputFiles({
    name: 'foto.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await page.getByText('Il file non è un torneo esportato da qui').waitFor();
  await page.goto(`/torneo/${code}`);
});

it('undoes with a trace', async () => {
  const { page } = olga;
  await page.getByRole('tab', { name: 'Registro' }).click();
  await page
    .getByRole('button', { name: /^Annulla/ })
    .first()
    .click();
  await page.getByText('annullata').first().waitFor();
  await look(page, 'journal');
  await page.getByRole('tab', { name: /Turni e risultati/ }).click();
  await typeResults(page, results.Finale);
});

it('prints standings and certificates on A4', { timeout: 120_000 }, async () => {
  await printed(olga.page, ['classifica', 'attestati']);
});

it('checks a player in by the QR of the badge, in English, on a phone', async () => {
  const { code: evening } = await ask<{ code: string }>(olga, '/api/tournaments', {
    name: 'Wednesday',
    preset: 'league',
    listed: true,
  });
  const person1 = { type: 'register', person: { name: 'Anna Neri', club: 'Il Gufo' } };
  await ask(olga, `/api/tournaments/${evening}/act`, { ref: 'a', seq: 1, action: person1 });
  const { badges } = await ask<{ badges: { token: string }[] }>(
    olga,
    `/api/tournaments/${evening}/badges`,
  );
  const anna = await person(venue, {
    width: 390,
    height: 844,
    language: 'en',
    dark: true,
    touch: true,
  });
  await anna.page.goto(`/torneo/${evening}/io/1/${badges[0]?.token}`);
  await anna.page.getByRole('heading', { name: 'Hello Anna Neri' }).waitFor();
  await look(anna.page, 'badge-phone');
  expect(await axeFaults(anna.page)).toEqual([]);
  await anna.page.getByRole('button', { name: 'I am here' }).click();
  await anna.page.getByText('You are checked in').waitFor();
  expect(await anna.page.getByRole('button', { name: 'I accept' }).count()).toBe(0); // no official one
  const detail = await ask<{ players: { present: boolean; signed: boolean }[] }>(
    olga,
    `/api/tournaments/${evening}`,
  );
  expect(detail.players[0]).toMatchObject({ present: true, signed: false });
  await anna.context.close();
});

it('gives a role by a link and nothing beyond it', async () => {
  const { token } = await ask<{ token: string }>(olga, `/api/tournaments/${code}/invitations`, {
    role: 'table_judge',
    name: 'Tina Verdi',
  });
  const tina = await person(venue, { width: 390, height: 844, touch: true });
  await guest(tina, 'Tina');
  await tina.page.goto(`/torneo/${code}/invito/${token}`);
  await tina.page.getByRole('button', { name: 'Accetta l’invito' }).click();
  await tina.page.waitForURL(`**/torneo/${code}`);
  await tina.page.getByRole('tab', { name: /Turni e risultati/ }).waitFor();
  expect(await tina.page.getByRole('tab', { name: 'Registro' }).count()).toBe(0);
  await look(tina.page, 'judge-phone');
  expect(await axeFaults(tina.page)).toEqual([]);
  await tina.context.close();
});

async function printed(page: Page, kinds: readonly string[]): Promise<void> {
  for (const kind of kinds) {
    await page.goto(`/torneo/${code}/stampa/${kind}`);
    await page.locator('.sheet').first().waitFor();
    const sheets = await page.locator('.sheet').count();
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    const text = pdf.toString('latin1');
    const pages = text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
    if (kind === 'classifica')
      expect(pages).toBe(1); // 64 people
    else expect(pages).toBe(sheets);
    expect(text).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12]/);
    if (!shots) continue;
    mkdirSync(shots, { recursive: true });
    writeFileSync(join(shots, `desk-${kind}.pdf`), pdf);
  }
}
