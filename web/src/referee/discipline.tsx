// Warnings, penalties, disqualification: the Official Judge's alone; the engine refuses others.
import { useEffect, useState } from 'preact/hooks';
import { AuthorFields } from './author-fields';
import { mayWrite } from './book';
import { useBook } from './context';
import type { Measure, Seat } from './notes';
import { disciplineReason } from './rulings-state';
import { SeatPick } from './seats';
import { w } from './words';

const measures: readonly Measure[] = ['warning', 'penalty', 'disqualification'];

export function Discipline() {
  const { book, sheet } = useBook();
  const words = w().rulings;
  const [seat, setSeat] = useState<Seat | null>(null);
  const [measure, setMeasure] = useState<Measure>('warning');
  const [reason, setReason] = useState('');
  const given = disciplineReason.value;
  useEffect(() => setReason(given ?? ''), [given]);
  const allowed = mayWrite(sheet, 'disciplined');
  const give = async () => {
    if (!seat) return;
    if (await book.enter({ type: 'disciplined', seat, measure, reason })) {
      setSeat(null);
      setReason('');
    }
  };
  return (
    <section class="ref-panel">
      <details class="ref-tool" open={given !== null}>
        <summary>{words.discipline}</summary>
        <div class="stack">
          <p class="hint">{words.disciplineText} (TO-2d)</p>
          {allowed ? null : <AuthorFields />}
          <SeatPick sheet={sheet} value={seat} label={words.who} onPick={setSeat} />
          <div class="segments">
            {measures.map((each) => (
              <button
                key={each}
                type="button"
                class="button"
                aria-pressed={measure === each}
                onClick={() => setMeasure(each)}
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
              onInput={(input) => setReason(input.currentTarget.value)}
            />
          </label>
          <button
            type="button"
            class="button danger"
            disabled={!seat || !allowed}
            onClick={() => void give()}
          >
            {words.give}
          </button>
        </div>
      </details>
    </section>
  );
}
