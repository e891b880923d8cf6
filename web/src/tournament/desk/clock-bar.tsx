// The clock of the hall at the desk: start, suspend, resume.
import { useDraft } from '../../lib/draft';
import type { DeskRound, TournamentDetail } from '../../protocol.gen';
import { Icon } from '../../ui/icons';
import { clockText, permitted, secondsLeft } from '../model';
import { useNow } from '../use-now';
import { w } from '../words';
import { useDecider } from './act';
import { Fault } from './fault';

interface ClockBarProps {
  readonly detail: TournamentDetail;
  readonly round: DeskRound;
}

export function ClockBar({ detail, round }: ClockBarProps) {
  const now = useNow();
  const [reason, setReason] = useDraft(`desk.${detail.code}.suspend`, `${round.number}`, '');
  const { decide, fault } = useDecider(detail.code);
  const words = w().rounds;
  const left = secondsLeft(detail, round, now);
  const judges = permitted(detail, detail.suspended ? 'games_resumed' : 'games_suspended');
  return (
    <section class={detail.suspended ? 'clock-bar stopped' : 'clock-bar'}>
      <div>
        <span class="hint">
          {detail.suspended ? words.suspended : left !== null && left < 0 ? words.over : words.left}
        </span>
        <br />
        <span class="clock-time">{left === null ? `${round.minutes}:00` : clockText(left)}</span>
      </div>
      <div class="row">
        {round.started_at === undefined ? (
          <button
            type="button"
            class="button primary"
            onClick={() => void decide({ type: 'clock_started', round: round.number })}
          >
            <Icon name="play" />
            {words.start}
          </button>
        ) : null}
        {!judges ? null : detail.suspended ? (
          <button
            type="button"
            class="button primary"
            onClick={() => void decide({ type: 'games_resumed' })}
          >
            <Icon name="play" />
            {words.resume}
          </button>
        ) : (
          <>
            <input
              class="input"
              aria-label={words.suspendReason}
              placeholder={words.suspendReason}
              maxLength={90}
              value={reason}
              onInput={(input) => setReason(input.currentTarget.value)}
            />
            <button
              type="button"
              class="button danger"
              onClick={() =>
                void decide({ type: 'games_suspended', reason }).then(
                  (taken) => taken && setReason(''),
                )
              }
            >
              <Icon name="pause" />
              {words.suspend}
            </button>
          </>
        )}
      </div>
      {detail.suspended?.reason ? <p class="strong">{detail.suspended.reason}</p> : null}
      <Fault text={fault} />
    </section>
  );
}
