// The tables of the round played on this server: opened, begun together, their results by themselves.
import { useEffect, useState } from 'preact/hooks';
import { get, post } from '../../lib/api';
import { refusalText } from '../../lib/refusal';
import type { OnlineAnswer, TournamentDetail } from '../../protocol.gen';
import { Icon } from '../../ui/icons';
import { refresh } from '../live';
import { w } from '../words';
import { Fault } from './fault';

export function OnlineTables({ detail }: { readonly detail: TournamentDetail }) {
  const [online, setOnline] = useState<OnlineAnswer | null>(null);
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
  const send = async (what: string) => {
    const answer = await post<OnlineAnswer>(`${at}/${what}`);
    if (answer.ok) setOnline(answer.value);
    setFault(answer.ok ? null : refusalText(answer));
    await refresh(detail.code);
  };
  const tables = online?.tables ?? [];
  return (
    <details open={tables.length > 0}>
      <summary>{words.online}</summary>
      <div class="stack">
        <p class="hint">{words.onlineHint}</p>
        <div class="row">
          <button type="button" class="button" onClick={() => void send('open')}>
            <Icon name="board" />
            {words.openOnline}
          </button>
          {tables.length > 0 ? (
            <button type="button" class="button primary" onClick={() => void send('start')}>
              <Icon name="play" />
              {words.startOnline}
            </button>
          ) : null}
        </div>
        <Fault text={fault} />
        <ul class="online-list">
          {tables.map((table) => (
            <li key={table.code}>
              <a href={`/t/${table.code}`}>
                {w().desk.table(table.table)} · {table.code}
              </a>{' '}
              {table.missing.length > 0 ? (
                <span class="chip warn">{words.waitingFor(table.missing.length)}</span>
              ) : (
                <span class="chip good">{words.onlineStates[table.state]}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
