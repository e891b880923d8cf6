// Draws our sign, a hexagon with a K, as SVG and as PNG in the sizes an installed app needs:
//   node scripts/icons.mjs        writes public/icon.svg and public/icon-*.png
// The output is committed; run it again after changing the drawing.
import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';

const ground = [10, 110, 105];
const ink = [255, 255, 255];
const hexagon = [
  [16, 1],
  [29, 8.5],
  [29, 23.5],
  [16, 31],
  [3, 23.5],
  [3, 8.5],
];
const strokes = [
  [11, 8, 11, 24],
  [11, 17, 20, 8],
  [13.5, 14.5, 21, 24],
];
const strokeWidth = 3.4;

function inHexagon(x, y) {
  return hexagon.every(([ax, ay], index) => {
    const [bx, by] = hexagon[(index + 1) % hexagon.length];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });
}

function onStroke(x, y) {
  return strokes.some(([ax, ay, bx, by]) => {
    const [dx, dy] = [bx - ax, by - ay];
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
    const t = Math.max(0, Math.min(1, along));
    return Math.hypot(x - ax - t * dx, y - ay - t * dy) <= strokeWidth / 2;
  });
}

/** Colour and coverage of a point; a maskable icon fills its whole square. */
function paint(x, y, maskable) {
  if (onStroke(x, y)) return [...ink, 255];
  return maskable || inHexagon(x, y) ? [...ground, 255] : [...ground, 0];
}

function pixels(size, maskable) {
  const samples = 4;
  const scale = maskable ? 46 / size : 32 / size; // maskable: the sign within the safe circle
  const shift = maskable ? -7 : 0;
  const bytes = Buffer.alloc(size * size * 4);
  for (let py = 0; py < size; ++py) {
    for (let px = 0; px < size; ++px) {
      const sum = [0, 0, 0, 0];
      for (let s = 0; s < samples * samples; ++s) {
        const x = (px + ((s % samples) + 0.5) / samples) * scale + shift;
        const y = (py + (Math.floor(s / samples) + 0.5) / samples) * scale + shift;
        const [r, g, b, a] = paint(x, y, maskable);
        sum[0] += r * a;
        sum[1] += g * a;
        sum[2] += b * a;
        sum[3] += a;
      }
      const at = (py * size + px) * 4;
      for (let c = 0; c < 3; ++c) bytes[at + c] = sum[3] ? Math.round(sum[c] / sum[3]) : 0;
      bytes[at + 3] = Math.round(sum[3] / (samples * samples));
    }
  }
  return bytes;
}

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; ++bit) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc(bytes) {
  let c = 0xffffffff;
  for (const byte of bytes) c = crcTable[(c ^ byte) & 255] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc(body), body.length + 4);
  return out;
}

function png(size, maskable) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rows = pixels(size, maskable);
  const lines = [];
  for (let y = 0; y < size; ++y) {
    lines.push(Buffer.from([0]), rows.subarray(y * size * 4, (y + 1) * size * 4));
  }
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const rgb = ([r, g, b]) => `#${[r, g, b].map((v) => v.toString(16).padStart(2, '0')).join('')}`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>Kamchatka</title>
  <path fill="${rgb(ground)}" d="M${hexagon.map((p) => p.join(' ')).join('L')}z"/>
  <path fill="none" stroke="${rgb(ink)}" stroke-width="${strokeWidth}" stroke-linecap="round" d="${strokes
    .map(([ax, ay, bx, by]) => `M${ax} ${ay}L${bx} ${by}`)
    .join('')}"/>
</svg>
`;
const folder = new URL('../public/', import.meta.url);
writeFileSync(new URL('icon.svg', folder), svg);
writeFileSync(new URL('icon-192.png', folder), png(192, false));
writeFileSync(new URL('icon-512.png', folder), png(512, false));
writeFileSync(new URL('icon-maskable.png', folder), png(512, true));
writeFileSync(new URL('icon-apple.png', folder), png(180, true));
