#!/usr/bin/env node
// Draws the planisphere: web/src/board/planisphere.gen.ts.
//
//   npm ci && node build.mjs      draws it anew, checks it, writes it
//   node build.mjs --check        checks the committed file; needs no package
//
// Both ask the program for the rules: build/release/kamchatka, build/debug/kamchatka, or
// --program PATH.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { faultsOf, summaryOf } from './checks.mjs';
import { boardOf, encodeArc, fileOf } from './encoding.mjs';
import { height, project, width } from './projection.mjs';
import { readRules } from './rules.mjs';

const output = new URL('../../web/src/board/planisphere.gen.ts', import.meta.url);

const rounded = (point) => point.map((value) => Math.round(value * 10) / 10);

async function draw(rules) {
  // Only drawing needs packages.
  const [{ readWorld }, { piecesOf }, { shapesOf }, { territories, plates }, routes] =
    await Promise.all([
      import('./world.mjs'),
      import('./pieces.mjs'),
      import('./shapes.mjs'),
      import('./territories.mjs'),
      import('./routes.mjs'),
    ]);
  const { nations, provinces } = readWorld();
  const continents = Object.fromEntries(
    Object.entries(rules.continents).map(([id, continent]) => [id, continent.territories]),
  );
  const world = { ...nations, ...provinces, ...piecesOf(nations) };
  const shapes = shapesOf(world, continents);
  return {
    id: 'classic',
    width,
    height,
    grid: routes.grid(),
    links: routes.links(),
    arrows: routes.arrows(),
    continents: Object.entries(rules.continents).map(([id, { bonus }]) => ({
      id,
      bonus,
      label: plates[id],
      rings: shapes.continents[id],
    })),
    territories: Object.entries(rules.territories).map(([id, { continent, value }]) => {
      const token = project(territories[id].token);
      const label = token.map((at, axis) => at + territories[id].name[axis]);
      return {
        id,
        continent,
        value,
        token: rounded(token),
        label: rounded(label),
        rings: shapes.territories[id],
      };
    }),
    arcs: shapes.arcs.map(encodeArc),
  };
}

const { values: options } = parseArgs({
  options: { check: { type: 'boolean' }, program: { type: 'string' } },
});
const rules = readRules(options.program);
const board = options.check ? boardOf(readFileSync(output, 'utf8')) : await draw(rules);
const faults = faultsOf(board, rules);
for (const fault of faults) console.error(`planisphere: ${fault}`);
if (faults.length > 0) process.exit(1);
if (!options.check) writeFileSync(output, fileOf(board));
console.log(`planisphere: ${summaryOf(board)}`);
