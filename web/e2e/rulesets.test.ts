// The parts of the table that only some rulebooks have: Kingmaker's secret exchange, the defender's
// choice of dice with a standing order, a Master board of quadrants.
import { describe, expect, it } from 'vitest';
import { clauses } from '../src/testing/clauses';
import { ask, guest, type Person, person } from './browser';
import { brief, managed, play } from './play';
import { openVenue } from './venue';

const venue = openVenue();

let guests = 0;

async function seated(request: object, count: number): Promise<Person> {
  const who = await person(venue);
  await guest(who, `Anna ${++guests}`);
  const bots = await ask<{ id: string }[]>(who, '/api/bots');
  const others = Array.from({ length: count - 1 }, (_, index) => ({
    kind: 'bot',
    bot: bots[index % bots.length]?.id,
  }));
  const { code } = await ask<{ code: string }>(who, '/api/tables', {
    ...request,
    seats: [{ kind: 'me' }, ...others],
  });
  await ask(who, `/api/tables/${code}/start`, {});
  await who.page.goto(`/t/${code}`);
  return who;
}

describe('Kingmaker', () => {
  it('exchanges colour cards in secret and shows one’s own', async () => {
    clauses('KM-2s');
    const who = await seated({ ruleset: 'challenge', options: { 'ending.kingmaker': 'on' } }, 4);
    const started = async () => (await who.page.locator('.phase-strip').count()) > 0;
    await play(who.page, { until: started });
    await who.page.locator('[data-tab="mine"]').click();
    await who.page.getByText('Carte colore (Kingmaker)').waitFor();
    const received = who.frames
      .flatMap(
        (frame) => (JSON.parse(frame) as { events?: Record<string, unknown>[] }).events ?? [],
      )
      .filter((event) => event['type'] === 'colours_received');
    expect(received).toHaveLength(4);
    expect(received.filter((event) => event['cards'] !== null)).toHaveLength(1);
    expect(who.faults).toEqual([]);
    await who.context.close();
  });
});

describe('Prestige for six', () => {
  // With luck in the first round; without, six seats take their time.
  const slow = { timeout: 500_000 };
  it('asks the defender how many dice, until a standing order answers', slow, async () => {
    const anna = await person(venue);
    const bruno = await person(venue);
    await guest(anna, 'Anna Difende');
    await guest(bruno, 'Bruno Attacca');
    const bot = { kind: 'bot', bot: 'corsaro' }; // attacks everybody, and soon
    const { code } = await ask<{ code: string }>(anna, '/api/tables', {
      ruleset: 'prestige',
      seats: [{ kind: 'me' }, { kind: 'open' }, bot, bot, bot, bot],
    });
    await anna.page.goto(`/t/${code}`);
    await ask(bruno, `/api/tables/${code}/sit`, {});
    await ask(anna, `/api/tables/${code}/start`, {});
    await bruno.page.goto(`/t/${code}`);
    // With one army there is no choice: a few everywhere.
    const answer = anna.page.getByRole('button', { name: /Difendi con/ }).first();
    const defended = async () =>
      (await anna.page.getByText(/Con quanti difendi/).count()) > 0 && managed(answer.click(brief));
    let answered = false;
    const attacks = play(bruno.page, {
      foe: 'Anna Difende',
      spread: true,
      limitMs: slow.timeout,
      until: () => answered,
    });
    await play(anna.page, {
      until: defended,
      throwsMax: 0,
      spread: true,
      undefended: true,
      limitMs: slow.timeout,
    });
    expect(await anna.page.locator('.player').count()).toBe(6);
    await anna.page.getByRole('combobox').last().selectOption('2');
    const ordered = () => anna.frames.some((frame) => frame.includes('"type":"standing"'));
    await expect.poll(ordered, { timeout: 10_000 }).toBe(true);
    const asked = () => anna.frames.filter((frame) => frame.includes('"type":"defend"')).length;
    const before = asked();
    const turns = () => anna.frames.filter((frame) => frame.includes('"turn_started"')).length;
    const now = turns();
    await play(anna.page, { until: () => turns() > now + 6, throwsMax: 0, spread: true });
    answered = true;
    await attacks;
    expect(asked()).toBe(before);
    expect([...anna.faults, ...bruno.faults]).toEqual([]);
    await anna.context.close();
    await bruno.context.close();
  });
});

describe('Master', () => {
  it('is drawn from its quadrants, drafted and played', async () => {
    const who = await seated({ ruleset: 'master' }, 4);
    await who.page.locator('.board').waitFor();
    const territories = await who.page.locator('.board [data-territory]').count();
    expect(territories).toBeGreaterThan(42);
    const turns = () => who.frames.filter((frame) => frame.includes('"turn_started"')).length;
    await play(who.page, { until: () => turns() > 5 });
    await who.page.keyboard.press('e');
    await who.page.locator('.board').waitFor();
    expect(await who.page.locator('.board [data-territory]').count()).toBe(territories);
    expect(who.faults).toEqual([]);
    await who.context.close();
  });
});
