import { describe, expect, it } from 'vitest';
import { type Box, boxAt, placed, spotsAround, type Wish } from './label-placing';
import { type Lettering, lettered, linesOf, wholeOf } from './label-wishes';
import { planisphere } from './planisphere.gen';

const extent = { width: 40, ascent: 12, descent: 3, rest: 0 };
const token: Box = { left: -16, right: 16, top: -16, bottom: 16 };
const bounds: Box = { left: 0, top: 0, right: 400, bottom: 300 };
const wish = (key: string, x: number, y: number): Wish => ({
  key,
  at: [x, y],
  extent,
  spots: spotsAround(token, extent),
});
const around = (x: number, y: number): Box => ({
  left: x - 16,
  right: x + 16,
  top: y - 16,
  bottom: y + 16,
});
const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('names', () => {
  it('stand below their token where there is room', () => {
    const spot = placed([wish('peru', 200, 100)], { taken: [around(200, 100)], bounds }).get(
      'peru',
    );
    expect(spot).toEqual({ x: 0, y: 30, anchor: 'middle' });
  });
  it('go elsewhere when something is there, or the board ends', () => {
    const taken = [around(200, 100), around(200, 130)];
    expect(placed([wish('peru', 200, 100)], { taken, bounds }).get('peru')?.y).toBeLessThan(0);
    const low = placed([wish('peru', 200, 290)], { taken: [around(200, 290)], bounds });
    expect(low.get('peru')?.y).toBeLessThan(0);
  });
  it('are left out when every spot is taken', () => {
    const taken = [{ left: 100, right: 300, top: 20, bottom: 180 }];
    expect(placed([wish('peru', 200, 100)], { taken, bounds }).size).toBe(0);
  });
  it('do not take the best spot of another for a second of their own', () => {
    const wishes = [wish('north', 200, 60), wish('south', 200, 125)];
    const taken = [around(200, 60), around(200, 125), around(200, 90)];
    const found = placed(wishes, { taken, bounds });
    expect(found.get('south')).toEqual({ x: 0, y: 30, anchor: 'middle' });
    expect(found.get('north')).toBeTruthy();
  });
  it('move over for another that has no other spot', () => {
    const only: Wish = { ...wish('narrow', 200, 170), spots: [{ x: 0, y: -30, anchor: 'middle' }] };
    const wide = wish('wide', 200, 110);
    const taken = [around(200, 110)];
    expect(placed([wide], { taken, bounds }).get('wide')?.y).toBe(30);
    const found = placed([wide, only], { taken, bounds });
    expect(found.get('narrow')).toEqual(only.spots[0]);
    expect(found.get('wide')?.y).toBeLessThan(0);
  });
  it('never meet each other nor what is in the way', () => {
    const wishes = Array.from({ length: 40 }, (_, i) =>
      wish(`t${i}`, 20 + ((i * 37) % 360), 20 + ((i * 53) % 260)),
    );
    const taken = wishes.map(({ at }) => around(...at));
    const found = placed(wishes, { taken, bounds });
    const boxes = wishes.flatMap((each) => {
      const spot = found.get(each.key);
      return spot ? [boxAt(each, spot)] : [];
    });
    expect(boxes.length).toBeGreaterThan(3);
    boxes.forEach((box, i) => {
      for (const other of [...taken, ...boxes.slice(i + 1)]) expect(meet(box, other)).toBe(false);
    });
  });
  it('take two lines when they are long', () => {
    expect(linesOf('Ucraina')).toEqual(['Ucraina']);
    expect(linesOf('Afghanistan')).toEqual(['Afghanistan']);
    expect(linesOf('Territori del Nord Ovest')).toEqual(['Territori del', 'Nord Ovest']);
    expect(linesOf('Stati Uniti Orientali')).toEqual(['Stati Uniti', 'Orientali']);
  });
});

describe('the letters of the classic board', () => {
  const at = (zoom: number, more: Partial<Lettering> = {}) =>
    lettered({
      geometry: planisphere,
      frame: wholeOf(planisphere),
      zoom,
      token: 0.62 + 0.4 * zoom,
      size: 12.5,
      names: (id) => id.replaceAll('_', ' '),
      values: true,
      continentNames: (id) => id,
      captions: (id) => id,
      holdings: {},
      draft: {},
      ringed: new Set(),
      first: [],
      ...more,
    });
  const shown = (spots: ReadonlyMap<string, unknown>) =>
    planisphere.territories.filter(({ id }) => spots.has(id)).length;

  it('are nearly all there on a desktop, more the closer one looks', () => {
    expect(shown(at(1))).toBeGreaterThanOrEqual(41);
    expect(shown(at(0.68))).toBeGreaterThanOrEqual(32);
    expect(shown(at(0.25))).toBeLessThan(shown(at(0.5)));
    expect(shown(at(2))).toBe(42);
  });
  it('give way to those of the territories that matter', () => {
    const hidden = planisphere.territories.filter(({ id }) => !at(0.5).has(id));
    const rescued = hidden.filter(({ id }) => at(0.5, { first: [id] }).has(id));
    expect(hidden.length).toBeGreaterThan(0);
    expect(rescued.length).toBeGreaterThan(0);
  });
  it('keep clear of what is being placed', () => {
    const { id } = planisphere.territories[2] ?? { id: '' }; // its name stands above its token
    const before = at(1).get(id);
    expect(before?.y).toBeLessThan(0);
    expect(at(1, { draft: { [id]: 3 } }).get(id)).not.toEqual(before);
  });
  it('keep clear of the ring around what is selected', () => {
    const y = (ringed: ReadonlySet<string>) => at(1, { ringed }).get('brazil')?.y ?? 0;
    expect(y(new Set(['brazil']))).toBeGreaterThan(y(new Set()));
  });
  it('are left out when nobody wants them', () => {
    expect(shown(at(1, { names: null, values: false }))).toBe(0);
    expect(at(1, { names: null, values: false }).has('pill asia')).toBe(true);
  });
});
