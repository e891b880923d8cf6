// What must hold of the drawing. Needs no package, so that it can be run anywhere at any time.
import { gzipSync } from 'node:zlib';
import { decodeArc, fileOf } from './encoding.mjs';
import { height, project, width } from './projection.mjs';
import { bordersOf, pair } from './rules.mjs';

const compressedMax = 24_000;
const tokensApartMin = 62; // pixels: 12 on the smallest phone, held sideways
const tokenInsetMin = 7; // from the coast or border
const borderMin = 9; // the length of the shortest that can be seen

// Places people look for, and the straits that must stay water.
const landmarks = [
  ['Sardinia', [9.0, 40.1], 'southern_europe'],
  ['Corsica', [9.1, 42.2], 'western_europe'],
  ['Sicily', [14.2, 37.5], 'southern_europe'],
  ['Crete', [24.9, 35.25], 'southern_europe'],
  ['Cyprus', [33.1, 34.95], 'middle_east'],
  ['Ireland', [-8, 53.2], 'great_britain'],
  ['Newfoundland', [-56.2, 48.6], 'quebec'],
  ['Cuba', [-77.9, 21.4], 'central_america'],
  ['Tierra del Fuego', [-68.6, -54.1], 'argentina'],
  ['Svealand', [15, 59.8], 'scandinavia'],
  ['Zealand', [11.8, 55.5], 'northern_europe'],
  ['Thrace', [27.3, 41.3], 'southern_europe'],
  ['Sinai', [33.8, 29.5], 'egypt'],
  ['Hokkaido', [142.9, 43.4], 'japan'],
  ['Sakhalin', [142.8, 50.5], 'kamchatka'],
  ['Taiwan', [121, 23.7], 'china'],
  ['Hainan', [109.8, 19.2], 'china'],
  ['Sri Lanka', [80.7, 7.6], 'india'],
  ['Borneo', [114, 1], 'indonesia'],
  ['Luzon', [121.2, 16.5], 'indonesia'],
  ['Tasmania', [146.6, -42], 'eastern_australia'],
  ['South Island', [170.5, -43.8], 'eastern_australia'],
  ['Chukotka', [186, 66.5], 'kamchatka'],
  ['the Caspian Sea', [51, 40.5], null],
  ['the Black Sea', [34, 43.2], null],
  ['Lake Superior', [-87.6, 47.7], null],
  ['the Strait of Gibraltar', [-5.6, 35.95], null],
];

function ringPoints(ring, arcs) {
  return ring.flatMap((number) => {
    const arc = number < 0 ? [...arcs[~number]].reverse() : arcs[number];
    return arc.slice(0, -1);
  });
}

/** Whether the point lies inside, by the even-odd rule. */
function inside([x, y], rings) {
  let odd = false;
  for (const ring of rings) {
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) odd = !odd;
    });
  }
  return odd;
}

function inset([x, y], rings) {
  let least = Infinity;
  for (const ring of rings) {
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length];
      const squared = (x2 - x1) ** 2 + (y2 - y1) ** 2 || 1;
      const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / squared;
      const part = Math.max(0, Math.min(1, along));
      least = Math.min(least, Math.hypot(x - x1 - part * (x2 - x1), y - y1 - part * (y2 - y1)));
    });
  }
  return least;
}

const lengthOf = (arc) =>
  arc.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - arc[i][0], y - arc[i][1]), 0);

/** Pairs of territories that share arcs, with the length of what they share. */
function sharedBorders(board, arcs) {
  const owners = arcs.map(() => []);
  for (const { id, rings } of board.territories) {
    for (const number of rings.flat()) owners[number < 0 ? ~number : number].push(id);
  }
  const shared = new Map();
  const faults = [];
  owners.forEach((ids, number) => {
    if (ids.length === 0 || ids.length > 2) faults.push(`arc ${number}: ${ids.length} owners`);
    if (ids.length !== 2) return;
    if (ids[0] === ids[1]) return faults.push(`arc ${number}: ${ids[0]} borders on itself`);
    const key = pair(...ids);
    shared.set(key, (shared.get(key) ?? 0) + lengthOf(arcs[number]));
  });
  return { shared, faults };
}

function borderFaults(board, arcs, rules) {
  const { shared, faults } = sharedBorders(board, arcs);
  const borders = bordersOf(rules);
  const links = board.links.map(({ between }) => pair(...between));
  for (const border of borders) {
    if (!shared.has(border) && !links.includes(border)) {
      faults.push(`${border}: a border of the rules that is not drawn`);
    }
  }
  for (const [border, length] of shared) {
    if (!borders.has(border)) faults.push(`${border}: touch, but the rules know no border`);
    if (links.includes(border)) faults.push(`${border}: a sea route between lands that touch`);
    if (length < borderMin) faults.push(`${border}: only ${length.toFixed(1)} pixels long`);
  }
  links.forEach((border, i) => {
    if (!borders.has(border)) faults.push(`${border}: a sea route, but the rules know no border`);
    if (links.indexOf(border) !== i) faults.push(`${border}: two sea routes`);
  });
  // Left out of a board printed in 2023, as were Sardinia and Corsica.
  if (!shared.has(pair('central_america', 'eastern_united_states'))) {
    faults.push('Central America does not touch the eastern United States');
  }
  return faults;
}

function factFaults(board, rules) {
  const faults = [];
  const same = (what, drawn, ruled) => {
    const [one, other] = [JSON.stringify(drawn), JSON.stringify(ruled)];
    if (one !== other) faults.push(`${what}: drawn ${one}, in the rules ${other}`);
  };
  same('territories', board.territories.map(({ id }) => id), Object.keys(rules.territories));
  same('continents', board.continents.map(({ id }) => id), Object.keys(rules.continents));
  for (const { id, continent, value } of board.territories) {
    const ruled = rules.territories[id];
    same(`${id}, continent`, continent, ruled?.continent);
    same(`${id}, value`, value, ruled?.value);
    same(`${id}, value and borders`, value, ruled?.neighbours.length);
  }
  for (const { id, bonus } of board.continents) {
    same(`${id}, bonus`, bonus, rules.continents[id]?.bonus);
  }
  return faults;
}

function placeFaults(board, arcs) {
  const faults = [];
  const rings = new Map(
    board.territories.map(({ id, rings: own }) => [id, own.map((ring) => ringPoints(ring, arcs))]),
  );
  const ownerOf = (point) => [...rings.keys()].find((id) => inside(point, rings.get(id))) ?? null;
  for (const [name, place, expected] of landmarks) {
    const owner = ownerOf(project(place));
    if (owner !== expected) faults.push(`${name}: in ${owner ?? 'the sea'}, not ${expected}`);
  }
  board.territories.forEach(({ id, token, label }, i) => {
    if (ownerOf(token) !== id) faults.push(`${id}: its token stands outside`);
    const room = inset(token, rings.get(id));
    if (room < tokenInsetMin) faults.push(`${id}: its token is ${room.toFixed(1)} from the edge`);
    if (label[0] < 0 || label[0] > width || label[1] < 0 || label[1] > height) {
      faults.push(`${id}: its name is off the board`);
    }
    for (const other of board.territories.slice(i + 1)) {
      const apart = Math.hypot(token[0] - other.token[0], token[1] - other.token[1]);
      if (apart < tokensApartMin) faults.push(`${id}, ${other.id}: tokens ${apart.toFixed(0)} apart`);
    }
  });
  for (const { id, label, rings: outline } of board.continents) {
    if (ownerOf(label)) faults.push(`${id}: its plate stands on land`);
    const points = outline.map((ring) => ringPoints(ring, arcs));
    const members = board.territories.filter(({ continent }) => continent === id);
    for (const { id: member, token } of members) {
      if (!inside(token, points)) faults.push(`${id}: its outline leaves out ${member}`);
    }
  }
  return faults;
}

/** Everything wrong with the board (as encoding.mjs has it), in sentences. */
export function faultsOf(board, rules) {
  const arcs = board.arcs.map(decodeArc);
  const faults = [
    ...factFaults(board, rules),
    ...borderFaults(board, arcs, rules),
    ...placeFaults(board, arcs),
  ];
  const compressed = gzipSync(fileOf(board), { level: 9 }).length;
  if (compressed > compressedMax) faults.push(`${compressed} bytes compressed, not ${compressedMax}`);
  if (board.width !== width || board.height !== height) faults.push('of another size');
  return faults;
}

/** One line for people. */
export function summaryOf(board) {
  const points = board.arcs.reduce((sum, arc) => sum + decodeArc(arc).length, 0);
  const file = fileOf(board);
  return (
    `${board.territories.length} territories, ${board.links.length} sea routes, ` +
    `${board.arcs.length} arcs of ${points} points, ${file.length} bytes, ` +
    `${gzipSync(file, { level: 9 }).length} compressed`
  );
}
