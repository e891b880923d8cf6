// The outline of each colour's token, around the origin: colour is never the only sign of an owner.
import type { Colour } from './geometry';

export const tokenRadius = 14; // of a round one; the others look as large

function polygon(corners: number, radius: number, turn = 0, inner = radius): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = turn - Math.PI / 2 + (i * 2 * Math.PI) / corners;
    const far = i % 2 === 0 ? radius : inner;
    return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

interface TokenShape {
  readonly path: string;
  readonly sink: number; // how far the number stands below the middle
  readonly type: number; // font size of one or two figures
}

export const tokenShapes: Readonly<Record<Colour | 'neutral', TokenShape>> = {
  red: { path: 'M-14 0a14 14 0 1 1 28 0a14 14 0 1 1-28 0Z', sink: 0, type: 16 },
  blue: {
    path: 'M-10 -13H10Q13 -13 13 -10V10Q13 13 10 13H-10Q-13 13 -13 10V-10Q-13 -13 -10 -13Z',
    sink: 0,
    type: 16,
  },
  green: { path: 'M0 -17L18 13H-18Z', sink: 4.2, type: 14 },
  yellow: { path: polygon(4, 18.4), sink: 0, type: 15 },
  black: { path: polygon(6, 15.8, Math.PI / 6), sink: 0, type: 16 },
  purple: { path: polygon(10, 18.4, 0, 13), sink: 0.6, type: 15 },
  neutral: { path: 'M-9 -11H9A11 11 0 0 1 9 11H-9A11 11 0 0 1 -9 -11Z', sink: 0, type: 15 },
};

const rim = 2.2; // outside the outline
const halves: Readonly<Record<Colour | 'neutral', readonly [number, number, number]>> = {
  red: [14, 14, 14], // to either side, up, down
  blue: [13, 13, 13],
  green: [18, 17, 13],
  yellow: [18.4, 18.4, 18.4],
  black: [15.8, 15.8, 15.8],
  purple: [17.6, 18.4, 18.4],
  neutral: [20, 11, 11],
};

/** The room that a token takes around its middle, with its rim. */
export function tokenBounds(colour: Colour | null) {
  const [side, up, down] = halves[colour ?? 'neutral'];
  return { left: -side - rim, right: side + rim, top: -up - rim, bottom: down + rim };
}

/** Four strokes around a token that may be attacked. */
export const reticle = 'M-9 -21H-21V-9M9 -21H21V-9M-9 21H-21V9M9 21H21V9';

/** A tower for a production centre, about 11 high. */
export const tower =
  'M-5 5.5V-2H-6V-6H-3.6V-4.2H-1.2V-6H1.2V-4.2H3.6V-6H6V-2H5V5.5H1.5V2.5Q1.5 1 0 1T-1.5 2.5V5.5Z';
