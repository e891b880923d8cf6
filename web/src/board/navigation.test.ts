import { describe, expect, it } from 'vitest';
import type { Point } from './geometry';
import { type Direction, named, nearest, plain } from './navigation';
import { planisphere } from './planisphere.gen';

interface Place {
  readonly id: string;
  readonly token: Point;
}
const directions: readonly Direction[] = ['up', 'down', 'left', 'right'];

/** How many territories the arrow keys reach from this one. */
function reached(places: readonly Place[], start: string): number {
  const seen = new Set([start]);
  for (const from of seen) {
    for (const direction of directions) {
      const next = nearest(places, from, direction);
      if (next !== null) seen.add(next);
    }
  }
  return seen.size;
}

interface Quadrant {
  readonly territories: readonly { readonly id: string; readonly capital: Point }[];
}
const quadrants = Object.values(
  import.meta.glob<Quadrant>('../../../quadrants/*.json', { eager: true }),
);

/** The tokens of six of the twelve quadrants side by side, a different six for each number. */
function master(number: number, columns: number): Place[] {
  return Array.from({ length: 6 }, (_, place) => {
    const quadrant = quadrants[(number + place * (1 + (number % 5) * 2)) % quadrants.length];
    return (quadrant?.territories ?? []).map(
      (territory): Place => ({
        id: `${place} ${territory.id}`,
        token: [
          territory.capital[0] / 2 + (place % columns) * 500,
          territory.capital[1] / 2 + Math.floor(place / columns) * 500,
        ],
      }),
    );
  }).flat();
}

describe('arrow keys', () => {
  it('go to the neighbour that one means', () => {
    const go = (from: string, ...way: Direction[]) =>
      way.reduce((at, direction) => nearest(planisphere.territories, at, direction) ?? at, from);
    expect(go('alaska', 'right')).toBe('northwest_territories');
    expect(go('brazil', 'right')).toBe('congo');
    expect(go('ukraine', 'left')).toBe('northern_europe');
    expect(go('egypt', 'down')).toBe('east_africa');
    expect(go('argentina', 'down')).toBe('argentina');
  });

  it.each(planisphere.territories.map(({ id }) => id))('reach the whole world from %s', (id) => {
    expect(reached(planisphere.territories, id)).toBe(42);
  });

  it('reach every territory of boards of quadrants, from every one', () => {
    expect(quadrants).toHaveLength(12);
    for (let number = 0; number < 24; number++) {
      const places = master(number, number % 2 === 0 ? 3 : 2);
      for (const { id } of places) expect(reached(places, id), id).toBe(places.length);
    }
  });
});

describe('letters', () => {
  const places: Place[] = ['cina', 'cita', 'congo', 'peru'].map((id) => ({ id, token: [0, 0] }));
  const names = (id: string) =>
    ({ cina: 'Cina', cita: 'Čita', congo: 'Congo', peru: 'Perù' })[id] ?? id;

  it('go through the names that begin with them', () => {
    expect(named(places, names, 'peru', 'c')).toBe('cina');
    expect(named(places, names, 'cina', 'c')).toBe('cita');
    expect(named(places, names, 'congo', 'c')).toBe('cina');
    expect(named(places, names, null, 'c')).toBe('cina');
  });
  it('narrow the search down when several are typed', () => {
    expect(named(places, names, 'cina', 'ci')).toBe('cina');
    expect(named(places, names, 'cina', 'co')).toBe('congo');
    expect(named(places, names, 'cina', 'x')).toBeNull();
  });
  it('ignore accents', () => {
    expect(plain('Čita Perù')).toBe('cita peru');
  });
});
