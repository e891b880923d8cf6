// What a draft at a real table was made for: the table as its book has it, whatever is said beside it.
import type { SetDraft } from '../../lib/draft';
import { useDraft } from '../../lib/draft';
import { useBook } from '../context';
import type { Note, Sheet } from './notes';

/** These come and go without moving a piece; what a ruling strikes no longer stands, which is seen. */
const besides: ReadonlySet<Note['type']> = new Set<Note['type']>([
  'clock_changed',
  'remarked',
  'undone',
  'reopened',
  'ruled',
  'disciplined',
  'appealed',
  'appeal_settled',
  'objective_written',
  'objective_turned',
]);

export function positionOf(sheet: Sheet): string {
  const last = sheet.lines.findLast(({ note, struck }) => !struck && !besides.has(note.type));
  return `${last?.ref ?? ''} ${sheet.phase} ${sheet.turn ?? ''}`;
}

/** A form of this table that is about the position: the board, the dice, the turn. */
export function usePositionDraft<T>(form: string, usual: T): readonly [T, SetDraft<T>] {
  const { book, sheet } = useBook();
  return useDraft(`book.${book.code.value}.${form}`, positionOf(sheet), usual);
}

/** A form of this table that holds whatever happens: a remark, a reason, a case. */
export function useTableDraft<T>(form: string, usual: T): readonly [T, SetDraft<T>] {
  const { book } = useBook();
  return useDraft(`book.${book.code.value}.${form}`, '', usual);
}
