// Keys of the table page. Single letters can be switched off; the buttons they press carry
// data-key, so a key does exactly what its button does, and nothing when the button is not there.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/words';
import { letterKeys } from '../lib/settings';
import { Dialog } from '../ui/dialog';
import { undo } from './draft';
import type { Helm } from './helm';
import { buttonKeys } from './key-hints';
import { showList } from './stage';

export const keysShown = signal(false);

const buttons: Readonly<Record<string, string>> = buttonKeys;

function press(name: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(`[data-key="${name}"]:not(:disabled)`);
  button?.click();
  return button !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null
  );
}

function handle(key: KeyboardEvent, helm: Helm): boolean {
  if (key.key === 'Escape') {
    helm.select(null);
    return false;
  }
  if (!letterKeys.value) return false;
  const letter = key.key.toLowerCase();
  const button = buttons[letter];
  if (button) return press(button);
  switch (letter) {
    case 'u':
      helm.redraft(undo(helm.draft.value));
      return true;
    case 'o':
      helm.showObjective.value = !helm.showObjective.value && helm.room.aids.value;
      return true;
    case 'e':
      showList.value = !showList.value;
      return true;
    case '?':
      keysShown.value = true;
      return true;
    default:
      return false;
  }
}

export function useKeys(helm: Helm): void {
  useEffect(() => {
    const onKey = (key: KeyboardEvent) => {
      if (key.defaultPrevented || key.ctrlKey || key.metaKey || key.altKey) return;
      if (isTyping(key.target) || document.querySelector('dialog[open]')) return;
      if (handle(key, helm)) key.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [helm]);
}

export function KeysDialog() {
  if (!keysShown.value) return null;
  const words = t().table.keys;
  const rows: readonly (readonly [string, string])[] = [
    ['← ↑ → ↓', words.arrows],
    ['Enter', words.enter],
    ['+ −', words.more],
    ['L', words.launch],
    ['F', words.until],
    ['C', words.confirm],
    ['M', words.forMe],
    ['/', words.find],
    ['U', words.undo],
    ['S', words.transfer],
    ['P', words.pass],
    ['O', words.objective],
    ['E', words.list],
    ['Esc', words.escape],
    ['?', words.help],
  ];
  return (
    <Dialog
      title={words.title}
      onClose={() => {
        keysShown.value = false;
      }}
    >
      <dl class="facts">
        {rows.map(([key, what]) => (
          <>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </>
        ))}
      </dl>
      <p class="hint">{words.hint}</p>
    </Dialog>
  );
}
