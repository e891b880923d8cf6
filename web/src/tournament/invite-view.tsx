// The link that gives a role: a name to sign with, and the role is there.
import { useState } from 'preact/hooks';
import { NameForm } from '../account/name-form';
import { post } from '../lib/api';
import { refusalText } from '../lib/refusal';
import { go } from '../lib/router';
import { me } from '../lib/session';
import type { RoleAnswer, TournamentDetail } from '../protocol.gen';
import { Page } from '../ui/page';
import { w } from './words';

interface InviteViewProps {
  readonly detail: TournamentDetail;
  readonly token: string;
}

export function InviteView({ detail, token }: InviteViewProps) {
  const [fault, setFault] = useState<string | null>(null);
  const words = w().invite;
  const accept = async () => {
    const answer = await post<RoleAnswer>(`/api/tournaments/${detail.code}/accept`, { token });
    if (!answer.ok) return setFault(refusalText(answer));
    go(`/torneo/${detail.code}`);
  };
  return (
    <Page title={words.title} narrow>
      <h1>{detail.name}</h1>
      <p class="lead">{words.lead}</p>
      <section class="card stack">
        <NameForm />
        <button
          type="button"
          class="button primary"
          disabled={!me.value}
          onClick={() => void accept()}
        >
          {words.accept}
        </button>
        {fault ? (
          <p class="fault" role="alert">
            {fault}
          </p>
        ) : null}
      </section>
    </Page>
  );
}
