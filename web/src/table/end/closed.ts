import { signal } from '@preact/signals';

/** The ranking closed by the player, to look at the board; a button opens it again. */
export const resultClosed = signal(false);
