// From parts of the world to territories on the board: projected, rid of specks, with the borders
// between them as arcs that both sides share, and simplified along those arcs.
import clipping from 'polygon-clipping';
import { mergeArcs } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import { noded } from './noding.mjs';
import { project, seam } from './projection.mjs';
import { territories } from './territories.mjs';

const speckMax = 7; // square pixels: smaller islands are left out
const lakeMax = 14;
const detail = 1.1; // square pixels of the smallest corner kept
const grid = 5; // steps of the committed coordinates in a pixel

const shifted = ([x, y]) => [x < seam ? x + 360 : x, y];

export function area(ring) {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [x1, y1] = ring[i];
    const [x2, y2] = ring[(i + 1) % ring.length];
    sum += x1 * y2 - x2 * y1;
  }
  return Math.abs(sum / 2);
}

function partsOf(id, world) {
  return territories[id].parts.map((name) => {
    const part = world[name];
    if (!part) throw new Error(`${id}: no part of the world is called ${name}`);
    return part.map((polygon) => polygon.map((ring) => ring.map(shifted)));
  });
}

/** The territory's polygons on the board, without specks and ponds. */
function drawn(id, world) {
  let parts = partsOf(id, world);
  // The Aleutians beyond the seam would come out at the right edge.
  if (id === 'alaska') {
    parts = parts.map((part) => part.filter(([outer]) => outer.every(([x]) => x < 0)));
  }
  return clipping
    .union(...parts)
    .map((polygon) => polygon.map((ring) => ring.map(project)))
    .map(([outer, ...holes]) => [outer, ...holes.filter((hole) => area(hole) > lakeMax)])
    .filter(([outer]) => area(outer) > speckMax - 2);
}

/** The points of a ring made of arcs (a negative number is an arc backwards), open. */
export function pointsOf(ring, arcs) {
  return ring.flatMap((number) => {
    const arc = number < 0 ? arcs[~number].toReversed() : arcs[number];
    return arc.slice(0, -1);
  });
}

/** An object without the islands that simplification made specks, and the lakes it made ponds. */
function cleared({ arcs: polygons, ...object }, arcs) {
  const kept = polygons
    .filter(([outer]) => area(pointsOf(outer, arcs)) > speckMax)
    .map(([outer, ...lakes]) => [
      outer,
      ...lakes.filter((lake) => area(pointsOf(lake, arcs)) > lakeMax),
    ]);
  return { ...object, arcs: kept };
}

const snap = (value) => Math.round(value * grid) / grid;

/** On the grid, without repeated points; the ends stay. */
function snapped(arc) {
  const points = arc.map(([x, y]) => [snap(x), snap(y)]);
  return points.filter(
    ([x, y], i) => i === 0 || x !== points[i - 1][0] || y !== points[i - 1][1],
  );
}

/** Only the arcs in use, renumbered in order of appearance. */
function renumbered(groups, arcs) {
  const numbers = new Map();
  const rename = (number) => {
    const plain = number < 0 ? ~number : number;
    if (!numbers.has(plain)) numbers.set(plain, numbers.size);
    return number < 0 ? ~numbers.get(plain) : numbers.get(plain);
  };
  const renamed = groups.map((group) =>
    Object.fromEntries(
      Object.entries(group).map(([id, rings]) => [id, rings.map((ring) => ring.map(rename))]),
    ),
  );
  return { groups: renamed, arcs: [...numbers.keys()].map((number) => arcs[number]) };
}

/**
 * `world`: every part by name; `continents`: lists of territories by name. Gives the arcs, and the
 * rings of each territory and of each continent as lists of arcs.
 */
export function shapesOf(world, continents) {
  const ids = Object.keys(territories);
  const shapes = noded(ids.map((id) => drawn(id, world)));
  const features = ids.map((id, i) => ({
    type: 'Feature',
    id,
    properties: {},
    geometry: { type: 'MultiPolygon', coordinates: shapes[i] },
  }));
  const rough = topology({ board: { type: 'FeatureCollection', features } }, 8e3);
  const fine = simplify(presimplify(rough), detail);
  const arcs = fine.arcs.map(snapped);
  // Merged with itself, a territory loses the arcs that it has on both sides.
  const objects = fine.objects.board.geometries.map((object) =>
    cleared({ ...mergeArcs(fine, [object]), id: object.id }, arcs),
  );
  const rings = objects.map(({ id, arcs: polygons }) => [id, polygons.flat()]);
  const outlines = Object.entries(continents).map(([id, members]) => [
    id,
    mergeArcs(fine, objects.filter((object) => members.includes(object.id))).arcs.flat(),
  ]);
  const { groups, arcs: used } = renumbered([rings, outlines].map(Object.fromEntries), arcs);
  return { arcs: used, territories: groups[0], continents: groups[1] };
}
