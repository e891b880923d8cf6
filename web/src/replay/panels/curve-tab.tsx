// How the game went: territories, armies or points of each seat over time, drawn and as a table.
import { useMemo, useState } from 'preact/hooks';
import { colourOf } from '../../game/facts';
import { seatName, useTable } from '../../table/context';
import { Token } from '../../ui/token';
import { useReplay } from '../context';
import { type Curve, curvesOf, type Measure, measures, valueAt } from '../course/curves';
import { w } from '../words/words';
import { Chart } from './chart';
import './curve-tab.css';

/** What each has at this very step: the key to the drawing. */
function Now({
  measure,
  curves,
}: {
  readonly measure: Measure;
  readonly curves: readonly Curve[];
}) {
  const { room } = useTable();
  const { course, player, points } = useReplay();
  const { view, seq } = player.frame.value;
  const words = w().curve;
  const known = points.value;
  return (
    <ul class="curve-now" aria-label={words.now}>
      {curves.map(({ seat }) => {
        const value = valueAt(course, known, measure, seat, player.at.value);
        const outside = measure === 'points' ? known?.of(seat, seq)?.outside : undefined;
        return (
          <li key={seat} class={view.turn === seat && view.round > 0 ? 'on-turn' : ''}>
            <Token colour={colourOf(course.frame(course.last).view, seat)} />
            <span class="curve-name">{seatName(room, seat)}</span>
            <b>{value ?? '–'}</b>
            {outside ? <span class="hint">{words.outside(outside)}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The value of everybody where each round begins, and at the end. */
function Figures({ curves }: { readonly curves: readonly Curve[] }) {
  const { room } = useTable();
  const { course, player } = useReplay();
  const words = w().curve;
  const rows = course.turns
    .slice(1)
    .map(({ round, start }, place) => ({ round, start, place }))
    .filter(({ round }, i, all) => round !== all[i - 1]?.round);
  const end = { round: null, start: course.last, place: course.turns.length - 1 };
  return (
    <div class="curve-scroll">
      <table class="curve-table">
        <thead>
          <tr>
            <th scope="col">{words.round}</th>
            {curves.map(({ seat }) => (
              <th key={seat} scope="col">
                <Token colour={colourOf(course.frame(course.last).view, seat)} />
                <span class="hidden-text">{seatName(room, seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows, end].map(({ round, start, place }) => (
            <tr key={place}>
              <th scope="row">
                <button
                  type="button"
                  class="button quiet small"
                  aria-label={round === null ? words.end : words.goTo(round)}
                  onClick={() => player.go(start)}
                >
                  {round ?? words.end}
                </button>
              </th>
              {curves.map(({ seat, values }) => (
                <td key={seat} class="number">
                  {values[place] ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function CurveTab() {
  const { course, points } = useReplay();
  const [chosen, setChosen] = useState<Measure>('territories');
  const words = w().curve;
  const known = points.value;
  const shown = measures.filter((each) => each !== 'points' || !known || known.any);
  const measure = shown.includes(chosen) ? chosen : 'territories';
  const curves = useMemo(() => curvesOf(course, known, measure), [course, known, measure]);
  const waiting = measure === 'points' && !known;
  return (
    <div class="curve-tab">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not a field of a form */}
      <div class="segments" role="group" aria-label={words.measure}>
        {shown.map((each) => (
          <button
            key={each}
            type="button"
            class="button small"
            aria-pressed={each === measure}
            onClick={() => setChosen(each)}
          >
            {words.measures[each]}
          </button>
        ))}
      </div>
      {waiting ? (
        <p class="hint" role="status">
          {words.waiting}
        </p>
      ) : (
        <>
          <Chart curves={curves} label={words.chart(words.measures[measure])} />
          <Now measure={measure} curves={curves} />
          <p class="hint">
            {words.tap} {measure === 'points' ? words.pointsNote : null}
          </p>
          <details class="curve-details">
            <summary class="summary">{words.table}</summary>
            <Figures curves={curves} />
          </details>
        </>
      )}
    </div>
  );
}
