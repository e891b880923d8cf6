// A judge's evening on two phones: a table is handed over by a link and followed by the phone that
// kept it; two who write at once lose nothing; a desk's judge takes a table from a dead phone.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { connection, openTable, phoneAt, tab, turnUp } from './judge';
import { openVenue } from './venue';

const venue = openVenue();
const phone = () => phoneAt(venue);

/** The link that hands the table over, from the page of the phone that keeps it. */
async function linkFrom(page: Page): Promise<string> {
  await tab(page, 'Libro');
  await page.getByText('Passa il tavolo a un altro dispositivo').click();
  await page.getByRole('button', { name: 'Prepara il link' }).click();
  return page.getByLabel('Link del tavolo').inputValue();
}

async function takeBy(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Il tuo nome').fill(name);
  await page.getByRole('button', { name: 'Prendi il tavolo' }).click();
  await page.locator('.ref-page').waitFor();
}

const pass = (page: Page, conquests: number) =>
  page.locator('.ref-passes .button').nth(conquests).click();
const turnOf = (page: Page, name: string) =>
  page.locator('.ref-seat[aria-current]', { hasText: name }).waitFor();

describe('a table on two phones', () => {
  it('is handed over, and the first phone follows', async () => {
    const first = await phone();
    const second = await phone();
    await openTable(first.page, 'leggero', 'torneo');
    await pass(first.page, 1);
    await turnOf(first.page, 'Bruno');
    await connection(first.page, 'saved');
    const link = await linkFrom(first.page);
    expect(await axeFaults(first.page)).toEqual([]);
    await second.page.goto(link);
    await second.page.getByRole('button', { name: 'Prendi il tavolo' }).waitFor();
    expect(await axeFaults(second.page)).toEqual([]);
    await takeBy(second.page, link, 'Eva');
    expect(new URL(second.page.url()).hash).toBe(''); // used up: it is not left in the address
    await turnOf(second.page, 'Bruno');
    await pass(second.page, 0);
    await turnOf(second.page, 'Carla');
    await tab(first.page, 'Gioco');
    await turnOf(first.page, 'Carla');
    await first.page.locator('[data-follows="Eva"]').waitFor();
    // And back: the first phone goes on where the second left off.
    await pass(first.page, 0);
    await turnOf(second.page, 'Dario');
    expect(first.faults).toEqual([]);
    expect(second.faults).toEqual([]);
    await first.context.close();
    await second.context.close();
  });

  it('loses nothing when both write at once', async () => {
    const first = await phone();
    const second = await phone();
    await openTable(first.page, 'leggero', 'torneo');
    await connection(first.page, 'saved');
    await takeBy(second.page, await linkFrom(first.page), 'Eva');
    // The second phone is out of reach, and both go on.
    await second.context.setOffline(true);
    await pass(second.page, 2);
    await tab(second.page, 'Libro');
    await second.page.getByLabel('Nota del giudice').fill('scritta senza rete');
    await second.page.getByRole('button', { name: 'Scrivi' }).click();
    await tab(first.page, 'Gioco');
    await pass(first.page, 0);
    await turnOf(first.page, 'Bruno');
    await connection(first.page, 'saved');
    await second.context.setOffline(false);
    await connection(second.page, 'diverged');
    await second.page.getByText('Sul server: 1 voce').waitFor();
    await second.page.getByText('Solo qui: 2 voci').waitFor();
    expect(await axeFaults(second.page)).toEqual([]);
    await second.page.getByRole('button', { name: 'Scrivi le mie dopo' }).click();
    await connection(second.page, 'saved');
    await turnOf(second.page, 'Carla');
    await turnOf(first.page, 'Carla');
    // The other way: the server's book goes on, and what is only here stays in reach.
    await second.context.setOffline(true);
    await tab(second.page, 'Gioco');
    await pass(second.page, 3);
    await pass(first.page, 0);
    await turnOf(first.page, 'Dario');
    await connection(first.page, 'saved');
    await second.context.setOffline(false);
    await second.page.getByRole('button', { name: 'Tieni il libro del server' }).click();
    await turnOf(second.page, 'Dario');
    await second.page.reload();
    await tab(second.page, 'Libro');
    await second.page.getByText('Messe da parte').waitFor();
    expect(await axeFaults(second.page)).toEqual([]);
    await first.context.close();
    await second.context.close();
  });

  it('is taken from a dead phone by whoever has a role at the tournament', async () => {
    const dead = await phone();
    const desk = await phone();
    const ask = async (path: string, data: object) => {
      const answer = await desk.page.request.post(path, { data, headers: { 'x-kamchatka': '1' } });
      return (await answer.json()) as { readonly code: string; readonly token: string };
    };
    await ask('/api/guest', { name: 'Olga' });
    const { code } = await ask('/api/tournaments', {
      name: 'Serata',
      preset: 'raduno',
      listed: false,
    });
    const { token } = await ask(`/api/tournaments/${code}/invitations`, {
      role: 'table_judge',
      name: 'Ada Neri',
    });
    const link = `/arbitro?torneo=${code}&turno=1&tavolo=3&giocatori=Anna|Bruno|Carla|Dario`;
    await dead.page.goto(`/torneo/${code}/invito/${token}`);
    await dead.page.getByRole('button', { name: 'Accetta l’invito' }).click();
    await dead.page.waitForURL(`**/torneo/${code}`);
    await dead.page.goto(link);
    await dead.page.getByText('Ada Neri').waitFor();
    await dead.page.getByRole('button', { name: 'Apri il tavolo' }).click();
    await connection(dead.page, 'saved');
    const table = dead.page.url().split('/').pop() ?? '';
    await dead.context.close();
    await desk.page.goto(link);
    await desk.page.getByText('Questo tavolo ha già un libro').waitFor();
    expect(await axeFaults(desk.page)).toEqual([]);
    await desk.page.locator('[data-begun]').getByText(table).click();
    expect(await desk.page.getByLabel('Ruolo').count()).toBe(0); // the desk says who she is
    await desk.page.getByRole('button', { name: 'Prendi il tavolo' }).click();
    await turnOf(desk.page, 'Anna');
    await pass(desk.page, 0);
    await connection(desk.page, 'saved');
    // Somebody without a role is told so.
    const stranger = await phone();
    await stranger.page.goto(`/arbitro/${table}`);
    await stranger.page.getByRole('button', { name: 'Prendi il tavolo' }).click();
    await stranger.page.getByText('non hai un ruolo nel suo torneo').waitFor();
    await desk.context.close();
    await stranger.context.close();
  });

  it('is interrupted, appealed against, signed, reopened and corrected', async () => {
    const { context, page, faults } = await phone();
    await openTable(page, 'leggero', 'torneo');
    await page.getByRole('button', { name: /^Avvia/ }).click();
    await page.getByRole('button', { name: /^Recupero/ }).click();
    await page.getByRole('button', { name: 'Contestazione' }).click();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Interrompi' }).click();
    await page.getByText(/Interrotto da .*: Contestazione/).waitFor();
    await page.getByRole('button', { name: 'Riprendi' }).click();
    await page.getByRole('button', { name: /^Recupero/ }).click();
    await page.getByLabel('Motivo dell’interruzione').fill('dado perso');
    await page.getByRole('button', { name: '+3 min' }).click();
    await page.getByRole('button', { name: 'Recupero +3' }).waitFor();
    // A ruling, and the appeal against it.
    await tab(page, 'Casi');
    await page.getByRole('searchbox').fill('dado fuori');
    await page.locator('.ref-case').first().click();
    await page.getByRole('button', { name: 'Scrivi nel libro' }).click();
    await tab(page, 'Libro');
    const ruling = page.locator('.ref-line', { has: page.locator('.ruled') });
    await ruling.getByText('Ricorso', { exact: true }).click();
    await ruling.getByLabel('Motivo').fill('era nel vassoio');
    await ruling.getByRole('button', { name: 'Presenta il ricorso' }).click();
    await page.getByText('Un ricorso aspetta il Giudice Ufficiale').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    // The count cannot be signed by the Table Judge before it is settled.
    await tab(page, 'Fine');
    await page.getByRole('button', { name: 'Chiudi e conta i punti' }).click();
    await page.getByRole('button', { name: 'Chiudere la partita' }).click();
    await page.locator('.ref-row').first().waitFor();
    const names = await page.locator('.ref-row > span:nth-child(2)').allTextContents();
    for (let player = 0; player < 4; ++player) {
      await page.locator('.ref-pick .ref-chip').nth(player).click();
      for (const [index, name] of names.entries()) {
        if (index % 4 !== player) continue;
        await page
          .locator('.ref-row', { hasText: new RegExp(`^${name}`) })
          .first()
          .click();
      }
    }
    await page.getByRole('button', { name: 'Conferma la plancia' }).click();
    for (let player = 0; player < 4; ++player) {
      await turnUp(page, player, player);
    }
    await page.getByRole('button', { name: 'Firma il risultato' }).click();
    await page.getByText("C'è un ricorso aperto").waitFor();
    await tab(page, 'Libro');
    await ruling.getByText('Decidi il ricorso').click();
    await ruling.getByLabel('Ruolo').selectOption('official_judge');
    await ruling.getByLabel('Motivo').fill('era fuori');
    await ruling.getByRole('button', { name: 'Confermata' }).click();
    await ruling.getByText('ricorso: confermata').waitFor();
    await tab(page, 'Fine');
    await page.getByRole('button', { name: 'Firma il risultato' }).click();
    await page.getByText('Firmato da Ada').waitFor();
    // Reopened with a reason, one territory put right, signed again.
    const total = page.locator('.ref-table tbody');
    const before = await total.textContent();
    await page.getByText('Riapri e correggi').click();
    await page.getByLabel('Motivo').fill('territorio contato male');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Riapri il tavolo' }).click();
    await page.getByText('Correggi il conteggio').click();
    await page.getByText('Riallinea un territorio').click();
    await page.getByLabel('Territorio').selectOption({ label: names[0] ?? '' });
    await page.locator('.ref-pick .ref-chip').nth(1).click();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Riallinea', exact: true }).click();
    await expect.poll(() => total.textContent()).not.toBe(before);
    await page.getByRole('button', { name: 'Firma il risultato' }).click();
    await page.getByText('Firmato da Ada').waitFor();
    await tab(page, 'Libro');
    const shown = (await page.locator('.ref-lines').textContent()) ?? '';
    const printed = (await page.locator('.ref-print').textContent()) ?? '';
    for (const text of [shown, printed]) {
      expect(text).toContain('Tavolo riaperto: territorio contato male');
      expect(text).toContain('Interruzione: Contestazione');
      expect(text).toContain('Recupero di 3 minuti: dado perso');
      expect(text).toContain('ricorso: confermata');
      expect(text).toContain(`Riallineato ${names[0]}: Bruno`);
    }
    await connection(page, 'saved');
    expect(faults).toEqual([]);
    await context.close();
  });
});
