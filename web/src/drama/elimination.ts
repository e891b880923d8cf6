// Somebody is out: a band over the stage, his sign broken in two.
import type { Colour } from '../protocol';
import { shapes } from '../ui/token';
import type { Show } from './show';

export interface Fall {
  readonly colour: Colour | null;
  readonly text: string;
}

const cracked = 330;
const whole = 930;

function half(show: Show, parent: Element, path: string, side: 'left' | 'right'): void {
  const piece = show.add(`drama-half ${side}`, parent);
  piece.innerHTML = `<svg viewBox="-2 -2 28 28" aria-hidden="true"><path d="${path}"/></svg>`;
  const out = side === 'left' ? -1 : 1;
  show.animate(
    piece,
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${out * 3}px, 0) rotate(${out * 3}deg)`, offset: 0.15 },
      {
        transform: `translate(${out * 17}px, 16px) rotate(${out * 38}deg)`,
        opacity: 1,
        offset: 0.7,
      },
      { transform: `translate(${out * 22}px, 34px) rotate(${out * 55}deg)`, opacity: 0 },
    ],
    { delay: cracked, duration: 560, easing: 'cubic-bezier(0.4, 0, 0.9, 0.6)' },
  );
}

export function elimination(show: Show, { colour, text }: Fall): void {
  const band = show.add('drama-band');
  band.style.setProperty('--own', colour ? `var(--${colour})` : '#cfc8b4');
  const sign = show.add('drama-sign', band);
  const path = shapes[colour ?? 'red'];
  half(show, sign, path, 'left');
  half(show, sign, path, 'right');
  show.add('drama-words', band, 'p').textContent = text;
  show.animate(
    band,
    [
      { transform: 'scaleY(0)', opacity: 0 },
      { transform: 'scaleY(1)', opacity: 1, offset: 0.11 },
      { transform: 'scaleY(1)', opacity: 1, offset: 0.86 },
      { transform: 'scaleY(0.4)', opacity: 0 },
    ],
    { duration: whole, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
  );
  show.animate(
    sign,
    [
      { transform: 'translateY(-26px) scale(1.7)', opacity: 0 },
      { transform: 'scale(1)', opacity: 1 },
    ],
    { delay: 60, duration: 200, easing: 'cubic-bezier(0.5, 0, 0.9, 0.5)' },
  );
  show.animate(band.lastElementChild as Element, [{ opacity: 0 }, { opacity: 1 }], {
    delay: 120,
    duration: 140,
  });
}
