// Where a long straight border runs along many short ones (the 60th parallel), the vertices of the
// one are put on the other, or the two would not become shared arcs.

const cell = 12;
const near = 0.35; // pixels: this far from an edge, a vertex lies on it
const edgeMin = 1.2;

const key = (x, y) => `${x},${y}`;
const cellOf = (value) => Math.floor(value / cell);

function gridOf(shapes) {
  const grid = new Map();
  for (const polygons of shapes) {
    for (const point of polygons.flat(2)) {
      const at = key(cellOf(point[0]), cellOf(point[1]));
      if (!grid.has(at)) grid.set(at, []);
      grid.get(at).push(point);
    }
  }
  return grid;
}

/** The vertices that lie on the inside of the edge from a to b, in that order. */
function verticesOn(grid, a, b) {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.hypot(dx, dy);
  if (length < edgeMin) return [];
  const found = new Map();
  const cells = (axis, slack) => [
    cellOf(Math.min(a[axis], b[axis]) - slack),
    cellOf(Math.max(a[axis], b[axis]) + slack),
  ];
  const [west, east] = cells(0, 0.5);
  const [north, south] = cells(1, 0.5);
  for (let column = west; column <= east; column++) {
    for (let row = north; row <= south; row++) {
      for (const point of grid.get(key(column, row)) ?? []) {
        const along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length;
        if (along <= 0.3 || along >= length - 0.3) continue;
        const aside = Math.abs((point[0] - a[0]) * dy - (point[1] - a[1]) * dx) / length;
        if (aside < near) found.set(point.map((v) => v.toFixed(2)).join(), [along, point]);
      }
    }
  }
  return [...found.values()].sort((one, other) => one[0] - other[0]).map(([, point]) => point);
}

/** The same shapes (multipolygons) with the vertices of each other on their edges. */
export function noded(shapes) {
  const grid = gridOf(shapes);
  const densify = (ring) => {
    const open = ring.slice(0, -1);
    const points = open.flatMap((point, i) => [
      point,
      ...verticesOn(grid, point, open[(i + 1) % open.length]),
    ]);
    return [...points, points[0]];
  };
  return shapes.map((polygons) => polygons.map((polygon) => polygon.map(densify)));
}
