// What is soft, painted once into two pictures instead of blurred in every frame: the shallows and
// the shadow of the land under it, and the relief along borders above it. The shallows are in the
// colour that the style sheet gives their canvas; the relief suits every theme and owner.
import type { Geometry } from './geometry';

/** How far the shallows reach beyond the edges of the board, in pixels of the board. */
export const overhang = 72;

const shallowsScale = 0.5; // pixels of the picture in one of the board: they are blurred anyway
const reliefScale = 1.5;
const shelf = [64, 50, 38, 27, 18, 11, 6]; // widths of the strokes that make the shallows

function contextOf(canvas: HTMLCanvasElement, width: number, height: number, scale: number) {
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext?.('2d') ?? null;
  context?.scale(scale, scale);
  return context;
}

/** Lighter water along the coasts, and the shadow that the land throws to the south-east. */
export function paintShallows(canvas: HTMLCanvasElement, geometry: Geometry): void {
  const width = geometry.width + 2 * overhang;
  const height = geometry.height + 2 * overhang;
  const context = contextOf(canvas, width, height, shallowsScale);
  if (!context) return;
  context.translate(overhang, overhang);
  const land = new Path2D(geometry.continents.map(({ outline }) => outline).join(''));
  context.lineJoin = 'round';
  context.strokeStyle = getComputedStyle(canvas).color;
  for (const reach of shelf) {
    context.lineWidth = reach;
    context.stroke(land);
  }
  context.fillStyle = 'rgb(8 30 44 / 0.10)';
  for (const step of [7, 5.5, 4, 2.5, 1.2]) {
    context.save();
    context.translate(step * 0.55, step);
    context.fill(land, 'evenodd');
    context.restore();
  }
}

/** A light edge to the north-west of every territory and a dark one to the south-east. */
export function paintRelief(canvas: HTMLCanvasElement, geometry: Geometry): void {
  const context = contextOf(canvas, geometry.width, geometry.height, reliefScale);
  if (!context) return;
  context.lineJoin = 'round';
  for (const { path } of geometry.territories) {
    const land = new Path2D(path);
    context.save();
    context.clip(land, 'evenodd');
    const edge = (width: number, style: string, shift: number): void => {
      context.save();
      context.translate(shift, shift);
      context.lineWidth = width;
      context.strokeStyle = style;
      context.stroke(land);
      context.restore();
    };
    edge(16, 'rgb(20 24 30 / 0.035)', 0);
    edge(10, 'rgb(20 24 30 / 0.045)', 0);
    edge(5, 'rgb(20 24 30 / 0.06)', -0.8);
    edge(3.4, 'rgb(255 255 255 / 0.30)', 1.1);
    context.restore();
  }
}
