// Names the clauses of the rulebooks that a test stands for; tools/clauses.py reads the calls.
export function clauses(...ids: readonly string[]): void {
  if (ids.length === 0) throw new Error('a test names at least one clause');
}
