// Where a place on Earth lies on the board. Miller's cylinder, stretched by a density in longitude
// and another in latitude (Europe needs room for seven tokens, oceans and the Arctic need little),
// then swollen a little around the territories that would be too small to hold a token.
// Needs no package: `build.mjs --check` asks it where Sardinia should be.

export const width = 1600;
const margin = 26;

/** West of this meridian, in the Bering Strait, the world goes on at the right edge. */
export const seam = -168.95;

// [from, to, density], in degrees.
const alongLongitude = [
  [-169.5, -141, 0.72],
  [-141, -60, 0.94],
  [-60, -38, 0.9],
  [-38, -26, 0.36],
  [-26, -12, 1.0],
  [-12, 45, 1.5],
  [45, 60, 1.15],
  [60, 150, 1.0],
  [150, 191, 0.6],
];
const alongLatitude = [
  [-57, -36, 0.8],
  [-36, -12, 1.16],
  [-12, 34, 1.24],
  [34, 62, 1.62],
  [62, 70, 1.2],
  [70, 78, 0.72],
  [78, 84, 0.4],
];

// [longitude, latitude, radius in pixels, gain]: a gain below 1.87 cannot fold the map.
const swellings = [
  [-18.7, 64.8, 48, 1.38], // Iceland
  [-3.6, 54.0, 72, 1.22], // Great Britain
  [138.0, 37.8, 86, 1.36], // Japan
  [46.8, -19, 66, 1.28], // Madagascar
  [-92, 16.5, 105, 1.22], // Central America
  [-64, -14, 150, 1.12], // South America
  [121, -3, 128, 1.22], // Indonesia
  [145, -6, 80, 1.16], // New Guinea
];

const radians = Math.PI / 180;
const miller = (latitude) =>
  (1.25 / radians) * Math.log(Math.tan(Math.PI / 4 + 0.4 * latitude * radians));

/** The integral of a density whose steps are blended over `blend` degrees on both sides. */
function integral(density, from, to, blend) {
  const steps = 3600;
  const step = (to - from) / steps;
  const sums = [0];
  for (let i = 0; i < steps; i++) {
    const middle = from + (i + 0.5) * step;
    let blended = 0;
    for (let j = -8; j <= 8; j++) blended += density(middle + (blend * j) / 8) / 17;
    sums.push(sums[i] + blended * step);
  }
  return (degrees) => {
    const at = (degrees - from) / step;
    const i = Math.max(0, Math.min(steps - 1, Math.floor(at)));
    return sums[i] + (at - i) * (sums[i + 1] - sums[i]);
  };
}

function stepped(bands) {
  return (degrees) => (bands.find(([, to]) => degrees < to) ?? bands.at(-1))[2];
}

const latitudeBand = stepped(alongLatitude);
const millerSlope = (latitude) => (miller(latitude + 0.01) - miller(latitude - 0.01)) / 0.02;
const eastward = integral(stepped(alongLongitude), -169.5, 191, 5);
const northward = integral((degrees) => latitudeBand(degrees) * millerSlope(degrees), -57, 84, 3);

const scale = (width - 2 * margin) / eastward(191);
export const height = Math.round(northward(83.9) * scale + 2 * margin);

/** Without the swellings: for the lines of the grid. */
export const flat = ([longitude, latitude]) => [
  margin + eastward(longitude) * scale,
  height - margin - northward(latitude) * scale,
];

const swollen = swellings.map(([longitude, latitude, radius, gain]) => ({
  centre: flat([longitude, latitude]),
  radius,
  gain,
}));

/** [longitude, latitude] to [x, y]. Longitudes run from the seam eastwards, up to 191. */
export function project(place) {
  let [x, y] = flat(place);
  for (const { centre, radius, gain } of swollen) {
    const dx = x - centre[0];
    const dy = y - centre[1];
    const far = Math.hypot(dx, dy) / radius;
    if (far > 2.6) continue;
    const grown = 1 + (gain - 1) * Math.exp(-(far ** 4));
    x = centre[0] + dx * grown;
    y = centre[1] + dy * grown;
  }
  return [x, y];
}
