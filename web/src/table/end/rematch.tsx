// Playing again: one tap asks for it, the others answer with one.
import { useState } from 'preact/hooks';
import { t } from '../../i18n/words';
import { post } from '../../lib/api';
import { refusalText } from '../../lib/refusal';
import { go } from '../../lib/router';
import { Icon } from '../../ui/icons';
import { useTable } from '../context';

/** Tables whose rematch this browser said no to. */
const declined = new Set<string>();

export function Rematch() {
  const { room } = useTable();
  const [fault, setFault] = useState<string | null>(null);
  const [answered, setAnswered] = useState(false);
  const table = room.table.value;
  if (!table || !room.seat.value || table.state !== 'ended' || table.settings.tournament) {
    return null;
  }
  const words = t().table.result.rematch;
  const alone = table.seats.filter((seat) => seat.kind === 'player').length < 2;
  const asked = table.rematch && !declined.has(table.rematch) ? table.rematch : null;
  const accept = async () => {
    const answer = await post<{ code: string }>(`/api/tables/${table.code}/rematch`);
    if (answer.ok) return go(`/t/${answer.value.code}`);
    setFault(refusalText(answer));
  };
  const decline = async () => {
    if (!asked) return;
    const answer = await post(`/api/tables/${asked}/stand`);
    if (!answer.ok) return setFault(refusalText(answer));
    declined.add(asked);
    setAnswered(!answered);
  };
  return (
    <div class="rematch stack" role={asked ? 'status' : undefined}>
      {asked ? <p>{words.asked}</p> : null}
      <div class="panel-buttons">
        <button type="button" class="button primary" onClick={() => void accept()}>
          <Icon name="redo" />
          {asked ? words.yes : alone ? words.bots : words.ask}
        </button>
        {asked ? (
          <button type="button" class="button" onClick={() => void decline()}>
            {words.no}
          </button>
        ) : null}
      </div>
      {fault ? (
        <p class="fault" role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  );
}
