// What is soft, painted once into two pictures instead of blurred in every frame: the shallows and
// the shadow of the land under it, and the relief along borders above it. The shallows are in the
// colour that the style sheet gives their canvas; the relief suits every theme and owner.
import type { Geometry } from './geometry';
import type { Pictures } from './look';

const shelf = [64, 50, 38, 27, 18, 11, 6]; // widths of the strokes that make the shallows

/** Lighter water along the coasts, and the shadow that the land throws to the south-east. */
function paintShallows(context: CanvasRenderingContext2D, geometry: Geometry): void {
  const land = new Path2D(geometry.continents.map(({ outline }) => outline).join(''));
  context.lineJoin = 'round';
  context.strokeStyle = getComputedStyle(context.canvas).color;
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
function paintRelief(context: CanvasRenderingContext2D, geometry: Geometry): void {
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

export const soft: Pictures = {
  shallows: { scale: 0.5, paint: paintShallows }, // they are blurred anyway
  relief: { scale: 1.5, paint: paintRelief },
};
