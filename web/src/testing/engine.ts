// `kamchatka engine` for tests: the real rules at the other end of a pipe, and players who leave
// everything to a seeded generator.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Action, Awaiting, Event, Option, Phase, Range, Seat, View } from '../protocol';

const candidates = [
  process.env['KAMCHATKA'],
  '../build/release/kamchatka',
  '../build/debug/kamchatka',
];
export const enginePath = candidates.find((path) => path && existsSync(path));

export interface Answer {
  readonly ok: boolean;
  readonly phase: Phase;
  readonly awaiting: Awaiting;
  readonly events: readonly Event[];
  readonly options: readonly Option[];
  readonly view: View;
  readonly error?: { readonly reason: string; readonly clause?: string };
}

export class Engine {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #waiting: ((line: string) => void)[] = [];

  constructor(path: string) {
    this.#process = spawn(path, ['engine']);
    createInterface(this.#process.stdout).on('line', (line) => this.#waiting.shift()?.(line));
  }

  ask<T = Answer>(request: Record<string, unknown>): Promise<T> {
    return new Promise((resolve) => {
      this.#waiting.push((line) => resolve(JSON.parse(line) as T));
      this.#process.stdin.write(`${JSON.stringify(request)}\n`);
    });
  }

  stop(): void {
    this.#process.stdin.end();
  }
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** What everybody adds to the seed, and its hash. */
const contribution = 'ab'.repeat(16);
const promise = '5a2cfe8ab935918525d44fd6fd87c70fc83b4f29d1a727672e1b48f380473fc1';

/** An action the option stands for, its open quantities left to chance. */
export function settle(option: Option, random: () => number): Action {
  const action: Record<string, unknown> = { ...option };
  for (const [key, value] of Object.entries(action)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    if ('bytes' in value) action[key] = key === 'hash' ? promise : contribution;
    else {
      const { min, max } = value as Range;
      action[key] = min + Math.floor(random() * (max - min + 1));
    }
  }
  return action as unknown as Action;
}

/** A kind of action first, then one of that kind; attacks most of the time, so that things happen. */
export function choose(options: readonly Option[], random: () => number): Action {
  let kinds = [...new Set(options.map((option) => option.type))].filter(
    (kind) => kind !== 'withdraw' && (kind !== 'take_back_armies' || random() < 0.1),
  );
  if (kinds.includes('attack') && random() < 0.9) kinds = ['attack'];
  const kind = pick(kinds, random);
  return settle(
    pick(
      options.filter((option) => option.type === kind),
      random,
    ),
    random,
  );
}

export function awaitedSeat(awaiting: Awaiting, random: () => number): Seat | null {
  return awaiting === 'chance' || awaiting.length === 0 ? null : pick(awaiting, random);
}
