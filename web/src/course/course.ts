// The guided game on its way: which step it is at, whether that is done, and the table it is played at.
import { effect, signal } from '@preact/signals';
import type { Engine } from '../lib/reactor';
import type { Rules, TableDetail } from '../protocol';
import { startAnnouncing } from '../table/announcer';
import type { AtTable } from '../table/context';
import { Helm } from '../table/helm/helm';
import { Room } from '../table/room';
import { Lesson, learner } from './lesson';
import { finished, reachedStep } from './progress';
import { type Step, steps } from './steps';
import { w } from './words/words';

export type CourseTab = 'mine' | 'log';

const person = { kind: 'player', online: true, away: false, muted: false } as const;

function tableOf(rules: Rules): TableDetail {
  return {
    code: '',
    ruleset: rules.id,
    options: {},
    board: 'classic',
    settings: {
      visibility: 'private',
      aids: true,
      chat: false,
      tournament: false,
      spectators: false,
      spectator_delay_s: 0,
      clock: { kind: 'none' },
      at_zero: 'bot',
      quitters: 'bot',
    },
    seat_counts: rules.seats,
    seats: [
      { seat: learner, ...person },
      { seat: 's2', name: 'Bruno', ...person },
      { seat: 's3', name: 'Carla', ...person },
    ],
    host: '',
    state: 'playing',
    silenced: false,
    read_only: false,
    spectator_count: 0,
    created_ms: 0,
  };
}

export class Course {
  readonly index = signal(0);
  readonly at = signal<AtTable | null>(null);
  readonly done = signal(false);
  readonly over = signal(false); // past the last step
  readonly tab = signal<CourseTab>('log');
  readonly open = signal(false); // the sheet with the tab, on a phone
  readonly #engine: Engine;
  readonly #rules: Rules;
  #lesson: Lesson | null = null;
  #stops: (() => void)[] = [];

  constructor(engine: Engine, rules: Rules) {
    this.#engine = engine;
    this.#rules = rules;
  }

  get step(): Step {
    return steps[this.index.value] as Step;
  }

  /** At this step, on a table of its own. */
  begin(index: number): void {
    this.stop();
    const lesson = new Lesson(this.#engine, () => w().notNow);
    const room = new Room('', '', (listener) => lesson.listen(listener));
    room.rules.value = this.#rules;
    const helm = new Helm(room);
    this.#lesson = lesson;
    this.at.value = { room, helm };
    this.#enter(index);
    lesson.lay(index, tableOf(this.#rules));
    this.#stops = [startAnnouncing(room), effect(() => this.#look())];
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.at.peek()?.room.stop();
  }

  /** The step after this one, on the same table where the story goes on. */
  goOn(): void {
    const next = this.index.value + 1;
    const step = steps[next];
    if (!step) return this.#finish();
    if (step.position || !this.done.value) return this.begin(next);
    this.#enter(next);
    this.#lesson?.goOn(step);
  }

  goBack(): void {
    this.begin(Math.max(0, this.index.value - 1));
  }

  startOver(): void {
    this.over.value = false;
    this.begin(0);
  }

  showTab(tab: CourseTab): void {
    this.open.value = this.tab.value === tab ? !this.open.value : true;
    this.tab.value = tab;
  }

  #enter(index: number): void {
    this.index.value = index;
    this.done.value = false;
    this.open.value = false;
    this.tab.value = 'log';
    reachedStep.value = index;
    const helm = this.at.value?.helm;
    const { points } = this.step;
    if (helm) {
      helm.pointed.value = new Set(points ? [points] : []);
      helm.refused.value = null;
      helm.showObjective.value = false;
    }
  }

  #finish(): void {
    this.over.value = true;
    finished.value = true;
    reachedStep.value = 0;
  }

  /** Whether what the step asks for has come about, and everybody has seen it. */
  #look(): void {
    const { room, helm } = this.at.value ?? {};
    const view = room?.view.value;
    const happened = this.#lesson?.happened.value;
    const hand = this.tab.value === 'mine';
    const objective = !!helm?.showObjective.value;
    const refused = !!helm?.refused.value?.clause;
    if (!view || !happened || !room?.settledNow.value || room.busy.value) return;
    if (this.done.value) return;
    if (!this.step.reached({ view, happened, refused, hand, objective })) return;
    this.done.value = true;
    if (helm) helm.pointed.value = new Set();
    this.#lesson?.close();
  }
}
