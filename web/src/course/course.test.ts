// The guided game with the real engine: every step can be done as it says, and nothing else can.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { en as tableEn } from '../i18n/en';
import { it as tableIt } from '../i18n/it';
import { setWords } from '../i18n/words';
import { Engine } from '../lib/reactor';
import { language, pace } from '../lib/settings';
import type { Rules } from '../protocol';
import { enginePath, Engine as Pipe } from '../testing/engine';
import { Course } from './course';
import { finished, reachedStep } from './progress';
import { steps } from './steps';
import { en } from './words/en';
import { it as italian } from './words/it';
import { loadCourseWords } from './words/words';

let engine: Engine;
let rules: Rules;

beforeAll(async () => {
  engine = await Engine.of(readFileSync('src/course/course.wasm'));
  const pipe = new Pipe(enginePath as string);
  rules = await pipe.ask<Rules>({ request: 'rules', ruleset: 'challenge' });
  rules = { ...rules, id: 'challenge' };
  pipe.stop();
  pace.value = 'none';
  language.value = 'it';
  setWords(tableIt);
  await loadCourseWords();
});

function courseAt(index: number): Course {
  const course = new Course(engine, rules);
  course.begin(index);
  return course;
}

function table(course: Course) {
  const at = course.at.value;
  if (!at) throw new Error('no table');
  return at;
}

/** Does what the step asks for, as its solution says. */
async function solve(course: Course): Promise<void> {
  const { room, helm } = table(course);
  switch (course.step.id) {
    case 'why':
      helm.pick('central_america');
      return void (await vi.waitFor(() => expect(course.done.value).toBe(true)));
    case 'card':
      return course.showTab('mine');
    case 'objective':
      helm.showObjective.value = true;
      return;
    default:
      expect(await room.perform(course.step.solution)).toEqual({ ok: true });
  }
}

describe('the guided game', () => {
  it('goes from the first step to the last by what each step asks for', async () => {
    const course = courseAt(0);
    const seen: string[] = [];
    while (!course.over.value) {
      seen.push(course.step.id);
      expect(reachedStep.value).toBe(course.index.value);
      if (course.step.id !== 'others') expect(course.done.value, course.step.id).toBe(false);
      if (!course.done.value) await solve(course);
      await vi.waitFor(() => expect(course.done.value, course.step.id).toBe(true));
      expect(table(course).room.offer.value.endTurn).toBe(false);
      course.goOn();
    }
    expect(seen).toEqual(steps.map(({ id }) => id));
    expect(finished.value).toBe(true);
    expect(reachedStep.value).toBe(0);
    course.stop();
  });

  it('can be taken up, left out and gone back to at every step', () => {
    for (const index of steps.keys()) {
      const course = courseAt(index);
      const before = JSON.stringify(table(course).room.view.value?.territories);
      course.goOn();
      if (index + 1 < steps.length) {
        if (course.step.id !== 'others') expect(course.done.value, course.step.id).toBe(false);
        expect(course.index.value).toBe(index + 1);
        course.begin(index);
        expect(JSON.stringify(table(course).room.view.value?.territories)).toBe(before);
      } else expect(course.over.value).toBe(true);
      course.goBack();
      expect(course.index.value).toBe(Math.max(0, index - 1));
      course.stop();
    }
  });

  it('refuses by the rules what they refuse, and kindly what comes another time', async () => {
    const course = courseAt(2);
    const { room } = table(course);
    const attack = (to: string) => ({ type: 'attack', from: 'brazil', to, dice: 3 }) as const;
    expect(await room.connection.why(attack('congo'))).toMatchObject({ clause: 'CH-4.4a' });
    const another = await room.connection.act(attack('north_africa'));
    expect(another).toMatchObject({ ok: false, reason: 'not_permitted' });
    expect(another).toMatchObject({ message: { it: italian.notNow } });
    expect(await room.connection.why(attack('venezuela'))).toBeNull();
    expect([...room.offer.value.attacks.keys()]).toEqual(['brazil']);
    course.stop();
  });

  it('says what the dice and the count really come to', async () => {
    const { done } = italian.steps.sdadata;
    const course = courseAt(steps.length - 1);
    await solve(course);
    await vi.waitFor(() => expect(course.done.value).toBe(true));
    const seats = table(course).room.view.value?.seats;
    expect(done).toContain(`${seats?.s1?.points} a ${seats?.s2?.points}`);
    expect(en.steps.sdadata.done).toContain(`${seats?.s1?.points} to ${seats?.s2?.points}`);
    course.stop();
  });

  it('calls buttons and territories by the names they have on the page', () => {
    for (const [words, page] of [
      [italian, tableIt],
      [en, tableEn],
    ] as const) {
      const { names, table: t } = page;
      expect(words.steps.transfer.text).toContain(t.toTransfer);
      expect(words.steps.card.text).toContain(t.tabs.mine);
      expect(words.steps.objective.text).toContain(t.objectiveShow);
      expect(words.steps.place.text).toContain(t.placeForMe);
      for (const land of ['brazil', 'venezuela'] as const) {
        expect(words.steps.attack.text).toContain(names.territories[land]);
      }
      expect(words.steps.win.text).toContain(names.territories.north_africa);
      expect(words.steps.why.text).toContain(names.territories.central_america);
    }
  });
});
