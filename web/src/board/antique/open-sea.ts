// Where the sea is widest: room for what old maps put there.
import type { Geometry } from '../geometry';

export interface Room {
  readonly x: number;
  readonly y: number;
  readonly radius: number; // free of land, names and edges
}

const cell = 10; // pixels of the board in one of the small picture

/** Land, and what is written or stands beside it, as a small picture: 1 where something is. */
function takenBy(geometry: Geometry, columns: number, rows: number): Uint8Array | null {
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const context = canvas.getContext?.('2d', { willReadFrequently: true });
  if (!context) return null;
  context.scale(1 / cell, 1 / cell);
  for (const { outline } of geometry.continents) context.fill(new Path2D(outline), 'evenodd');
  for (const { label, token } of geometry.territories) {
    context.fillRect(label[0] - 50, label[1] - 16, 100, 30);
    context.fillRect(token[0] - 22, token[1] - 22, 44, 44);
  }
  for (const { label } of geometry.continents)
    context.fillRect(label[0] - 80, label[1] - 30, 160, 55);
  const { data } = context.getImageData(0, 0, columns, rows);
  return Uint8Array.from({ length: columns * rows }, (_, i) =>
    (data[i * 4 + 3] ?? 0) > 40 ? 1 : 0,
  );
}

/** How far each cell is from anything, in cells, by two passes over the picture. */
function distances(taken: Uint8Array, columns: number, rows: number): Float32Array {
  const far = new Float32Array(columns * rows);
  const at = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? 0
      : (far[row * columns + column] ?? 0);
  const relax = (column: number, row: number, step: 1 | -1): void => {
    const i = row * columns + column;
    if (taken[i]) return;
    const near = Math.min(
      at(column - step, row) + 1,
      at(column, row - step) + 1,
      at(column - step, row - step) + Math.SQRT2,
      at(column + step, row - step) + Math.SQRT2,
    );
    far[i] = step === 1 ? near : Math.min(far[i] ?? 0, near);
  };
  for (let row = 0; row < rows; ++row)
    for (let column = 0; column < columns; ++column) relax(column, row, 1);
  for (let row = rows - 1; row >= 0; --row)
    for (let column = columns - 1; column >= 0; --column) relax(column, row, -1);
  return far;
}

/** Up to so many rooms, the widest first, none in another. */
export function openSea(geometry: Geometry, most: number): readonly Room[] {
  const columns = Math.ceil(geometry.width / cell);
  const rows = Math.ceil(geometry.height / cell);
  const taken = takenBy(geometry, columns, rows);
  const rooms: Room[] = [];
  while (taken && rooms.length < most) {
    const far = distances(taken, columns, rows);
    let best = 0;
    for (let i = 1; i < far.length; ++i) if ((far[i] ?? 0) > (far[best] ?? 0)) best = i;
    const reach = far[best] ?? 0;
    const [column, row] = [best % columns, Math.floor(best / columns)];
    rooms.push({ x: (column + 0.5) * cell, y: (row + 0.5) * cell, radius: reach * cell });
    const kept = Math.ceil(reach * 1.3);
    for (let y = Math.max(0, row - kept); y <= Math.min(rows - 1, row + kept); ++y)
      for (let x = Math.max(0, column - kept); x <= Math.min(columns - 1, column + kept); ++x)
        taken[y * columns + x] = 1;
  }
  return rooms;
}
