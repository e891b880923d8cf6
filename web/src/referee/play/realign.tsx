// One territory put right after the real board: whose it is and with how many armies. The engine
// judges what follows; the line in the book says what was said before.
import { t } from '../../i18n/words';
import { Stepper } from '../../ui/stepper';
import type { Seat } from '../book/notes';
import { usePositionDraft } from '../book/position';
import { nameOf, territoryName, useBook } from '../context';
import { SeatPick } from '../start/seats';
import { w } from '../words/words';

const armiesMost = 60;

interface Form {
  readonly territory: string;
  readonly owner: Seat | null;
  readonly armies: number;
  readonly reason: string;
}
const empty: Form = { territory: '', owner: null, armies: 1, reason: '' };

export function Realign() {
  const { book, sheet } = useBook();
  const [form, setForm] = usePositionDraft<Form>('realign', empty);
  const { territory, owner, armies, reason } = form;
  const words = w().realign;
  if (sheet.kind === 'light' && !sheet.board_counted) return null;
  const said = sheet.view?.territories[territory];
  const choose = (id: string) => {
    const now = sheet.view?.territories[id];
    setForm({
      territory: id,
      owner: now?.owner ?? null,
      armies: Math.max(1, now?.armies ?? 1),
      reason,
    });
  };
  const enter = async () => {
    if (!owner) return;
    const why = reason.trim();
    const done = await book.enter({
      type: 'territory_realigned',
      territory,
      owner,
      armies,
      ...(why === '' ? {} : { reason: why }),
    });
    if (done) setForm(empty);
  };
  const names = Object.keys(t().names.territories).sort((a, b) =>
    territoryName(a).localeCompare(territoryName(b)),
  );
  return (
    <details class="ref-tool" open={territory !== ''}>
      <summary>{words.title}</summary>
      <div class="stack">
        <p class="hint">{words.text}</p>
        <label class="field">
          <span class="label">{words.territory}</span>
          <select
            class="select"
            value={territory}
            onChange={(change) => choose(change.currentTarget.value)}
          >
            <option value="">–</option>
            {names.map((id) => (
              <option key={id} value={id}>
                {territoryName(id)}
              </option>
            ))}
          </select>
        </label>
        {said ? <p>{words.bookSays(nameOf(sheet, said.owner), said.armies)}</p> : null}
        {territory ? (
          <>
            <SeatPick
              sheet={sheet}
              value={owner}
              label={words.owner}
              onPick={(seat) => setForm({ ...form, owner: seat })}
            />
            <Stepper
              label={words.armies}
              value={armies}
              min={1}
              max={Math.max(armiesMost, armies)}
              onChange={(count) => setForm({ ...form, armies: count })}
            />
            <label class="field">
              <span class="label">{words.reason}</span>
              <input
                class="input"
                value={reason}
                maxLength={120}
                onInput={(input) => setForm({ ...form, reason: input.currentTarget.value })}
              />
            </label>
            <button
              type="button"
              class="button primary ref-big"
              disabled={!owner}
              onClick={() => void enter()}
            >
              {words.enter}
            </button>
          </>
        ) : null}
      </div>
    </details>
  );
}
