// The pictures of the guides, taken anew and held against those in docs/: one that has grown old
// fails here. `script/web pictures` replaces them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { difference } from './alike';
import { type Club, openClub } from './club';
import { play } from './play';
import { openScene, type SceneName, scenes } from './scenes';
import { openVenue } from './venue';

type Language = 'it' | 'en';

interface Picture {
  readonly file: Readonly<Record<Language, string>>;
  /** Brings the page there. */
  readonly show: (page: Page, language: Language) => Promise<void>;
  readonly width?: number;
  /** Of a game, which is another every time and takes long to get to: taken, and not compared. */
  readonly ofAGame?: boolean;
}

const making = process.env['PICTURES'] === 'new';
const differenceMax = 0.06;
const folder = { it: '../docs/it/immagini', en: '../docs/en/pictures' } as const;
const venue = openVenue(60, { 'creations-per-player': 200 });
let club: Club;
beforeAll(async () => {
  club = await openClub('club.test');
});
afterAll(() => club?.close());

const headers = { 'x-kamchatka': '1' };
const guests = ['Ada', 'Eva', 'Ida', 'Isa', 'Lia', 'Mia', 'Pia', 'Zoe'];
let count = 0;
async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/guest', { headers, data: { name: guests.pop() } });
  if (!answer.ok()) throw new Error(await answer.text());
}

async function atScene(page: Page, scene: SceneName, tab: number): Promise<void> {
  await signIn(page);
  await openScene(page, await scenes[scene](), `FOTOA${'ABCDEFGH'[count++]}`);
  await page.locator('.ref-tabs button').nth(tab).click();
}

const people = [
  ['Anna Neri', 'Il Gufo'],
  ['Bruno Riva', 'Il Gufo'],
  ['Carla Costa', 'TorisiKo!'],
  ['Dario Villa', 'TorisiKo!'],
  ['Elena Serra', 'La Fenice'],
  ['Fabio Fonti', 'La Fenice'],
  ['Gaia Gallo', 'Il Leone'],
  ['Ivo Leoni', 'Il Leone'],
] as const;

const pictures: readonly Picture[] = [
  {
    file: { it: 'giocare-turno.png', en: 'play-turn.png' },
    ofAGame: true,
    show: async (page) => {
      await page.goto('/');
      await page.locator('.play-now .primary').click();
      await page.waitForURL('**/t/*');
      const reinforcing = page.locator('.phase-strip li:first-child[aria-current]');
      const mine = page.locator('.row-actions button:not(:disabled)');
      const myTurn = async () => (await reinforcing.count()) > 0 && (await mine.count()) > 0;
      await play(page, { spread: true, until: myTurn });
      await page.keyboard.press('e'); // from the list back to the board
      await page.locator('.board').waitFor();
    },
  },
  {
    file: { it: 'giudice-caso.png', en: 'judge-case.png' },
    show: async (page, language) => {
      await atScene(page, 'placed', 1);
      const said = { it: 'ha messo due carri in più', en: 'placed two armies too many' };
      await page.getByRole('searchbox').fill(said[language]);
      await page.locator('.ref-case', { hasText: 'TK-C10' }).first().click();
      const card = page.locator('.ref-ruling');
      await card.getByRole('button', { name: 'Anna' }).click();
      await card.getByRole('textbox').nth(0).fill('5');
      await card.getByRole('textbox').nth(1).fill('7');
      await card.locator('.ref-decision').waitFor();
    },
  },
  {
    file: { it: 'giudice-conteggio.png', en: 'judge-count.png' },
    show: async (page) => {
      await atScene(page, 'ranked', 3);
      await page.locator('.ref-table').waitFor();
    },
  },
  {
    file: { it: 'segreteria-banco.png', en: 'desk-desk.png' },
    width: 1000,
    show: async (page) => {
      await signIn(page);
      const made = await page.request.post('/api/tournaments', {
        headers,
        data: { name: 'Raduno di Torino', preset: 'raduno', listed: false },
      });
      const { code } = (await made.json()) as { readonly code: string };
      const entered = await page.request.post(`/api/tournaments/${code}/act`, {
        headers,
        data: {
          ref: 'people',
          seq: 1,
          action: people.map(([name, club]) => ({ type: 'register', person: { name, club } })),
        },
      });
      if (!entered.ok()) throw new Error(await entered.text());
      await page.goto(`/torneo/${code}`);
      await page.getByText('Ivo Leoni').waitFor();
    },
  },
  {
    file: { it: 'ospitare-certificato.png', en: 'host-certificate.png' },
    show: async (page) => {
      await page.goto(`${club.server.address}/certificato`);
      await page.locator('.fingerprint').waitFor();
    },
  },
];

async function take(context: BrowserContext, picture: Picture, language: Language) {
  const page = await context.newPage();
  await page.setViewportSize({ width: picture.width ?? 390, height: picture.width ? 640 : 844 });
  await page.addInitScript((spoken) => {
    localStorage.setItem('kamchatka.language', JSON.stringify(spoken));
    localStorage.setItem('kamchatka.pace', '"none"');
    localStorage.setItem('kamchatka.referee', '{"name":"Ada","role":"table_judge"}');
  }, language);
  await picture.show(page, language);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ animations: 'disabled' });
}

async function hold(path: string, taken: Buffer): Promise<void> {
  if (making) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, taken);
    return;
  }
  expect(existsSync(path), `${path} is missing: script/web pictures`).toBe(true);
  const apart = await difference(venue.browser, [readFileSync(path), taken]);
  expect(apart, `${path} has grown old: script/web pictures`).toBeLessThan(differenceMax);
}

describe('the pictures of the guides', () => {
  for (const picture of pictures.filter(({ ofAGame }) => making || !ofAGame)) {
    // The English ones are laid out alike: looked at in one language, they are looked at in both.
    for (const language of making ? (['it', 'en'] as const) : (['it'] as const)) {
      it(`${picture.file[language]} shows the page as it is`, async () => {
        const context = await venue.browser.newContext({
          baseURL: venue.server.address,
          colorScheme: 'light',
          locale: language === 'it' ? 'it-IT' : 'en-GB',
          serviceWorkers: 'block',
        });
        const taken = await take(context, picture, language);
        await hold(join(folder[language], picture.file[language]), taken);
        await context.close();
      });
    }
  }
});
