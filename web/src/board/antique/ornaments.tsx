// On the sea of the old map: a compass rose with its winds, a monster, a ship, and the scale around
// the edge. Drawn under the land and the names, wherever the sea is wide enough.
import { useMemo } from 'preact/hooks';
import type { Geometry } from '../geometry';
import { openSea, type Room } from './open-sea';

const windCount = 32;
const roomMin = 45; // a drawing smaller than this would be a blot

/** A ray of the rose, from the middle to a tip `far` away: one half of it in ink. */
function ray(far: number, wide: number): readonly [string, string] {
  return [`M0 0L${wide} ${-wide}L0 ${-far}Z`, `M0 0L${-wide} ${-wide}L0 ${-far}Z`];
}

function Rose({ x, y, radius }: Room) {
  const scale = Math.min(92, radius * 0.86) / 100;
  const points = (count: number, turn: number, far: number, wide: number) =>
    Array.from({ length: count }, (_, i) => {
      const [dark, light] = ray(far, wide);
      return (
        <g key={i} transform={`rotate(${turn + (i * 360) / count})`}>
          <path class="antique-dark" d={dark} />
          <path class="antique-light" d={light} />
        </g>
      );
    });
  const ticks = Array.from({ length: windCount }, (_, i) => {
    const angle = (i * 2 * Math.PI) / windCount;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const inner = i % 4 === 0 ? 52 : 56;
    return `M${(cos * inner).toFixed(1)} ${(sin * inner).toFixed(1)}L${(cos * 62).toFixed(1)} ${(sin * 62).toFixed(1)}`;
  });
  return (
    <g transform={`translate(${x} ${y}) scale(${scale.toFixed(3)})`}>
      <circle class="antique-disc" r="66" />
      <circle class="antique-line" r="62" />
      <path class="antique-line" d={ticks.join('')} />
      {points(8, 22.5, 46, 5)}
      {points(4, 45, 60, 9)}
      {points(4, 0, 82, 12)}
      <circle class="antique-light" r="7" />
      <circle class="antique-dark" r="3" />
      {/* North, as old charts have it. */}
      <path
        class="antique-dark"
        d="M0 -110Q7 -101 3 -93Q9 -100 12 -92Q13 -85 5 -86L6 -82H-6L-5 -86Q-13 -85 -12 -92Q-9 -100 -3 -93Q-7 -101 0 -110Z"
      />
    </g>
  );
}

/** The winds that blow from the rose over the whole sea. */
function windsFrom({ x, y }: Room): string {
  const far = 2400;
  return Array.from({ length: windCount / 2 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / windCount;
    const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far];
    return `M${(x - dx).toFixed(0)} ${(y - dy).toFixed(0)}L${(x + dx).toFixed(0)} ${(y + dy).toFixed(0)}`;
  }).join('');
}

function Monster({ x, y, radius }: Room) {
  const scale = Math.min(1.15, (radius * 1.7) / 124);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale.toFixed(3)}) translate(-62 -34)`}>
      <path
        class="antique-body"
        d="M17 46C12 31 13 15 27 9C36 6 45 11 46 18C41 16 38 18 37 20C42 21 43 25 40 28C33 25 28 27 28 33C28 39 30 42 31 46Z"
      />
      <path
        class="antique-body"
        d="M42 46C43 22 66 22 68 46H59C58 34 51 34 50 46ZM76 46C77 28 95 28 97 46H89C88 37 84 37 83 46ZM103 46C103 35 110 35 112 24C115 31 118 33 123 32C116 37 111 39 110 46Z"
      />
      <path
        class="antique-line"
        d="M20 20q3 2 2 6M19 29q4 1 4 5M47 34q3 1 4 4M54 29q1 3 -1 5M62 33q-2 2 -2 4M80 36q3 0 4 3M88 34q0 2 -1 4M24 9q1 -6 6 -7q-1 4 1 6M20 12q-3 -4 0 -8q2 3 4 5"
      />
      <circle class="antique-dark" cx="33" cy="14" r="1.7" />
      <path
        class="antique-line"
        d="M4 48q5 -4 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0M14 54q5 -4 10 0t10 0t10 0M70 54q5 -4 10 0t10 0t10 0"
      />
    </g>
  );
}

function Ship({ x, y, radius }: Room) {
  const scale = Math.min(1.05, (radius * 1.6) / 84);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale.toFixed(3)}) translate(-42 -42)`}>
      <path class="antique-line" d="M29 56V10M49 56V4M66 52V20M8 50L-2 40" />
      <path
        class="antique-body"
        d="M18 15Q29 11 40 15Q43 24 40 33Q29 29 18 33Q21 24 18 15ZM16 36Q29 31 42 36Q45 45 42 53Q29 48 16 53Q20 45 16 36ZM39 10Q50 6 60 10Q63 19 60 28Q50 24 39 28Q42 19 39 10ZM41 31Q50 27 60 31Q63 41 60 50Q50 46 42 50Q45 41 41 31ZM61 24Q68 21 76 24Q78 31 76 39Q68 36 62 39Q64 31 61 24Z"
      />
      <path
        class="antique-dark"
        d="M29 10q6 -4 11 0q-5 1 -5 4q-3 -2 -6 0ZM49 4q6 -4 11 0q-5 1 -5 4q-3 -2 -6 0Z"
      />
      <path class="antique-body" d="M4 50Q8 56 16 57H62L66 51L82 46Q80 64 68 70H22Q8 66 4 50Z" />
      <path class="antique-line" d="M12 60H74M18 65H71M24 61v3M34 61v3M44 61v3M54 61v3M64 60v3" />
      <path
        class="antique-line"
        d="M-4 72q6 -5 12 0t12 0t12 0t12 0t12 0t12 0t12 0M10 78q6 -5 12 0t12 0t12 0t12 0"
      />
    </g>
  );
}

/** Degrees along the edge, black and white in turn. */
function Scale({ width, height }: Geometry) {
  const inside = (by: number) => ({ x: by, y: by, width: width - 2 * by, height: height - 2 * by });
  return (
    <g class="antique-scale">
      <rect {...inside(5)} />
      <rect class="antique-degrees" {...inside(9)} />
      <rect {...inside(13)} />
    </g>
  );
}

export function Ornaments({ geometry }: { readonly geometry: Geometry }) {
  const rooms = useMemo(
    () => openSea(geometry, 3).filter(({ radius }) => radius >= roomMin),
    [geometry],
  );
  const [first, second, third] = rooms;
  return (
    <svg
      class="board-ornaments"
      width={geometry.width}
      height={geometry.height}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      aria-hidden={true}
    >
      {first && <path class="antique-winds" d={windsFrom(first)} />}
      {!geometry.framed && <Scale {...geometry} />}
      {first && <Rose {...first} />}
      {second && <Monster {...second} />}
      {third && <Ship {...third} />}
    </svg>
  );
}
