// A tie at a cut at the desk: the judge takes a criterion, a lot or his own decision.
import { dropDrafts, useDraft } from '../../lib/draft';
import type { SettledBy, TieLine, TournamentDetail } from '../../protocol.gen';
import { Icon } from '../../ui/icons';
import { nameOf, peopleOf, permitted } from '../model';
import { cutsText, orderText } from '../ties';
import { w } from '../words';
import { useDecider } from './act';
import { Fault } from './fault';

interface TieProps {
  readonly detail: TournamentDetail;
  readonly tie: TieLine;
}

/** Tapped in order, the best first; a second tap takes one out again. */
function Decision(props: TieProps & { readonly onDecide: (order: number[], why: string) => void }) {
  const { detail, tie, onDecide } = props;
  const key = `desk.${detail.code}.tie.${tie.players.join('-')}`;
  const [order, setOrder] = useDraft<readonly number[]>(`${key}.order`, '', []);
  const [reason, setReason] = useDraft(`${key}.reason`, '', '');
  const words = w().ties;
  const people = peopleOf(detail);
  const tap = (player: number) =>
    setOrder((before) =>
      before.includes(player) ? before.filter((each) => each !== player) : [...before, player],
    );
  return (
    <details class="stack" open={order.length > 0 || reason !== ''}>
      <summary>{words.decide}</summary>
      <p class="hint">{words.tapInOrder}</p>
      <div class="row">
        {tie.players.map((player) => (
          <button
            key={player}
            type="button"
            class="button small"
            aria-pressed={order.includes(player)}
            onClick={() => tap(player)}
          >
            {order.includes(player) ? `${order.indexOf(player) + 1}. ` : ''}
            {nameOf(people, player)}
          </button>
        ))}
      </div>
      <label class="field">
        <span class="label">{words.reason}</span>
        <input
          class="input"
          maxLength={200}
          value={reason}
          onInput={(input) => setReason(input.currentTarget.value)}
        />
      </label>
      <p>
        <button
          type="button"
          class="button primary"
          disabled={order.length !== tie.players.length || !reason.trim()}
          onClick={() => onDecide([...order], reason.trim())}
        >
          <Icon name="check" />
          {words.decideNow}
        </button>
      </p>
    </details>
  );
}

function Tie({ detail, tie }: TieProps) {
  const { decide, fault, busy } = useDecider(detail.code);
  const words = w().ties;
  const people = peopleOf(detail);
  const settle = async (by: SettledBy, players: readonly number[], reason = '') => {
    if (!(await decide({ type: 'settle_tie', by, players: [...players], reason }))) return;
    dropDrafts(`desk.${detail.code}.tie.${tie.players.join('-')}`);
  };
  return (
    <section class="card stack tie-card">
      <div>
        <h2>
          {words.title}
          {tie.table ? ` · ${w().desk.table(tie.table)}` : ''}
        </h2>
        <p>{tie.players.map((player) => nameOf(people, player)).join(' · ')}</p>
        <p class="hint">{cutsText(tie)}</p>
      </div>
      {permitted(detail, 'settle_tie') ? (
        <>
          {tie.options.map((option) => (
            <p key={option.by} class="tie-option">
              <button
                type="button"
                class="button"
                disabled={busy}
                onClick={() => void settle(option.by, tie.players)}
              >
                {words.criterion(words.by[option.by])}
              </button>
              <span class="hint">{orderText(people, option.order)}</span>
            </p>
          ))}
          <p class="tie-option">
            <button
              type="button"
              class="button"
              disabled={busy}
              onClick={() => void settle('lot', tie.players)}
            >
              <Icon name="dice" />
              {words.drawLot}
            </button>
            <span class="hint">{words.lotHint}</span>
          </p>
          <Decision
            detail={detail}
            tie={tie}
            onDecide={(order, why) => void settle('decision', order, why)}
          />
        </>
      ) : (
        <p class="hint">{words.notYours}</p>
      )}
      <Fault text={fault} />
    </section>
  );
}

export function TiePanel({ detail }: { readonly detail: TournamentDetail }) {
  return (
    <>
      {detail.ties.map((tie) => (
        <Tie key={tie.players.join('-')} detail={detail} tie={tie} />
      ))}
    </>
  );
}
