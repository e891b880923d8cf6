// The way on in a turn: back to reinforcements, the transfer, the end.
import { t } from '../../i18n/words';
import { Icon } from '../../ui/icons';
import { useTable } from '../context';
import { keyHint } from '../stage/key-hints';
import { performAsked } from './confirm';

export function TurnButtons() {
  const { room, helm } = useTable();
  const words = t().table;
  const offer = room.offer.value;
  const busy = room.busy.value || helm.plan.value !== null;
  const end = () => performAsked(helm, { type: 'end_turn' });
  return (
    <div class="panel-buttons turn-buttons">
      {offer.takeBacks.size > 0 ? (
        <button
          type="button"
          class="button"
          disabled={busy}
          onClick={() => void helm.takeBackAll()}
        >
          <Icon name="undo" />
          {words.takeBack}
        </button>
      ) : null}
      {helm.mode.value === 'transfer' && offer.attacks.size > 0 ? (
        <button type="button" class="button" onClick={() => helm.setMode('fight')}>
          <Icon name="swords" />
          {words.toFight}
        </button>
      ) : offer.transfers.size > 0 && helm.mode.value !== 'transfer' ? (
        <button
          type="button"
          class="button"
          {...keyHint('transfer')}
          disabled={busy}
          onClick={() => helm.setMode('transfer')}
        >
          <Icon name="transfer" />
          {words.toTransfer}
        </button>
      ) : null}
      {offer.endTurn ? (
        <button type="button" class="button" {...keyHint('pass')} disabled={busy} onClick={end}>
          <Icon name="check" />
          {words.endTurn}
        </button>
      ) : null}
    </div>
  );
}
