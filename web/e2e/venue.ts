// Where a test takes place: a server and a browser of its own, there before the first test of the
// file and gone after the last.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './browser';
import { type Flags, Server } from './server';

export interface Venue {
  readonly server: Server;
  readonly browser: Browser;
}

export function openVenue(botPauseMs?: number, flags: Flags = {}): Venue {
  let server: Server;
  let browser: Browser;
  beforeAll(async () => {
    server = await Server.start(botPauseMs, flags);
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
  };
}
