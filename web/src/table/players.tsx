// Who plays: sign, name, what lies open of each (territories, armies, number of cards), whose turn.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isAwaited } from '../game/facts';
import { t } from '../i18n/words';
import type { Seat, TableSeat } from '../protocol';
import { Icon } from '../ui/icons';
import { Token } from '../ui/token';
import { SeatClock } from './clock';
import { colourName, seatName, useTable } from './context';
import { menuOf } from './menu';
import { isMuted } from './muted';
import './players.css';

function Figures({ seat }: { readonly seat: Seat }) {
  const { room } = useTable();
  const facts = room.view.value?.seats[seat];
  if (!facts) return null;
  const words = t().table;
  const cap = facts.army_cap > 0 ? words.capOf(facts.armies, facts.army_cap) : undefined;
  return (
    <span class="figures">
      <span title={words.territories(facts.territories)}>
        <Icon name="flag" />
        <span aria-hidden="true">{facts.territories}</span>
        <span class="hidden-text">{words.territories(facts.territories)},</span>
      </span>
      <span title={cap ?? words.armies(facts.armies)}>
        <Icon name="tank" />
        <span aria-hidden="true">{facts.armies}</span>
        <span class="hidden-text">{cap ?? words.armies(facts.armies)},</span>
      </span>
      <span title={words.cards(facts.hand_size)}>
        <Icon name="cards" />
        <span aria-hidden="true">{facts.hand_size}</span>
        <span class="hidden-text">{words.cards(facts.hand_size)}</span>
      </span>
    </span>
  );
}

/** The name of a person opens what can be done about them, or about one's own seat. */
function RowName(props: {
  readonly seat: Seat;
  readonly person: boolean;
  readonly children: ComponentChildren;
}) {
  const { room } = useTable();
  if (!props.person || !room.served || room.table.value?.state !== 'playing') {
    return <span class="player-words">{props.children}</span>;
  }
  return (
    <button
      type="button"
      class="player-words player-open"
      aria-haspopup="dialog"
      onClick={() => {
        menuOf.value = props.seat;
      }}
    >
      {props.children}
      {isMuted(room.code, props.seat) ? <Icon name="mute" /> : null}
    </button>
  );
}

/** Somebody who is not there, where a row has no room for words. */
function Absence({ line }: { readonly line: TableSeat | undefined }) {
  if (line?.kind !== 'player' || (line.online && !line.away)) return null;
  return (
    <span class="player-absence">
      <Icon name={line.away ? 'bot' : 'offline'} />
    </span>
  );
}

function PlayerRow({ seat }: { readonly seat: Seat }) {
  const { room } = useTable();
  const view = room.view.value;
  const facts = view?.seats[seat];
  const sitting = room.table.value?.seats.find((place) => place.seat === seat);
  if (!view || !facts) return null;
  const words = t().table;
  const onTurn = view.turn === seat && view.round > 0 && !view.ending.cause;
  const awaited = isAwaited(view, seat);
  const out = facts.standing !== 'active';
  const remarks = [
    seat === room.seat.value ? words.you : null,
    sitting?.kind === 'bot' ? words.bot : null,
    out ? words.standing[facts.standing] : null,
    sitting?.kind === 'player' && !sitting.online && !sitting.waits && !out ? words.offline : null,
    sitting?.away && !out ? words.away : null,
    sitting?.waits && !out ? words.judge.waits[sitting.waits] : null,
  ].filter((remark) => remark !== null);
  return (
    <li
      class={`player ${onTurn ? 'on-turn' : ''} ${awaited ? 'awaited' : ''} ${out ? 'out' : ''} ${
        seat === room.seat.value ? 'own' : ''
      }`}
    >
      <Token colour={facts.colour} size="large" neutral={out} />
      <span class="player-name">
        <RowName seat={seat} person={sitting?.kind === 'player'}>
          {seatName(room, seat)}
          <span class="hidden-text">
            {` (${colourName(facts.colour)})`}
            {onTurn ? `, ${words.onTurn}` : ''}
          </span>
        </RowName>
        {out ? null : <Absence line={sitting} />}
        {remarks.length > 0 ? <span class="player-remark">{remarks.join(' · ')}</span> : null}
      </span>
      <SeatClock seat={seat} />
      <Figures seat={seat} />
    </li>
  );
}

export function Players() {
  const { room } = useTable();
  const view = room.view.value;
  const list = useRef<HTMLUListElement>(null);
  // On phones they are a row that scrolls: whoever is on turn stays in sight, beside one's own.
  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('.on-turn:not(.own)');
    const own = row?.querySelector<HTMLElement>('.own')?.offsetWidth ?? 0;
    if (row && current && row.scrollWidth > row.clientWidth) {
      row.scrollTo({ left: current.offsetLeft - own - 8 });
    }
  }, [view?.turn]);
  if (!view) return null;
  const seats = view.order ?? (Object.keys(view.seats) as Seat[]);
  return (
    <section class="players" aria-label={t().table.players}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must take the focus */}
      <ul class="player-list" ref={list} tabIndex={0}>
        {seats.map((seat) => (
          <PlayerRow key={seat} seat={seat} />
        ))}
      </ul>
    </section>
  );
}
