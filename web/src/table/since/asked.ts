// Whether the account of what happened since one's last turn is to be seen.
import { signal } from '@preact/signals';

/** By itself, when one's turn begins; because it was asked for; or not, because it was put away. */
export const sinceWish = signal<'usual' | 'asked' | 'away'>('usual');
