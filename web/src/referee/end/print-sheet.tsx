// The sheet of the table on A4: seen by the printer alone.
import { t, wordOf } from '../../i18n/words';
import { language } from '../../lib/settings';
import { rulingTitles } from '../book/book-tab';
import type { Line } from '../book/notes';
import { nameOf, objectiveName, seatOf, useBook } from '../context';
import { lineText, timeText } from '../line-text';
import { w } from '../words/words';

const printed: ReadonlySet<string> = new Set([
  'ruled',
  'disciplined',
  'appealed',
  'appeal_settled',
  'territory_realigned',
  'reopened',
]);

export function PrintSheet() {
  const { book, sheet } = useBook();
  const words = w();
  const { count } = sheet;
  if (!count) return null;
  const reply = book.ask<{ readonly lines: readonly Line[] }>({ request: 'lines' });
  const lines = reply.ok ? reply.lines : [];
  const titles = rulingTitles(book);
  const rulings = lines.filter(
    ({ note, struck, appeal }) =>
      (!struck && printed.has(note.type)) ||
      (note.type === 'ruled' && appeal === 'overturned') ||
      (note.type === 'clock_changed' && note.reason),
  );
  const signed = lines.findLast(({ note, struck }) => note.type === 'signed' && !struck);
  const rows = [...count.seats].sort((a, b) => a.place - b.place);
  const at = lines[0]?.at ?? Date.now();
  return (
    <article class="ref-print" aria-hidden="true">
      <header>
        <h1>{sheet.title || words.end.sheet}</h1>
        <p>
          {wordOf(t().names.rulesets, sheet.ruleset)} ·{' '}
          {new Date(at).toLocaleDateString(language.value, { dateStyle: 'long' })} ·{' '}
          {book.code.value}
          {sheet.desk ? ` · ${sheet.desk.code}: ${sheet.desk.round}/${sheet.desk.table}` : ''}
        </p>
      </header>
      <table>
        <thead>
          <tr>
            <th>{words.end.place}</th>
            <th>{words.open.players.split(',')[0]}</th>
            <th>{words.end.objectives}</th>
            <th>{words.end.points}</th>
            <th>{words.end.inside}</th>
            <th>{words.end.outside}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const seat = seatOf(sheet, row.seat);
            return (
              <tr key={row.seat}>
                <td>{row.place}</td>
                <td>
                  {nameOf(sheet, row.seat)} ({seat ? t().names.colours[seat.colour] : ''})
                  {seat && seat.standing !== 'active' ? `, ${words.standings[seat.standing]}` : ''}
                </td>
                <td>{seat?.objective ? objectiveName(sheet, seat.objective) : '–'}</td>
                <td>{row.points}</td>
                <td>{row.inside}</td>
                <td>{row.outside}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <h2>{words.end.steps}</h2>
      <table>
        <thead>
          <tr>
            <th> </th>
            {sheet.seats.map((seat) => (
              <th key={seat.seat}>{nameOf(sheet, seat.seat)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {count.steps.map((step) => (
            <tr key={step.by}>
              <td>{wordOf(words.end.tieBreaks, step.by)}</td>
              {step.values.map((value, index) => (
                <td key={sheet.seats[index]?.seat ?? index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{words.end.rulings}</h2>
      {rulings.length === 0 ? <p>{words.end.noRulings}</p> : null}
      <ul>
        {rulings.map((line) => (
          <li key={line.seq}>
            {line.seq}. {timeText(line.at)} · {lineText(sheet, line, titles, lines)} ({line.by.name}
            ){line.appeal ? <strong> · {words.appeal.states[line.appeal]}</strong> : null}
          </li>
        ))}
      </ul>
      <footer>
        <span>
          {words.end.signature}: {signed ? signed.by.name : ''}
        </span>
        <span class="ref-print-line" />
      </footer>
    </article>
  );
}
