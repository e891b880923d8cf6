// What the board of the rules is: asked of the program, so that the drawing cannot disagree.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const usual = ['build/release/kamchatka', 'build/debug/kamchatka'].map((path) => root + path);

/** Territories with continent, value and neighbours; continents with bonus and territories. */
export function readRules(program = usual.find(existsSync)) {
  if (!program) throw new Error('no kamchatka program is built: script/build, or --program PATH');
  const answer = spawnSync(program, ['engine'], {
    input: '{"request":"rules","ruleset":"challenge"}\n',
    encoding: 'utf8',
  });
  if (answer.error) throw answer.error;
  const rules = JSON.parse(answer.stdout);
  if (!rules.ok) throw new Error(`the engine refused: ${answer.stdout}`);
  return rules;
}

export const pair = (a, b) => [a, b].sort().join(' - ');

export function bordersOf(rules) {
  const borders = Object.entries(rules.territories).flatMap(([id, { neighbours }]) =>
    neighbours.map((other) => pair(id, other)),
  );
  return new Set(borders);
}
