// A club's own server over https, by a name that is not this machine's: a phone that trusts its
// authority keeps the judge's pages; one that does not is shown how.
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { launch, watch } from './browser';
import { type Club, openClub } from './club';

const name = 'club.test';
const phone = { viewport: { width: 390, height: 844 }, locale: 'it-IT', hasTouch: true } as const;

describe('a club with an authority of its own', () => {
  let club: Club;
  let browser: Browser;
  const here = () => `${name}:${club.server.port}`;

  beforeAll(async () => {
    club = await openClub(name);
    const certificate = new X509Certificate(readFileSync(join(club.folder, 'server.crt')));
    const key = certificate.publicKey.export({ type: 'spki', format: 'der' });
    browser = await launch(
      `--host-resolver-rules=MAP ${name} 127.0.0.1`,
      // As if the authority were installed.
      `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`,
    );
  });
  afterAll(async () => {
    await browser?.close();
    await club?.close();
  });

  it('is sent to https, and keeps the pages when the network is gone', async () => {
    const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
    const page = await context.newPage();
    const { faults } = watch(page);
    await page.goto(`http://${here()}/arbitro`);
    expect(page.url()).toBe(`https://${here()}/arbitro`);
    await page.locator('[data-offline="ready"]').waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Tavolo leggero' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('plays over a secure socket', async () => {
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
    const page = await context.newPage();
    const { frames } = watch(page);
    const base = `https://${here()}`;
    await page.goto(base);
    await page.getByRole('button', { name: 'Gioca subito' }).click();
    await page.waitForURL(`${base}/t/*`);
    await expect.poll(() => frames.length).toBeGreaterThan(0);
    expect((await context.cookies()).every(({ secure }) => secure)).toBe(true);
    await context.close();
  });

  it('shows who comes in the clear how to trust it', async () => {
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
    const page = await context.newPage();
    const { faults } = watch(page);
    await page.goto(`http://${here()}/certificato`);
    const fingerprint = await page.locator('.fingerprint').textContent();
    expect(club.printed).toContain(`SHA-256 ${fingerprint}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Scarica il certificato' }).click(),
    ]);
    const saved = readFileSync((await download.path()) ?? '', 'utf8');
    expect(saved).toBe(readFileSync(join(club.folder, 'authority.crt'), 'utf8'));
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.locator('.page-banner').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});
