// Keys of the table page. Single letters can be switched off; the buttons they press carry
// data-key, so a key does exactly what its button does, and nothing when the button is not there.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { letterKeys } from '../../lib/settings';
import { undo } from '../helm/draft';
import type { Helm } from '../helm/helm';
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
