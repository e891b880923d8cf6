// Warnings, penalties, disqualification: the Official Judge's alone; the engine refuses others.
import { useEffect } from 'preact/hooks';
import type { Measure, Seat } from '../book/notes';
import { useTableDraft } from '../book/position';
import { mayWrite } from '../book/writer';
import { useBook } from '../context';
import { SeatPick } from '../start/seats';
import { w } from '../words/words';
import { OthersToDo } from './author-fields';
import { disciplineReason } from './rulings-state';

interface Form {
  readonly seat: Seat | null;
  readonly measure: Measure;
  readonly reason: string;
}
const empty: Form = { seat: null, measure: 'warning', reason: '' };

const measures: readonly Measure[] = ['warning', 'penalty', 'disqualification'];

interface GiveProps {
  readonly form: Form;
  readonly onChange: (form: Form) => void;
}

function Give({ form, onChange }: GiveProps) {
  const { book, sheet } = useBook();
  const words = w().rulings;
  const { seat, measure, reason } = form;
  const give = async () => {
    if (!seat) return;
    if (await book.enter({ type: 'disciplined', seat, measure, reason })) onChange(empty);
  };
  return (
    <>
      <SeatPick
        sheet={sheet}
        value={seat}
        label={words.who}
        onPick={(who) => onChange({ ...form, seat: who })}
      />
      <div class="segments">
        {measures.map((each) => (
          <button
            key={each}
            type="button"
            class="button"
            aria-pressed={measure === each}
            onClick={() => onChange({ ...form, measure: each })}
          >
            {words.measures[each]}
          </button>
        ))}
      </div>
      <label class="field">
        <span class="label">{words.reason}</span>
        <input
          class="input"
          value={reason}
          maxLength={120}
          onInput={(input) => onChange({ ...form, reason: input.currentTarget.value })}
        />
      </label>
      <button type="button" class="button danger" disabled={!seat} onClick={() => void give()}>
        {words.give}
      </button>
    </>
  );
}

export function Discipline() {
  const { sheet } = useBook();
  const words = w().rulings;
  const [form, setForm] = useTableDraft<Form>('discipline', empty);
  const given = disciplineReason.value;
  useEffect(() => {
    if (given !== null) setForm((now) => ({ ...now, reason: given }));
  }, [given]);
  return (
    <section class="ref-panel">
      <details class="ref-tool" open={given !== null || form.seat !== null || form.reason !== ''}>
        <summary>{words.discipline}</summary>
        <div class="stack">
          <p class="hint">{words.disciplineText} (TO-2d)</p>
          {mayWrite(sheet, 'disciplined') ? (
            <Give form={form} onChange={setForm} />
          ) : (
            <OthersToDo desk={sheet.desk} />
          )}
        </div>
      </details>
    </section>
  );
}
