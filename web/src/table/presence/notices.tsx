// What became of people at the table, said once to everybody: who is replaced or back, who is host
// now, who would rather go on.
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/words';
import { me } from '../../lib/session';
import type { TableDetail } from '../../protocol';
import { Icon } from '../../ui/icons';
import { announce } from '../../ui/live';
import { seatName, useTable } from '../context';
import type { Room } from '../room';
import { p } from './words';
import './presence.css';

const shownMs = 9000;

/** What is to be told of the way from one to the other. */
export function newsOf(room: Room, before: TableDetail, now: TableDetail): readonly string[] {
  const words = p();
  const news: string[] = [];
  if (now.host && before.host && now.host !== before.host) {
    const host = now.seats.find(({ player_id }) => player_id === now.host);
    if (now.host === me.value?.id) news.push(words.youHost);
    else if (host) news.push(words.newHost(seatName(room, host.seat)));
  }
  for (const line of now.seats) {
    const old = before.seats.find(({ seat }) => seat === line.seat);
    if (!old || line.kind !== 'player') continue;
    const name = seatName(room, line.seat);
    if (line.would_go_on && !old.would_go_on) news.push(words.goesOn(name));
    const mine = line.seat === room.seat.value;
    if (mine || line.stand_in === old.stand_in || now.state !== 'playing') continue;
    if (line.stand_in === 'time' || line.stand_in === 'spent') news.push(words.timeUp(name));
    else if (line.stand_in) news.push(words.standsIn(name));
    else if (old.stand_in === 'absent' || old.stand_in === 'left') news.push(words.back(name));
  }
  return news;
}

interface Note {
  readonly key: number;
  readonly text: string;
}

function OneNote({ note, onClose }: { readonly note: Note; readonly onClose: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="banner note">
      <Icon name="people" />
      {note.text}
      <button
        type="button"
        class="button quiet small icon-only"
        aria-label={t().common.close}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

export function Notices() {
  const { room } = useTable();
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const before = useRef<TableDetail | null>(null);
  const keys = useRef(0);
  const table = room.table.value;
  useEffect(() => {
    const news = before.current && table ? newsOf(room, before.current, table) : [];
    before.current = table;
    if (news.length === 0) return;
    for (const text of news) announce(text);
    const fresh = news.map((text) => ({ key: ++keys.current, text }));
    setNotes((old) => [...old, ...fresh].slice(-2));
  }, [table]);
  return (
    <>
      {notes.map((note) => (
        <OneNote
          key={note.key}
          note={note}
          onClose={() => setNotes((old) => old.filter(({ key }) => key !== note.key))}
        />
      ))}
    </>
  );
}
