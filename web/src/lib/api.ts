// The server's HTTP interface: JSON in and out, refusals as values with a reason to translate.
import { signal } from '@preact/signals';

/** Whether the server answered the last time it was asked. */
export const reachable = signal(true);

export interface Refusal {
  readonly reason: string;
  readonly field?: string;
  /** The server's own sentence, where it has one. */
  readonly message?: { readonly it: string; readonly en: string };
}
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | ({ readonly ok: false } & Refusal);

async function request<T>(path: string, init: RequestInit): Promise<Answer<T>> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    reachable.value = false;
    return { ok: false, reason: 'offline' };
  }
  reachable.value = true;
  const text = await response.text();
  let body: unknown = text;
  if (response.headers.get('content-type')?.includes('json')) {
    try {
      body = JSON.parse(text);
    } catch {
      return { ok: false, reason: 'unreadable' };
    }
  }
  if (response.ok) return { ok: true, value: body as T };
  const error = (body as { error?: Refusal } | null)?.error;
  return { ok: false, ...(error ?? { reason: `http_${response.status}` }) };
}

export function get<T>(path: string): Promise<Answer<T>> {
  return request<T>(path, { method: 'GET' });
}

/** Changes something: the header tells the server that this page asks, not a foreign form. */
export function post<T>(path: string, body: unknown = {}): Promise<Answer<T>> {
  const text = typeof body === 'string' || body instanceof Blob;
  return request<T>(path, {
    method: 'POST',
    headers: {
      'content-type': text ? 'text/plain' : 'application/json',
      'x-kamchatka': '1',
    },
    body: text ? body : JSON.stringify(body),
  });
}
