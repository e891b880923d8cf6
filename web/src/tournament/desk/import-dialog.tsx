// A list of people from a spreadsheet: first looked at, then taken.
import { useEffect, useState } from 'preact/hooks';
import { post } from '../../lib/api';
import { fromBase64, toBase64 } from '../../lib/base64';
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

/** A list that was looked at, kept with what was said of it: a file cannot be opened again. */
interface Kept {
  readonly name: string;
  readonly bytes: string;
}

/** What the organiser says about it. */
interface Plan {
  readonly columns: readonly RosterColumn[] | null;
  readonly headings: number | null; // their line; 0 for none
  readonly choices: Choices;
}

const untouched: Plan = { columns: null, headings: null, choices: {} };

/** As the server reads it. */
export function planQuery(plan: Plan): string {
  const parts = new URLSearchParams();
  if (plan.columns) parts.set('columns', plan.columns.join(','));
  if (plan.headings !== null) parts.set('headings', String(plan.headings));
  for (const kind of ['same', 'another', 'out'] as const) {
    const chosen = Object.entries(plan.choices).filter(([, choice]) => choice === kind);
    if (chosen.length > 0) parts.set(kind, chosen.map(([line]) => line).join(','));
  }
  return parts.toString();
}

/** The line of headings put in by hand: the one that was found, or the first that is not blank. */
export function headingLine(seen: ImportAnswer): number {
  return seen.heading_line || seen.rows[0]?.line || 1;
}

export function ImportDialog({ code, onClose }: ImportDialogProps) {
  const key = `desk.${code}.import`;
  const [text, setText] = useDraft(`${key}.text`, '', '');
  const [present, setPresent] = useDraft(`${key}.present`, '', false);
  const [list, setList] = useDraft<Kept | null>(`${key}.list`, '', null);
  const [plan, setPlan] = useDraft(`${key}.plan`, '', untouched);
  const [checked, setChecked] = useState<ImportAnswer | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [ref] = useState(newRef);
  const words = w().people;
  const send = async (kept: Kept, said: Plan, dry: boolean) => {
    const path = `/api/tournaments/${code}/import?ref=${ref}&present=${present ? 1 : 0}`;
    const bytes = new Blob([fromBase64(kept.bytes)]);
    const answer = await post<ImportAnswer>(`${path}&dry=${dry ? 1 : 0}&${planQuery(said)}`, bytes);
    if (!answer.ok) return setFault(refusalText(answer));
    setFault(null);
    setChecked(answer.value);
    if (dry) return;
    dropDrafts(`${key}.`);
    setDone(answer.value.added);
    await refresh(code);
  };
  const look = (name: string, bytes: Uint8Array) => {
    const kept = { name, bytes: toBase64(bytes) };
    setList(kept);
    setPlan(untouched);
    void send(kept, untouched, true);
  };
  const lookAtFile = async (file: File) =>
    look(file.name, new Uint8Array(await file.arrayBuffer()));
  const say = (next: Plan) => {
    setPlan(next);
    if (list) void send(list, next, true);
  };
  // What was looked at before the dialog was closed or the page left.
  useEffect(() => {
    if (list) void send(list, plan, true);
  }, []);
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
                if (file) void lookAtFile(file);
              }}
            />
            {list?.name ? <span class="hint">{words.listKept(list.name)}</span> : null}
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
              disabled={!text.trim() && !list}
              onClick={() => {
                if (text.trim()) look('', new TextEncoder().encode(text));
                else if (list) void send(list, plan, true);
              }}
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
          headings={
            plan.headings === null
              ? checked.heading_line > 0 && checked.rows.length > 0
              : plan.headings > 0
          }
          onColumns={(columns) => say({ ...plan, columns })}
          onHeadings={(headings) =>
            say({
              ...plan,
              headings: headings ? headingLine(checked) : 0,
              columns: checked.columns.map((each) => each.column),
            })
          }
        />
      ) : null}
      {checked ? (
        <ImportRows
          answer={checked}
          choices={plan.choices}
          onChoice={(line, choice) =>
            say({ ...plan, choices: { ...plan.choices, [line]: choice } })
          }
        />
      ) : null}
    </Dialog>
  );
}
