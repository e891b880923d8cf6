// A whole game of challenge: two people in two browsers, one by keyboard alone, one on a phone and
// through the list, and two bots, a clock of a minute, the last rounds and the sdadata, the ranking, the proof of the dice, the replay.
import { describe, expect, it } from 'vitest';
import type { TableDetail } from '../src/protocol';
import { ask, guest, look, type Person, person } from './browser';
import { playByKeys, press } from './keyboard';
import { play } from './play';
import { openVenue } from './venue';

const venue = openVenue(400); // quicker ones win before the time is up

const settings = {
  visibility: 'private',
  aids: true,
  chat: true,
  tournament: false,
  spectators: true,
  spectator_delay_s: 0,
  clock: { kind: 'table', minutes: 1 },
  at_zero: 'bot',
  quitters: 'bot',
};

describe('a game with friends and bots', () => {
  let anna: Person;
  let bruno: Person;
  let code: string;

  it('is made, joined by link, and started', async () => {
    anna = await person(venue);
    bruno = await person(venue, {
      language: 'en',
      width: 390,
      height: 844,
      touch: true,
    });
    await guest(anna, 'Anna');
    const seats = [
      { kind: 'me' },
      { kind: 'open' },
      { kind: 'bot', bot: 'castellano' },
      { kind: 'bot', bot: 'castellano' },
    ];
    const request = { ruleset: 'challenge', options: {}, seats, settings };
    ({ code } = await ask<{ code: string }>(anna, '/api/tables', request));
    await anna.page.goto(`/t/${code}`);
    // A phone can read it from the screen.
    const drawn = await anna.page.locator('.lobby canvas.qr').boundingBox();
    expect(drawn?.width).toBeGreaterThan(100);
    // Whoever comes by the link gives a name, and sits.
    await bruno.page.goto(`/t/${code}`);
    await bruno.page.getByLabel('Name', { exact: true }).fill('Bruno');
    await bruno.page.keyboard.press('Enter');
    await anna.page.getByText('Bruno').first().waitFor();
    await press(anna.page, 'button.primary.wide:not(:disabled)');
    await bruno.page.locator('.game').waitFor();
  });

  it('is played to the end, through the last rounds and the sdadata', async () => {
    // Who throws more conquers more, and an objective would end it before the sdadata.
    const calmly = { throwsMax: 2 };
    await Promise.all([playByKeys(anna.page, calmly), play(bruno.page, calmly)]);
    expect(anna.frames.some((frame) => frame.includes('"time_called"'))).toBe(true);
    const ended = anna.frames.filter((frame) => frame.includes('"cause":"objective"'));
    expect(ended, 'the end by an objective').toEqual([]);
    expect(anna.frames.some((frame) => frame.includes('"closing_rolled"'))).toBe(true);
    const ranking = anna.page.locator('dialog .ranking tbody tr');
    expect(await ranking.count()).toBe(4);
    expect(await bruno.page.locator('dialog .ranking tbody tr').count()).toBe(4);
    const wide = await bruno.page
      .locator('dialog .scroll-x')
      .evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(wide, 'the ranking is wider than a phone').toBeLessThanOrEqual(0);
  });

  it('shows both the same ranking, and each his own words', async () => {
    const points = (who: Person) =>
      who.page.locator('dialog .ranking tbody .number').allTextContents();
    expect(await points(anna)).toHaveLength(12);
    expect(await points(anna)).toEqual(await points(bruno));
    expect(await anna.page.locator('dialog h2').first().textContent()).toBe('Classifica finale');
    expect(await bruno.page.locator('dialog h2').first().textContent()).toBe('Final ranking');
  });

  it('proves its dice in the browser, against what the browser has seen', async () => {
    await anna.page.getByRole('button', { name: 'Verifica i dadi' }).first().click();
    await anna.page
      .getByText(/Tutto torna/)
      .first()
      .waitFor({ timeout: 20_000 });
    const found = await anna.page.locator('[role=status]').allTextContents();
    expect(found.join()).toContain('promessi e mantenuti: 2; forniti dal seme: 2');
    expect(found.join()).toContain('ciò che questo browser ha visto');
    expect(anna.frames.some((frame) => frame.includes('"entropy_promised"'))).toBe(true);
  });

  it('remembers what it has seen when the page is loaded again, and names what differs', async () => {
    const forged = await bruno.page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        const kept = localStorage.getItem(key) ?? '';
        const die = /"attack":\[(\d)/.exec(kept);
        if (!key.startsWith('kamchatka.seen.') || !die) continue;
        const other = (Number(die[1]) % 6) + 1;
        localStorage.setItem(key, kept.replace(die[0], `"attack":[${other}`));
        return true;
      }
      return false;
    });
    expect(forged).toBe(true);
    await bruno.page.reload();
    await bruno.page.getByRole('button', { name: 'Check the dice' }).first().click();
    await bruno.page
      .getByText(/Wrong at event \d+: seen dice_rolled/)
      .first()
      .waitFor({ timeout: 20_000 });
    const found = await bruno.page.locator('[role=status]').allTextContents();
    expect(found.join()).toContain('The server now tells another game');
  });

  it('can be looked at again, from any point', async () => {
    await anna.page.goto(`/replay/${code}?step=120`);
    await anna.page.locator('.replay-controls').waitFor();
    expect(await anna.page.getByText(/Passo 120 di/).count()).toBe(1);
    await anna.page.keyboard.press('ArrowRight');
    expect(await anna.page.getByText(/Passo 121 di/).count()).toBe(1);
  });

  it('is listed on the first page, with the place of whoever looks', async () => {
    const place = await anna.page.evaluate(async (path) => {
      const tables = await (await fetch('/api/my/tables')).json();
      const { player } = await (await fetch('/api/me')).json();
      const table = tables.find((each: { code: string }) => each.code === path);
      const own = table.seats.findIndex(
        (each: { player_id?: string }) => each.player_id === player.id,
      );
      return table.result.places[own];
    }, code);
    await anna.page.goto('/');
    const card = anna.page.locator(`.table-card[href="/replay/${code}"]`);
    await card.waitFor();
    expect(await card.textContent()).toContain(`${place}° posto su 4`);
    await look(anna.page, 'home-finished');
  });

  it('is played again: one tap each, everybody one seat further on', async () => {
    await anna.page.goto(`/t/${code}`);
    await anna.page.getByRole('button', { name: 'Rivincita' }).click();
    await anna.page.getByText('il posto è suo se vuole la rivincita').waitFor();
    await look(anna.page, 'rematch-waits');
    await bruno.page.getByText(/A rematch is wanted/).waitFor();
    await look(bruno.page, 'rematch-asked-phone');
    await bruno.page.getByRole('button', { name: 'I’m in' }).click();
    await Promise.all([
      anna.page.locator('.game').waitFor(),
      bruno.page.locator('.game').waitFor(),
    ]);
    const again = new URL(anna.page.url()).pathname;
    expect(again).not.toBe(`/t/${code}`);
    expect(new URL(bruno.page.url()).pathname).toBe(again);
    const table = await ask<TableDetail>(anna, `/api${again.replace('/t/', '/tables/')}`);
    expect(table.seats.map((seat) => seat.name).at(0)).toBe('Bruno');
    expect(table.seats.map((seat) => seat.name).at(3)).toBe('Anna');
  });

  it('is stopped when both agree, one tap each', async () => {
    await anna.page.getByRole('tab', { name: 'Tavolo' }).click();
    await anna.page.getByRole('button', { name: 'Interrompi la partita' }).click();
    await anna.page
      .getByRole('dialog')
      .getByRole('button', { name: 'Interrompi la partita' })
      .click();
    await bruno.page.getByText('Anna: shall we stop the game?').waitFor();
    await look(bruno.page, 'stop-asked-phone');
    await bruno.page.getByRole('button', { name: 'Agreed' }).click();
    await anna.page.getByText('La partita è stata interrotta').waitFor();
    await bruno.page.getByText('The game was stopped').waitFor();
    await look(anna.page, 'stopped');
  });

  it('left nothing wrong on the pages', () => {
    expect(anna.faults).toEqual([]);
    expect(bruno.faults).toEqual([]);
  });
});
