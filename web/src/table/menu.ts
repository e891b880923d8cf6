// Whose menu is open: what can be done about a player, or about one's own seat.
import { signal } from '@preact/signals';
import type { Seat } from '../protocol';

export const menuOf = signal<Seat | null>(null);
