// What is open on the page of a table: the tab, the panel of interruptions, and which dispute with
// which numbers.
import { signal } from '@preact/signals';
import type { Answer, Seat } from '../book/notes';

export interface OpenRuling {
  readonly id: string;
  readonly seat: Seat | null;
  readonly answers: readonly Answer[];
}

export const opened = signal<OpenRuling | null>(null);
/** What happened, in the words of whoever asks. */
export const searched = signal('');
export type TabName = 'play' | 'rulings' | 'book' | 'end';
export const tab = signal<TabName>('play');

/** Whether the panel of interruptions under the clock is open. */
export const interrupting = signal(false);

export function openRuling(id: string, seat: Seat | null, answers: readonly Answer[] = []): void {
  opened.value = { id, seat, answers };
  tab.value = 'rulings';
}

/** The ten commonest, in the order of a list a thumb runs down. */
export const commonest: readonly string[] = [
  'die_off_the_tray',
  'wrong_number_of_dice',
  'card_forgotten_torisiko',
  'card_forgotten',
  'too_many_placed',
  'too_few_removed',
  'no_origin_named',
  'unannounced_attack',
  'over_the_cap',
  'defence_rolled_first',
  'silent_roll',
  'closing_roll_forgotten',
];

/** Why discipline is about to be used: its form opens with it. */
export const disciplineReason = signal<string | null>(null);
