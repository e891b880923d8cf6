// The page of a table, /t/CODE: connects, then shows the lobby or the game.
import { effect, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { t, wordOf } from '../i18n/words';
import { get } from '../lib/api';
import { me } from '../lib/session';
import type { Rules } from '../protocol';
import { SiteHeader } from '../ui/site-header';
import { startAnnouncing } from './announcer';
import { TableContext } from './context';
import { GameView } from './game-view';
import { Helm } from './helm/helm';
import { LobbyView } from './lobby/lobby-view';
import { Room, socketAddress } from './room';
import { addToSeed } from './seed';
import { startMoments } from './stage/moments';

interface Opened {
  readonly room: Room;
  readonly helm: Helm;
}

/** The rules as this table plays them, asked once it is known to exist. */
function loadRules(room: Room): () => void {
  let asked = false;
  return effect(() => {
    if (!room.table.value || asked) return;
    asked = true;
    void get<Rules>(`/api/tables/${room.code}/rules`).then((answer) => {
      if (answer.ok) room.rules.value = answer.value;
    });
  });
}

const opened = signal<Opened | null>(null);

function open(code: string): () => void {
  const room = new Room(socketAddress(code), code);
  const helm = new Helm(room);
  const stops = [addToSeed(room), loadRules(room), startAnnouncing(room), startMoments(room)];
  opened.value = { room, helm };
  room.start();
  return () => {
    for (const stop of stops) stop();
    room.stop();
    opened.value = null;
  };
}

function Closed({ text }: { readonly text: string }) {
  return (
    <>
      <SiteHeader />
      <main class="page" id="main">
        <h1>{t().table.noTable}</h1>
        <p>{text}</p>
        <p>
          <a class="button primary" href="/">
            {t().common.home}
          </a>
        </p>
      </main>
    </>
  );
}

export function TablePage({ code }: { readonly code: string }) {
  const player = me.value?.id;
  const [stamp] = useState(() => ({}));
  useEffect(() => open(code), [code, player, stamp]);
  const at = opened.value;
  if (!at) return null;
  const { room } = at;
  if (room.refusal.value) return <Closed text={wordOf(t().errors, room.refusal.value)} />;
  const table = room.table.value;
  const lost = room.connection.status.value === 'lost';
  if (!table) {
    return (
      <main class="page-wait" id="main">
        <h1 class="hidden-text">{t().table.title(code)}</h1>
        <p>{lost ? t().table.lost : t().table.connecting}</p>
      </main>
    );
  }
  return (
    <TableContext.Provider value={at}>
      {table.notice ? (
        <p class="page-wait" role="alert">
          {t().table.closedBecause} {table.notice}
        </p>
      ) : null}
      {room.moved.value && table.state === 'lobby' ? (
        <p class="page-wait" role="alert">
          {t().table.judge.moved}
        </p>
      ) : null}
      {table.state === 'lobby' || !room.view.value ? <LobbyView /> : <GameView />}
    </TableContext.Provider>
  );
}
