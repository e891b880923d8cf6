// `kamchatka serve` for a test: on a port of its own, with data of its own, gone afterwards.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const candidates = [
  process.env['KAMCHATKA'],
  '../build/release/kamchatka',
  '../build/debug/kamchatka',
];

export function programPath(): string {
  const program = candidates.find((path) => path && existsSync(path));
  if (!program) throw new Error('kamchatka is not built: script/build release');
  return program;
}

export type Flags = Readonly<Record<string, string | number>>;

/**
 * How often the loop of a release build may be busy for too long: a machine that stops for a moment
 * charges one stretch for it, and what the server does is done more than once.
 */
const longStretchesMax = 1;

export class Server {
  readonly address: string;
  readonly port: number;
  readonly #data: string;
  readonly #flags: Flags;
  #process: ChildProcess | null = null;
  #released = false;
  #longStretches = 0;

  private constructor(port: number, flags: Flags) {
    this.port = port;
    this.#flags = flags;
    this.#data = mkdtempSync(join(tmpdir(), 'kamchatka-e2e-'));
    this.address = `http://localhost:${port}`;
  }

  static async start(botPauseMs = 60, more: Flags = {}): Promise<Server> {
    const server = new Server(await freePort(), { 'bot-pause-ms': botPauseMs, ...more });
    await server.run();
    return server;
  }

  /** Starts the program, or starts it again on the same data. */
  async run(): Promise<void> {
    const program = programPath();
    this.#released = program.includes('release');
    const flags = {
      data: this.#data,
      port: this.port,
      web: 'dist',
      ...this.#flags,
    };
    const words = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, String(value)]);
    this.#process = spawn(program, ['serve', ...words], { stdio: 'ignore' });
    for (let tries = 0; tries < 100; ++tries) {
      const up = await fetch(`${this.address}/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (up) return;
      await new Promise((resume) => setTimeout(resume, 100));
    }
    throw new Error('the server does not answer');
  }

  /** How often the loop was busy for too long in this life, as the server's watchdog saw it. */
  async #watchLoop(): Promise<void> {
    const metrics = await fetch(`${this.address}/metrics`).then((answer) => answer.text());
    const count = /^kamchatka_loop_held_up_total (.*)$/m.exec(metrics)?.[1];
    if (count === undefined) throw new Error('the server does not say how its loop fared');
    this.#longStretches += Number(count);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process;
    if (!running) return;
    await this.#watchLoop();
    const gone = new Promise((resume) => running.once('exit', resume));
    running.kill(signal);
    await gone;
    this.#process = null;
  }

  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
    if (this.#released && this.#longStretches > longStretchesMax) {
      throw new Error(`the loop was held up ${this.#longStretches} times (docs/server.md)`);
    }
  }
}
