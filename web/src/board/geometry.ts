// What a board looks like, without a word about its rules. The planisphere is one (planisphere.gen.ts);
// boards of quadrants come from the server in this form (quadrants.ts).

export type Point = readonly [number, number];

export type Colour = 'red' | 'blue' | 'green' | 'yellow' | 'black' | 'purple';
export const colours: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'black', 'purple'];

export interface TerritoryShape {
  readonly id: string;
  readonly name?: string; // where it is the same in every language: boards of quadrants
  readonly continent: string;
  readonly path: string; // filled by the even-odd rule
  readonly token: Point;
  readonly label: Point; // beside or below the token
  readonly value: number;
}

export interface ContinentShape {
  readonly id: string;
  readonly title?: { readonly it: string; readonly en: string }; // likewise
  readonly outline: string;
  readonly label: Point;
  readonly bonus: number;
}

/** A border over the sea. One that goes round the world has two parts, each ending at an edge. */
export interface SeaRoute {
  readonly between: readonly [string, string];
  readonly path: string;
}

/** A caption at the west or east edge: what is reached there. */
export interface Wrap {
  readonly to: string;
  readonly at: Point;
}

export interface Geometry {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly territories: readonly TerritoryShape[];
  readonly continents: readonly ContinentShape[];
  readonly links: readonly SeaRoute[];
  readonly arrows?: readonly Wrap[];
  readonly grid?: string; // fine lines over the sea, for the eye only
  readonly framed?: boolean; // land may reach the edges, so they are drawn
}
