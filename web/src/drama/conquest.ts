// A conquest: the flag goes up where the dice were thrown for.
import type { Colour } from '../protocol';
import { follow, tokenSpot } from './places';
import type { Show } from './show';

const sparkCount = 10;
const landed = 170; // when the flag reaches the ground

function flagOf(show: Show, parent: Element): void {
  const flag = show.add('drama-flag', parent);
  flag.innerHTML =
    '<svg viewBox="0 0 40 52" aria-hidden="true"><path class="drama-pole" d="M6 3V51"/>' +
    '<path class="drama-cloth" d="M7.500 5C15 1 20 9 27 6.500L37 4.500L33 13L37 22C30 24 24 17 17 20Q12 22 7.500 21Z"/>' +
    '<circle class="drama-knob" cx="6" cy="3" r="2.600"/></svg>';
  show.animate(
    flag,
    [
      { transform: 'translateY(-70px) scale(1.25)', opacity: 0 },
      { transform: 'translateY(4px) scaleY(0.86)', opacity: 1, offset: 0.24, easing: 'ease-out' },
      { transform: 'translateY(-5px) scaleY(1.05)', offset: 0.36, easing: 'ease-in' },
      { transform: 'none', offset: 0.48 },
      { transform: 'none', opacity: 1, offset: 0.84 },
      { transform: 'translateY(-8px)', opacity: 0 },
    ],
    { duration: 880, easing: 'ease-in' },
  );
}

export function conquest(show: Show, board: Element, territory: string, colour: Colour | null) {
  const spot = tokenSpot(board, territory);
  if (!spot) return;
  const anchor = show.add('drama-anchor');
  follow(anchor, board, spot);
  anchor.style.setProperty('--own', colour ? `var(--${colour})` : 'var(--neutral)');
  for (const [name, delay, size] of [
    ['drama-ring', landed, 2.6],
    ['drama-ring pale', landed + 90, 2],
  ] as const) {
    show.animate(
      show.add(name, anchor),
      [
        { transform: 'scale(0.3)', opacity: 0.95 },
        { transform: `scale(${size})`, opacity: 0 },
      ],
      { delay, duration: 560, easing: 'cubic-bezier(0.1, 0.7, 0.3, 1)' },
    );
  }
  for (let spark = 0; spark < sparkCount; ++spark) {
    const turn = `rotate(${(spark * 360) / sparkCount + 12}deg)`;
    const far = 44 + (spark % 3) * 12;
    show.animate(
      show.add(spark % 2 ? 'drama-spark gold' : 'drama-spark', anchor),
      [
        { transform: `${turn} translateX(10px) scale(1)`, opacity: 1 },
        { transform: `${turn} translateX(${far}px) scale(0.2)`, opacity: 0 },
      ],
      { delay: landed, duration: 520, easing: 'cubic-bezier(0.1, 0.8, 0.4, 1)' },
    );
  }
  flagOf(show, anchor);
}
