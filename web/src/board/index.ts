// The board widget. It imports nothing from the rest of the client.
export { Board } from './board';
export { type Colour, colours, type Geometry } from './geometry';
export { planisphere } from './planisphere.gen';
export type { BoardProps, BoardWords, Flash, Holding, LastAttack } from './props';
export { softened } from './quadrants';
