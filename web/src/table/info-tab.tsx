// The table itself: code and invitation, how it is set, what its host may do, and the way out.
import { useState } from 'preact/hooks';
import { t } from '../i18n/words';
import { post } from '../lib/api';
import { refusalText } from '../lib/refusal';
import { me } from '../lib/session';
import { Icon } from '../ui/icons';
import { Question } from '../ui/question';
import { useTable } from './context';
import { Invitation } from './invitation';
import { keysShown } from './keys';
import { StopButton } from './stop';
import { TableSettingsList } from './table-settings';
import './info-tab.css';

function HostTools() {
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
      {table.seats.some((seat) => seat.kind === 'bot') ? (
        <label class="field">
          <span class="label">{words.botPace}</span>
          <select
            class="select"
            value={table.settings.bot_pace ?? 'normal'}
            onChange={(change) => void ask('pace', { bot_pace: change.currentTarget.value })}
          >
            {Object.entries(words.botPaces).map(([pace, word]) => (
              <option key={pace} value={pace}>
                {word}
              </option>
            ))}
          </select>
        </label>
      ) : null}
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

function Withdrawal() {
  const { room, helm } = useTable();
  const [asking, setAsking] = useState(false);
  const seat = room.seat.value;
  const view = room.view.value;
  if (!seat || !view || view.round === 0 || view.ending.cause) return null;
  if (view.seats[seat]?.standing !== 'active') return null;
  const words = t().table;
  return (
    <>
      <button type="button" class="button danger" onClick={() => setAsking(true)}>
        <Icon name="flag" />
        {words.withdraw}
      </button>
      {asking ? (
        <Question
          title={words.withdrawTitle}
          yes={words.withdraw}
          onYes={() => void helm.perform([{ type: 'withdraw', seat }])}
          onClose={() => setAsking(false)}
        >
          {words.withdrawText}
        </Question>
      ) : null}
    </>
  );
}

export function InfoTab() {
  const { room } = useTable();
  const table = room.table.value;
  if (!table) return null;
  return (
    <div class="info">
      <Invitation code={table.code} />
      <TableSettingsList table={table} rules={room.rules.value} />
      <HostTools />
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => {
            keysShown.value = true;
          }}
        >
          <Icon name="keyboard" />
          {t().table.keys.title}
        </button>
        <a class="button" href="/aiuto/giocare" target="_blank" rel="noopener">
          <Icon name="help" />
          {t().common.help}
        </a>
        <a class="button" href="/settings">
          <Icon name="gear" />
          {t().common.settings}
        </a>
      </div>
      <StopButton />
      <Withdrawal />
    </div>
  );
}
