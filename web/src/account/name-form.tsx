// A name for a guest: all that is needed to sit down.
import { useState } from 'preact/hooks';
import { t } from '../i18n/words';
import { post } from '../lib/api';
import { refusalText } from '../lib/refusal';
import { me } from '../lib/session';
import type { Player } from '../protocol';
import './form.css';

export function NameForm({ onDone }: { readonly onDone?: () => void }) {
  const [name, setName] = useState(me.value?.name ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const words = t().lobby;
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const path = me.value ? '/api/guest/rename' : '/api/guest';
    const answer = await post<{ player: Player }>(path, { name: name.trim() });
    if (!answer.ok) return setFault(refusalText(answer));
    me.value = answer.value.player;
    setFault(null);
    onDone?.();
  };
  return (
    <form class="name-form" onSubmit={(event) => void send(event)}>
      <label class="field">
        <span class="label">{words.name}</span>
        <input
          class="input"
          name="name"
          autocomplete="nickname"
          required
          minLength={2}
          maxLength={20}
          value={name}
          aria-invalid={fault !== null}
          onInput={(input) => setName(input.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button primary">
        {me.value ? t().common.confirm : words.joinNow}
      </button>
      {fault ? (
        <p class="fault" role="alert">
          {fault}
        </p>
      ) : null}
    </form>
  );
}
