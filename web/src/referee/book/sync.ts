// Bringing a book to the server: in order, in small parts, as often as it takes. What the server
// has already it passes over, so a part sent twice does no harm. And following one that another
// device writes.
import { type Answer, get, post } from '../../lib/api';
import { me, needGuest } from '../../lib/session';
import type { CompanionAnswer, CompanionBook, CompanionNews, Entry } from './notes';

const bytesMax = 12_000;
const countMax = 30;

/** The next entries that fit into one request; at least one. */
export function nextPart(entries: readonly Entry[], from: number): readonly Entry[] {
  const part: Entry[] = [];
  let bytes = 0;
  for (const entry of entries.slice(from, from + countMax)) {
    bytes += JSON.stringify(entry).length;
    if (part.length > 0 && bytes > bytesMax) break;
    part.push(entry);
  }
  return part;
}

export type Brought =
  | { readonly state: 'same' | 'offline' | 'busy' }
  | { readonly state: 'more'; readonly synced: number }
  | { readonly state: 'code_taken' }
  // At a tournament: by nobody there, or under another name or role than the link's
  | { readonly state: 'nobody' | 'another' }
  | { readonly state: 'diverged'; readonly theirs: readonly Entry[] }
  | { readonly state: 'refused'; readonly reason: string };

/** How many entries are the same in both, from the first. */
export function agreed(ours: readonly Entry[], theirs: readonly Entry[]): number {
  let count = 0;
  while (count < ours.length && ours[count]?.ref === theirs[count]?.ref) ++count;
  return count;
}

const bookOf = (code: string) => get<CompanionBook>(`/api/companions/${code}`);

/** The book as the server has it, if it can be had. */
export async function whole(code: string): Promise<readonly Entry[] | null> {
  const answer = await bookOf(code);
  return answer.ok ? answer.value.entries : null;
}

async function settle(code: string, entries: readonly Entry[]): Promise<Brought> {
  const answer = await bookOf(code);
  if (!answer.ok) return { state: answer.reason === 'offline' ? 'offline' : 'code_taken' };
  const count = agreed(entries, answer.value.entries);
  const theirs = answer.value.entries;
  if (count < theirs.length) return { state: 'diverged', theirs };
  return { state: 'more', synced: count };
}

/** One step: sends a part, and says how far the server is now. */
export async function bring(
  code: string,
  entries: readonly Entry[],
  synced: number,
): Promise<Brought> {
  if (synced >= entries.length) return { state: 'same' };
  if (!me.value) await needGuest();
  const part = nextPart(entries, synced);
  const answer: Answer<CompanionAnswer> = await post(`/api/companions/${code}/entries`, {
    entries: part,
  });
  if (answer.ok) return { state: 'more', synced: Math.max(synced, answer.value.seq) };
  switch (answer.reason) {
    case 'server_busy':
      return { state: 'busy' };
    case 'offline':
    case 'not_stored':
    case 'read_only':
    case 'rate_limited':
    case 'no_player':
      return { state: 'offline' };
    case 'code_taken':
      return { state: 'code_taken' };
    case 'not_an_official':
      return { state: 'nobody' };
    case 'not_the_author':
      return { state: 'another' };
    case 'stale':
      return settle(code, entries);
    default:
      // Somebody in between answered for a server that is not there.
      if (answer.reason.startsWith('http_')) return { state: 'offline' };
      return { state: 'refused', reason: answer.reason };
  }
}

export type Followed =
  | { readonly state: 'same' | 'offline' | 'unknown' }
  | { readonly state: 'behind'; readonly seq: number } // the server has less than it once confirmed
  | { readonly state: 'news'; readonly entries: readonly Entry[] };

/** What others have entered after the first `after` entries. */
export async function follow(code: string, after: number): Promise<Followed> {
  const answer = await get<CompanionNews>(`/api/companions/${code}/entries?after=${after}`);
  if (!answer.ok) {
    const unknown = answer.reason === 'table_not_found' || answer.reason === 'no_player';
    return { state: unknown ? 'unknown' : 'offline' };
  }
  const { seq, entries } = answer.value;
  if (seq < after) return { state: 'behind', seq };
  return entries.length === 0 ? { state: 'same' } : { state: 'news', entries };
}
