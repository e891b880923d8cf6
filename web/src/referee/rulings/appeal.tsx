// Appeals against a ruling: lodged at its line, marked wherever it is shown until the Official Judge
// has settled them.
import { Icon } from '../../ui/icons';
import type { Appeal, AppealOutcome, Line, Seat } from '../book/notes';
import { useTableDraft } from '../book/position';
import { mayWrite } from '../book/writer';
import { nameOf, useBook } from '../context';
import { SeatPick } from '../start/seats';
import { w } from '../words/words';
import { OthersToDo } from './author-fields';
import { tab } from './rulings-state';

function ReasonField(props: { readonly value: string; readonly onInput: (text: string) => void }) {
  return (
    <label class="field">
      <span class="label">{w().rulings.reason}</span>
      <input
        class="input"
        value={props.value}
        maxLength={200}
        onInput={(input) => props.onInput(input.currentTarget.value)}
      />
    </label>
  );
}

interface Lodging {
  readonly seat: Seat | null;
  readonly reason: string;
}
const nothingLodged: Lodging = { seat: null, reason: '' };

function Lodge({ line }: { readonly line: Line }) {
  const { book, sheet } = useBook();
  const [form, setForm] = useTableDraft<Lodging>(`appeal.${line.ref}`, nothingLodged);
  const { seat, reason } = form;
  const words = w().appeal;
  const lodge = async () => {
    const who = seat ? { seat } : {};
    const said = reason.trim();
    if (await book.enter({ type: 'appealed', ruling: line.seq, reason: said, ...who })) {
      setForm(nothingLodged);
    }
  };
  return (
    <details class="ref-tool ref-appeal">
      <summary>{words.lodge}</summary>
      <div class="stack">
        <SeatPick
          sheet={sheet}
          value={seat}
          label={words.who}
          onPick={(who) => setForm({ ...form, seat: who })}
        />
        <ReasonField value={reason} onInput={(text) => setForm({ ...form, reason: text })} />
        <button
          type="button"
          class="button"
          disabled={reason.trim() === ''}
          onClick={() => void lodge()}
        >
          {words.lodgeDo}
        </button>
      </div>
    </details>
  );
}

function Settle({ appeal }: { readonly appeal: Appeal }) {
  const { book, sheet } = useBook();
  const [reason, setReason] = useTableDraft(`settle.${appeal.entry}`, '');
  const words = w().appeal;
  const allowed = mayWrite(sheet, 'appeal_settled');
  const settle = async (outcome: AppealOutcome) => {
    const said = { appeal: appeal.entry, outcome, reason: reason.trim() };
    if (await book.enter({ type: 'appeal_settled', ...said })) setReason('');
  };
  return (
    <details class="ref-tool ref-appeal">
      <summary>{words.settle}</summary>
      <div class="stack">
        <p class="hint">{words.settleText} (TO-2a)</p>
        {allowed ? (
          <>
            <ReasonField value={reason} onInput={setReason} />
            <div class="ref-two">
              {(['upheld', 'overturned'] as const).map((outcome) => (
                <button
                  key={outcome}
                  type="button"
                  class="button"
                  disabled={reason.trim() === ''}
                  onClick={() => void settle(outcome)}
                >
                  {words.outcomes[outcome]}
                </button>
              ))}
            </div>
          </>
        ) : (
          <OthersToDo desk={sheet.desk} />
        )}
      </div>
    </details>
  );
}

/** At the line of a ruling: the appeal against it, or where to lodge one. */
export function AppealMark({ line }: { readonly line: Line }) {
  const { sheet } = useBook();
  const words = w().appeal;
  if (line.note.type !== 'ruled') return null;
  const appeal = sheet.appeals.find(({ ruling }) => ruling === line.seq);
  if (!appeal) {
    const final = line.by.role === 'official_judge' || line.struck;
    return final || sheet.stage === 'signed_off' ? null : <Lodge line={line} />;
  }
  const who = appeal.seat ? `${nameOf(sheet, appeal.seat)}: ` : '';
  return (
    <div class="ref-appeal ref-appeal-mark" data-appeal={line.appeal}>
      <span class={line.appeal === 'open' ? 'chip warn' : 'chip'}>
        {words.states[line.appeal ?? 'open']}
      </span>
      <span class="hint">
        {who}
        {appeal.reason}
      </span>
      {line.appeal === 'open' && sheet.stage !== 'signed_off' ? <Settle appeal={appeal} /> : null}
    </div>
  );
}

/** On every tab, as long as an appeal is open. */
export function AppealBanner() {
  const { sheet } = useBook();
  const open = sheet.appeals.filter(({ outcome }) => !outcome).length;
  if (open === 0) return null;
  return (
    <div class="ref-banner ref-stopped">
      <span>{w().appeal.open(open)}</span>
      <button
        type="button"
        class="button small"
        onClick={() => {
          tab.value = 'book';
        }}
      >
        <Icon name="log" />
        {w().tabs.book}
      </button>
    </div>
  );
}
