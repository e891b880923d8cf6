// What lies on the table of a ruleset, asked of the engine once.
import type { Book } from './book';
import type { Engine } from './engine';

export interface TableRules {
  readonly cards: Readonly<
    Record<string, { readonly arm: string; readonly territory: string | null }>
  >;
  readonly objectives: Readonly<Record<string, unknown>>;
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

export interface RealRuleset {
  readonly id: string;
  readonly seats: readonly number[];
}

/** Those a book can be kept of. */
export function rulesetsOf(engine: Engine): readonly RealRuleset[] {
  const reply = engine.ask({ request: 'rulesets' }) as {
    readonly rulesets?: readonly RealRuleset[];
  };
  return reply.rulesets ?? [];
}
