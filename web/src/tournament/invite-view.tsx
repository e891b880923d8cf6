// The link that gives a role to one person, under the name that the desk wrote on it. Whoever opens
// another's waits here until the desk has said yes or no.
import { useEffect, useState } from 'preact/hooks';
import { post } from '../lib/api';
import { refusalText } from '../lib/refusal';
import { go } from '../lib/router';
import { needGuest } from '../lib/session';
import type { RoleAnswer, TournamentDetail } from '../protocol.gen';
import { learnWriter } from '../referee/book/writer';
import { Page } from '../ui/page';
import { w } from './words';

interface InviteViewProps {
  readonly detail: TournamentDetail;
  readonly token: string;
}

const askAgainMs = 3_000;

export function InviteView({ detail, token }: InviteViewProps) {
  const [fault, setFault] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const words = w().invite;
  const accept = async () => {
    await needGuest();
    const answer = await post<RoleAnswer>(`/api/tournaments/${detail.code}/accept`, { token });
    if (!answer.ok && answer.reason === 'offline' && waiting) return;
    setFault(answer.ok ? null : refusalText(answer));
    setWaiting(answer.ok && answer.value.waiting);
    if (!answer.ok || answer.value.waiting) return;
    // At the table there may be no network to ask who one is.
    await learnWriter(detail.code);
    go(`/torneo/${detail.code}`);
  };
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void accept(), askAgainMs);
    return () => clearInterval(timer);
  }, [waiting]);
  return (
    <Page title={words.title} narrow>
      <h1>{detail.name}</h1>
      <p class="lead">{words.lead}</p>
      <section class="card stack">
        {waiting ? (
          <p role="status" data-waiting>
            {words.waiting}
          </p>
        ) : (
          <button type="button" class="button primary" onClick={() => void accept()}>
            {words.accept}
          </button>
        )}
        {fault ? (
          <p class="fault" role="alert">
            {fault}
          </p>
        ) : null}
      </section>
    </Page>
  );
}
