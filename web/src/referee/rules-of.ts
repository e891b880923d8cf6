// What lies on the table of a ruleset, asked of the engine once.
import type { Book } from './book';

export interface TableRules {
  readonly cards: Readonly<
    Record<string, { readonly arm: string; readonly territory: string | null }>
  >;
  readonly objectives: Readonly<Record<string, unknown>>;
  readonly knobs: Readonly<Record<string, unknown>>;
}

const known = new Map<string, TableRules>();

export function rulesOf(book: Book, ruleset: string): TableRules | null {
  const found = known.get(ruleset);
  if (found) return found;
  const reply = book.ask<{ readonly rules: TableRules }>({
    request: 'ruleset',
    ruleset: { id: ruleset },
  });
  if (!reply.ok) return null;
  known.set(ruleset, reply.rules);
  return reply.rules;
}
