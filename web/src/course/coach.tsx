// The coach: what to do now and why; once it is done, what has come of it, and the way on.
import { useEffect, useRef } from 'preact/hooks';
import { ClauseChip } from '../table/panels/refusal-note';
import { Icon } from '../ui/icons';
import type { Course } from './course';
import { steps } from './steps';
import { w } from './words/words';

export function Coach({ course }: { readonly course: Course }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { id, clause } = course.step;
  const words = w();
  const { name, text, done: result } = words.steps[id];
  const index = course.index.value;
  const done = course.done.value;
  const at = course.at.value;
  // Whoever uses keys goes on from here; whoever listens hears the rest, which is live.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [at, id]);
  useEffect(() => {
    if (done) next.current?.focus({ preventScroll: true });
  }, [done, at, id]);
  return (
    <section class={done ? 'coach done' : 'coach'} aria-label={words.coach}>
      <div class="coach-head">
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        <p class="hint">{words.count(index + 1, steps.length)}</p>
        <progress max={steps.length} value={index + (done ? 1 : 0)} aria-label={words.title} />
      </div>
      <p class="coach-text" aria-live="polite">
        {done ? (
          <>
            <Icon name="check" /> <b>{words.well}</b> {result}
          </>
        ) : (
          text
        )}
      </p>
      <div class="coach-buttons">
        <ClauseChip key={clause} clause={clause} />
        <button
          type="button"
          class="button quiet small"
          disabled={index === 0}
          onClick={() => course.goBack()}
        >
          <Icon name="back" />
          {words.back}
        </button>
        {done ? (
          <button
            ref={next}
            type="button"
            class="button primary coach-next"
            onClick={() => course.goOn()}
          >
            {words.next}
            <Icon name="forward" />
          </button>
        ) : (
          <button type="button" class="button quiet small" onClick={() => course.goOn()}>
            {words.skip}
            <Icon name="forward" />
          </button>
        )}
      </div>
    </section>
  );
}
