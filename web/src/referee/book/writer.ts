// Who writes on this device. In a book of one's own it is whoever says so; at a table of a tournament
// the name and the role of the link that its desk gave, remembered for when there is no network.
import { get } from '../../lib/api';
import { stored } from '../../lib/stored';
import type { AuthorAnswer } from '../../protocol.gen';
import type { Author, Note, Sheet } from './notes';

function isAuthor(value: unknown): value is Author {
  const found = value as Author | null;
  return (
    typeof found?.name === 'string' &&
    ['player', 'table_judge', 'official_judge'].includes(found.role)
  );
}

type Officials = Readonly<Record<string, Author>>;

function areOfficials(value: unknown): value is Officials {
  return typeof value === 'object' && value !== null && Object.values(value).every(isAuthor);
}

/** As whoever writes calls himself, in books of his own. */
export const author = stored<Author>('referee', { name: '', role: 'table_judge' }, isAuthor);

/** By the code of the tournament. */
const officials = stored<Officials>('referee.officials', {}, areOfficials);

/** The table of a tournament that a book is of, if it is of one. */
export type Desk = { readonly code: string } | null | undefined;

/** Null: nobody at that tournament, as far as this device knows. */
export function writerAt(desk: Desk): Author | null {
  return desk ? (officials.value[desk.code] ?? null) : author.value;
}

/** Asks the tournament who this device writes as; null: nobody. */
export async function learnWriter(tournament: string): Promise<Author | null | 'offline'> {
  const answer = await get<AuthorAnswer>(`/api/tournaments/${tournament}/author`);
  if (!answer.ok && answer.reason !== 'no_player') return 'offline';
  const found = answer.ok ? (answer.value.author ?? null) : null;
  const { [tournament]: _, ...others } = officials.value;
  officials.value = found ? { ...others, [tournament]: found } : others;
  return found;
}

/** Whether the book takes this of whoever writes on this device. */
export function mayWrite(sheet: Sheet, type: Note['type']): boolean {
  const writer = writerAt(sheet.desk);
  return writer !== null && sheet.permitted[writer.role].includes(type);
}
