// What can be done about a player, or about one's own seat, one tap from the row.
import { useState } from 'preact/hooks';
import { t } from '../../i18n/words';
import { post } from '../../lib/api';
import { refusalText } from '../../lib/refusal';
import { me } from '../../lib/session';
import type { TableDetail, TableSeat } from '../../protocol';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icons';
import { Question } from '../../ui/question';
import { seatName, useTable } from '../context';
import { menuOf } from '../menu';
import { isMuted, setMuted } from '../muted';
import { StopButton } from './stop';
import { Withdrawal } from './withdrawal';
import { p } from './words';

type Ask = (what: string, body?: unknown) => Promise<void>;

interface MenuProps {
  readonly table: TableDetail;
  readonly line: TableSeat;
  readonly name: string;
  readonly ask: Ask;
}

function OfAnother({ table, line, name, ask }: MenuProps) {
  const { room } = useTable();
  const words = t();
  const chatting = table.settings.chat && !table.settings.tournament;
  const muted = isMuted(room.code, line.seat);
  const host = table.host === me.value?.id;
  if (!chatting && !host) return <p class="hint">{p().nothing}</p>;
  return (
    <>
      {chatting ? (
        <button
          type="button"
          class="button wide"
          aria-pressed={muted}
          onClick={() => setMuted(room.code, line.seat, !muted)}
        >
          <Icon name={muted ? 'sound' : 'mute'} />
          {muted ? words.table.unmuteHim(name) : words.table.muteHim(name)}
        </button>
      ) : null}
      {host && chatting ? (
        <button
          type="button"
          class="button wide"
          onClick={() => void ask('mute', { seat: line.seat, muted: !line.muted })}
        >
          <Icon name="quiet" />
          {(line.muted ? words.lobby.unmuteSeat : words.lobby.muteSeat)(name)}
        </button>
      ) : null}
      {host && !line.online && !line.away ? (
        <button
          type="button"
          class="button wide"
          onClick={() => void ask('replace', { seat: line.seat })}
        >
          <Icon name="bot" />
          {words.lobby.replaceSeat(name)}
        </button>
      ) : null}
    </>
  );
}

function Leaving({ table, ask }: Pick<MenuProps, 'table' | 'ask'>) {
  const [asking, setAsking] = useState(false);
  const words = p();
  const { quitters } = table.settings;
  const neutral = quitters === 'neutral';
  return (
    <>
      <button
        type="button"
        class="button wide"
        onClick={() => (neutral ? setAsking(true) : void ask('stand'))}
      >
        <Icon name={neutral ? 'flag' : 'bot'} />
        {neutral || quitters === 'nobody' ? words.leaveNeutral : words.leave}
      </button>
      <p class="hint">
        {neutral
          ? words.leaveNeutralText
          : quitters === 'nobody'
            ? words.leaveJudge
            : words.leaveHint}
      </p>
      {asking ? (
        <Question
          title={words.leaveNeutralTitle}
          yes={words.leaveNeutral}
          onYes={() => void ask('stand')}
          onClose={() => setAsking(false)}
        >
          {words.leaveNeutralText}
        </Question>
      ) : null}
    </>
  );
}

function OfOneself({ table, line, ask }: MenuProps) {
  const { room } = useTable();
  const out = room.view.value?.seats[line.seat]?.standing !== 'active';
  if (line.away && !out && line.stand_in !== 'spent') {
    return (
      <button type="button" class="button primary wide" onClick={() => void ask('sit', {})}>
        <Icon name="play" />
        {p().takeBack}
      </button>
    );
  }
  return (
    <>
      {out ? null : <Leaving table={table} ask={ask} />}
      <StopButton />
      <Withdrawal />
    </>
  );
}

export function SeatMenu() {
  const { room } = useTable();
  const [fault, setFault] = useState<string | null>(null);
  const table = room.table.value;
  const line = table?.seats.find(({ seat }) => seat === menuOf.value);
  if (!table || !line) return null;
  const close = () => {
    menuOf.value = null;
    setFault(null);
  };
  const ask: Ask = async (what, body) => {
    const answer = await post(`/api/tables/${room.code}/${what}`, body);
    if (answer.ok) close();
    else setFault(refusalText(answer));
  };
  const name = seatName(room, line.seat);
  const Menu = line.seat === room.seat.value ? OfOneself : OfAnother;
  return (
    <Dialog title={p().menu(name)} onClose={close}>
      <Menu table={table} line={line} name={name} ask={ask} />
      {fault ? (
        <p class="fault" role="alert">
          {fault}
        </p>
      ) : null}
    </Dialog>
  );
}
