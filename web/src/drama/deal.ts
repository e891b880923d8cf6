// The deal: cards fly from the middle of the board to the territories they name, and the land takes
// the colour of its owner as they arrive.
import type { DealtCard } from './choose';
import { seenSpot, tokenSpot } from './places';
import type { Show } from './show';

const flight = 330;
const between = 520; // from the first card to the last
const settle = 120; // for the land to take its colour

const delayOf = (index: number, count: number): number => (index * between) / Math.max(1, count);

/** To be asked before the board shows who owns what: each land waits for its card. */
export function holdLands(show: Show, board: Element, cards: readonly DealtCard[]): void {
  const lands = new Map(
    [...board.querySelectorAll<SVGElement>('.board-land')].map((land) => [
      land.dataset['territory'],
      land,
    ]),
  );
  const turned: SVGElement[] = [];
  cards.forEach(({ territory }, index) => {
    const land = lands.get(territory);
    if (!land) return;
    land.style.transition = `fill ${show.ms(settle)}ms ${show.ms(delayOf(index, cards.length) + flight - 60)}ms`;
    turned.push(land);
  });
  show.afterwards(() => {
    for (const land of turned) land.style.removeProperty('transition');
  });
}

export function deal(show: Show, board: HTMLElement, cards: readonly DealtCard[]): void {
  const { clientWidth, clientHeight } = board;
  const middle = `translate(${clientWidth / 2}px, ${clientHeight / 2}px)`;
  const deck = show.add('drama-card drama-deck');
  show.animate(
    deck,
    [
      { transform: `${middle} scale(0.6)`, opacity: 0 },
      { transform: `${middle} scale(1.5)`, opacity: 1, offset: 0.12 },
      { transform: `${middle} scale(1.5)`, opacity: 1, offset: 0.8 },
      { transform: `${middle} scale(1.2)`, opacity: 0 },
    ],
    { duration: between + 140, easing: 'linear' },
  );
  cards.forEach(({ territory, colour }, index) => {
    const spot = tokenSpot(board, territory);
    if (!spot) return;
    const to = seenSpot(board, spot);
    const place = `translate(${to.x}px, ${to.y}px)`;
    const card = show.add('drama-card');
    if (colour) card.style.setProperty('--own', `var(--${colour})`);
    const spin = index % 2 ? -200 : 200;
    show.animate(
      card,
      [
        { transform: `${middle} scale(1.5) rotate(0deg)`, opacity: 0 },
        { transform: `${middle} scale(1.5) rotate(0deg)`, opacity: 1, offset: 0.06 },
        { transform: `${place} scale(1) rotate(${spin}deg)`, opacity: 1, offset: 0.82 },
        { transform: `${place} scale(0.5) rotate(${spin}deg)`, opacity: 0 },
      ],
      { delay: delayOf(index, cards.length), duration: flight + 60, easing: 'ease-in-out' },
    );
  });
}
