// What the board is told and what it tells. It knows no rules: what may be picked, and why not,
// comes in; what was picked goes out.
import type { ComponentChildren } from 'preact';
import type { Colour, Geometry } from './geometry';
import type { Look } from './look';

export interface Holding {
  readonly colour: Colour | null; // null: neutral, or nobody's yet
  readonly armies: number;
  readonly centre?: boolean; // a production centre stands there
}

export interface LastAttack {
  readonly from: string;
  readonly to: string;
  readonly won: boolean;
  readonly key: number; // another one for every attack
}

export type Flash = 'conquered' | 'placed';

/** The few words of the widget's own; everything else is told by functions. */
export interface BoardWords {
  readonly board: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
}

export interface BoardProps {
  readonly geometry: Geometry;
  readonly holdings: Readonly<Record<string, Holding>>;
  readonly names: (territory: string) => string;
  readonly describe: (territory: string) => string; // "Ucraina, Blu, 2 armate, valore 6"
  readonly selectable: ReadonlySet<string>;
  readonly selected: string | null;
  readonly targets: ReadonlySet<string>;
  readonly aimed?: string | null; // one of them: it stays in sight with the selected one
  readonly home?: ReadonlySet<string>; // what to look at first where not all can be seen
  readonly refused: ReadonlyMap<string, string>; // the reason is shown on hover and focus
  readonly draft: Readonly<Record<string, number>>; // armies being placed
  readonly highlight: ReadonlySet<string>; // the player's own objective, on demand
  readonly glow?: ReadonlySet<string>; // where something can begin now
  readonly lastAttack: LastAttack | null;
  readonly flash: ReadonlyMap<string, Flash>;
  readonly animate: boolean;
  readonly showValues: boolean;
  readonly showNames: boolean;
  readonly onPick: (territory: string) => void;
  readonly onMore: (territory: string) => void; // shift and click, plus key
  readonly onLess: (territory: string) => void; // right click, minus key
  /** Again and again while a territory is held, until false; where it is missing, onMore once. */
  readonly onHold?: (territory: string) => boolean;
  readonly reserved?: ReadonlySet<string>; // letters that mean something else on this page
  readonly continentNames?: (continent: string) => string; // the id in words unless given
  readonly words?: BoardWords; // Italian unless given
  readonly caption?: ComponentChildren; // beside the buttons, under the board and never over it
  readonly look?: Look | null; // as the player chose unless given
}

export const italianWords: BoardWords = {
  board: 'Plancia',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  fit: 'Tutta la plancia',
};

/** "north_america" as "North america", for want of a name. */
export function wordsOf(id: string): string {
  const words = id.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
