// Paper: lists on as few sheets as they fit on. And nothing on any page is wider than a phone, with
// the longest of names.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { ask, guest, look, type Person, person } from './browser';
import { type Hall, openHall } from './hall';
import { openVenue } from './venue';

const venue = openVenue();
const shots = process.env['KAMCHATKA_SHOTS'];
let olga: Person;

beforeAll(async () => {
  olga = await person(venue);
  await guest(olga, 'Olga');
});

async function sheets(page: Page, hall: Hall, kind: string, name: string): Promise<number> {
  await page.goto(`/torneo/${hall.code}/stampa/${kind}`);
  await page.locator('.sheet').first().waitFor();
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.sheet:not(.flowing)')].some(
      (sheet) => sheet.scrollHeight > sheet.clientHeight + 1,
    ),
  );
  expect(cut, `${kind} of ${name} is cut off`).toBe(false);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  if (shots) {
    mkdirSync(shots, { recursive: true });
    writeFileSync(join(shots, `paper-${kind}-${name}.pdf`), pdf);
  }
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

describe('paper', () => {
  // People; sheets by name, by table, of the standings so far and of the final ranking.
  it.each([
    [8, 'open', [1, 1, 1, 1]],
    [42, 'raduno', [1, 1, 1, 1]],
    [200, 'raduno', [2, 2, 2, 2]],
  ])('for %i people takes few sheets', { timeout: 120_000 }, async (people, preset, expected) => {
    const hall = await openHall(olga, `Torneo di ${people}`, preset, people);
    await hall.act({ type: 'draw_round' });
    const { page } = olga;
    const size = String(people);
    const counted = [
      await sheets(page, hall, 'nomi', size),
      await sheets(page, hall, 'tavoli', size),
    ];
    await hall.act({ type: 'undone', entry: String((await hall.detail()).seq) });
    await hall.drawAndPlay();
    counted.push(await sheets(page, hall, 'classifica', `${size}-so-far`));
    for (let more = 0; more < 5 && (await hall.detail()).state !== 'over'; ++more) {
      await hall.drawAndPlay();
    }
    expect((await hall.detail()).state).toBe('over');
    counted.push(await sheets(page, hall, 'classifica', `${size}-final`));
    expect(counted).toEqual(expected);
  });
});

describe('fees', () => {
  it('are one tap each at the desk, and on no page of others', async () => {
    const hall = await openHall(olga, 'Quote', 'raduno', 8);
    const { format } = await hall.detail();
    await hall.act({ type: 'format_chosen', format: { ...format, fee: 1000 } });
    const { page } = olga;
    await page.goto(`/torneo/${hall.code}`);
    await page.getByRole('tab', { name: 'Iscritti' }).click();
    await page.getByText('Quote: 0 pagate su 8 · 0,00 € in cassa').waitFor();
    const rows = page.locator('.people tbody tr');
    for (const index of [0, 1]) {
      await rows.nth(index).getByRole('button', { name: 'Da pagare' }).click();
      await rows.nth(index).getByRole('button', { name: '10,00 €' }).waitFor();
    }
    await rows.nth(1).getByRole('button', { name: '10,00 €' }).click(); // a slip
    await rows.nth(1).getByRole('button', { name: 'Da pagare' }).waitFor();
    await rows.nth(2).getByRole('button').last().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Quota: Da pagare').click();
    await dialog.getByLabel('Importo pagato in euro').fill('5,50');
    await dialog.getByRole('button', { name: 'Segna come pagata' }).click();
    await dialog.getByText('Quota: 5,50 €').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Quote: 2 pagate su 8 · 15,50 € in cassa').waitFor();
    await page.getByRole('button', { name: 'Mancano 6 quote' }).click();
    expect(await rows.count()).toBe(6);
    await look(page, 'paper-fees');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Registro' }).click();
    await page.getByText('5,50 €').waitFor();
    const list = await page.request.get(
      `/api/tournaments/${hall.code}/export?format=people&lang=it`,
    );
    expect(await list.text()).toContain(';5,50;');
    const eve = await person(venue);
    for (const path of ['', '/export?format=csv', '/export?format=json', '/export?format=text']) {
      const answer = await eve.page.request.get(`/api/tournaments/${hall.code}${path}`);
      expect(await answer.text()).not.toMatch(/"paid"|"fee":[1-9]|5,50|\b550\b/);
    }
    const people = await eve.page.request.get(`/api/tournaments/${hall.code}/export?format=people`);
    expect(people.status()).toBe(403);
    await eve.context.close();
  });
});

/** By how much the page is wider than the phone, and what of it sticks out. */
async function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.scrollingElement?.scrollWidth ?? 0;
    if (wide <= window.innerWidth) return [];
    const guilty = [...document.querySelectorAll('body *')]
      .filter((each) => each.getBoundingClientRect().right > window.innerWidth + 1)
      .map((each) => `${each.tagName}.${each.className}`);
    return [`${wide} > ${window.innerWidth}`, ...new Set(guilty)].slice(0, 12);
  });
}

/** Boxes that scroll sideways by themselves. */
async function scrollsInside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.table-scroll, .tab-panel, .paper, .dialog')]
      .filter((box) => !box.querySelector('.import-columns')) // as wide as the list that was given
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .map((box) => `${box.className}: ${box.firstElementChild?.className ?? ''}`),
  );
}

describe.each([
  [390, 844],
  [320, 640],
])('a phone of %i by %i', (width, height) => {
  let phone: Page;
  const wider: Record<string, string[]> = {};
  const measure = async (name: string) => {
    await phone.evaluate(() => document.fonts.ready);
    const found = [...(await sticksOut(phone)), ...(await scrollsInside(phone))];
    if (found.length > 0) wider[name] = found;
    await look(phone, `phone-${width}-${name.replaceAll('/', '_')}`);
  };
  const at = async (path: string) => {
    await phone.goto(path);
    await phone.locator('main, h1').first().waitFor();
    await phone.waitForLoadState('networkidle');
    await measure(path.replace(/[A-Z0-9]{6}/, 'CODE').replace(/[\w-]{20,}/, 'TOKEN'));
  };
  const tab = async (name: string | RegExp, called: string) => {
    await phone.getByRole('tab', { name }).click();
    await phone.waitForLoadState('networkidle');
    await measure(called);
  };
  const desk = async (state: string) => {
    await tab('Iscritti', `${state} people`);
    await tab(/Turni e risultati/, `${state} rounds`);
    await tab('Classifica', `${state} standings`);
    await tab('Registro', `${state} journal`);
    await tab('Giudici', `${state} judges`);
    await tab('Formato', `${state} format`);
    for (const more of await phone.locator('details:not([open]) > summary').all()) {
      if (await more.isVisible()) await more.click();
    }
    await measure(`${state} format opened`);
  };

  beforeAll(async () => {
    phone = await olga.context.newPage();
    await phone.setViewportSize({ width, height });
  });

  it('is wide enough for every page', { timeout: 180_000 }, async () => {
    const long = 'Raduno nazionale interregionale dell’Associazione di Pinerolo';
    const hall = await openHall(olga, long, 'raduno', 17);
    const { format } = await hall.detail();
    await hall.act({ type: 'format_chosen', format: { ...format, fee: 1000 } });
    await hall.act({ type: 'fee_noted', player: 1, paid: true, cents: 1000 });
    const root = `/torneo/${hall.code}`;
    for (const path of ['/tornei', '/tornei/nuovo', '/tornei/classifica', '/aiuto', '/arbitro']) {
      await at(path);
    }
    for (const guide of ['segreteria', 'giudice', 'giocare', 'ospitare'])
      await at(`/aiuto/${guide}`);
    await at(root);
    await hall.act({ type: 'draw_round' });
    await hall.act({ type: 'presence_noted', player: 3, present: false });
    await at(root);
    await desk('unsettled');
    await tab(/Turni e risultati/, 'reseat');
    await phone
      .getByRole('button', { name: /Risultato del tavolo 1/ })
      .first()
      .click();
    await measure('a result');
    await tab('Iscritti', 'people again');
    await phone.locator('.people tbody tr').first().getByRole('button').last().click();
    await phone.getByRole('dialog').waitFor();
    await measure('a person');
    await phone.keyboard.press('Escape');
    await phone.getByRole('button', { name: 'Importa elenco' }).click();
    await phone.locator('textarea').fill('Nome;Club\nAnna Bianchi;Gufo\n');
    await phone.getByRole('button', { name: 'Controlla' }).click();
    await phone.getByText('1 da iscrivere').waitFor();
    await measure('a list');
    const { badges } = await ask<{ badges: { token: string }[] }>(
      olga,
      `/api/tournaments/${hall.code}/badges`,
    );
    const { token } = await ask<{ token: string }>(
      olga,
      `/api/tournaments/${hall.code}/invitations`,
      { role: 'table_judge', name: 'Tina Wolfeschlegelsteinhausenbergerdorff' },
    );
    await at(`${root}/io/1/${badges[0]?.token}`);
    await at(`${root}/invito/${token}`);
    await at(`${root}/pubblico`);
    await at(`${root}/pubblico/giocatore/3`);
    await at(`${root}/schermo`);
    for (const kind of ['', '/nomi', '/tavoli', '/schede', '/bianche', '/verbale', '/cartellini']) {
      await at(`${root}/stampa${kind}`);
    }
    await hall.act({ type: 'presence_noted', player: 3, present: true });
    await hall.act({ type: 'undone', entry: String((await hall.detail()).seq - 2) });
    await hall.act({
      type: 'penalised',
      player: 2,
      points: '12.5',
      disqualified: false,
      reason: 'x',
    });
    for (let more = 0; more < 5 && (await hall.detail()).state !== 'over'; ++more) {
      await hall.drawAndPlay();
    }
    await at(root);
    await desk('over');
    await at(`${root}/pubblico`);
    const club = encodeURIComponent(
      'Associazione Ludico Ricreativa Culturale Il Gufo Reale di Torino',
    );
    await at(`${root}/pubblico/club/${club}`);
    await at(`${root}/schermo`);
    for (const kind of ['/classifica', '/attestati', '/dichiarazione']) {
      await at(`${root}/stampa${kind}`);
    }
    const league = await openHall(olga, 'Dieci serate', 'league', 16);
    for (let evening = 0; evening < 10; ++evening) await league.drawAndPlay();
    await at(`/torneo/${league.code}/pubblico`);
    const { code } = await ask<{ code: string }>(olga, '/api/rankings', {
      name: 'Campionato nazionale delle associazioni ludiche italiane',
      year: 2026,
      listed: true,
    });
    await ask(olga, `/api/rankings/${code}/admit`, {
      tournament: hall.code,
      admitted: true,
    });
    await at(`/tornei/classifica-${code}`);
    expect(wider).toEqual({});
  });
});
