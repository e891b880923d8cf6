// The way on in a turn: back to reinforcements, the transfer, the end.
import { t } from '../i18n/words';
import { Icon } from '../ui/icons';
import { performAsked } from './confirm';
import { useTable } from './context';

export function TurnButtons() {
  const { room, desk } = useTable();
  const words = t().table;
  const offer = room.offer.value;
  const busy = room.busy.value || desk.plan.value !== null;
  const end = () => performAsked(desk, { type: 'end_turn' });
  return (
    <div class="panel-buttons turn-buttons">
      {offer.takeBacks.size > 0 ? (
        <button
          type="button"
          class="button"
          disabled={busy}
          onClick={() => void desk.takeBackAll()}
        >
          <Icon name="undo" />
          {words.takeBack}
        </button>
      ) : null}
      {desk.mode.value === 'transfer' && offer.attacks.size > 0 ? (
        <button type="button" class="button" onClick={() => desk.setMode('fight')}>
          <Icon name="swords" />
          {words.toFight}
        </button>
      ) : offer.transfers.size > 0 && desk.mode.value !== 'transfer' ? (
        <button
          type="button"
          class="button"
          data-key="transfer"
          disabled={busy}
          onClick={() => desk.setMode('transfer')}
        >
          <Icon name="transfer" />
          {words.toTransfer}
        </button>
      ) : null}
      {offer.endTurn ? (
        <button type="button" class="button" data-key="pass" disabled={busy} onClick={end}>
          <Icon name="check" />
          {words.endTurn}
        </button>
      ) : null}
    </div>
  );
}
