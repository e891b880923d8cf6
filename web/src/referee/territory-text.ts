// Territories as they are read out at a table: whole continents by their name, then the others.
import { t, wordOf } from '../i18n/words';
import { territoryName } from './context';
import type { TableRules } from './rules-of';

/** The continents of which nothing is missing. */
function wholeIn(rules: TableRules, territories: readonly string[]): readonly string[] {
  return Object.entries(rules.continents)
    .filter(([, { territories: all }]) => all.every((id) => territories.includes(id)))
    .map(([continent]) => continent);
}

export function landsOf(rules: TableRules, territories: readonly string[]): string {
  const whole = wholeIn(rules, territories);
  const named = new Set(whole.flatMap((id) => rules.continents[id]?.territories ?? []));
  const others = territories.filter((id) => !named.has(id)).map(territoryName);
  return [...whole.map((id) => wordOf(t().names.continents, id)), ...others].join(', ');
}
