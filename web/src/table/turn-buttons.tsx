// The way on in a turn: back to reinforcements, the transfer, the end; asked twice where it cannot
// be undone and the player wants that.
import { signal } from '@preact/signals';
import { t } from '../i18n/words';
import { confirmation } from '../lib/settings';
import type { Action } from '../protocol';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icons';
import { useTable } from './context';

const asking = signal<Action | null>(null);

/** Asks before ending a turn, unless the player does not want that or has no time for it. */
function askFirst(leftMs: number | undefined): boolean {
  return confirmation.value !== 'never' && (leftMs === undefined || leftMs > 30_000);
}

function EndTurnDialog() {
  const { room, desk } = useTable();
  const words = t().table;
  const earned = (room.view.value?.conquests ?? 0) > 0;
  const close = () => {
    asking.value = null;
  };
  return (
    <Dialog title={words.endTurnTitle} onClose={close}>
      <p>{words.endTurnText}</p>
      <p class="hint">{earned ? words.endTurnCard : words.endTurnNoCard}</p>
      <div class="panel-buttons">
        <button type="button" class="button grow" onClick={close}>
          {t().common.cancel}
        </button>
        <button
          type="button"
          class="button primary grow"
          onClick={() => {
            const action = asking.value;
            close();
            if (action) void desk.perform([action]);
          }}
        >
          {words.endTurn}
        </button>
      </div>
    </Dialog>
  );
}

export function TurnButtons() {
  const { room, desk } = useTable();
  const words = t().table;
  const offer = room.offer.value;
  const busy = room.busy.value || desk.plan.value !== null;
  const seat = room.seat.value;
  const clock = room.clock.value?.clock;
  const left = clock?.turn_left_ms ?? (seat ? clock?.seats?.[seat]?.left_ms : undefined);
  const end = () => {
    if (askFirst(left)) asking.value = { type: 'end_turn' };
    else void desk.perform([{ type: 'end_turn' }]);
  };
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
      {asking.value ? <EndTurnDialog /> : null}
    </div>
  );
}
