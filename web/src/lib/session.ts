// Who plays in this browser: nobody yet, a guest with a name, or an account.
import { signal } from '@preact/signals';
import type { Player } from '../protocol';
import { get } from './api';

/** Null: nobody yet; undefined: not asked yet. */
export const me = signal<Player | null | undefined>(undefined);

export async function askWhoIAm(): Promise<void> {
  const answer = await get<{ player: Player | null }>('/api/me');
  me.value = answer.ok ? answer.value.player : null;
}
