// The victory: what the winner was after lies open on the board, a card says who won and how, and
// confetti come to rest around it. The motion takes less than a second; the picture stays a while.
import type { Colour } from '../protocol';
import { shapes } from '../ui/token';
import type { Show } from './show';

export interface Triumph {
  readonly colour: Colour | null;
  readonly title: string; // who won
  readonly cause: string; // how
  readonly objective: string | null; // its name
}

const confettiCount = 50;
const hues = ['var(--own)', '#ffd166', '#fffdf6', '#e4572e', '#2a9d8f', 'var(--own)'];

/** The same scatter every time: a picture that was looked at, and not one of many. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** From behind the card up over the whole stage, where they hang in the air. */
function confetti(show: Show, width: number, height: number): void {
  const random = scatter(1957);
  const columns = 10;
  for (let piece = 0; piece < confettiCount; ++piece) {
    const bit = show.add(piece % 3 === 0 ? 'drama-bit round' : 'drama-bit');
    bit.style.background = hues[piece % hues.length] ?? 'var(--own)';
    const across = ((piece % columns) + random()) / columns - 0.5;
    const up = (Math.floor(piece / columns) + random()) / Math.ceil(confettiCount / columns);
    const x = across * width;
    const y = -0.1 * height - up * height * 0.66;
    const spin = Math.round(random() * 900 - 450);
    show.animate(
      bit,
      [
        { transform: 'translate(0, 0) scale(0.2)', opacity: 0 },
        {
          transform: `translate(${x * 0.2}px, ${y * 0.4}px) rotate(0deg)`,
          opacity: 1,
          offset: 0.14,
        },
        {
          transform: `translate(${x * 0.92}px, ${y - height * 0.08}px) rotate(${spin * 0.7}deg)`,
          offset: 0.6,
          easing: 'ease-in-out',
        },
        {
          transform: `translate(${x}px, ${y}px) rotate(${spin}deg) rotateX(${Math.round(random() * 60)}deg)`,
          opacity: 1,
        },
      ],
      { delay: 120 + random() * 80, duration: 760 },
    );
  }
}

/** Two branches around the sign of the winner. */
function laurels(): string {
  const leaf = (x: number, y: number, turn: number) =>
    `<path d="M0 0q6-7 0-16q-6 9 0 16z" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})"/>`;
  const branch = Array.from({ length: 7 }, (_, i) => {
    const angle = 100 + i * 21;
    const radians = (angle * Math.PI) / 180;
    const [x, y] = [60 + 33 * Math.cos(radians), 36 + 33 * Math.sin(radians)];
    return leaf(x, y, angle + 152) + leaf(x, y, angle + 214);
  }).join('');
  return `<svg class="drama-laurel" viewBox="0 0 120 76" aria-hidden="true"><g>${branch}</g><g transform="matrix(-1 0 0 1 120 0)">${branch}</g></svg>`;
}

export function victory(show: Show, triumph: Triumph): void {
  const { colour, title, cause, objective } = triumph;
  const { clientWidth, clientHeight } = show.layer;
  show.layer.style.setProperty('--own', colour ? `var(--${colour})` : '#cfc8b4');
  show.animate(show.add('drama-dusk light'), [{ opacity: 0 }, { opacity: 1 }], { duration: 260 });
  confetti(show, clientWidth, clientHeight);
  const card = show.add('drama-triumph');
  const sign = show.add('drama-laurels', card);
  sign.innerHTML = `${laurels()}<svg class="drama-token" viewBox="-2 -2 28 28" aria-hidden="true"><path d="${shapes[colour ?? 'red']}"/></svg>`;
  show.add('drama-title', card, 'p').textContent = title;
  if (objective) show.add('drama-objective', card, 'p').textContent = objective;
  show.add('drama-cause', card, 'p').textContent = cause;
  show.animate(
    card,
    [
      { transform: 'translateY(24px) scale(0.5)', opacity: 0 },
      { transform: 'translateY(-4px) scale(1.07)', opacity: 1, offset: 0.6 },
      { transform: 'none', opacity: 1 },
    ],
    { delay: 60, duration: 380, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
  );
}
