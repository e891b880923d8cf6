// A tournament as this browser follows it: asked for again and again, cheaply, and what is decided
// here sent once, however often the network makes us try.
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Answer, post, reachable } from '../lib/api';
import type { ActAnswer, TournamentAction, TournamentDetail } from '../protocol.gen';

export const tournament: Signal<TournamentDetail | null> = signal(null);
/** The reason why there is none. */
export const trouble: Signal<string | null> = signal(null);
/** The server's clock less ours, in milliseconds. */
const ahead = signal(0);

let etag = '';
let shown = '';

export function serverNow(): number {
  return Date.now() + ahead.value;
}

export async function refresh(code: string): Promise<void> {
  let response: Response;
  try {
    const headers: HeadersInit = etag && shown === code ? { 'If-None-Match': etag } : {};
    response = await fetch(`/api/tournaments/${code}`, {
      credentials: 'same-origin',
      cache: 'no-store',
      headers,
    });
  } catch {
    reachable.value = false;
    return;
  }
  reachable.value = true;
  const now = Number(response.headers.get('x-now-ms'));
  if (now) ahead.value = now - Date.now();
  if (response.status === 304) return;
  if (!response.ok) {
    if (response.status === 404) trouble.value = 'tournament_not_found';
    if (response.status === 500) trouble.value = 'damaged';
    return;
  }
  const detail = (await response.json()) as TournamentDetail;
  etag = response.headers.get('etag') ?? '';
  shown = code;
  trouble.value = null;
  tournament.value = detail;
}

/** Follows the tournament while the page is shown; `seconds` between questions. */
export function useTournament(code: string, seconds: number): TournamentDetail | null {
  useEffect(() => {
    if (tournament.value?.code !== code) {
      tournament.value = null;
      trouble.value = null;
    }
    void refresh(code);
    // A hall of phones does not ask in step.
    const timer = setInterval(
      () => {
        if (!document.hidden) void refresh(code);
      },
      seconds * (900 + Math.random() * 200),
    );
    const seen = () => void refresh(code);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [code, seconds]);
  return tournament.value?.code === code ? tournament.value : null;
}

export function newRef(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Decides something at the desk; tries again with the same ref when the network fails. */
export async function act(
  code: string,
  action: TournamentAction | readonly TournamentAction[],
): Promise<Answer<ActAnswer>> {
  const body = { ref: newRef(), seq: tournament.value?.seq ?? 0, action };
  let answer = await post<ActAnswer>(`/api/tournaments/${code}/act`, body);
  for (let tries = 0; tries < 2 && !answer.ok && answer.reason === 'offline'; ++tries) {
    await new Promise((resume) => setTimeout(resume, 700));
    answer = await post<ActAnswer>(`/api/tournaments/${code}/act`, body);
  }
  await refresh(code);
  return answer;
}
