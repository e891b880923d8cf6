// axe-core on a page: the faults it finds against WCAG 2.2 A and AA, in words a failure can show.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Found {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: readonly unknown[];
    readonly failureSummary?: string;
  }[];
}

/** All of them, or those of the rules named. */
export async function axeFaults(page: Page, only?: readonly string[]): Promise<string[]> {
  await page.evaluate(source);
  const violations = await page.evaluate(
    async (chosen) =>
      (
        await (
          globalThis as unknown as {
            axe: { run: (where: Document, how: object) => Promise<{ violations: Found[] }> };
          }
        ).axe.run(document, { runOnly: chosen })
      ).violations,
    only ? { type: 'rule', values: only } : { type: 'tag', values: standards },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
