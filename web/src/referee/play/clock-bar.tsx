// The clock of the table: one tap starts and pauses it; interruptions have a panel of their own.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../ui/icons';
import { announce } from '../../ui/live';
import type { ClockState } from '../book/notes';
import { useBook } from '../context';
import { interrupting } from '../rulings/rulings-state';
import { w } from '../words/words';

/** Milliseconds left; below zero when time is up. */
export function leftOf(clock: ClockState, now: number): number {
  const run = clock.before + (clock.since === null ? 0 : Math.max(0, now - clock.since));
  return (clock.minutes + clock.recovered) * 60_000 - run;
}

export function clockText(ms: number): string {
  const seconds = Math.ceil(Math.abs(ms) / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${ms < 0 ? '−' : ''}${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

export function ClockBar() {
  const { book, sheet } = useBook();
  const [now, setNow] = useState(Date.now());
  const words = w();
  const { clock } = sheet;
  const running = clock.since !== null;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);
  const out = running && leftOf(clock, now) <= 0 && sheet.last_round === null;
  useEffect(() => {
    if (!out) return;
    announce(w().clock.over, 'urgent');
    navigator.vibrate?.([300, 150, 300]);
  }, [out]);
  if (clock.minutes === 0) return <p class="ref-clock none">{words.clock.none}</p>;
  const left = leftOf(clock, Math.max(now, clock.since ?? 0));
  const change = (kind: 'started' | 'paused') =>
    void book.enter({ type: 'clock_changed', change: kind, minutes: 0 });
  const canCall = clock.callable;
  const up = left <= 0 && canCall;
  const callTime = (
    <button
      type="button"
      class={up ? 'button primary small' : 'button small'}
      onClick={() => {
        interrupting.value = false;
        void book.play({ type: 'call_time' });
      }}
    >
      {words.clock.over}
    </button>
  );
  return (
    <div class={up ? 'ref-clock up' : 'ref-clock'}>
      <button
        type="button"
        class={running ? 'ref-clock-face running' : 'ref-clock-face'}
        aria-label={`${running ? words.clock.pause : words.clock.start}: ${clockText(left)}`}
        onClick={() => change(running ? 'paused' : 'started')}
      >
        <Icon name={running ? 'pause' : 'play'} />
        <span class="ref-clock-time">{clockText(left)}</span>
      </button>
      <button
        type="button"
        class="button quiet small"
        aria-expanded={interrupting.value}
        onClick={() => {
          interrupting.value = !interrupting.value;
        }}
      >
        {words.clock.recover}
        {clock.recovered > 0 ? ` +${clock.recovered}` : ''}
      </button>
      {up ? callTime : null}
    </div>
  );
}
