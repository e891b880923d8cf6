// A list of people from a spreadsheet: first looked at, then taken.
import { useState } from 'preact/hooks';
import { post } from '../../lib/api';
import { refusalText } from '../../lib/refusal';
import { language } from '../../lib/settings';
import type { ImportAnswer } from '../../protocol.gen';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icons';
import { newRef, refresh } from '../live';
import { w } from '../words';
import { Fault } from './fault';

interface ImportDialogProps {
  readonly code: string;
  readonly onClose: () => void;
}

export function ImportDialog({ code, onClose }: ImportDialogProps) {
  const [list, setList] = useState<Blob | null>(null);
  const [text, setText] = useState('');
  const [present, setPresent] = useState(false);
  const [checked, setChecked] = useState<ImportAnswer | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [ref] = useState(newRef);
  const words = w().people;
  const send = async (bytes: Blob, dry: boolean) => {
    const path = `/api/tournaments/${code}/import?ref=${ref}&present=${present ? 1 : 0}`;
    const answer = await post<ImportAnswer>(`${path}&dry=${dry ? 1 : 0}`, bytes);
    if (!answer.ok) return setFault(refusalText(answer));
    setFault(null);
    setChecked(answer.value);
    if (dry) return;
    setDone(answer.value.added);
    await refresh(code);
  };
  const look = (bytes: Blob) => {
    setList(bytes);
    void send(bytes, true);
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
              <button type="button" class="button primary" onClick={() => void send(list, false)}>
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
      {checked && checked.notes.length > 0 ? (
        <ul class="note-list">
          {checked.notes.map((note) => (
            <li key={`${note.line}-${note.message.en}`}>
              <span class={note.taken ? 'chip' : 'chip warn'}>
                {note.taken ? words.taken : words.skipped}
              </span>{' '}
              {note.message[language.value]}
            </li>
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}
