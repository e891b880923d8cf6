// The name and value of a territory, below its token or beside it with a leader line.
import type { TerritoryShape } from './geometry';

const lineLengthMax = 11; // letters; longer names take two lines
const lineHeight = 12.5;
const beside = 20; // a name this far to a side stands beside its token, with a leader line

/** In two lines of about the same length, where that helps. */
export function linesOf(name: string): readonly string[] {
  if (name.length <= lineLengthMax || !name.includes(' ')) return [name];
  const words = name.split(' ');
  const cuts = words.slice(1).map((_, i) => {
    const lines = [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map((line) => line.length)) };
  });
  return cuts.reduce((best, cut) => (cut.longest < best.longest ? cut : best)).lines;
}

interface LabelProps {
  readonly shape: TerritoryShape;
  readonly name: string | null;
  readonly value: number | null;
  readonly continent: number;
}

export function Label({ shape, name, value, continent }: LabelProps) {
  const dx = shape.label[0] - shape.token[0];
  const dy = shape.label[1] - shape.token[1];
  const lines = name === null ? [''] : linesOf(name);
  const side = Math.abs(dx) < beside ? 'middle' : dx < 0 ? 'end' : 'start';
  const rise = (lines.length - 1) * lineHeight * (side === 'middle' ? (dy < 0 ? 1 : 0) : 0.5);
  const x = side === 'middle' ? 0 : dx;
  return (
    <g transform={`translate(${shape.token.join(' ')})`}>
      <g class="board-steady">
        {side !== 'middle' && (
          <path class="board-label-leader" d={`M0 0L${dx + (dx < 0 ? 4 : -4)} ${dy - 4}`} />
        )}
        <text class="board-label" text-anchor={side}>
          {lines.map((line, i) => (
            <tspan key={i} x={x} y={dy - rise + i * lineHeight}>
              {line}
              {value !== null && i === lines.length - 1 && (
                <tspan class={`board-label-value board-c${continent}`} dx={line === '' ? 0 : 4}>
                  {value}
                </tspan>
              )}
            </tspan>
          ))}
        </text>
      </g>
    </g>
  );
}
