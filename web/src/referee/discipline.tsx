// Warnings, penalties, disqualification: the Official Judge's alone; the engine refuses others.
import { useEffect, useState } from 'preact/hooks';
import { OthersToDo } from './author-fields';
import { useBook } from './context';
import type { Measure, Seat } from './notes';
import { disciplineReason } from './rulings-state';
import { SeatPick } from './seats';
import { w } from './words';
import { mayWrite } from './writer';

const measures: readonly Measure[] = ['warning', 'penalty', 'disqualification'];

function Give({ given }: { readonly given: string | null }) {
  const { book, sheet } = useBook();
  const words = w().rulings;
  const [seat, setSeat] = useState<Seat | null>(null);
  const [measure, setMeasure] = useState<Measure>('warning');
  const [reason, setReason] = useState('');
  useEffect(() => setReason(given ?? ''), [given]);
  const give = async () => {
    if (!seat) return;
    if (await book.enter({ type: 'disciplined', seat, measure, reason })) {
      setSeat(null);
      setReason('');
    }
  };
  return (
    <>
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
      <button type="button" class="button danger" disabled={!seat} onClick={() => void give()}>
        {words.give}
      </button>
    </>
  );
}

export function Discipline() {
  const { sheet } = useBook();
  const words = w().rulings;
  const given = disciplineReason.value;
  return (
    <section class="ref-panel">
      <details class="ref-tool" open={given !== null}>
        <summary>{words.discipline}</summary>
        <div class="stack">
          <p class="hint">{words.disciplineText} (TO-2d)</p>
          {mayWrite(sheet, 'disciplined') ? (
            <Give given={given} />
          ) : (
            <OthersToDo desk={sheet.desk} />
          )}
        </div>
      </details>
    </section>
  );
}
