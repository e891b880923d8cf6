// The whole game as a line to slide along: turns as bands of colour, what people look for as signs.
import { useMemo } from 'preact/hooks';
import { colourOf } from '../../game/facts';
import { useTable } from '../../table/context';
import { secretsShown, useReplay } from '../context';
import { stepText } from '../telling';
import { w } from '../words/words';
import { MarkAt } from './mark-sign';
import './timeline.css';

const near = 0.012; // of the line: a tap this close to a sign goes to it

function Bands() {
  const { course } = useReplay();
  const { last } = course;
  const { view } = course.frame(last);
  return (
    <svg
      class="timeline-bands"
      viewBox={`0 0 ${Math.max(1, last)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {course.turns.map((turn, i) => (
        <rect
          key={i}
          class={`band ${colourOf(view, turn.seat) ?? 'none'}`}
          x={turn.start}
          width={Math.max(0, (course.turns[i + 1]?.start ?? last) - turn.start)}
          height="1"
        />
      ))}
      <path
        class="band-ends"
        d={course.turns
          .slice(1)
          .map((turn) => `M${turn.start} 0V1`)
          .join('')}
      />
    </svg>
  );
}

function Marks() {
  const { course } = useReplay();
  const last = Math.max(1, course.last);
  return (
    <svg class="timeline-marks" aria-hidden="true">
      {course.marks
        .filter(({ kind }) => kind === 'conquest')
        .map(({ step }, i) => (
          <line
            key={i}
            class="mark-conquest"
            x1={`${((step / last) * 100).toFixed(3)}%`}
            x2={`${((step / last) * 100).toFixed(3)}%`}
            y1="12"
            y2="17"
          />
        ))}
      {course.marks
        .filter(({ kind }) => kind !== 'conquest')
        .map(({ kind, step }, i) => (
          <MarkAt key={i} kind={kind} share={step / last} />
        ))}
    </svg>
  );
}

export function Timeline() {
  const { room } = useTable();
  const { course, player } = useReplay();
  const at = player.at.value;
  const words = w();
  const last = Math.max(1, course.last);
  // The drawing never changes: it is not gone through at every step.
  const drawing = useMemo(
    () => (
      <>
        <Marks />
        <Bands />
      </>
    ),
    [course],
  );
  const tap = (click: MouseEvent) => {
    const box = (click.currentTarget as Element).getBoundingClientRect();
    const share = (click.clientX - box.left) / Math.max(1, box.width);
    const marks = course.marks.filter(({ kind }) => kind !== 'conquest');
    const closest = marks
      .map(({ step }) => ({ step, far: Math.abs(step / last - share) }))
      .sort((a, b) => a.far - b.far)[0];
    player.go(closest && closest.far < near ? closest.step : share * last);
  };
  return (
    <div class="timeline">
      <div class="timeline-drawing" aria-hidden="true" onClick={tap}>
        {drawing}
      </div>
      <input
        type="range"
        class="timeline-slider"
        aria-label={words.scrub}
        aria-valuetext={`${words.step(at, course.last)}. ${stepText(room, course, at, secretsShown.value)}`}
        min={0}
        max={course.last}
        value={at}
        onInput={(input) => player.go(Number(input.currentTarget.value))}
      />
    </div>
  );
}
