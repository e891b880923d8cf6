// The sign of a player: a colour and a shape of its own, so that colour never stands alone.
import type { Colour } from '../protocol';
import './token.css';

/** Outlines in a square of 24, the same shapes as on the board. */
export const shapes: Readonly<Record<Colour, string>> = {
  red: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20z',
  blue: 'M3.5 3.5h17v17h-17z',
  green: 'M12 2l11 19.5H1z',
  yellow: 'M12 .5L23.5 12 12 23.5.5 12z',
  black: 'M6.3 2h11.4L23.5 12l-5.800 10H6.3L.5 12z',
  purple:
    'M12 .8l3.4 7.6 8.3.9-6.200 5.6 1.700 8.200L12 19l-7.200 4.100 1.700-8.200L.3 9.3l8.3-.9z',
};

interface TokenProps {
  readonly colour: Colour | null | undefined;
  readonly size?: 'small' | 'large';
  readonly neutral?: boolean;
}

export function Token({ colour, size = 'small', neutral = false }: TokenProps) {
  return (
    <svg
      class={`token ${size} ${colour ?? 'none'} ${neutral ? 'neutral' : ''}`}
      viewBox="-1 -1 26 26"
      aria-hidden="true"
      focusable="false"
    >
      <path d={colour ? shapes[colour] : shapes.red} />
    </svg>
  );
}
