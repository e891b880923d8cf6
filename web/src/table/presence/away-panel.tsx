// In the place of the panel when nothing can be done at this seat: the computer plays there, or the
// clock is stopped. One tap takes the seat back.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/words';
import { post } from '../../lib/api';
import { refusalText } from '../../lib/refusal';
import { me } from '../../lib/session';
import { play } from '../../lib/sound';
import { Icon } from '../../ui/icons';
import { announce } from '../../ui/live';
import { useTable } from '../context';
import { p } from './words';

interface Said {
  readonly icon: 'bot' | 'flag' | 'pause';
  readonly title: string;
  readonly hint: string;
  readonly button?: { readonly label: string; readonly path: string; readonly body: unknown };
}

function useSaid(): Said {
  const { room } = useTable();
  const words = p();
  const table = room.table.value;
  const own = table?.seats.find(({ seat }) => seat === room.seat.value);
  const standing = room.seat.value && room.view.value?.seats[room.seat.value]?.standing;
  if (standing === 'withdrawn') {
    return { icon: 'flag', title: words.neutral, hint: words.neutralHint };
  }
  if (own?.away) {
    const why = own.stand_in ?? 'left';
    const leaving = table?.settings.quitters === 'neutral' && why !== 'time' && why !== 'spent';
    const back = { label: words.takeBack, path: 'sit', body: {} };
    return {
      icon: 'bot',
      title: words.away[why],
      hint: leaving ? words.soonNeutral : words.awayHint[why],
      ...(why === 'spent' ? {} : { button: back }),
    };
  }
  const host = table?.host === me.value?.id;
  return {
    icon: 'pause',
    title: words.paused,
    hint: host ? words.pausedHost : words.pausedHint,
    ...(host ? { button: { label: t().lobby.resume, path: 'clock', body: { pause: false } } } : {}),
  };
}

export function AwayPanel() {
  const { room } = useTable();
  const [fault, setFault] = useState<string | null>(null);
  const { icon, title, hint, button } = useSaid();
  useEffect(() => {
    announce(title, 'urgent');
    if (icon === 'bot') play('clock');
  }, [title, icon]);
  const ask = async (path: string, body: unknown) => {
    const answer = await post(`/api/tables/${room.code}/${path}`, body);
    setFault(answer.ok ? null : refusalText(answer));
  };
  return (
    <div class="panel away-panel">
      <p class="panel-title">
        <Icon name={icon} />
        {title}
      </p>
      <p class="hint">{hint}</p>
      {button ? (
        <button
          type="button"
          class="button primary wide"
          onClick={() => void ask(button.path, button.body)}
        >
          <Icon name="play" />
          {button.label}
        </button>
      ) : null}
      {fault ? (
        <p class="fault" role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  );
}
