// The account of the others' turns in English.
import type { Wide } from '../../i18n/words';
import type { it } from './words-it';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const signed = (n: number) => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

export const en: Wide<typeof it> = {
  title: 'Since your last turn',
  fold: 'Fold the account',
  unfold: 'Open the account',
  close: 'Close the account',
  territories: (n: number) => `${signed(n)} ${Math.abs(n) === 1 ? 'territory' : 'territories'}`,
  armies: (n: number) => `${signed(n)} ${Math.abs(n) === 1 ? 'army' : 'armies'}`,
  attacksOnYou: (n: number) => count(n, 'attack on you', 'attacks on you'),
  untouched: 'nobody attacked you',
  nothingYet: 'The others have not played yet.',
  lost: (names: string) => `Lost: ${names}`,
  gained: (names: string) => `Taken: ${names}`,
  continentGained: (name: string) => `continent taken: ${name}`,
  continentLost: (name: string) => `continent lost: ${name}`,
  defence: 'Your defence',
  noAttacks: 'No attacks.',
  onYou: 'against you',
  on: (name: string) => `against ${name}`,
  fell: 'conquered',
  held: 'holds',
  throws: (n: number) => count(n, 'throw', 'throws'),
  losses: (lost: number, usual: string) => `lost ${lost} (expected ${usual})`,
  inflicted: (taken: number, usual: string) => `took ${taken} (expected ${usual})`,
  lucky: 'good dice',
  unlucky: 'bad dice',
  again: 'Show it again on the board',
  shown: 'Shown on the board.',
};
