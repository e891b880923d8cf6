// The two pictures of the old map, painted once: the sea hatched along its coasts, as engravers did,
// and the paper over it all, darker where a colour ends. The ink is the colour of the canvas.
import type { Geometry } from '../geometry';
import type { Pictures } from '../look';

const maskScale = 0.4; // of the picture: what it lets through is blurred anyway
const lineGap = 4.2;
/** How far from the coast the lines of each kind end, in pixels of the board: no two beside each other alike. */
const reaches = [34, 17, 26, 12];
const specks = 1400;

/** Another canvas that covers the same part of the board. */
function beside(context: CanvasRenderingContext2D, part: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(context.canvas.width * part);
  canvas.height = Math.ceil(context.canvas.height * part);
  const other = canvas.getContext('2d') as CanvasRenderingContext2D;
  other.scale(part, part);
  other.transform(...transformOf(context));
  return other;
}

function transformOf(context: CanvasRenderingContext2D) {
  const { a, b, c, d, e, f } = context.getTransform();
  return [a, b, c, d, e, f] as const;
}

/** Puts a picture of the same part of the board over this one. */
function overlay(context: CanvasRenderingContext2D, other: CanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  context.save();
  context.resetTransform();
  context.drawImage(other.canvas, 0, 0, width, height);
  context.restore();
}

/** Dark along the coast and fading away from it. */
function fringe(context: CanvasRenderingContext2D, land: Path2D, reach: number) {
  const mask = beside(context, maskScale);
  mask.lineJoin = 'round';
  mask.strokeStyle = 'rgb(0 0 0 / 0.4)';
  for (const part of [1, 0.72, 0.45]) {
    mask.lineWidth = 2 * reach * part;
    mask.stroke(land);
  }
  return mask;
}

/** Every so many lines across the picture, kept only along the coasts. */
function hatching(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  land: Path2D,
  kind: number,
) {
  const lines = beside(context, 1);
  const { width, height } = geometry;
  lines.strokeStyle = getComputedStyle(context.canvas).color;
  lines.lineWidth = 1.1;
  lines.beginPath();
  for (let y = kind * lineGap - height; y < 2 * height; y += reaches.length * lineGap) {
    lines.moveTo(-width, y);
    lines.lineTo(2 * width, y);
  }
  lines.stroke();
  lines.globalCompositeOperation = 'destination-in';
  overlay(lines, fringe(context, land, reaches[kind] ?? 0));
  return lines;
}

function paintSea(context: CanvasRenderingContext2D, geometry: Geometry): void {
  const land = new Path2D(geometry.continents.map(({ outline }) => outline).join(''));
  reaches.forEach((_, kind) => {
    overlay(context, hatching(context, geometry, land, kind));
  });
}

/** The same specks every time. */
function scatter(): () => number {
  let state = 1508;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function paintPaper(context: CanvasRenderingContext2D, geometry: Geometry): void {
  const { width, height, territories } = geometry;
  context.lineJoin = 'round';
  for (const { path } of territories) {
    const land = new Path2D(path);
    context.save();
    context.clip(land, 'evenodd');
    // A wash gathers where the brush stopped: at the borders.
    for (const [wide, alpha] of [
      [18, 0.05],
      [11, 0.06],
      [5, 0.09],
    ] as const) {
      context.lineWidth = wide;
      context.strokeStyle = `rgb(74 44 12 / ${alpha})`;
      context.stroke(land);
    }
    context.restore();
  }
  const random = scatter();
  for (let speck = 0; speck < specks; ++speck) {
    const long = random() < 0.3;
    context.fillStyle = speck % 3 ? 'rgb(60 36 10 / 0.09)' : 'rgb(255 246 222 / 0.12)';
    context.fillRect(
      random() * width,
      random() * height,
      long ? 4 + random() * 6 : 1 + random() * 1.6,
      1 + random(),
    );
  }
}

export const engraved: Pictures = {
  shallows: { scale: 1.25, paint: paintSea },
  relief: { scale: 1.5, paint: paintPaper },
};
