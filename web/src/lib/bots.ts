// The opponents the server has, asked once, and their names in the player's language.
import { signal } from '@preact/signals';
import type { Bot, TableSeat } from '../protocol';
import { get } from './api';
import { language } from './settings';

export const bots = signal<readonly Bot[]>([]);
let asked = false;

export function loadBots(): void {
  if (asked) return;
  asked = true;
  void get<readonly Bot[]>('/api/bots').then((answer) => {
    if (answer.ok) bots.value = answer.value;
    else asked = false;
  });
}

/** How a bot plays, in a sentence, in the language of the page. */
export function botPortrait(id: string | null | undefined): string | null {
  return bots.value.find((each) => each.id === id)?.portrait[language.value] ?? null;
}

/**
 * Who sits there: a person's own name, a bot's in the language of the page. The second bot of a kind
 * at a table has a number, so that people can tell them apart.
 */
export function sitterName(seat: TableSeat, table: readonly TableSeat[]): string | null {
  if (seat.kind !== 'bot') return seat.name ?? null;
  const bot = bots.value.find((each) => each.id === seat.bot);
  const name = bot?.names[language.value] ?? seat.name ?? null;
  const alike = table.filter((each) => each.kind === 'bot' && each.bot === seat.bot);
  const number = alike.findIndex((each) => each.seat === seat.seat) + 1;
  return name && number > 1 ? `${name} ${number}` : name;
}
