// Asks before something that cannot be undone, as the player wants it: never, for what ends the turn,
// or for the transfer as well. With little time left nobody is asked anything.
import { signal } from '@preact/signals';
import { t } from '../../i18n/words';
import { confirmation } from '../../lib/settings';
import type { Action } from '../../protocol';
import { Dialog } from '../../ui/dialog';
import { useTable } from '../context';
import type { Helm } from '../helm/helm';

const asking = signal<Action | null>(null);
const hurryMs = 30_000;

function leftMs({ room }: Helm): number {
  const seat = room.seat.value;
  const clock = room.clock.value?.clock;
  const bank = seat ? clock?.seats?.[seat]?.left_ms : undefined;
  return clock?.turn_left_ms ?? bank ?? Number.POSITIVE_INFINITY;
}

/** Does the action, or asks first. */
export function performAsked(helm: Helm, action: Action): void {
  const wanted =
    action.type === 'end_turn' ? confirmation.value !== 'never' : confirmation.value === 'always';
  if (wanted && leftMs(helm) > hurryMs) asking.value = action;
  else void helm.perform([action]);
}

export function ConfirmDialog() {
  const { room, helm } = useTable();
  const action = asking.value;
  if (!action) return null;
  const words = t().table;
  const ending = action.type === 'end_turn';
  const earned = (room.view.value?.conquests ?? 0) > 0;
  const close = () => {
    asking.value = null;
  };
  return (
    <Dialog title={ending ? words.endTurnTitle : words.transferTitle} onClose={close}>
      <p>{ending ? words.endTurnText : words.transferHint}</p>
      {ending ? <p class="hint">{earned ? words.endTurnCard : words.endTurnNoCard}</p> : null}
      <div class="panel-buttons">
        <button type="button" class="button grow" onClick={close}>
          {t().common.cancel}
        </button>
        <button
          type="button"
          class="button primary grow"
          onClick={() => {
            close();
            void helm.perform([action]);
          }}
        >
          {ending ? words.endTurn : t().common.confirm}
        </button>
      </div>
    </Dialog>
  );
}
