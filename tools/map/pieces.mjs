// Parts of nations that are not provinces: nations cut along borders of the board, and the parts of
// a nation that lie in one part of the world. All in longitude and latitude.
import { readFileSync } from 'node:fs';
import clipping from 'polygon-clipping';

const cuts = JSON.parse(readFileSync(new URL('cuts.json', import.meta.url), 'utf8'));

const line = (name) => cuts[name];
const back = (points) => points.toReversed();
const ring = (points) => [[...points, points[0]]];

// The lines of cuts.json go on into the sea and beyond the nation, so that they cut it through.
const ukraineUral = [
  [62.5, 51.8], ...line('ukraine|ural'),
  [64.2, 69.7], [60.8, 70.45], [57, 70.35], [50, 70.6], [45, 73], [42, 82.5],
]; // northwards
const uralSiberia = [[76, 82.5], [78, 73.5], ...line('ural|siberia'), [75.6, 53], [76, 50]];
const siberiaYakutia = [[118, 82.5], [116, 76], [112.5, 74.3], ...line('siberia|yakutia')];
const siberiaChita = [...line('siberia|chita'), [98.9, 51], [98.9, 49]];

// Each is taken from what the ones before it left; the last piece is the rest.
const russia = {
  'RUS.ukraine': [[62.5, 40], [25, 40], [25, 82.5], ...back(ukraineUral)],
  'RUS.ural': [...ukraineUral, ...uralSiberia, [62.5, 50]],
  'RUS.siberia': [...back(uralSiberia), ...siberiaYakutia, ...siberiaChita.slice(1), [76, 46]],
  'RUS.yakutia': [
    ...siberiaYakutia,
    ...line('chita|yakutia').slice(1),
    ...back(line('kamchatka|yakutia')).slice(1),
    [162.6, 71], [163, 82.5],
  ],
  'RUS.chita': [
    ...siberiaChita,
    [105, 46], [122.2, 46], [122.2, 52.3],
    ...line('chita|kamchatka'),
    ...back(line('chita|yakutia')).slice(1, -1),
  ],
};
// East Kazakhstan touches China for Siberia, Almaty for the Ural.
const kazakhstan = {
  'KAZ.siberia': [
    [82.6, 45.1], ...line('kazakh ural|siberia'), [79.5, 52.5], [90, 52.5], [90, 45.1],
  ],
  'KAZ.afghanistan': [
    [76, 42.4], ...line('afghanistan|ural'), [61.3, 52], [60, 56], [40, 56], [40, 38], [76, 38],
  ],
};
// The border of China with the Middle East is a few pixels on Earth; a wedge of the Karakoram and
// the Wakhan make it long enough to be seen.
const karakoram = [
  [71.4, 36.2], [71.6, 38.3], [74.2, 38.6], [76.6, 38.0],
  [78.4, 36.6], [78.2, 35.1], [75, 33.5], [72, 35.5],
];
const china = {
  'CHN.mongolia': [
    [96.9, 43.4], ...line('china|mongolia'),
    [120.2, 39.3], [121.2, 38.3], [125, 38], [140, 38], [140, 60], [96, 60],
  ],
  'CHN.karakoram': karakoram,
};
// Up to the Straits, so that they lie between Southern Europe and the Middle East.
const thrace = [
  [25.5, 40.3], [26.1, 39.95], [26.75, 40.4], [27.6, 40.75], [28.6, 40.85],
  [29.05, 41.05], [29.15, 41.3], [29.2, 42.5], [25.5, 42.5],
];

// Those polygons of a nation whose middle lies in the box: [west, south, east, north].
const boxes = {
  'RUS.kaliningrad': [19, 54, 23, 56],
  'FRA.europe': [-6, 41, 10, 52],
  'FRA.guiana': [-56, 1, -50, 7],
  'ESP.europe': [-10, 35, 5, 45],
  'PRT.europe': [-10, 36, -6, 43],
  'NLD.europe': [3, 50, 8, 54],
  'NOR.mainland': [3, 57, 32, 72],
  'CHL.mainland': [-77, -57, -66, -16],
  'ECU.mainland': [-82, -6, -74, 3],
  'ZAF.mainland': [15, -36, 34, -20],
  'NZL.mainland': [166, -48, 179, -34],
  'MYS.peninsula': [99, 0, 105, 8],
  'MYS.borneo': [108, 0, 120, 8],
};

function middle([outer]) {
  const sum = outer.reduce(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return sum.map((value) => value / outer.length);
}

function within(polygons, [west, south, east, north]) {
  return polygons.filter((polygon) => {
    const [x, y] = middle(polygon);
    return x >= west && x <= east && y >= south && y <= north;
  });
}

/** Cuts the pieces out of `whole` one after the other; what is left is called `rest`. */
function carve(whole, cutters, rest) {
  const pieces = {};
  let left = whole;
  for (const [name, points] of Object.entries(cutters)) {
    pieces[name] = clipping.intersection(left, ring(points));
    left = clipping.difference(left, ring(points));
  }
  return { ...pieces, [rest]: left };
}

/** All the pieces by name. `nations` are multipolygons by ISO code. */
export function piecesOf(nations) {
  const boxed = Object.entries(boxes).map(([name, box]) => {
    const found = within(nations[name.split('.')[0]], box);
    if (found.length === 0) throw new Error(`${name}: nothing lies in its box`);
    return [name, found];
  });
  const mainland = nations.RUS.filter((polygon) => !(within([polygon], boxes['RUS.kaliningrad'])[0]));
  const wallace = [[94, -12], [130.9, -12], [130.9, 7], [94, 7]];
  return {
    ...Object.fromEntries(boxed),
    ...carve(mainland, russia, 'RUS.kamchatka'),
    ...carve(nations.KAZ, kazakhstan, 'KAZ.ural'),
    ...carve(nations.CHN, china, 'CHN.china'),
    ...carve(nations.AFG, { 'AFG.wakhan': karakoram }, 'AFG.afghanistan'),
    ...carve(nations.TUR, { 'TUR.thrace': thrace }, 'TUR.anatolia'),
    ...carve(nations.IDN, { 'IDN.west': wallace }, 'IDN.papua'),
  };
}
