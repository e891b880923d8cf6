// The position behind the first page, out of the record of a game that was played:
//   node scripts/hero-position.mjs RECORD CONQUEST > src/home/hero-position.ts
// RECORD is a game of one of the classic boards as text (docs/notation.md), CONQUEST the number of the
// conquest after which the board is drawn, from 1.
import { readFileSync } from 'node:fs';

const [file, number] = process.argv.slice(2);
const lands = {};
const colours = {};
let attack = null;
let conquests = 0;
const add = (land, armies) => {
  lands[land].armies += Number(armies);
};
const events = {
  colour_chosen: (seat, colour) => {
    colours[seat] = colour;
  },
  territory_dealt: (land, seat) => {
    lands[land] = { seat, armies: 1 };
  },
  armies_placed: (_, land, armies) => add(land, armies),
  armies_taken_back: (_, land, armies) => add(land, -armies),
  attack_declared: (from, to) => {
    attack = { from, to };
  },
  armies_lost: (land, armies) => add(land, -armies),
  territory_conquered: (land, _, by) => {
    lands[land].seat = by;
    ++conquests;
  },
  armies_moved: (from, to, armies) => {
    add(from, -armies);
    add(to, armies);
  },
  armies_transferred: (from, to, armies) => {
    add(from, -armies);
    add(to, armies);
  },
};

for (const line of readFileSync(file, 'utf8').split('\n')) {
  const [name, ...words] = line.trim().split(' ');
  if (!line.startsWith('    ') || !events[name]) continue;
  events[name](...words);
  if (conquests === Number(number) && name === 'armies_moved') break;
}

const rows = Object.entries(lands)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(
    ([land, { seat, armies }]) => `  ${land}: { colour: '${colours[seat]}', armies: ${armies} },`,
  );
console.log(`// A position of a game between four bots, drawn behind the first page. Written by
// scripts/hero-position.mjs.
import type { Holding, LastAttack } from '../board';

export const heroHoldings: Readonly<Record<string, Holding>> = {
${rows.join('\n')}
};

export const heroAttack: LastAttack = {
  from: '${attack.from}',
  to: '${attack.to}',
  won: true,
  key: 1,
};`);
