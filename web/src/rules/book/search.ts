// Finding words in the rules as people type them: in any order, without accents or capitals.

/** Letter by letter without accents, so that places in it are places in the text. */
function plain(text: string): string {
  return Array.from(text, (letter) =>
    letter === '’' ? "'" : (letter.normalize('NFD')[0] ?? letter).toLowerCase(),
  ).join('');
}

export function wordsOf(search: string): readonly string[] {
  return plain(search).split(/\s+/).filter(Boolean);
}

export function holds(text: string, words: readonly string[]): boolean {
  const searched = plain(text);
  return words.every((word) => searched.includes(word));
}

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** The text in pieces, what was searched for apart from the rest. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  const searched = plain(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1)) {
      hit.fill(true, at, at + word.length);
    }
  }
  const found: Piece[] = [];
  for (let at = 0; at < text.length; ) {
    let end = at;
    while (end < text.length && hit[end] === hit[at]) ++end;
    found.push({ text: text.slice(at, end), hit: hit[at] ?? false });
    at = end;
  }
  return found;
}
