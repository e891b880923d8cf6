// What the page's own thread did while something went on: its tasks, by the clock and by the time the
// processor spent on them, from Chromium's trace.
import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number; // microseconds
  readonly tdur?: number; // of the processor
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly functionName?: string; readonly type?: string };
    readonly beginData?: { readonly dirtyObjects?: number; readonly totalObjects?: number };
  };
}

export interface Task {
  readonly ms: number;
  readonly cpuMs: number;
  /** What took most of it. */
  readonly inside: string;
}

const categories = [
  'toplevel',
  'devtools.timeline',
  '__metadata',
  'disabled-by-default-devtools.timeline',
];

/** The thread that did most of what the page did: there is one renderer for each page. */
function mainThread(events: readonly TraceEvent[]): (event: TraceEvent) => boolean {
  const renderers = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const busy = ({ pid, tid }: TraceEvent) =>
    events.reduce(
      (sum, event) => (event.pid === pid && event.tid === tid ? sum + (event.dur ?? 0) : sum),
      0,
    );
  const [main] = renderers.sort((a, b) => busy(b) - busy(a));
  return ({ pid, tid }) => pid === main?.pid && tid === main.tid;
}

/** What took most of a task, the names and their milliseconds. */
function insideOf(task: TraceEvent, own: readonly TraceEvent[]): string {
  const end = task.ts + (task.dur ?? 0);
  return own
    .filter(({ name, ts }) => ts >= task.ts && ts < end && !isTask(name))
    .sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
    .slice(0, 4)
    .map(({ name, dur = 0, args }) => {
      const { dirtyObjects, totalObjects } = args?.beginData ?? {};
      const laidOut = totalObjects ? `${dirtyObjects} of ${totalObjects}` : undefined;
      const what = args?.data?.functionName ?? args?.data?.type ?? laidOut;
      return `${name}${what ? ` (${what})` : ''} ${Math.round(dur / 1000)}`;
    })
    .join(', ');
}

const isTask = (name: string): boolean => /RunTask$/.test(name);
const shortMs = 20; // nobody asks what such a task did

function tasksOf(events: readonly TraceEvent[]): Task[] {
  const own = events.filter((event) => event.ph === 'X');
  return own
    .filter(({ name }) => isTask(name))
    .map((task) => {
      const ms = (task.dur ?? 0) / 1000;
      return {
        ms,
        cpuMs: (task.tdur ?? task.dur ?? 0) / 1000,
        inside: ms > shortMs ? insideOf(task, own) : '',
      };
    });
}

/** The tasks of the page while `act` runs, on a processor so many times slower. */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  slower: number,
  act: () => Promise<void>,
): Promise<readonly Task[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await browser.startTracing(page, { categories });
  try {
    await act();
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return tasksOf(trace.traceEvents.filter(mainThread(trace.traceEvents)));
}
