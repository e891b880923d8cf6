// Calls for the judge: those that wait, with who and where; told aloud when one comes.
import { useEffect, useRef } from 'preact/hooks';
import { language } from '../../lib/settings';
import { play, soundFor } from '../../lib/sound';
import type { CallLine, TournamentDetail } from '../../protocol.gen';
import { Icon } from '../../ui/icons';
import { announce } from '../../ui/live';
import { lastRound, nameOf, peopleOf, permitted } from '../model';
import { w } from '../words';
import { useDecider } from './act';
import { Fault } from './fault';

function hourText(at: number): string {
  const how = { hour: '2-digit', minute: '2-digit' } as const;
  return new Date(at * 1000).toLocaleTimeString(language.value, how);
}

export function callText(detail: TournamentDetail, call: CallLine): string {
  const words = w().rounds;
  const tables = lastRound(detail)?.tables ?? [];
  const at = tables.find((each) => each.players.includes(call.player));
  const where = at ? w().desk.table(at.number) : '';
  const who = call.cause === 'result' ? '' : nameOf(peopleOf(detail), call.player);
  const what = call.cause === 'asked' ? '' : words.callCauses[call.cause];
  return [where, who, what, call.reason].filter(Boolean).join(' · ');
}

/** Tells of a call that was not there when the page was last drawn. */
function useTold(detail: TournamentDetail, open: readonly CallLine[]): void {
  const known = useRef<number | null>(null);
  const last = Math.max(0, ...open.map((call) => call.entry));
  useEffect(() => {
    const before = known.current;
    known.current = Math.max(before ?? 0, last);
    const fresh = open.filter((call) => before !== null && call.entry > before);
    if (fresh.length === 0) return;
    announce(
      `${w().rounds.calls}: ${fresh.map((call) => callText(detail, call)).join('. ')}`,
      'urgent',
    );
    play('turn');
  }, [last]);
  useEffect(() => soundFor(detail.code), [detail.code]);
}

export function CallsPanel({ detail }: { readonly detail: TournamentDetail }) {
  const { decide, fault, busy } = useDecider(detail.code);
  const open = detail.calls.filter((call) => !call.answered);
  useTold(detail, open);
  const words = w().rounds;
  if (open.length === 0) return <Fault text={fault} />;
  return (
    <section class="advice stopped calls" aria-label={words.calls}>
      <strong>{words.calls}</strong>
      <ul class="call-list">
        {open.map((call) => (
          <li key={call.entry}>
            <Icon name="shield" />
            <span>
              {callText(detail, call)} <span class="hint">{hourText(call.at)}</span>
            </span>
            {permitted(detail, 'judge_answered') ? (
              <button
                type="button"
                class="button small"
                disabled={busy}
                aria-label={`${words.callDone}: ${callText(detail, call)}`}
                onClick={() => void decide({ type: 'judge_answered', call: String(call.entry) })}
              >
                <Icon name="check" />
                {words.callDone}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      <Fault text={fault} />
    </section>
  );
}
