// Debian's Chromium, and people in it: each with a window of their own that notes what it hears.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Venue } from './venue';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As from another machine: no secure context, and so no service worker.
  '--host-resolver-rules=MAP 192.0.2.7 127.0.0.1',
];

export function launch(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [...flags, ...more],
  });
}

export interface Manner {
  readonly language?: 'it' | 'en';
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly touch?: boolean;
  /** As people are: with animations and questions. Tests are in a hurry. */
  readonly unhurried?: boolean;
}

export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly frames: string[]; // every text the server sent over sockets
  readonly faults: string[]; // what went wrong on the page
}

export async function person(venue: Venue, manner: Manner = {}): Promise<Person> {
  const { width = 1280, height = 800, language = 'it' } = manner;
  const context = await venue.browser.newContext({
    baseURL: venue.server.address,
    viewport: { width, height },
    locale: language === 'it' ? 'it-IT' : 'en-GB',
    colorScheme: manner.dark ? 'dark' : 'light',
    hasTouch: manner.touch ?? false,
    serviceWorkers: 'block',
  });
  if (!manner.unhurried) {
    await context.addInitScript(() => {
      localStorage.setItem('kamchatka.pace', '"none"');
      localStorage.setItem('kamchatka.confirmation', '"never"');
    });
  }
  const page = await context.newPage();
  return { context, page, ...watch(page) };
}

/** Keeps the frames and the faults of a page from now on. */
export function watch(page: Page): Pick<Person, 'frames' | 'faults'> {
  const frames: string[] = [];
  const faults: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  page.on('pageerror', (fault) => faults.push(fault.message));
  page.on('console', (line) => {
    if (line.type() === 'error' && !/WebSocket|ERR_CONNECTION|Failed to load/.test(line.text())) {
      faults.push(line.text());
    }
  });
  return { frames, faults };
}

/** Asks the server as this person would. */
export async function ask<T>(who: Person, path: string, body?: unknown): Promise<T> {
  const headers = { 'x-kamchatka': '1', origin: new URL(who.page.url()).origin };
  const answer =
    body === undefined
      ? await who.page.request.get(path)
      : await who.page.request.post(path, { data: body, headers });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A guest with this name, on the first page. */
export async function guest(who: Person, name: string): Promise<void> {
  await who.page.goto('/');
  await ask(who, '/api/guest', { name });
  await who.page.reload();
}

const shots = process.env['KAMCHATKA_SHOTS'];

/** A picture for whoever wants to see: KAMCHATKA_SHOTS is the folder. */
export async function look(page: Page, name: string): Promise<void> {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `${name}.png`) });
}
