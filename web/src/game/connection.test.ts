import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventsMessage, ViewMessage } from '../protocol';
import { TestSocket } from '../testing/sockets';
import { backoffMs, Connection, type Listener, newRef, usualTiming } from './connection';

const view = (seq: number) => ({ type: 'view', seq, viewer: 's1', options: [], chat: [] });
const events = (seq: number, count: number, ref?: string) => ({
  type: 'events',
  seq,
  events: Array.from({ length: count }, () => ({ type: 'deck_reshuffled' })),
  options: [],
  ...(ref ? { ref } : {}),
});

function connect() {
  const heard: (ViewMessage | EventsMessage)[] = [];
  const listener: Listener = {
    onView: (message) => heard.push(message),
    onEvents: (message) => heard.push(message),
    onOther: () => undefined,
  };
  const connection = new Connection('ws://table/ws', 'ABC234', listener);
  connection.start();
  return { connection, heard };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', TestSocket);
  TestSocket.opened = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a connection', () => {
  it('joins without a number, and after a loss from the last event seen', () => {
    const { connection } = connect();
    TestSocket.last.open();
    expect(TestSocket.last.sent).toEqual([{ type: 'join', table: 'ABC234', seq: null }]);
    TestSocket.last.hear(view(7));
    TestSocket.last.hear(events(8, 3));
    expect(connection.status.value).toBe('live');
    TestSocket.last.drop();
    expect(connection.status.value).toBe('lost');
    vi.advanceTimersByTime(usualTiming.backoffMinMs * 2);
    expect(TestSocket.opened).toHaveLength(2);
    TestSocket.last.open();
    expect(TestSocket.last.sent[0]).toEqual({ type: 'join', table: 'ABC234', seq: 10 });
  });

  it('asks again when events are missing in between, and files none of them', () => {
    const { heard } = connect();
    TestSocket.last.open();
    TestSocket.last.hear(view(7));
    TestSocket.last.hear(events(10, 1));
    expect(heard).toHaveLength(1);
    expect(TestSocket.last.sent.at(-1)).toEqual({ type: 'join', table: 'ABC234', seq: 7 });
  });

  it('sends an action once, and under the same name again when the answer was lost', async () => {
    const { connection } = connect();
    TestSocket.last.open();
    TestSocket.last.hear(view(7));
    const outcome = connection.act({ type: 'end_turn' });
    const first = TestSocket.last.sent.at(-1);
    expect(first).toMatchObject({ type: 'act', seq: 7, action: { type: 'end_turn' } });
    TestSocket.last.drop();
    vi.advanceTimersByTime(usualTiming.backoffMaxMs);
    TestSocket.last.open();
    expect(TestSocket.last.sent).toHaveLength(1);
    TestSocket.last.hear(events(8, 0));
    expect(TestSocket.last.sent.at(-1)).toEqual(first);
    const { ref } = first as { ref: string };
    TestSocket.last.hear(events(8, 2, ref));
    expect(await outcome).toEqual({ ok: true });
  });

  it('asks why without doing anything, and forgets the question with the connection', async () => {
    const { connection } = connect();
    TestSocket.last.open();
    TestSocket.last.hear(view(7));
    const why = connection.why({ type: 'end_turn' });
    const sent = TestSocket.last.sent.at(-1) as { ref: string };
    expect(sent).toMatchObject({ type: 'why', seq: 7, action: { type: 'end_turn' } });
    const { ref } = sent;
    TestSocket.last.hear({ type: 'because', ref, reason: 'not_your_turn', clause: 'CH-3.1' });
    expect(await why).toMatchObject({ ok: false, reason: 'not_your_turn', clause: 'CH-3.1' });
    const fine = connection.why({ type: 'end_turn' });
    const again = TestSocket.last.sent.at(-1) as { ref: string };
    TestSocket.last.hear({ type: 'because', ref: again.ref, reason: null });
    expect(await fine).toBeNull();
    const lost = connection.why({ type: 'end_turn' });
    TestSocket.last.drop();
    expect(await lost).toBeNull();
    vi.advanceTimersByTime(usualTiming.backoffMaxMs);
    TestSocket.last.open();
    TestSocket.last.hear(view(7));
    expect(TestSocket.last.sent.map(({ type }) => type)).toEqual(['join']);
  });

  it('tells a refusal with its reason and clause', async () => {
    const { connection } = connect();
    TestSocket.last.open();
    TestSocket.last.hear(view(7));
    const outcome = connection.act({ type: 'end_turn' });
    const { ref } = TestSocket.last.sent.at(-1) as { ref: string };
    TestSocket.last.hear({ type: 'reject', ref, reason: 'armies_left_to_place', clause: 'CH-3.6' });
    expect(await outcome).toMatchObject({
      ok: false,
      reason: 'armies_left_to_place',
      clause: 'CH-3.6',
    });
  });

  it('drops a socket that no longer answers', () => {
    const { connection } = connect();
    TestSocket.last.open();
    TestSocket.last.hear(view(7));
    vi.advanceTimersByTime(usualTiming.pingMs);
    expect(TestSocket.last.sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(usualTiming.pongMs);
    expect(connection.status.value).toBe('lost');
    vi.advanceTimersByTime(usualTiming.backoffMaxMs);
    expect(TestSocket.opened).toHaveLength(2);
  });

  it('stays closed when it was stopped', () => {
    const { connection } = connect();
    TestSocket.last.open();
    connection.stop();
    vi.advanceTimersByTime(60_000);
    expect(TestSocket.opened).toHaveLength(1);
  });
});

describe('waiting to reconnect', () => {
  it('begins at a quarter of a second, doubles, and ends at eight', () => {
    expect(backoffMs(0, 0)).toBe(250);
    expect(backoffMs(3, 1)).toBe(2000);
    for (let count = 0; count < 40; ++count) {
      for (const random of [0, 0.5, 0.999]) {
        expect(backoffMs(count, random)).toBeGreaterThanOrEqual(250);
        expect(backoffMs(count, random)).toBeLessThanOrEqual(8000);
      }
    }
  });

  it('differs from browser to browser', () => {
    expect(backoffMs(4, 0.1)).not.toBe(backoffMs(4, 0.9));
  });
});

describe('a reference', () => {
  it('is a UUID that does not come twice', () => {
    const refs = new Set(Array.from({ length: 1000 }, newRef));
    expect(refs.size).toBe(1000);
    for (const ref of refs) expect(ref).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });
});
