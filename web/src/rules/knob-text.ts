// The value of a knob in plain words. What the book knows nothing of is said as nothing.
import { knobOf } from '../game/facts';
import { t, wordOf } from '../i18n/words';
import type { KnobDetail, Rules } from '../protocol';
import { w } from './words/words';

export function titleOf({ name, explain }: KnobDetail, language: 'it' | 'en'): string {
  const title = (w().titles as Readonly<Record<string, string>>)[name] ?? explain[language];
  return title.charAt(0).toLocaleUpperCase() + title.slice(1);
}

/** What it means, without what its 0 stands for: the value says that in words. */
export function meaningOf({ explain }: KnobDetail, language: 'it' | 'en'): string {
  return explain[language].replace(/; 0: .*$/, '');
}

/** Two to four as "2–4", four alone as "4". */
export function sumsText(sums: readonly number[]): string {
  const [least = 0, most = 0] = [Math.min(...sums), Math.max(...sums)];
  if (most - least + 1 !== sums.length) return sums.join(', ');
  return least === most ? String(least) : `${least}–${most}`;
}

function closingText(rounds: readonly (readonly number[])[]): string {
  const texts = rounds.map(sumsText);
  const last = texts.pop() ?? '';
  return [...texts, texts.length > 0 ? w().knobValues.sumsThen(last) : last].join(', ');
}

/** The worth of each tris; three equal figures together where they are worth the same. */
export function trisLines(
  worth: Readonly<Record<string, number>>,
): readonly (readonly [string, number])[] {
  const words = w().knobValues;
  const alike = ['three_infantry', 'three_cavalry', 'three_cannon'];
  const together = new Set(alike.map((name) => worth[name])).size === 1;
  const named = Object.entries(worth)
    .filter(([name]) => !together || !alike.includes(name))
    .map(([name, each]): readonly [string, number] => [
      name === 'one_of_each' && together ? words.trisDifferent : wordOf(t().names.trises, name),
      each,
    ]);
  return together ? [[words.trisAlike, worth['three_infantry'] ?? 0], ...named] : named;
}

function startingText(armies: Readonly<Record<string, number>>, drafted: boolean): string {
  const words = w().knobValues;
  const all = [...new Set(Object.values(armies))];
  const [only] = all;
  if (drafted && only !== undefined) return words.startingEach(only);
  if (all.length === 1 && only !== undefined) return words.startingAll(only);
  return Object.entries(armies)
    .map(([seats, count]) => words.startingFor(seats, count))
    .join(' · ');
}

const counted: Readonly<Record<string, (n: number) => string>> = {
  'reinforcement.minimum': (n) => w().knobValues.armies(n),
  'reinforcement.held_card_bonus': (n) => w().knobValues.plusArmies(n),
  'reinforcement.placement_limit': (n) => w().knobValues.perTerritory(n),
  'reinforcement.centres_max': (n) => w().knobValues.centres(n),
  'reinforcement.centre_cost': (n) => w().knobValues.armies(n),
  'reinforcement.army_cap': (n) => w().knobValues.armies(n),
  'combat.garrison': (n) => w().knobValues.armies(n),
  'combat.must_attack_from': (n) => w().knobValues.fromArmies(n),
  'ending.minutes': (n) => w().knobValues.minutes(n),
  'ending.closing_exempt_conquests': (n) => w().knobValues.conquests(n),
};

/** Whether the value says nothing: a choice in something that the rulebook does not have at all. */
function beside(knob: KnobDetail, rules: Rules): boolean {
  if (knob.clause !== '-') return false;
  if (knob.name === 'setup.placement_step') return knobOf(rules, 'setup.territories') === 'drafted';
  return ['setup.objectives_dealt', 'ending.clock_start', 'ending.closing_round'].includes(
    knob.name,
  );
}

/** The value in words; null where there is nothing to say. */
export function valueText(knob: KnobDetail, rules: Rules): string | null {
  const words = w().knobValues;
  const { name, value } = knob;
  if (beside(knob, rules)) return null;
  const empty = value === 0 || value === 'none' || (Array.isArray(value) && value.length === 0);
  if (empty) return (words.nothing as Readonly<Record<string, string>>)[name] ?? words.none;
  if (typeof value === 'string') return wordOf(t().knobs, value);
  if (typeof value === 'number') return counted[name]?.(value) ?? String(value);
  if (name === 'ending.closing_sums') return closingText(value as readonly (readonly number[])[]);
  if (Array.isArray(value)) {
    return value.map((each) => wordOf(words.ties, String(each))).join(', ');
  }
  if (name === 'setup.starting_armies') {
    const drafted = knobOf(rules, 'setup.territories') === 'drafted';
    return startingText(value as Readonly<Record<string, number>>, drafted);
  }
  if (name === 'reinforcement.tris') {
    return trisLines(value as Readonly<Record<string, number>>)
      .map(([tris, worth]) => `${tris} ${worth}`)
      .join(' · ');
  }
  return JSON.stringify(value);
}
