// Somebody closes his page in the middle of a game with friends and bots: the others wait no longer
// than the table says, and coming back takes the seat. And a turn whose time is up is taken back.
import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { ask, guest, look, type Person, person, watch } from './browser';
import { play } from './play';
import { openVenue } from './venue';

const venue = openVenue(60);
const graceS = 6;

async function begin(clock: object, people: readonly Person[]): Promise<string> {
  const [host, ...others] = people;
  if (!host) throw new Error('nobody plays');
  const settings = {
    visibility: 'private',
    aids: true,
    chat: true,
    tournament: false,
    spectators: true,
    spectator_delay_s: 0,
    clock,
    at_zero: 'bot',
    quitters: 'bot',
    grace_s: graceS,
  };
  const open = others.map(() => ({ kind: 'open' }));
  const bot = { kind: 'bot', bot: 'castellano' };
  const seats = [{ kind: 'me' }, ...open, bot, bot];
  const request = { ruleset: 'challenge', options: {}, seats, settings };
  const { code } = await ask<{ code: string }>(host, '/api/tables', request);
  for (const each of others) await ask(each, `/api/tables/${code}/sit`, {});
  for (const each of people) await each.page.goto(`/t/${code}`);
  await ask(host, `/api/tables/${code}/start`, {});
  for (const each of people) await each.page.locator('.game').waitFor();
  return code;
}

const row = (who: Person, name: string) => who.page.locator('.player').filter({ hasText: name });

describe('somebody who closes his page', () => {
  it('costs the others the grace time, and has the seat again when back', async () => {
    const anna = await person(venue);
    const bruno = await person(venue, { width: 390, height: 844, touch: true });
    await guest(anna, 'Anna');
    await guest(bruno, 'Bruno');
    const code = await begin({ kind: 'none' }, [anna, bruno]);
    await bruno.page.close();
    const waited = anna.page.locator('.banner', {
      hasText: 'Bruno è assente: il computer gioca tra',
    });
    await play(anna.page, { until: () => waited.isVisible() });
    const since = Date.now();
    expect(await axeFaults(anna.page)).toEqual([]);
    await look(anna.page, 'absence-waiting');
    await row(anna, 'Bruno').getByText('gioca il computer').waitFor({ timeout: 20_000 });
    expect(Date.now() - since).toBeLessThan((graceS + 3) * 1000);
    await anna.page.locator('.banner', { hasText: 'Il computer gioca per Bruno' }).waitFor();
    await look(anna.page, 'absence-stand-in');
    // The game goes on without him, to the turns.
    await play(anna.page, {
      until: () => anna.frames.some((frame) => frame.includes('"turn_started"')),
    });
    expect(await waited.count()).toBe(0);
    const page = await bruno.context.newPage();
    const back: Person = { context: bruno.context, page, ...watch(page) };
    await page.goto(`/t/${code}`);
    await anna.page
      .locator('.banner', { hasText: 'Bruno è di nuovo al tavolo' })
      .waitFor({ timeout: 20_000 });
    await row(anna, 'Bruno').getByText('gioca il computer').waitFor({ state: 'detached' });
    // One tap from his row: his messages are not shown, today or after a reload.
    await row(anna, 'Bruno').getByRole('button').click();
    await look(anna.page, 'absence-menu');
    expect(await axeFaults(anna.page)).toEqual([]);
    await anna.page.getByRole('button', { name: 'Non mostrarmi i messaggi di Bruno' }).click();
    await anna.page.reload();
    await row(anna, 'Bruno').getByRole('button').click();
    await anna.page.getByRole('button', { name: 'Mostra di nuovo Bruno' }).waitFor();
    // And when the host is gone, the other one is host.
    await anna.page.close();
    await page.locator('.banner', { hasText: 'Ora organizzi tu' }).waitFor({ timeout: 20_000 });
    // A phone has no room for words beside a name: a sign says that she is not there.
    expect(await row(back, 'Anna').locator('.player-absence').isVisible()).toBe(true);
    expect(await row(back, 'Bruno').locator('.player-absence').count()).toBe(0);
    await look(page, 'absence-host');
    expect([...anna.faults, ...back.faults]).toEqual([]);
  });
});

describe('somebody whose time is up', () => {
  const slow = openVenue(1500); // so that the computer is met while it plays

  it('is told so, and takes the turn back with one tap', async () => {
    const carla = await person(slow);
    await guest(carla, 'Carla');
    await begin({ kind: 'turn', turn_s: 15 }, [carla]);
    const { page } = carla;
    await page.locator('.panel-title.mine').waitFor({ timeout: 20_000 });
    await page.locator('.clock.urgent').waitFor({ timeout: 20_000 });
    await look(page, 'absence-urgent');
    const back = page.getByRole('button', { name: 'Riprendi' });
    await back.waitFor({ timeout: 20_000 });
    await page.locator('.panel', { hasText: 'Tempo scaduto: gioca il computer' }).waitFor();
    expect(await page.locator('.panel-title.mine').count()).toBe(0);
    await look(page, 'absence-time-up');
    await back.click();
    await page.locator('.panel-title.mine').waitFor();
    expect(carla.faults).toEqual([]);
  });
});
