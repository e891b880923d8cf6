// Who plays in this browser: nobody yet, a guest with a name, or an account.
import { signal } from '@preact/signals';
import { t } from '../i18n/words';
import type { Player, PlayerAnswer } from '../protocol';
import { get, post } from './api';

/** Null: nobody yet; undefined: not asked yet. */
export const me = signal<Player | null | undefined>(undefined);

export async function askWhoIAm(): Promise<void> {
  const answer = await get<{ player: Player | null }>('/api/me');
  me.value = answer.ok ? answer.value.player : null;
}

/** Somebody who just wants to play gets a guest's name, which they can change at any time. */
export async function needGuest(): Promise<void> {
  if (me.value) return;
  const number = 1000 + ((crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 9000);
  const name = `${t().account.guest} ${number}`;
  const answer = await post<PlayerAnswer>('/api/guest', { name });
  if (answer.ok) me.value = answer.value.player;
}
