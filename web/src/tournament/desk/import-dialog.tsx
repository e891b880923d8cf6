// A list of people from a spreadsheet: first looked at, then taken.
import { useState } from 'preact/hooks';
import { post } from '../../lib/api';
import { dropDrafts, useDraft } from '../../lib/draft';
import { refusalText } from '../../lib/refusal';
import type { ImportAnswer, RosterColumn } from '../../protocol.gen';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icons';
import { newRef, refresh } from '../live';
import { w } from '../words';
import { Fault } from './fault';
import { type Choices, ImportColumns, ImportRows } from './import-preview';

interface ImportDialogProps {
  readonly code: string;
  readonly onClose: () => void;
}

/** What the organiser says about a list that was looked at. */
interface Plan {
  readonly columns: readonly RosterColumn[] | null;
  readonly headings: boolean | null;
  readonly choices: Choices;
}

const untouched: Plan = { columns: null, headings: null, choices: new Map() };

/** As the server reads it; the first line that is not blank stands for headings put in by hand. */
export function planQuery(plan: Plan, seen: ImportAnswer | null): string {
  const parts = new URLSearchParams();
  if (plan.columns) parts.set('columns', plan.columns.join(','));
  if (plan.headings !== null) {
    const first = seen?.heading_line || seen?.rows[0]?.line || 1;
    parts.set('headings', String(plan.headings ? first : 0));
  }
  for (const kind of ['same', 'another', 'out'] as const) {
    const lines = [...plan.choices].filter(([, choice]) => choice === kind).map(([line]) => line);
    if (lines.length > 0) parts.set(kind, lines.join(','));
  }
  return parts.toString();
}

export function ImportDialog({ code, onClose }: ImportDialogProps) {
  const [list, setList] = useState<Blob | null>(null);
  const [text, setText] = useDraft(`desk.${code}.import.text`, '', '');
  const [present, setPresent] = useDraft(`desk.${code}.import.present`, '', false);
  const [plan, setPlan] = useState<Plan>(untouched);
  const [checked, setChecked] = useState<ImportAnswer | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [ref] = useState(newRef);
  const words = w().people;
  const send = async (bytes: Blob, said: Plan, dry: boolean) => {
    const path = `/api/tournaments/${code}/import?ref=${ref}&present=${present ? 1 : 0}`;
    const query = planQuery(said, checked);
    const answer = await post<ImportAnswer>(`${path}&dry=${dry ? 1 : 0}&${query}`, bytes);
    if (!answer.ok) return setFault(refusalText(answer));
    setFault(null);
    setChecked(answer.value);
    if (dry) return;
    dropDrafts(`desk.${code}.import.`);
    setDone(answer.value.added);
    await refresh(code);
  };
  const look = (bytes: Blob) => {
    setList(bytes);
    setPlan(untouched);
    void send(bytes, untouched, true);
  };
  const say = (next: Plan) => {
    setPlan(next);
    if (list) void send(list, next, true);
  };
  return (
    <Dialog title={words.importTitle} onClose={onClose} wide>
      {done === null ? (
        <>
          <p class="hint">{words.importHint}</p>
          <label class="field">
            <span class="label">{words.choose}</span>
            <input
              class="input"
              type="file"
              name="list"
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              onChange={(input) => {
                const file = input.currentTarget.files?.[0];
                if (file) look(file);
              }}
            />
          </label>
          <label class="field">
            <span class="hint">{words.paste}</span>
            <textarea
              class="input"
              rows={4}
              value={text}
              placeholder={'Cognome;Nome;Club\nRossi;Mario;Il Gufo'}
              onInput={(input) => setText(input.currentTarget.value)}
            />
          </label>
          <label class="choice">
            <input
              type="checkbox"
              name="present"
              checked={present}
              onChange={(input) => setPresent(input.currentTarget.checked)}
            />
            <span>{words.presentNow}</span>
          </label>
          <div class="row">
            <button
              type="button"
              class="button"
              disabled={!text.trim()}
              onClick={() => look(new Blob([text]))}
            >
              {words.check}
            </button>
            {checked && list && checked.added > 0 ? (
              <button
                type="button"
                class="button primary"
                onClick={() => void send(list, plan, false)}
              >
                <Icon name="check" />
                {words.importNow(checked.added)}
              </button>
            ) : null}
          </div>
        </>
      ) : (
        <p class="good-line" role="status">
          <Icon name="check" />
          {words.imported(done)}
        </p>
      )}
      <Fault text={fault} />
      {checked && done === null && checked.columns.length > 0 ? (
        <ImportColumns
          answer={checked}
          headings={plan.headings ?? (checked.heading_line > 0 && checked.rows.length > 0)}
          onColumns={(columns) => say({ ...plan, columns })}
          onHeadings={(headings) =>
            say({ ...plan, headings, columns: checked.columns.map((each) => each.column) })
          }
        />
      ) : null}
      {checked ? (
        <ImportRows
          answer={checked}
          choices={plan.choices}
          onChoice={(line, choice) =>
            say({ ...plan, choices: new Map(plan.choices).set(line, choice) })
          }
        />
      ) : null}
    </Dialog>
  );
}
