// Nothing that was begun at the desk is lost: every form is left for another tab, reloaded, and cut
// off from the network.
import { expect, it } from 'vitest';
import { ask, guest, look, type Person, person } from './browser';
import { press } from './judge';
import { openVenue } from './venue';

const venue = openVenue();
let olga: Person;
let code = '';
const reload = async () => {
  await olga.page.reload();
  await olga.page.locator('h1').first().waitFor();
};
const part = (name: string | RegExp) => olga.page.getByRole('tab', { name }).click();

it('keeps a tournament that is being made', async () => {
  olga = await person(venue, { width: 1280, height: 800 });
  await guest(olga, 'Olga');
  const { page } = olga;
  await page.goto('/tornei/nuovo');
  await page.getByLabel('Nome del torneo').fill('Mercoledì');
  await page.getByText('Raduno: due partite').click();
  await page.getByLabel('Minuti').fill('75');
  await reload();
  expect(await page.getByLabel('Nome del torneo').inputValue()).toBe('Mercoledì');
  expect(await page.getByLabel('Minuti').inputValue()).toBe('75');
  await press(page, 'Crea il torneo');
  await page.waitForURL(/\/torneo\/[A-Z0-9]+$/);
  code = page.url().split('/').pop() ?? '';
  await page.goto('/tornei/nuovo');
  expect(await page.getByLabel('Nome del torneo').inputValue()).toBe('');
  await page.goto(`/torneo/${code}`);
});

it('keeps who is being registered, one by one and from a list', async () => {
  const { page } = olga;
  await part('Iscritti');
  await page.locator('input[name="person"]').fill('Anna Neri');
  await page.locator('input[name="club"]').fill('Gufo');
  await part('Registro');
  await part('Iscritti');
  expect(await page.locator('input[name="person"]').inputValue()).toBe('Anna Neri');
  await olga.context.setOffline(true);
  await press(page, 'Aggiungi');
  await page.locator('.fault').first().waitFor();
  await olga.context.setOffline(false);
  await reload();
  await part('Iscritti');
  expect(await page.locator('input[name="person"]').inputValue()).toBe('Anna Neri');
  await press(page, 'Aggiungi');
  await page.getByRole('row', { name: /Anna Neri/ }).waitFor();
  expect(await page.locator('input[name="person"]').inputValue()).toBe('');
  await press(page, 'Importa elenco');
  const list = ['Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gaia', 'Ivo'];
  const lines = list.map((name, index) => `${name};Verdi;Club ${index % 4}`);
  await page.locator('textarea').fill(['Nome;Cognome;Club', ...lines].join('\n'));
  await page.getByLabel('Sono già tutti presenti').check();
  await reload();
  await part('Iscritti');
  await press(page, 'Importa elenco');
  expect(await page.locator('textarea').inputValue()).toContain('Ivo;Verdi');
  expect(await page.getByLabel('Sono già tutti presenti').isChecked()).toBe(true);
  await press(page, 'Controlla');
  await press(page, 'Iscrivi 7 persone');
  await press(page, 'Chiudi');
  await press(page, 'Tutti presenti');
});

it('keeps what was said about a list: its columns, its namesakes', async () => {
  const { page } = olga;
  const again = async () => {
    await part('Iscritti');
    await press(page, 'Importa elenco');
    await page.locator('dialog[open]').waitFor();
  };
  const leave = async () => {
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  };
  const column = page.getByLabel('La colonna Società contiene');
  const namesake = page.getByLabel('Che cosa diventa la riga 2');
  await press(page, 'Importa elenco');
  await page.getByLabel('Scegli il file').setInputFiles({
    name: 'nuovi.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Nome;Società\nIvo Verdi;Torino\nNicolò Zanè;Lupo\n', 'latin1'),
  });
  await column.selectOption('club');
  await namesake.selectOption('another');
  await page.getByRole('button', { name: 'Iscrivi 2 persone' }).waitFor();
  await leave();
  await part('Registro');
  await again(); // another tab
  expect(await column.inputValue()).toBe('club');
  expect(await namesake.inputValue()).toBe('another');
  await reload();
  await again();
  await page.getByText('nuovi.csv').waitFor(); // a file that nobody has to look for again
  expect(await column.inputValue()).toBe('club');
  expect(await namesake.inputValue()).toBe('another');
  await look(page, 'drafts-import');
  await olga.context.setOffline(true);
  await press(page, 'Iscrivi 2 persone');
  await page.locator('.dialog .fault').waitFor();
  await olga.context.setOffline(false);
  await reload();
  await again();
  expect(await namesake.inputValue()).toBe('another');
  await press(page, 'Iscrivi 2 persone');
  await page.getByText('2 persone iscritte.').waitFor();
  await press(page, 'Chiudi');
  await page.getByRole('row', { name: /Nicolò Zanè/ }).waitFor();
  await again();
  expect(await page.getByText('nuovi.csv').count()).toBe(0); // done with
  await leave();
  type People = { readonly players: readonly { readonly name: string; readonly club: string }[] };
  const { players } = await ask<People>(olga, `/api/tournaments/${code}`);
  expect(players.filter(({ name }) => name === 'Ivo Verdi').map(({ club }) => club)).toEqual([
    'Club 2',
    'Torino',
  ]);
});

it('keeps a format that is being changed', async () => {
  const { page } = olga;
  const minutes = page.getByLabel('Minuti');
  const fee = page.getByLabel('Quota d’iscrizione in euro');
  await part('Formato');
  await minutes.fill('80');
  await fee.fill('7,50');
  await page.getByLabel('Data').fill('2026-11-21');
  await part('Iscritti');
  await part('Formato');
  expect(await minutes.inputValue()).toBe('80');
  await reload();
  await part('Formato');
  expect(await minutes.inputValue()).toBe('80');
  expect(await fee.inputValue()).toBe('7,50');
  expect(await page.getByLabel('Data').inputValue()).toBe('2026-11-21');
  await look(page, 'drafts-format');
  await olga.context.setOffline(true);
  await press(page, 'Salva il formato');
  await page.locator('.make-bar .fault').waitFor();
  await olga.context.setOffline(false);
  await reload();
  await part('Formato');
  expect(await minutes.inputValue()).toBe('80');
  await press(page, 'Salva il formato');
  await page.getByText('Formato salvato.').waitFor();
  await minutes.fill('95');
  await press(page, 'Lascia com’era');
  await reload();
  await part('Formato');
  expect(await minutes.inputValue()).toBe('80');
});

it('keeps what is put right about somebody', async () => {
  const { page } = olga;
  const open = async () => {
    await part('Iscritti');
    const line = page.getByRole('row', { name: /Anna Neri/ });
    await line.getByRole('button').last().click();
    return page.getByRole('dialog');
  };
  let dialog = await open();
  await dialog.getByLabel('Regione').fill('Lazio');
  await dialog.getByText('Penalità').first().click();
  await dialog.getByLabel('Punti da togliere').fill('10');
  await dialog.getByLabel('Motivo').fill('ritardo');
  await page.keyboard.press('Escape');
  await reload();
  dialog = await open();
  expect(await dialog.getByLabel('Regione').inputValue()).toBe('Lazio');
  expect(await dialog.getByLabel('Punti da togliere').inputValue()).toBe('10');
  expect(await dialog.getByLabel('Motivo').inputValue()).toBe('ritardo');
  await look(page, 'drafts-person');
  await dialog.getByRole('button', { name: 'Penalità' }).click();
  await expect.poll(() => dialog.getByLabel('Motivo').inputValue()).toBe('');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await dialog.waitFor({ state: 'detached' });
  dialog = await open();
  expect(await dialog.getByLabel('Regione').inputValue()).toBe('Lazio');
  await page.keyboard.press('Escape');
});

it('keeps a result that is being typed, and its correction', async () => {
  const { page } = olga;
  const points = page.locator('.points-input');
  const typed = async () => {
    await points.first().waitFor(); // the page may still be on its way
    return points.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value).join());
  };
  await part(/Turni e risultati/);
  await press(page, 'Sorteggia');
  await press(page, 'Risultato: Risultato del tavolo 2');
  for (const [index, text] of ['48', '36', 'x1'].entries()) await points.nth(index).fill(text);
  await part('Iscritti');
  await part(/Turni e risultati/);
  await reload();
  expect(await typed()).toBe('48,36,x1,');
  await points.nth(3).fill('12');
  await olga.context.setOffline(true);
  await press(page, 'Salva');
  await page.locator('.result-form .fault').waitFor();
  await olga.context.setOffline(false);
  await reload();
  expect(await typed()).toBe('48,36,x1,12');
  await look(page, 'drafts-result');
  await press(page, 'Salva');
  await page.locator('.table-card.done').waitFor();
  await press(page, 'Correggi: Risultato del tavolo 2');
  expect(await typed()).toBe('48,36,x1,12'); // as stored
  await points.first().fill('47');
  await page.getByLabel('Perché si corregge').fill('somma sbagliata');
  await reload();
  expect(await typed()).toBe('47,36,x1,12');
  expect(await page.getByLabel('Perché si corregge').inputValue()).toBe('somma sbagliata');
  await press(page, 'Salva la correzione');
  await part('Registro');
  await page.getByText('somma sbagliata').first().waitFor();
});

it('keeps the rest of what a hand fills in', async () => {
  const { page } = olga;
  type People = { readonly players: readonly { readonly number: number }[] };
  const { players } = await ask<People>(olga, `/api/tournaments/${code}`);
  await part(/Turni e risultati/);
  await page.getByText('Scambia due posti').click();
  const who = String(players[2]?.number);
  await page.getByLabel('Scambia due posti 1').selectOption(who);
  await part('Giudici');
  await page.locator('input[name="judge"]').fill('Ugo');
  await reload();
  await part('Giudici');
  expect(await page.locator('input[name="judge"]').inputValue()).toBe('Ugo');
  await part(/Turni e risultati/);
  expect(await page.getByLabel('Scambia due posti 1').inputValue()).toBe(who);
  expect(olga.faults).toEqual([]);
  await olga.context.close();
});
