// How wide and high a text is, measured once for each text and font. Where nothing can be measured,
// a guess on the safe side.

interface TextSize {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

const known = new Map<string, TextSize>();
let context: CanvasRenderingContext2D | null | undefined;

function measured(text: string, font: string): TextSize | null {
  context ??= document.createElement('canvas').getContext?.('2d') ?? null;
  if (!context) return null;
  context.font = font;
  const size = context.measureText(text);
  return {
    width: size.width,
    ascent: size.fontBoundingBoxAscent,
    descent: size.fontBoundingBoxDescent,
  };
}

let family = '';

/** The size of the text in the letters of the page, of this weight and size. */
export function textSize(text: string, weight: number, size: number): TextSize {
  family ||= getComputedStyle(document.body).fontFamily || 'sans-serif';
  const font = `${weight} ${size}px ${family}`;
  const key = `${font} ${text}`;
  const before = known.get(key);
  if (before) return before;
  const guess = { width: text.length * size * 0.62, ascent: size, descent: size * 0.3 };
  const found = measured(text, font) ?? guess;
  known.set(key, found);
  return found;
}
