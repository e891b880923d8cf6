// The board as a page shows it: what is written on it, where its tokens are, whether all of it is seen.
import type { Page } from 'playwright-core';

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Letters extends Frame {
  readonly text: string;
  readonly pixels: number; // of their size on the screen
}

export interface Token extends Frame {
  readonly territory: string;
  readonly x: number;
  readonly y: number;
}

export interface BoardSeen {
  readonly box: Frame; // what shows the board
  readonly plane: Frame; // the board, seen or not
  readonly stage: Frame;
  readonly letters: readonly Letters[]; // names, plates, captions: those that are seen
  readonly figures: readonly Letters[]; // on tokens
  readonly tokens: readonly Token[]; // those that are seen
  readonly places: Readonly<Record<string, readonly [number, number]>>; // of tokens, seen or not
}

export function boardSeen(page: Page): Promise<BoardSeen> {
  return page.evaluate(() => {
    const frame = (element: Element | null) => {
      if (!element) throw new Error('there is no board');
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const all = (selector: string) => [...document.querySelectorAll<SVGTextElement>(selector)];
    const box = frame(document.querySelector('.board'));
    const seen = (one: ReturnType<typeof frame>) =>
      one.right > box.left && one.left < box.right && one.bottom > box.top && one.top < box.bottom;
    const letters = (selector: string) =>
      all(selector)
        .map((text) => ({
          ...frame(text),
          text: text.textContent ?? '',
          pixels:
            Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
        }))
        .filter(seen);
    const middle = (token: Element): [number, number] => {
      const { left, right, top, bottom } = frame(token.querySelector('.board-token-hit'));
      return [(left + right) / 2, (top + bottom) / 2];
    };
    const nameOf = (token: Element) => token.getAttribute('data-territory') ?? '';
    const tokens = all('.board-token').flatMap((token) => {
      const face = token.querySelector('.board-token-face');
      const [x, y] = middle(token);
      return face ? [{ ...frame(face), territory: nameOf(token), x, y }] : [];
    });
    return {
      box,
      plane: frame(document.querySelector('.board-lands')),
      stage: frame(document.querySelector('.stage')),
      letters: letters('.board-label, .board-plate-name, .board-plate-figure, .board-caption'),
      figures: letters('.board-token-figure, .board-token-draft text'),
      tokens: tokens.filter(seen),
      places: Object.fromEntries(
        all('.board-token').map((token) => [nameOf(token), middle(token)]),
      ),
    };
  });
}

/** Until fingers and glides are over and the letters stand. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.board.is-gliding'));
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))),
  );
}

export function overlap(a: Frame, b: Frame): boolean {
  const slack = 0.5;
  return (
    a.left < b.right - slack &&
    b.left < a.right - slack &&
    a.top < b.bottom - slack &&
    b.top < a.bottom - slack
  );
}

export function isWhole({ box, plane }: BoardSeen): boolean {
  const slack = 1;
  return (
    plane.left >= box.left - slack &&
    plane.right <= box.right + slack &&
    plane.top >= box.top - slack &&
    plane.bottom <= box.bottom + slack
  );
}

/** The part of the stage that is neither the board nor anything else: sea beyond the edges. */
export function emptyShare({ box, plane, stage }: BoardSeen): number {
  const area = ({ left, right, top, bottom }: Frame) =>
    Math.max(0, right - left) * Math.max(0, bottom - top);
  const shown = {
    left: Math.max(box.left, plane.left),
    right: Math.min(box.right, plane.right),
    top: Math.max(box.top, plane.top),
    bottom: Math.min(box.bottom, plane.bottom),
  };
  return (area(box) - area(shown)) / area(stage);
}
