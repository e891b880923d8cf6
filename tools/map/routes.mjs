// The dotted lines over the sea, from coast to coast, by hand: longitudes and latitudes. Two points
// make a slight bow, more a smooth line through all of them.
import { flat, height, project, width } from './projection.mjs';

const bow = 0.08; // of the length; lines shorter than `straightMax` pixels are straight
const straightMax = 60;
const beyond = 800; // how far the grid goes on

const routes = [
  ['northwest_territories', 'greenland', [[-67.2, 70.2], [-61, 70.8], [-54.8, 70.2]]],
  ['greenland', 'ontario', [
    [-93.8, 59.2], [-88, 60.6], [-82, 62.6], [-76.5, 63.3],
    [-71.5, 62.2], [-65.5, 61.6], [-58, 62.6], [-51.6, 64.1],
  ]],
  ['greenland', 'quebec', [[-61.8, 57.2], [-54, 58.2], [-47.6, 60.6]]],
  ['greenland', 'iceland', [[-32.5, 68.2], [-23.6, 65.7]]],
  ['brazil', 'north_africa', [[-35.2, -6.2], [-16.6, 13.2]]],
  ['iceland', 'great_britain', [[-17.5, 63.5], [-6.6, 57.9]]],
  ['iceland', 'scandinavia', [[-13.7, 65.1], [11.2, 64.6]]],
  ['great_britain', 'scandinavia', [[-1.9, 57.5], [5.2, 60.2]]],
  ['great_britain', 'northern_europe', [[1.7, 52.7], [6.3, 53.4]]],
  ['great_britain', 'western_europe', [[-1.3, 50.75], [-0.6, 49.2]]],
  ['scandinavia', 'northern_europe', [[13.4, 56.1], [11.2, 55.5]]],
  ['western_europe', 'north_africa', [[-5.6, 36.9], [-5.4, 34.6]]],
  ['southern_europe', 'north_africa', [[13.3, 37.7], [10.2, 36.3]]],
  ['southern_europe', 'egypt', [[22.6, 36.8], [22.2, 32.6]]],
  ['southern_europe', 'middle_east', [[27.4, 41.6], [30.2, 40.7]]],
  ['east_africa', 'madagascar', [[40.4, -10.2], [47.6, -14.6]]],
  ['south_africa', 'madagascar', [[36.6, -18.4], [44.3, -19.6]]],
  ['kamchatka', 'japan', [[142.6, 46.9], [142.4, 45.2]]],
  ['mongolia', 'japan', [[129.3, 36.6], [132.6, 35.2]]],
  ['siam', 'indonesia', [[102.4, 2.3], [103.0, -0.6]]],
  ['indonesia', 'new_guinea', [[125.2, 1.4], [131.4, -0.9]]],
  ['indonesia', 'western_australia', [[121, -10.1], [124.5, -15.6]]],
  ['new_guinea', 'western_australia', [[138.4, -8.2], [133.2, -11.6]]],
  ['new_guinea', 'eastern_australia', [[146.2, -8.6], [145.3, -14.9]]],
];
// The one that leaves the board at one edge and comes back at the other.
const round = { west: ['alaska', [-166.8, 66.6]], east: ['kamchatka', [189.2, 66.2]] };

const whole = (value) => Math.round(value * 10) / 10;
const at = (points) => points.map((point) => point.map(whole).join(' ')).join(' ');

function bowed([a, b]) {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  if (Math.hypot(dx, dy) < straightMax) return `M${at([a])}L${at([b])}`;
  const middle = [(a[0] + b[0]) / 2 - dy * bow, (a[1] + b[1]) / 2 + dx * bow];
  return `M${at([a])}Q${at([middle, b])}`;
}

/** A Catmull-Rom spline as cubic curves. */
function smooth(points) {
  const all = [points[0], ...points, points.at(-1)];
  let path = `M${at([points[0]])}`;
  for (let i = 1; i + 2 < all.length; i++) {
    const [p0, p1, p2, p3] = all.slice(i - 1, i + 3);
    const first = p1.map((value, axis) => value + (p2[axis] - p0[axis]) / 6);
    const second = p2.map((value, axis) => value - (p3[axis] - p1[axis]) / 6);
    path += `C${at([first, second, p2])}`;
  }
  return path;
}

/** As Geometry has them: pairs and paths. */
export function links() {
  const drawn = routes.map(([a, b, places]) => {
    const points = places.map(project);
    return { between: [a, b], path: points.length > 2 ? smooth(points) : bowed(points) };
  });
  const [west, east] = [project(round.west[1]), project(round.east[1])];
  const edge = whole((west[1] + east[1]) / 2 - 6);
  drawn.push({
    between: [round.west[0], round.east[0]],
    path: `M${at([west])}L0 ${edge}M${at([east])}L${width} ${edge}`,
  });
  return drawn;
}

/** Captions at the edges: what is reached there. */
export function arrows() {
  const y = whole((project(round.west[1])[1] + project(round.east[1])[1]) / 2 - 6);
  return [
    { to: round.east[0], at: [0, y] },
    { to: round.west[0], at: [width, y] },
  ];
}

/** Meridians and parallels, every 15 degrees, on into the space around the board. */
export function grid() {
  let path = '';
  for (let longitude = -165; longitude < 190; longitude += 15) {
    path += `M${whole(flat([longitude, 0])[0])} ${-beyond}V${height + beyond}`;
  }
  for (let latitude = -45; latitude <= 75; latitude += 15) {
    path += `M${-beyond} ${whole(flat([0, latitude])[1])}H${width + beyond}`;
  }
  return path;
}
