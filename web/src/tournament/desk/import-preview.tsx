// A list as it was understood: what each column was taken for, what becomes of each row.
import { language } from '../../lib/settings';
import type { ImportAnswer, ImportRow, RosterColumn } from '../../protocol.gen';
import { rosterColumns } from '../../protocol.gen';
import { euroText } from '../fees';
import { w } from '../words';

export type RowChoice = 'same' | 'another' | 'out';
/** What the organiser says about rows, by line. */
export type Choices = Readonly<Record<number, RowChoice>>;

interface ColumnsProps {
  readonly answer: ImportAnswer;
  readonly headings: boolean;
  readonly onColumns: (columns: RosterColumn[]) => void;
  readonly onHeadings: (headings: boolean) => void;
}

export function ImportColumns({ answer, headings, onColumns, onHeadings }: ColumnsProps) {
  const words = w().people;
  const columns = answer.columns.map((each) => each.column);
  return (
    <section class="stack">
      <h3>{words.columns}</h3>
      <p class="hint">{words.columnsHint}</p>
      <div class="table-scroll">
        <table class="grid import-columns">
          <thead>
            <tr>
              {answer.columns.map((each, index) => (
                // Columns have no name but their place
                <th key={index} scope="col">
                  {each.heading || '—'}
                </th>
              ))}
            </tr>
            <tr>
              {answer.columns.map((each, index) => (
                <td key={index}>
                  <select
                    class={each.column === 'none' ? 'select unknown' : 'select'}
                    aria-label={words.columnIs(each.heading || String(index + 1))}
                    value={each.column}
                    onChange={(select) =>
                      onColumns(
                        columns.map((column, at) =>
                          at === index ? (select.currentTarget.value as RosterColumn) : column,
                        ),
                      )
                    }
                  >
                    {rosterColumns.map((column) => (
                      <option key={column} value={column}>
                        {words.columnNames[column]}
                      </option>
                    ))}
                  </select>
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {(answer.columns[0]?.samples ?? []).map((_, row) => (
              <tr key={row}>
                {answer.columns.map((each, index) => (
                  <td key={index} class="hint">
                    {each.samples[row]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <label class="choice">
        <input
          type="checkbox"
          checked={headings}
          onChange={(input) => onHeadings(input.currentTarget.checked)}
        />
        <span>{words.firstIsHeading}</span>
      </label>
    </section>
  );
}

/** What the choice for a row is now: as it was made, or as it came out. */
function chosen(row: ImportRow, choices: Choices): RowChoice | '' {
  const choice = choices[row.line];
  if (choice) return choice;
  if (row.fate === 'entered') return 'another';
  return row.fate === 'same_person' ? 'same' : '';
}

interface RowsProps {
  readonly answer: ImportAnswer;
  readonly choices: Choices;
  readonly onChoice: (line: number, choice: RowChoice) => void;
}

export function ImportRows({ answer, choices, onChoice }: RowsProps) {
  const words = w().people;
  const notes = new Map<number, string[]>();
  for (const note of answer.notes) {
    notes.set(note.line, [...(notes.get(note.line) ?? []), note.message[language.value]]);
  }
  const count = (fate: ImportRow['fate']) => answer.rows.filter((row) => row.fate === fate).length;
  const lines = new Set(answer.rows.map((row) => row.line));
  const others = answer.notes.filter((note) => !lines.has(note.line));
  return (
    <section class="stack">
      <p class="strong" role="status">
        {words.importCounts(count('entered'), count('same_person'), count('not_taken'))}
      </p>
      {others.length > 0 ? (
        <ul class="note-list">
          {others.map((note) => (
            <li key={`${note.line}-${note.message.en}`}>{note.message[language.value]}</li>
          ))}
        </ul>
      ) : null}
      <div class="table-scroll import-rows">
        <table class="grid">
          <thead>
            <tr>
              <th scope="col" class="number">
                {words.lineShort}
              </th>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.fate}</th>
            </tr>
          </thead>
          <tbody>
            {answer.rows.map((row) => (
              <tr key={row.line} class={row.fate === 'not_taken' ? 'gone' : ''}>
                <td class="number">{row.line}</td>
                <th scope="row">
                  {row.name || '—'} <span class="hint">{row.club}</span>
                  {row.paid === undefined ? null : (
                    <span class="chip good">{euroText(row.paid, language.value)}</span>
                  )}
                  {(notes.get(row.line) ?? []).map((text) => (
                    <p key={text} class="hint row-note">
                      {text}
                    </p>
                  ))}
                </th>
                <td>
                  {row.name ? (
                    <select
                      class="select"
                      aria-label={words.fateOf(row.line)}
                      value={chosen(row, choices)}
                      onChange={(select) =>
                        onChoice(row.line, select.currentTarget.value as RowChoice)
                      }
                    >
                      {chosen(row, choices) === '' ? (
                        <option value="">
                          {row.questioned ? words.decide : words.fates.not_taken}
                        </option>
                      ) : null}
                      <option value="another">
                        {row.questioned ? words.another : words.fates.entered}
                      </option>
                      {row.like ? <option value="same">{words.sameAs(row.like)}</option> : null}
                      <option value="out">{words.leaveOut}</option>
                    </select>
                  ) : (
                    <span class="chip warn">{words.fates.not_taken}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
