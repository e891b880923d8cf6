// What lies on the table of a ruleset, asked of the engine once.
import type { Book } from './book/book';
import type { Engine } from './book/engine';

export interface TableRules {
  readonly ours: readonly string[]; // objectives that fill the deck in place of printed ones
  readonly other_cards: boolean; // whether there are objectives that we do not know
  readonly cards: Readonly<
    Record<string, { readonly arm: string; readonly territory: string | null }>
  >;
  readonly objectives: Readonly<Record<string, { readonly territories: readonly string[] }>>;
  readonly continents: Readonly<Record<string, { readonly territories: readonly string[] }>>;
}

const known = new Map<string, TableRules>();

export function rulesOf(book: Book, ruleset: string): TableRules | null {
  const found = known.get(ruleset);
  if (found) return found;
  const reply = book.ask<{
    readonly rules: Omit<TableRules, 'ours' | 'other_cards'>;
    readonly ours: readonly string[];
    readonly other_cards: boolean;
  }>({
    request: 'ruleset',
    ruleset: { id: ruleset },
  });
  if (!reply.ok) return null;
  const { ours, other_cards } = reply;
  const rules = { ...reply.rules, ours, other_cards };
  known.set(ruleset, rules);
  return rules;
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
