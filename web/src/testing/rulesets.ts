// Every ruleset with its knobs, their values and clauses, from docs/rules/knobs.md, which is written from
// the engine and compared with it.
import { readFileSync } from 'node:fs';
import type { KnobDetail, Rules, ThrowLosses } from '../protocol';
import { rules as small } from './table';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const cellsOf = (line: string): string[] => line.replaceAll('\\|', '¦').split('|').slice(1, -1);

const upToThree: ThrowLosses = {
  attack: 3,
  defence: 3,
  ties: 'to_defender',
  attacker_lost: 0,
  defender_lost: 0,
};

export function everyRuleset(): readonly Rules[] {
  const [, meanings = '', values = ''] = readFileSync('../docs/rules/knobs.md', 'utf8').split(
    '\n## ',
  );
  const explain = new Map(
    meanings.split('\n').map((line) => {
      const [name = '', en = '', it = ''] = cellsOf(line).map((cell) => cell.trim());
      return [/`([^`]+)`/.exec(name)?.[1] ?? '', { it, en }] as const;
    }),
  );
  const [head = '', , ...lines] = values.split('\n').filter((line) => line.startsWith('|'));
  const ids = cellsOf(head)
    .slice(1)
    .map((cell) => cell.trim());
  return ids.map((id, at) => {
    const knobs = lines.map((line): KnobDetail => {
      const [name = '', ...cells] = cellsOf(line);
      const [, value = '', clause = ''] = /`(.*)` (\S+)/.exec(cells[at] ?? '') ?? [];
      const knob = name.replaceAll('`', '').trim();
      return {
        name: knob,
        value: parsed(value),
        clause,
        explain: explain.get(knob) ?? { it: '', en: '' },
      };
    });
    const board = knobs.find(({ name }) => name === 'setup.board')?.value;
    return {
      ...small,
      id,
      knobs,
      throws: [upToThree],
      board: board === 'quadrants' ? 'quadrants' : 'classic',
    };
  });
}
