// The judge at a table of a tournament: called by a seat, waited for by the table.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { isAwaited } from '../../game/facts';
import { t } from '../../i18n/words';
import { post } from '../../lib/api';
import { useDraft } from '../../lib/draft';
import { refusalText } from '../../lib/refusal';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icons';
import { announce } from '../../ui/live';
import { seatName, useTable } from '../context';
import type { Room } from '../room';

const asking = signal(false);

function ownCall(room: Room) {
  return room.table.value?.seats.find((place) => place.seat === room.seat.value)?.judge;
}

export function JudgeButton() {
  const { room } = useTable();
  const table = room.table.value;
  if (!table?.event || !room.seat.value || table.state !== 'playing') return null;
  const words = t().table.judge;
  const label = ownCall(room) === 'called' ? words.called : words.call;
  return (
    <button
      type="button"
      class="button quiet judge-button"
      aria-label={label}
      title={label}
      onClick={() => {
        asking.value = true;
      }}
    >
      <Icon name="shield" />
      <span class="judge-word">{words.short}</span>
    </button>
  );
}

export function JudgeDialog() {
  const { room } = useTable();
  const [reason, setReason] = useDraft(`judge.${room.code}`, '', '');
  const [fault, setFault] = useState<string | null>(null);
  if (!asking.value) return null;
  const words = t().table.judge;
  const close = () => {
    asking.value = false;
    setFault(null);
  };
  const call = async () => {
    const answer = await post(`/api/tables/${room.code}/judge`, { reason });
    if (!answer.ok) return setFault(refusalText(answer));
    setReason('');
    announce(words.called);
    close();
  };
  const called = ownCall(room) === 'called';
  return (
    <Dialog title={words.call} onClose={close}>
      <p>{called ? words.calledText : words.callText}</p>
      {called ? null : (
        <label class="field">
          <span class="label">{words.reason}</span>
          <input
            class="input"
            maxLength={60}
            value={reason}
            onInput={(input) => setReason(input.currentTarget.value)}
          />
        </label>
      )}
      {fault ? <p class="fault">{fault}</p> : null}
      <div class="panel-buttons">
        <button type="button" class="button grow" onClick={close}>
          {t().common.close}
        </button>
        {called ? null : (
          <button type="button" class="button primary grow" onClick={() => void call()}>
            <Icon name="shield" />
            {words.call}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** Whom the game cannot go on without, in a sentence. */
function waitingText(room: Room): string | null {
  const view = room.view.value;
  if (!view || !room.clock.value?.clock.waits) return null;
  const waited = (room.table.value?.seats ?? []).filter(
    (place) => place.waits && isAwaited(view, place.seat),
  );
  const words = t().table.judge;
  return waited
    .map((place) =>
      place.seat === room.seat.value
        ? words.waitsForYou[place.waits ?? 'absent']
        : words.waitsFor[place.waits ?? 'absent'](seatName(room, place.seat)),
    )
    .join(' ');
}

export function JudgeBanner() {
  const { room } = useTable();
  const [seen, setSeen] = useState(false);
  const words = t().table.judge;
  const waiting = waitingText(room);
  const call = ownCall(room);
  const text =
    waiting || (call === 'called' ? words.called : call === 'answered' ? words.answered : '');
  useEffect(() => {
    if (text) announce(text, 'urgent');
    setSeen(false);
  }, [text]);
  if (room.moved.value) {
    return (
      <div class="banner" role="alert">
        <Icon name="warning" />
        {words.moved}
      </div>
    );
  }
  if (!text || seen) return null;
  return (
    <div class="banner" role="status">
      <Icon name="shield" />
      {text}
      {waiting || call !== 'answered' ? null : (
        <button type="button" class="button small" onClick={() => setSeen(true)}>
          {t().common.close}
        </button>
      )}
    </div>
  );
}
