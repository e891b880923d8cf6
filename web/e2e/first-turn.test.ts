// From the first page to the end of the first turn against bots, in every ruleset: twelve taps at
// most, with the computer placing. As a newcomer has it: questions are asked. How often bots that go
// first attack him is not for him to say, so the dice he defends with are not counted.
import { describe, expect, it } from 'vitest';
import { ask, look, type Manner, type Person, person } from './browser';
import { managed } from './play';
import { openVenue } from './venue';

const venue = openVenue();
const tapsMax = 12;
const desk: Manner = { width: 1280, height: 800, unhurried: true };
const phone: Manner = { width: 390, height: 844, touch: true, unhurried: true };
const soon = { timeout: 3000 };

interface Tap {
  readonly on: string;
  readonly heard: number; // frames, before it
}

class Newcomer {
  readonly taps: Tap[] = [];
  readonly who: Person;

  constructor(who: Person) {
    this.who = who;
  }

  async tap(selector: string): Promise<boolean> {
    const found = this.who.page.locator(selector).first();
    if ((await found.count()) === 0) return false;
    const heard = this.who.frames.length;
    if (!(await managed(found.click(soon)))) return false;
    this.taps.push({ on: selector, heard });
    return true;
  }

  /** In the first page: a ruleset, where it is not the usual one, and play. */
  async begin(ruleset: string): Promise<void> {
    await this.who.page.goto('/');
    await this.who.page.locator('.play-now button').waitFor();
    if (ruleset !== 'challenge') {
      await this.who.page.locator('.play-options select').first().selectOption(ruleset);
      this.taps.push(...['the list of rulesets', ruleset].map((on) => ({ on, heard: 0 })));
    }
    await this.tap('.play-now button');
    await this.who.page.locator('.player').first().waitFor();
  }

  /** The frame that told of the next turn after the first of the first seat, which is the newcomer's. */
  turnEnded(): number | null {
    const started = this.who.frames.flatMap((frame, at) =>
      [...frame.matchAll(/"turn_started"[^}]*"seat":"(s\d)"/g)].map(([, seat]) => ({ seat, at })),
    );
    const own = started.findIndex(({ seat }) => seat === 's1');
    return own < 0 ? null : (started[own + 1]?.at ?? null);
  }

  /** What that turn and all before it took; bots may have played on since, and the next one begun. */
  tapsUntil(ended: number): string[] {
    return this.taps.filter(({ heard }) => heard <= ended).map(({ on }) => on);
  }

  /** Answers what is asked with as few taps as it takes. */
  async answer(): Promise<void> {
    const { page } = this.who;
    if (await page.locator('dialog[open] .button.primary').count()) {
      await this.tap('dialog[open] .button.primary');
    } else if ((await page.locator('.panel-title.mine').count()) === 0)
      await page.waitForTimeout(50);
    else if (await page.locator('.colour-choices').count())
      await this.tap('.colour-choices button');
    else if (await page.locator('.claim-panel').count()) await this.claim();
    else if (await page.locator('.defend-panel').count()) await this.defend();
    else if (await page.locator('.place-panel').count()) await this.place();
    else if (await page.locator('.turn-buttons').count()) await this.fightOrPass();
    else await this.tap('.action-panel [data-key="confirm"]:not(:disabled)');
  }

  async claim(): Promise<void> {
    const always = '.claim-panel button:has-text("Scegli sempre per me"):not(:disabled)';
    if (!(await this.tap(always))) return;
    // Until something else is asked: to place, or to defend against whoever begins.
    await this.who.page.waitForFunction(
      () => document.querySelector('.panel-title.mine') && !document.querySelector('.claim-panel'),
      undefined,
      { timeout: 60_000 },
    );
  }

  async defend(): Promise<void> {
    if (await this.tap('.defend-panel [data-key="confirm"]:not(:disabled)')) this.taps.pop();
  }

  async place(): Promise<void> {
    if (!(await this.tap('.place-panel [data-key="for-me"]:not(:disabled)'))) return;
    await this.who.page.locator('.place-panel .chip').first().waitFor(soon);
    await look(this.who.page, `first-turn-place-${this.taps.length}`);
    await this.tap('.place-panel [data-key="confirm"]:not(:disabled)');
    const { page } = this.who;
    const on = page.locator('.turn-buttons, .exchange-row, .colour-choices').first();
    if (await managed(on.waitFor({ timeout: 1000 }))) return;
    // The rest of the plan goes on by itself; then it is the turn of somebody, or ours.
    await page.locator('.phase-strip').waitFor({ timeout: 60_000 });
  }

  async fightOrPass(): Promise<void> {
    const { page } = this.who;
    if (await this.tap('.turn-buttons [data-key="pass"]:not(:disabled)')) {
      const asked = page.locator('dialog[open] .button.primary');
      await asked.or(page.locator('.panel-title:not(.mine)')).first().waitFor(soon);
      return;
    }
    if (await this.tap('[data-key="throw"]:not(:disabled)')) return;
    // Some rulebooks oblige the player to attack: a touch of the enemy finds from where.
    const offered = this.who.frames.findLast((frame) => /"options":\[\{/.test(frame)) ?? '';
    const target = /"type":"attack"[^}]*?"to":"(\w+)"/.exec(offered)?.[1];
    await this.tap(`.board-token[data-territory="${target}"]`);
  }
}

async function rulesets(): Promise<string[]> {
  const who = await person(venue);
  await who.page.goto('/');
  const all = await ask<{ id: string }[]>(who, '/api/rulesets');
  await who.context.close();
  return all.map(({ id }) => id);
}

describe('a first turn', () => {
  it('takes twelve taps at most in every ruleset', { timeout: 600_000 }, async () => {
    const counted: Record<string, number> = {};
    for (const ruleset of await rulesets()) {
      // Where an attack may be asked for, the whole board is to be seen.
      const who = await person(venue, ruleset === 'challenge' ? phone : desk);
      await who.context.addInitScript(() => localStorage.setItem('kamchatka.pace', '"none"'));
      const newcomer = new Newcomer(who);
      await newcomer.begin(ruleset);
      const end = Date.now() + 120_000;
      while (newcomer.turnEnded() === null && Date.now() < end) await newcomer.answer();
      const taps = newcomer.tapsUntil(newcomer.turnEnded() ?? Number.POSITIVE_INFINITY);
      expect(Date.now(), `${ruleset} took too long`).toBeLessThan(end);
      counted[ruleset] = taps.length;
      expect(taps.length, `${ruleset}: ${taps.join(', ')}`).toBeLessThanOrEqual(tapsMax);
      expect(who.faults, ruleset).toEqual([]);
      await who.context.close();
    }
    console.log('taps to the end of the first turn', counted);
  });
});
