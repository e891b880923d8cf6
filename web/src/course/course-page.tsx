// "Impara giocando", /impara: loads the engine, the rules and the words, then plays from where this
// browser's learner left off.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { get } from '../lib/api';
import { engineAt } from '../lib/reactor';
import type { Rules } from '../protocol';
import { Page } from '../ui/page';
import { Course } from './course';
import address from './course.wasm?url';
import { CourseView } from './course-view';
import { Farewell } from './farewell';
import { reachedStep } from './progress';
import { steps } from './steps';
import { loadCourseWords, w } from './words/words';

/** The rules of the official tournaments, which the first page plays too: what is learnt here holds there. */
export const ruleset = 'challenge';
const engine = engineAt(address);

type Opened = Course | 'loading' | 'failed';
const opened = signal<Opened>('loading');
const worded = signal(false);

async function open(): Promise<void> {
  opened.value = 'loading';
  const words = loadCourseWords().then(() => {
    worded.value = true; // that it is loading can be said before it has
  });
  try {
    const [loaded, rules] = await Promise.all([
      engine(),
      get<Rules>(`/api/rulesets/${ruleset}`),
      words,
    ]);
    if (!rules.ok) throw new Error(rules.reason);
    const course = new Course(loaded, rules.value);
    course.begin(Math.min(Math.max(0, Math.floor(reachedStep.value)), steps.length - 1));
    opened.value = course;
  } catch (fault) {
    console.warn(fault);
    opened.value = 'failed';
  }
}

export function CoursePage() {
  useEffect(() => {
    void open();
    return () => {
      if (opened.value instanceof Course) opened.value.stop();
      opened.value = 'loading';
    };
  }, []);
  const course = opened.value;
  if (!worded.value) return null;
  const words = w();
  if (course instanceof Course) {
    return course.over.value ? <Farewell course={course} /> : <CourseView course={course} />;
  }
  return (
    <Page title={words.title} narrow>
      <h1>{words.title}</h1>
      <p class="lead" role="status">
        {course === 'failed' ? words.failed : words.loading}
      </p>
      {course === 'failed' ? (
        <p>
          <button type="button" class="button primary" onClick={() => void open()}>
            {words.again}
          </button>
        </p>
      ) : null}
    </Page>
  );
}
