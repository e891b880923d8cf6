// What a host may do during the game.
import { useState } from 'preact/hooks';
import { t } from '../../i18n/words';
import { post } from '../../lib/api';
import { refusalText } from '../../lib/refusal';
import { me } from '../../lib/session';
import { Icon } from '../../ui/icons';
import { useTable } from '../context';
import { BotPaceChoice } from '../panels/bot-pace';

export function HostTools() {
  const { room } = useTable();
  const [fault, setFault] = useState<string | null>(null);
  const table = room.table.value;
  if (!table || table.host !== me.value?.id || table.state !== 'playing') return null;
  const words = t().lobby;
  const ask = async (what: string, body: unknown) => {
    const answer = await post(`/api/tables/${table.code}/${what}`, body);
    setFault(answer.ok ? null : refusalText(answer));
  };
  const running = !room.clock.value?.clock.paused;
  const others = table.seats.filter(
    (seat) => seat.kind === 'player' && seat.player_id !== me.value?.id,
  );
  return (
    <section class="stack">
      <h2>{words.hostTools}</h2>
      {table.settings.clock.kind !== 'none' ? (
        <div class="row">
          <button
            type="button"
            class="button small"
            onClick={() => void ask('clock', { pause: running })}
          >
            <Icon name={running ? 'pause' : 'play'} />
            {running ? words.pause : words.resume}
          </button>
          {[1, 5, 10].map((minutes) => (
            <button
              key={minutes}
              type="button"
              class="button small"
              onClick={() => void ask('clock', { add_minutes: minutes })}
            >
              {words.addMinutes(minutes)}
            </button>
          ))}
        </div>
      ) : null}
      <BotPaceChoice />
      {others.map((seat) => (
        <div key={seat.seat} class="row">
          <button
            type="button"
            class="button small"
            onClick={() => void ask('mute', { seat: seat.seat, muted: !seat.muted })}
          >
            {(seat.muted ? words.unmuteSeat : words.muteSeat)(seat.name ?? seat.seat)}
          </button>
          {!seat.online || seat.away ? (
            <button
              type="button"
              class="button small"
              onClick={() => void ask('replace', { seat: seat.seat })}
            >
              {words.replaceSeat(seat.name ?? seat.seat)}
            </button>
          ) : null}
        </div>
      ))}
      {fault ? <p class="fault">{fault}</p> : null}
    </section>
  );
}
