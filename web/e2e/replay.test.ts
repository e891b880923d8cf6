// The replay: opened from a file or its text, gone through by keys and by taps, with everybody's secrets
// under his own name, its curves, a picture of a position and an animation of a turn.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Replay } from '../src/protocol';
import { axeFaults } from './axe';
import { look, type Manner, type Person, person } from './browser';
import { openVenue } from './venue';

const venue = openVenue();
const recordOf = (golden: string) => `../tests/golden/${golden}.txt`;

async function load({ page }: Person, golden: string): Promise<void> {
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(recordOf(golden));
  await page.locator('.replay-controls').waitFor();
}

async function open(manner: Manner = {}): Promise<Person> {
  const who = await person(venue, manner);
  await load(who, 'challenge-4');
  return who;
}

const stepOf = ({ page }: Person) => page.locator('.timeline-slider').inputValue().then(Number);

describe('a record', () => {
  let who: Person;
  beforeAll(async () => {
    who = await person(venue);
  });
  afterAll(() => who.context.close());

  it.each([
    'challenge-5-withdrawal',
    'master-6',
    'master_base-3',
    'master_expert-5',
    'prestige-6',
    'prestige_torneo-4',
    'torisiko-4-exclusion',
    'torneo-3',
  ])('%s is gone through from one end to the other', async (golden) => {
    await load(who, golden);
    await who.page.keyboard.press('End');
    expect(await stepOf(who)).toBeGreaterThan(100);
    await who.page.locator('.turn-line.is-now').first().waitFor();
    await who.page.locator('[data-tab="curve"]').click();
    const seats = Number(/-(\d)/.exec(golden)?.[1]);
    expect(await who.page.locator('.curve .curve-line').count()).toBe(seats);
    await who.page.keyboard.press('PageUp');
    await who.page.keyboard.press('v');
    await who.page.locator('[data-tab="log"]').click();
    expect(who.faults).toEqual([]);
  });

  it('is opened from its text, also when that was cut off', async () => {
    await who.page.goto('/replay');
    const text = readFileSync(recordOf('torneo-4'), 'utf8');
    await who.page
      .getByLabel('Oppure incolla il testo della partita')
      .fill(text.slice(0, text.length / 2));
    await who.page.getByRole('button', { name: 'Apri il testo' }).click();
    await who.page.locator('.replay-cut').waitFor();
    await who.page.keyboard.press('End');
    expect(await stepOf(who)).toBeGreaterThan(20);
    expect(who.faults).toEqual([]);
  });
});

describe('a replay', () => {
  let who: Person;
  let replay: Replay;
  beforeAll(async () => {
    who = await open();
    const answer = await who.page.request.post('/api/replay', {
      data: readFileSync(recordOf('challenge-4'), 'utf8'),
      headers: { 'x-kamchatka': '1', origin: venue.server.address },
    });
    replay = (await answer.json()) as Replay;
  });

  it('goes by step, turn, battle and to the ends, and plays', async () => {
    const { page } = who;
    await page.keyboard.press('PageDown');
    const first = await stepOf(who);
    expect(await page.locator('.replay-title').textContent()).toMatch(/Giro 1 · /);
    await page.keyboard.press('ArrowRight');
    expect(await stepOf(who)).toBe(first + 1);
    await page.keyboard.press('b');
    await page.locator('.turn-line.is-now .log-dice').waitFor();
    const battle = await stepOf(who);
    await page.keyboard.press('b');
    expect(await stepOf(who)).toBeGreaterThan(battle);
    await page.keyboard.press('v');
    expect(await stepOf(who)).toBe(battle);
    await page.keyboard.press('PageUp');
    expect(await stepOf(who)).toBe(first);
    await page.keyboard.press('End');
    expect(await stepOf(who)).toBe(replay.steps.length);
    await page.keyboard.press('Home');
    expect(await stepOf(who)).toBe(0);
    await page.keyboard.press('4');
    await page.keyboard.press(' ');
    await expect.poll(() => stepOf(who)).toBeGreaterThan(3);
    await page.keyboard.press(' ');
    const stopped = await stepOf(who);
    await page.waitForTimeout(300);
    expect(await stepOf(who)).toBe(stopped);
  });

  it('keeps its log in step with the board, both ways, and says each step aloud', async () => {
    const { page } = who;
    const half = Math.floor(replay.steps.length / 2);
    await page.locator('.timeline-slider').fill(String(half));
    const now = page.locator('.turn-line.is-now').last();
    await now.waitFor();
    const inSight = await now.evaluate((line) => {
      const box = line.closest('.tab-panel')?.getBoundingClientRect();
      const here = line.getBoundingClientRect();
      return !!box && here.top >= box.top && here.bottom <= box.bottom;
    });
    expect(inSight).toBe(true);
    const line = page.locator('.turn-line:not(.is-now)').first();
    const text = (await line.textContent()) ?? '';
    await line.click();
    expect(await page.locator('.turn-line.is-now').allTextContents()).toContain(text);
    await page.keyboard.press('b');
    const spoken = page.locator('[data-live="polite"]');
    await expect.poll(() => spoken.textContent()).toMatch(/ → .*\d \/ \d/);
    await page.locator('.turn-tools select').selectOption('elimination');
    await page.locator('.turn-line').first().click();
    expect(await page.locator('.seat-card.is-out').count()).toBe(1);
    await page.locator('.turn-tools select').selectOption('');
  });

  it('shows secrets under the name of whose they are, or hides them', async () => {
    const { page } = who;
    await page.keyboard.press('End');
    const cards = page.locator('.seat-card');
    expect(await cards.count()).toBe(4);
    for (let i = 0; i < 4; ++i) {
      expect(await cards.nth(i).locator('.seat-objective b').textContent()).toMatch(/\S/);
    }
    // Every objective is told where it was dealt, by name and never as if it were the reader's.
    await page.keyboard.press('Home');
    const told = await page.locator('.turn-line').allTextContents();
    expect(told.filter((line) => / riceve l’obiettivo /.test(line))).toHaveLength(4);
    expect(told.join()).not.toContain('Il tuo obiettivo');
    await page.keyboard.press('s');
    expect(await page.locator('.seat-objective').count()).toBe(0);
    const covered = await page.locator('.turn-line').allTextContents();
    expect(covered.filter((line) => / riceve l’obiettivo /.test(line))).toHaveLength(0);
    expect(covered.filter((line) => / riceve un obiettivo/.test(line))).toHaveLength(4);
    await page.keyboard.press('s');
  });

  it('draws territories, armies and points over time, and goes where it is tapped', async () => {
    const { page } = who;
    await page.locator('[data-tab="curve"]').click();
    await page.getByRole('button', { name: 'Punti' }).click();
    const chart = page.locator('svg.chart');
    const box = await chart.boundingBox();
    if (!box) throw new Error('no chart');
    await page.mouse.click(box.x + box.width * 0.55, box.y + box.height / 2);
    const there = await stepOf(who);
    expect(there).toBeGreaterThan(replay.steps.length * 0.3);
    expect(there).toBeLessThan(replay.steps.length * 0.9);
    // The end of the table is what the rules counted.
    await page.getByText('Come tabella').click();
    const last = await page.locator('.curve-table tbody tr').last().locator('td').allTextContents();
    const counted = Object.values(replay.points?.at(-1)?.points ?? {}).map(({ inside }) => inside);
    const shown = last.map(Number).filter((n) => !Number.isNaN(n));
    expect(shown.length).toBeGreaterThanOrEqual(3);
    for (const points of shown) expect(counted).toContain(points);
    await page.locator('[data-tab="dice"]').click();
    await page.getByRole('button', { name: 'Tutta la partita' }).click();
    const luck = await page.locator('.luck-table tbody td:last-child').allTextContents();
    const sum = luck.reduce((all, text) => all + Number(text.replace(',', '.')), 0);
    expect(Math.abs(sum)).toBeLessThan(0.35); // what one gains another loses, but for rounding
    await page.locator('[data-tab="log"]').click();
  });

  it('makes a picture of the position', async () => {
    const { page } = who;
    await page.keyboard.press('c');
    await page.getByLabel('Titolo').fill('La presa di Siam');
    const saved = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).click();
    const bytes = readFileSync((await (await saved).path()) ?? '');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    const seen = await page.evaluate(async (file) => {
      const picture = await createImageBitmap(
        new Blob([Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))]),
      );
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d');
      context?.drawImage(picture, 0, 0);
      const pixels = context?.getImageData(0, 0, picture.width, picture.height).data ?? [];
      const counts = new Map<string, number>();
      for (let i = 0; i < pixels.length; i += 4 * 97) {
        const colour = [pixels[i], pixels[i + 1], pixels[i + 2]].map((c) => (c ?? 0) >> 4).join();
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
      const most = Math.max(...counts.values()) / (pixels.length / (4 * 97));
      return { width: picture.width, colours: counts.size, most };
    }, bytes.toString('base64'));
    expect(seen.width).toBe(1600);
    expect(seen.colours).toBeGreaterThan(60);
    expect(seen.most).toBeLessThan(0.5);
  });

  it('makes an animation of a turn, and can be stopped while it does', async () => {
    const { page } = who;
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Animazione' }).click();
    await dialog.getByLabel('Turno').selectOption({ index: 6 });
    const make = dialog.getByRole('button', { name: 'Crea l’animazione' });
    await make.click();
    await dialog.getByRole('button', { name: 'Interrompi' }).click();
    await dialog.getByText('Interrotta.').waitFor();
    await make.click();
    await dialog.locator('img.picture-preview').waitFor({ timeout: 60_000 });
    const told = (await dialog.getByRole('status').textContent()) ?? '';
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Salva' }).click();
    const bytes = readFileSync((await (await saved).path()) ?? '');
    const seen = await page.evaluate(async (file) => {
      const data = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
      const decoder = new ImageDecoder({ data, type: 'image/gif' });
      await decoder.tracks.ready;
      const track = decoder.tracks.selectedTrack;
      const last = await decoder.decode({ frameIndex: (track?.frameCount ?? 1) - 1 });
      const { displayWidth } = last.image;
      return { frames: track?.frameCount, loops: track?.repetitionCount, displayWidth };
    }, bytes.toString('base64'));
    expect(seen.frames).toBe(Number.parseInt(told, 10));
    expect(seen.frames).toBeGreaterThan(3);
    expect(seen.displayWidth).toBe(880);
    expect(bytes.length).toBeLessThan(1_500_000);
    const image = dialog.locator('img.picture-preview');
    expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(880);
    await page.keyboard.press('Escape');
  });

  it('left nothing wrong on the page', () => {
    expect(who.faults).toEqual([]);
  });
});

describe.each<readonly [string, Manner]>([
  ['a desk, light', { width: 1440, height: 900 }],
  ['a phone, dark', { width: 390, height: 844, dark: true, touch: true }],
  ['a phone on its side', { width: 844, height: 390, touch: true }],
])('on %s', (name, manner) => {
  it('every part is sound and fits', async () => {
    const who = await open(manner);
    const { page } = who;
    await page.locator('.timeline-slider').fill('200');
    const expectSound = async (what: string) => {
      expect(await axeFaults(page), what).toEqual([]);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, `${what} is wider than the screen`).toBeLessThanOrEqual(0);
      await look(page, `replay-${name}-${what}`);
    };
    for (const tab of await page.locator('[data-tab]').all()) {
      await tab.click();
      await expectSound((await tab.getAttribute('data-tab')) ?? '');
    }
    await page.keyboard.press('?');
    await expectSound('keys');
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).waitFor();
    await expectSound('picture');
    expect(who.faults).toEqual([]);
    await who.context.close();
  });
});
