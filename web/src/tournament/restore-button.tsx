// A tournament anew from the file it was exported to.
import { useRef, useState } from 'preact/hooks';
import { post } from '../lib/api';
import { refusalText } from '../lib/refusal';
import { go } from '../lib/router';
import { needGuest } from '../lib/session';
import { Icon } from '../ui/icons';
import { Fault } from './desk/fault';
import { w } from './words';

export function RestoreButton({ small = false }: { readonly small?: boolean }) {
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const words = w().restore;
  const restore = async (file: File) => {
    setBusy(true);
    await needGuest();
    const answer = await post<{ code: string }>('/api/tournaments/restore', file);
    setBusy(false);
    if (input.current) input.current.value = '';
    if (answer.ok) go(`/torneo/${answer.value.code}`);
    else setFault(refusalText(answer));
  };
  return (
    <span>
      <input
        ref={input}
        class="hidden-text"
        type="file"
        name="restore"
        tabIndex={-1}
        aria-label={words.file}
        accept=".json,application/json"
        onChange={(chosen) => {
          const file = chosen.currentTarget.files?.[0];
          if (file) void restore(file);
        }}
      />
      <button
        type="button"
        class={small ? 'button small' : 'button'}
        title={words.hint}
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        <Icon name="upload" />
        {words.button}
      </button>
      <Fault text={fault} />
    </span>
  );
}
