// The tables of the round played on this server: opened, begun together, their results by themselves.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/words';
import { get, post } from '../../lib/api';
import { refusalText } from '../../lib/refusal';
import type {
  OnlineAnswer,
  OnlineOrder,
  OnlineSeat,
  OnlineTable,
  TournamentDetail,
} from '../../protocol.gen';
import { Icon } from '../../ui/icons';
import { Question } from '../../ui/question';
import { refresh } from '../live';
import { nameOf, peopleOf } from '../model';
import { w } from '../words';
import { Fault } from './fault';

type Order = (order: OnlineOrder) => void;

/** Somebody who is not there: what becomes of the seat is the desk's to say, and nobody else's. */
function AbsentSeat(props: {
  readonly table: OnlineTable;
  readonly seat: OnlineSeat;
  readonly name: string;
  readonly order: Order;
}) {
  const { table, seat, name, order } = props;
  const words = w().rounds;
  const [asking, setAsking] = useState(false);
  const about = { table: table.table, player: seat.player };
  return (
    <li class="row">
      <span>
        {name}{' '}
        <span class="chip warn">
          {seat.bot ? words.botPlays : seat.waits ? words.callCauses[seat.waits] : words.offline}
        </span>
      </span>
      {seat.bot ? null : (
        <>
          <button
            type="button"
            class="button small"
            aria-label={`${words.letBotPlay}: ${name}`}
            onClick={() => order({ ...about, stand_in: 'bot' })}
          >
            <Icon name="bot" />
            {words.letBotPlay}
          </button>
          <button
            type="button"
            class="button small"
            aria-label={`${words.makeNeutral}: ${name}`}
            onClick={() => setAsking(true)}
          >
            {words.makeNeutral}
          </button>
          {asking ? (
            <Question
              title={`${words.makeNeutral}: ${name}`}
              yes={t().common.confirm}
              onYes={() => order({ ...about, stand_in: 'neutral' })}
              onClose={() => setAsking(false)}
            >
              {words.neutralForGood}
            </Question>
          ) : null}
        </>
      )}
    </li>
  );
}

function TableLine(props: {
  readonly detail: TournamentDetail;
  readonly table: OnlineTable;
  readonly order: Order;
}) {
  const { detail, table, order } = props;
  const words = w().rounds;
  const people = peopleOf(detail);
  const playing = table.state === 'playing';
  const absent = table.seats.filter((seat) => !seat.online || seat.bot || seat.waits);
  return (
    <li>
      <a href={`/t/${table.code}`}>
        {w().desk.table(table.table)} · {table.code}
      </a>{' '}
      {table.missing.length > 0 ? (
        <span class="chip warn">{words.waitingFor(table.missing.length)}</span>
      ) : (
        <span class="chip good">{words.onlineStates[table.state]}</span>
      )}{' '}
      {table.paused ? <span class="chip warn">{words.onlinePaused}</span> : null}
      {playing ? (
        <span class="row">
          <button
            type="button"
            class="button small"
            onClick={() => order({ table: table.table, pause: !table.paused })}
          >
            <Icon name={table.paused ? 'play' : 'pause'} />
            {table.paused ? words.onlineResume : words.onlinePause}
          </button>
          <button
            type="button"
            class="button small"
            onClick={() => order({ table: table.table, add_minutes: 5 })}
          >
            {words.fiveMore}
          </button>
        </span>
      ) : null}
      {absent.length > 0 ? (
        <ul class="online-seats">
          {absent.map((seat) => (
            <AbsentSeat
              key={seat.player}
              table={table}
              seat={seat}
              name={nameOf(people, seat.player)}
              order={order}
            />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

export function OnlineTables({ detail }: { readonly detail: TournamentDetail }) {
  const [online, setOnline] = useState<OnlineAnswer | null>(null);
  const [absent, setAbsent] = useState<'nobody' | 'bot'>('nobody');
  const [fault, setFault] = useState<string | null>(null);
  const words = w().rounds;
  const at = `/api/tournaments/${detail.code}/online`;
  useEffect(() => {
    const look = () =>
      void get<OnlineAnswer>(at).then((answer) => answer.ok && setOnline(answer.value));
    look();
    const timer = setInterval(look, 5000);
    return () => clearInterval(timer);
  }, [at]);
  const send = async (what: string, body: unknown) => {
    const answer = await post<OnlineAnswer>(`${at}/${what}`, body);
    if (answer.ok) setOnline(answer.value);
    setFault(answer.ok ? null : refusalText(answer));
    await refresh(detail.code);
  };
  const tables = online?.tables ?? [];
  if (tables.length === 0 && !detail.organises) return null;
  return (
    <details open={tables.length > 0}>
      <summary>{words.online}</summary>
      <div class="stack">
        <p class="hint">{words.onlineHint}</p>
        {detail.organises ? (
          <>
            <label class="field">
              <span class="label">{words.absent}</span>
              <select
                class="select"
                value={absent}
                onChange={(change) => setAbsent(change.currentTarget.value as typeof absent)}
              >
                <option value="nobody">{words.absentWays.nobody}</option>
                <option value="bot">{words.absentWays.bot}</option>
              </select>
            </label>
            <div class="row">
              <button type="button" class="button" onClick={() => void send('open', { absent })}>
                <Icon name="board" />
                {words.openOnline}
              </button>
              {tables.length > 0 ? (
                <button type="button" class="button primary" onClick={() => void send('start', {})}>
                  <Icon name="play" />
                  {words.startOnline}
                </button>
              ) : null}
            </div>
          </>
        ) : null}
        <Fault text={fault} />
        <ul class="online-list">
          {tables.map((table) => (
            <TableLine
              key={table.code}
              detail={detail}
              table={table}
              order={(order) => void send('order', order)}
            />
          ))}
        </ul>
      </div>
    </details>
  );
}
