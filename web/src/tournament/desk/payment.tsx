// What one entrant has paid, where it is not simply the fee.
import { useDraft } from '../../lib/draft';
import { language } from '../../lib/settings';
import type { DeskPlayer, TournamentDetail } from '../../protocol.gen';
import { euroInput, euroText, readEuros } from '../fees';
import { w } from '../words';
import { useDecider } from './act';
import { Fault } from './fault';

interface PaymentProps {
  readonly detail: TournamentDetail;
  readonly player: DeskPlayer;
}

export function Payment({ detail, player }: PaymentProps) {
  const usual = euroInput(player.paid ?? detail.format.fee ?? 0, language.value);
  const key = `desk.${detail.code}.payment.${player.number}`;
  const [text, setText] = useDraft(key, usual, usual);
  const { decide, fault, busy } = useDecider(detail.code);
  const words = w().fees;
  const cents = readEuros(text);
  const note = async (paid: boolean) => {
    const amount = paid ? { cents: cents ?? 0 } : {};
    if (await decide({ type: 'fee_noted', player: player.number, paid, ...amount })) setText(usual);
  };
  return (
    <details open={text !== usual}>
      <summary>
        {words.column}:{' '}
        {player.paid === undefined ? words.notPaid : euroText(player.paid, language.value)}
      </summary>
      <div class="stack">
        <p class="hint">{words.reduced}</p>
        <div class="row">
          <input
            class="input amount-input"
            inputMode="decimal"
            name="paid-amount"
            aria-label={words.amount}
            aria-invalid={cents === null}
            value={text}
            onInput={(input) => setText(input.currentTarget.value)}
          />
          <button
            type="button"
            class="button"
            disabled={busy || cents === null}
            onClick={() => void note(true)}
          >
            {words.note}
          </button>
          {player.paid === undefined ? null : (
            <button type="button" class="button" disabled={busy} onClick={() => void note(false)}>
              {words.giveBack}
            </button>
          )}
        </div>
        <Fault text={fault} />
      </div>
    </details>
  );
}
