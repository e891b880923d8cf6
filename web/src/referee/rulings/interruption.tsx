// A table that stands still, and the minutes it gets back (TO-2b): every interruption with its
// reason, for the trail. The clock stops for it, or is lengthened by what was lost.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../ui/icons';
import { useTableDraft } from '../book/position';
import { useBook } from '../context';
import { clockText } from '../play/clock-bar';
import { w } from '../words/words';
import { interrupting } from './rulings-state';

export function InterruptionPanel() {
  const { book, sheet } = useBook();
  const [reason, setReason] = useTableDraft('interruption', '');
  const words = w().clock;
  const { clock } = sheet;
  if (!interrupting.value || clock.minutes === 0) return null;
  const change = async (kind: 'paused' | 'lengthened', minutes = 0) => {
    const said = reason.trim();
    if (!(await book.enter({ type: 'clock_changed', change: kind, minutes, reason: said }))) return;
    interrupting.value = false;
    setReason('');
  };
  const unsaid = reason.trim() === '';
  return (
    <section class="ref-interruption stack" aria-label={words.interruption}>
      <div class="ref-reasons">
        {words.reasons.map((each) => (
          <button
            key={each}
            type="button"
            class="button small"
            aria-pressed={reason === each}
            onClick={() => setReason(each)}
          >
            {each}
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
      <div class="ref-recover">
        {clock.since === null ? null : (
          <button
            type="button"
            class="button small primary"
            disabled={unsaid}
            onClick={() => void change('paused')}
          >
            <Icon name="pause" />
            {words.interrupt}
          </button>
        )}
        {[1, 3, 5, 10].map((minutes) => (
          <button
            key={minutes}
            type="button"
            class="button small"
            disabled={unsaid}
            onClick={() => void change('lengthened', minutes)}
          >
            {words.minutes(minutes)}
          </button>
        ))}
        {clock.callable ? (
          <button
            type="button"
            class="button small"
            onClick={() => {
              interrupting.value = false;
              void book.play({ type: 'call_time' });
            }}
          >
            {words.over}
          </button>
        ) : null}
      </div>
      <p class="hint">{words.interruptHint}</p>
    </section>
  );
}

/** The table stands still: since when, why, and one tap to go on. */
export function InterruptionBanner() {
  const { book, sheet } = useBook();
  const [now, setNow] = useState(Date.now());
  const stopped = sheet.clock.interruption;
  useEffect(() => {
    if (!stopped) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [stopped?.since]);
  if (!stopped) return null;
  const words = w().clock;
  return (
    <div class="ref-banner ref-stopped">
      <span>{words.interrupted(clockText(Math.max(0, now - stopped.since)), stopped.reason)}</span>
      <button
        type="button"
        class="button small primary"
        onClick={() => void book.enter({ type: 'clock_changed', change: 'started', minutes: 0 })}
      >
        <Icon name="play" />
        {words.resume}
      </button>
    </div>
  );
}
