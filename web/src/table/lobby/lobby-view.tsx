// A table before its game: who sits where, the invitation, and for its host the seats and the start.
import { useEffect, useState } from 'preact/hooks';
import { NameForm } from '../../account/name-form';
import { t } from '../../i18n/words';
import { post } from '../../lib/api';
import { botPortrait, bots, loadBots, sitterName } from '../../lib/bots';
import { refusalText } from '../../lib/refusal';
import { go } from '../../lib/router';
import { me } from '../../lib/session';
import type { Bot, TableDetail, TableSeat } from '../../protocol';
import { BotOptions } from '../../ui/bot-options';
import { Icon } from '../../ui/icons';
import { SiteHeader } from '../../ui/site-header';
import { useTable } from '../context';
import { Presence } from '../presence/part';
import { Invitation } from './invitation';
import { TableSettingsList } from './table-settings';
import './lobby-view.css';

type Ask = (what: string, body?: unknown) => Promise<void>;

function HostSeat(props: {
  readonly place: TableSeat;
  readonly bots: readonly Bot[];
  readonly ask: Ask;
}) {
  const { place, bots, ask } = props;
  const words = t().lobby;
  const number = place.seat.slice(1);
  const value = place.kind === 'bot' ? `bot:${place.bot ?? ''}` : place.kind;
  if (place.kind === 'player') {
    return place.player_id === me.value?.id ? null : (
      <button
        type="button"
        class="button small"
        onClick={() => void ask(`seats/${number}`, { kind: 'open' })}
      >
        {words.kick(place.name ?? place.seat)}
      </button>
    );
  }
  return (
    <select
      class="select"
      aria-label={`${t().table.seatNumber(number)}: ${words.chooseBot}`}
      value={value}
      onChange={(change) => {
        const [kind, bot] = change.currentTarget.value.split(':');
        void ask(`seats/${number}`, bot ? { kind, bot } : { kind });
      }}
    >
      <option value="open">{words.open}</option>
      <BotOptions bots={bots} />
      <option value="closed">{words.closed}</option>
    </select>
  );
}

function SeatRow(props: {
  readonly place: TableSeat;
  readonly table: TableDetail;
  readonly bots: readonly Bot[];
  readonly ask: Ask;
}) {
  const { place, table, bots, ask } = props;
  const words = t().lobby;
  const mine = place.kind === 'player' && place.player_id === me.value?.id;
  const host = table.host === me.value?.id;
  const seated = table.seats.some(
    (seat) => seat.kind === 'player' && seat.player_id === me.value?.id,
  );
  const kept = place.kind === 'open' && place.player_id !== undefined;
  const label =
    place.kind === 'player' || place.kind === 'bot' || kept
      ? sitterName(place, table.seats)
      : words[place.kind];
  const forMe = !kept || place.player_id === me.value?.id;
  return (
    <li class={`lobby-seat ${place.kind}`}>
      <Icon name={place.kind === 'bot' ? 'bot' : 'people'} />
      <span class="lobby-name">
        <strong>{label}</strong>
        <span class="hint">
          {[
            mine ? t().table.you : null,
            place.kind === 'bot' ? (botPortrait(place.bot) ?? words.bot.toLocaleLowerCase()) : null,
            place.player_id && place.player_id === table.host ? words.host : null,
            place.kind === 'player' && !place.online ? t().table.offline : null,
            kept ? words.kept : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {mine ? (
        <button type="button" class="button small" onClick={() => void ask('stand')}>
          {words.stand}
        </button>
      ) : place.kind === 'open' && !seated && forMe ? (
        <button
          type="button"
          class="button small primary"
          onClick={() => void ask('sit', { seat: place.seat })}
        >
          {words.sit}
        </button>
      ) : null}
      {host ? <HostSeat place={place} bots={bots} ask={ask} /> : null}
    </li>
  );
}

function Start({ table, ask }: { readonly table: TableDetail; readonly ask: Ask }) {
  const { room } = useTable();
  const words = t().lobby;
  const host = table.seats.find((seat) => seat.player_id === table.host);
  if (table.host !== me.value?.id) {
    return <p class="hint">{words.hostStarts(host?.name ?? '–')}</p>;
  }
  const sitting = table.seats.filter(({ kind }) => kind === 'player' || kind === 'bot').length;
  const least = Math.min(...(room.rules.value?.seats ?? [3]));
  return (
    <div class="stack">
      <button
        type="button"
        class="button primary wide"
        disabled={sitting < least}
        onClick={() => void ask('start')}
      >
        <Icon name="play" />
        {words.start}
      </button>
      <p class="hint">{sitting < least ? words.startNeeds(least) : words.startHint}</p>
    </div>
  );
}

/** The table that somebody without a name came to by a link: the name is all it takes to sit down. */
let cameTo = '';

function useSeatOnceNamed(table: TableDetail, ask: Ask) {
  const player = me.value?.id;
  useEffect(() => {
    if (!player) {
      cameTo = table.code;
    } else if (cameTo === table.code) {
      cameTo = '';
      if (table.seats.some((seat) => seat.kind === 'open')) void ask('sit');
    }
  }, [player, table.code]);
}

export function LobbyView() {
  const table = useTable().room.table.value;
  return table ? <Lobby table={table} /> : null;
}

function Lobby({ table }: { readonly table: TableDetail }) {
  const { room } = useTable();
  const [fault, setFault] = useState<string | null>(null);
  useEffect(loadBots, []);
  const words = t().lobby;
  const seated = table.seats.some(({ player_id }) => player_id && player_id === me.value?.id);
  const ask: Ask = async (what, body) => {
    const answer = await post<TableDetail>(`/api/tables/${table.code}/${what}`, body);
    setFault(answer.ok ? null : refusalText(answer));
    if (answer.ok && answer.value?.seats) room.table.value = answer.value;
    if (answer.ok && (what === 'sit' || what === 'stand')) room.connection.join(null);
  };
  useSeatOnceNamed(table, ask);
  return (
    <>
      <SiteHeader />
      <main class="lobby" id="main">
        <h1>
          {words.title} <span class="code">{table.code}</span>
        </h1>
        <Presence show="Notices" />
        <div class="lobby-columns">
          <section class="card stack" aria-labelledby="lobby-seats">
            <h2 id="lobby-seats">{words.seats}</h2>
            {me.value === null ? (
              <>
                <p class="hint">{words.needNameHint}</p>
                <NameForm />
              </>
            ) : null}
            <ul class="lobby-seats">
              {table.seats.map((place) => (
                <SeatRow key={place.seat} place={place} table={table} bots={bots.value} ask={ask} />
              ))}
            </ul>
            {fault ? (
              <p class="fault" role="alert">
                {fault}
              </p>
            ) : null}
            {table.state === 'abandoned' ? (
              <p class="fault">{words.abandoned}</p>
            ) : (
              <Start table={table} ask={ask} />
            )}
            {seated ? (
              <button
                type="button"
                class="button quiet"
                onClick={() => void ask('stand').then(() => go('/'))}
              >
                <Icon name="back" />
                {t().table.leave}
              </button>
            ) : null}
          </section>
          <div class="stack">
            <section class="card stack" aria-labelledby="lobby-invite">
              <h2 id="lobby-invite">{words.invite}</h2>
              <p class="hint">{words.inviteHint}</p>
              <Invitation code={table.code} />
            </section>
            <section class="card stack" aria-labelledby="lobby-settings">
              <h2 id="lobby-settings">{words.settings}</h2>
              <TableSettingsList table={table} rules={room.rules.value} />
            </section>
          </div>
        </div>
      </main>
    </>
  );
}
