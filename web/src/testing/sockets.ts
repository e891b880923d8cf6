// A WebSocket for tests: records what is sent, and says what the test wants.
import type { ClientMessage } from '../protocol';

export class TestSocket {
  static opened: TestSocket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState: number = TestSocket.CONNECTING;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  readonly address: string;

  constructor(address: string) {
    this.address = address;
    TestSocket.opened.push(this);
  }

  static get last(): TestSocket {
    const socket = TestSocket.opened.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.drop();
  }

  open(): void {
    this.readyState = TestSocket.OPEN;
    this.onopen?.();
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(): void {
    if (this.readyState === TestSocket.CLOSED) return;
    this.readyState = TestSocket.CLOSED;
    this.onclose?.();
  }
}
