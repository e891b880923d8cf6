// How far apart two colours look, to colour-blind people too, and how well one can be read on the
// other. For the tests: Machado 2009 (severity 1), CIEDE2000, WCAG contrast.

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

export const visions: Readonly<Record<string, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const toLab: Matrix = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
];
const white: Triple = [0.95047, 1, 1.08883];

/** '#rrggbb' as linear light. */
function linear(hex: string): Triple {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function times(matrix: Matrix, [a, b, c]: Triple): Triple {
  const row = (r: Triple): number => r[0] * a + r[1] * b + r[2] * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function lab(light: Triple): Triple {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = times(toLab, light);
  const [fx, fy, fz] = [f(x / white[0]), f(y / white[1]), f(z / white[2])];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const radians = Math.PI / 180;
const cos = (degrees: number): number => Math.cos(degrees * radians);
const sin = (degrees: number): number => Math.sin(degrees * radians);

function hue(b: number, a: number): number {
  if (a === 0 && b === 0) return 0;
  const degrees = Math.atan2(b, a) / radians;
  return degrees < 0 ? degrees + 360 : degrees;
}

const pow7 = (value: number): number => Math.sqrt(value ** 7 / (value ** 7 + 25 ** 7));

/** CIEDE2000 between two Lab colours. */
export function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const grey = 0.5 * (1 - pow7((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [p1, p2] = [(1 + grey) * a1, (1 + grey) * a2];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [hue(b1, p1), hue(b2, p2)];
  const colourless = c1 * c2 === 0;
  let dh = colourless ? 0 : h2 - h1;
  if (dh > 180) dh -= 360;
  else if (dh < -180) dh += 360;
  const dH = 2 * Math.sqrt(c1 * c2) * sin(dh / 2);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const far = Math.abs(h1 - h2) > 180;
  const h = colourless ? h1 + h2 : far ? (h1 + h2 + 360) / 2 : (h1 + h2) / 2;
  const t =
    1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rt = -2 * pow7(c) * sin(60 * Math.exp(-(((h - 275) / 25) ** 2)));
  const [x, y, z] = [(l2 - l1) / sl, (c2 - c1) / sc, dH / sh];
  return Math.sqrt(x * x + y * y + z * z + rt * y * z);
}

/** How different two colours look to eyes of this kind. */
export function distance(one: string, other: string, vision: Matrix): number {
  const seen = (hex: string): Triple => {
    const [r, g, b] = times(vision, linear(hex));
    const clip = (value: number): number => Math.min(1, Math.max(0, value));
    return lab([clip(r), clip(g), clip(b)]);
  };
  return ciede2000(seen(one), seen(other));
}

/** WCAG 2: 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string): number => times(toLab, linear(hex))[1];
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
