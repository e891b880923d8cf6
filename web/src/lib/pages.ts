// What the server tells page by page, put together.
import type { Event, PointsMark, Replay, ReplayStep } from '../protocol';
import type { EventsAnswer, ReplayPoints, ReplaySteps } from '../protocol.gen';
import { type Answer, get } from './api';

/** The events of a game as one may know them: at least so many, or as many as could be had. */
export async function historyOf(code: string, count: number): Promise<readonly Event[]> {
  const events: Event[] = [];
  let after: number | undefined = 0;
  while (after !== undefined && events.length < count) {
    const answer: Answer<EventsAnswer> = await get(`/api/tables/${code}/events?after=${after}`);
    if (!answer.ok) break;
    events.push(...answer.value.events);
    after = answer.value.next;
  }
  return events;
}

/** A finished game with all its steps. */
export async function replayOf(code: string): Promise<Answer<Replay>> {
  const first = await get<Replay>(`/api/tables/${code}/replay`);
  if (!first.ok) return first;
  const steps: ReplayStep[] = [...first.value.steps];
  let after = first.value.next;
  while (after !== undefined) {
    const more: Answer<ReplaySteps> = await get(`/api/tables/${code}/replay/steps?after=${after}`);
    if (!more.ok) return more;
    steps.push(...more.value.steps);
    after = more.value.next;
  }
  return { ok: true, value: { ...first.value, steps } };
}

/** What everybody's territories were worth through a finished game; null where nobody says. */
export async function pointsOf(code: string): Promise<readonly PointsMark[] | null> {
  const answer = await get<ReplayPoints>(`/api/tables/${code}/replay/points`);
  return answer.ok ? answer.value.marks : null;
}
