// How the board is drawn, where not in its usual way: other soft pictures, something on the sea, and
// a style sheet that holds for `.board[data-look=…]`. Whoever shows boards sets it.
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Geometry } from './geometry';

/** A picture painted once, with so many of its pixels in one of the board. */
export interface Picture {
  readonly scale: number;
  readonly paint: (context: CanvasRenderingContext2D, geometry: Geometry) => void;
}

export interface Pictures {
  readonly shallows: Picture;
  readonly relief: Picture;
}

export interface Look extends Pictures {
  readonly id: string;
  readonly Ornaments: ComponentType<{ readonly geometry: Geometry }>;
}

export const look = signal<Look | null>(null);
