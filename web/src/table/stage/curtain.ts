// While a victory is shown on the board, the ranking waits behind it.
import { signal } from '@preact/signals';
import type { Territory } from '../../protocol';

/** What the winner was after; null: nothing is being celebrated. */
export const curtain = signal<ReadonlySet<Territory> | null>(null);
