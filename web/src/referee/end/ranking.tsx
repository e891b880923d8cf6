// The ranking and how it came about, step by step.
import { wordOf } from '../../i18n/words';
import { Token } from '../../ui/token';
import { nameOf, objectiveName, seatOf, useBook } from '../context';
import { w } from '../words/words';

export function Ranking() {
  const { sheet } = useBook();
  const words = w().end;
  const { count } = sheet;
  if (!count) return null;
  const rows = [...count.seats].sort((a, b) => a.place - b.place);
  return (
    <section class="ref-panel stack">
      <h2>{words.ranking}</h2>
      <table class="ref-table">
        <thead>
          <tr>
            <th scope="col" class="number">
              {words.place}
            </th>
            <th scope="col">{w().open.players.split(',')[0]}</th>
            <th scope="col" class="number">
              {words.points}
            </th>
            <th scope="col" class="number">
              {words.outside}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const seat = seatOf(sheet, row.seat);
            return (
              <tr key={row.seat} class={row.place === 1 ? 'first' : ''}>
                <td class="number ref-place">{row.place}</td>
                <td>
                  <span class="ref-ranked">
                    <Token colour={seat?.colour} />
                    <span>
                      <strong>{nameOf(sheet, row.seat)}</strong>
                      <span class="hint">
                        {seat && seat.standing !== 'active' ? w().standings[seat.standing] : null}
                        {seat?.objective ? ` ${objectiveName(sheet, seat.objective)}` : null}
                      </span>
                    </span>
                  </span>
                </td>
                <td class="number">
                  <strong>{row.points}</strong>
                </td>
                <td class="number">{row.outside}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {count.cause && rows[0] ? (
        <p class="ref-good">
          {nameOf(sheet, rows[0].seat)}: {wordOf(words.causes, count.cause).toLocaleLowerCase()}
        </p>
      ) : null}
      <h3>{words.steps}</h3>
      <ol class="ref-steps">
        {count.steps.map((step, index) => (
          <li key={step.by}>
            <span class="ref-step-head">
              {wordOf(words.tieBreaks, step.by)}
              {step.decides || index === count.steps.length - 1 ? (
                <span class="chip">{words.decides}</span>
              ) : (
                <span class="chip">{words.level}</span>
              )}
            </span>
            <span class="ref-step-values">
              {sheet.seats.map((seat, at) => (
                <span
                  key={seat.seat}
                  class={step.level.includes(seat.seat) ? 'ref-step-value' : 'ref-step-value out'}
                >
                  <Token colour={seat.colour} /> {step.values[at] ?? 0}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
