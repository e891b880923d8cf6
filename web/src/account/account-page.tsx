// Who the player is: a guest with a name, or an account with a passphrase and a recovery code.
import { useState } from 'preact/hooks';
import { t } from '../i18n/words';
import { post } from '../lib/api';
import { me } from '../lib/session';
import type { Player } from '../protocol';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icons';
import { Page } from '../ui/page';
import { type Field, Form } from './form';
import { NameForm } from './name-form';

function RecoveryCode({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const words = t().account;
  return (
    <Dialog title={words.codeTitle} onClose={onClose}>
      <p>{words.codeText}</p>
      <p class="recovery-code">{code}</p>
      <button type="button" class="button primary" onClick={onClose}>
        <Icon name="check" />
        {words.codeSaved}
      </button>
    </Dialog>
  );
}

function useFields() {
  const words = t().account;
  const name: Field = { name: 'name', label: words.name, autocomplete: 'username' };
  const passphrase: Field = {
    name: 'passphrase',
    label: words.passphrase,
    type: 'password',
    autocomplete: 'current-password',
  };
  const chosen: Field = {
    ...passphrase,
    autocomplete: 'new-password',
    hint: words.passphraseHint,
  };
  const code: Field = { name: 'recovery_code', label: words.recoveryCode, autocomplete: 'off' };
  return { name, passphrase, chosen, code };
}

function SignedOut({ onCode }: { readonly onCode: (code: string) => void }) {
  const words = t().account;
  const fields = useFields();
  type Entered = { readonly player: Player; readonly recovery_code?: string };
  const enter = (path: string) => async (values: Readonly<Record<string, string>>) => {
    const answer = await post<Entered>(path, values);
    if (!answer.ok) return answer;
    me.value = answer.value.player;
    if (answer.value.recovery_code) onCode(answer.value.recovery_code);
    return null;
  };
  const guest = me.value;
  const doors = {
    create: {
      label: words.create,
      hint: words.createHint,
      fields: [fields.name, fields.chosen],
      path: '/api/account',
    },
    login: {
      label: words.login,
      hint: words.loginHint,
      fields: [fields.name, fields.passphrase],
      path: '/api/login',
    },
    recover: {
      label: words.recover,
      hint: words.recoverHint,
      fields: [fields.name, fields.code, { ...fields.chosen, label: words.newPassphrase }],
      path: '/api/recover',
    },
  } as const;
  const [door, setDoor] = useState<keyof typeof doors>('login');
  const { label, hint, fields: asked, path } = doors[door];
  return (
    <div class="columns-2">
      <section class="card stack">
        <h2>{guest ? words.rename : words.asGuest}</h2>
        <p class="hint">{guest ? words.guestHint : words.asGuestHint}</p>
        <NameForm />
      </section>
      <section class="card stack">
        <h2>{words.account}</h2>
        <div class="segments">
          {(Object.keys(doors) as (keyof typeof doors)[]).map((name) => (
            <button
              key={name}
              type="button"
              class="button small"
              aria-pressed={name === door}
              onClick={() => setDoor(name)}
            >
              {doors[name].label}
            </button>
          ))}
        </div>
        <p class="hint">{hint}</p>
        <Form key={door} fields={asked} button={label} onSend={enter(path)} />
      </section>
    </div>
  );
}

function SignedIn({ player }: { readonly player: Player }) {
  const words = t().account;
  const { passphrase } = useFields();
  const [deleting, setDeleting] = useState(false);
  const leave = async () => {
    const answer = await post('/api/logout');
    if (!answer.ok) return answer;
    me.value = null;
    return null;
  };
  const remove = async (values: Readonly<Record<string, string>>) => {
    const answer = await post('/api/account/delete', values);
    if (!answer.ok) return answer;
    setDeleting(false);
    me.value = null;
    return null;
  };
  return (
    <div class="stack">
      <section class="card stack">
        <h2>{words.signedInAs(player.name)}</h2>
        <Form fields={[]} button={words.logout} onSend={leave} />
      </section>
      <section class="card stack">
        <h2>{words.exportTitle}</h2>
        <p class="hint">{words.exportText}</p>
        <p>
          <a class="button" href="/api/account/export" download="kamchatka.json">
            <Icon name="download" />
            {words.export}
          </a>
        </p>
      </section>
      <section class="card stack">
        <h2>{words.deleteTitle}</h2>
        <p class="hint">{words.deleteText}</p>
        <p>
          <button type="button" class="button danger" onClick={() => setDeleting(true)}>
            {words.deleteTitle}
          </button>
        </p>
      </section>
      {deleting ? (
        <Dialog title={words.deleteTitle} onClose={() => setDeleting(false)}>
          <p>{words.deleteText}</p>
          <Form fields={[passphrase]} button={words.delete} danger onSend={remove} />
        </Dialog>
      ) : null}
    </div>
  );
}

export function AccountPage() {
  const [code, setCode] = useState<string | null>(null);
  const words = t().account;
  const player = me.value;
  return (
    <Page title={words.title}>
      <h1>{words.title}</h1>
      {player?.kind === 'account' ? <SignedIn player={player} /> : <SignedOut onCode={setCode} />}
      {code ? <RecoveryCode code={code} onClose={() => setCode(null)} /> : null}
    </Page>
  );
}
