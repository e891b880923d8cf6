import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ciede2000, contrast, distance, visions } from './colour-vision';
import { colours } from './geometry';

// From web/, where tests are run. What a look does not say is as usual.
const usual = readFileSync('src/board/palette.css', 'utf8');
const antique = readFileSync('src/board/antique/palette.css', 'utf8') + usual;
const schemes = ['light', 'dark'] as const;

/** The value of a custom property of the board, in one of the two schemes. */
function colour(name: string, scheme: 'light' | 'dark' = 'light', sheet = usual): string {
  const value = sheet.match(new RegExp(`--${name}: ([^;]+);`))?.[1] ?? '';
  const pair = value.match(/^light-dark\((#\w{6}), (#\w{6})\)$/);
  const found = pair ? pair[scheme === 'light' ? 1 : 2] : value;
  if (!found || !/^#\w{6}$/.test(found))
    throw new Error(`--${name} is not a plain colour: ${value}`);
  return found;
}

/** The two that look most alike to these eyes, and how far apart they are. */
function closest(set: readonly string[], vision: string): number {
  const eyes = visions[vision];
  if (!eyes) throw new Error(vision);
  const pairs = set.flatMap((one, i) =>
    set.slice(i + 1).map((other) => distance(one, other, eyes)),
  );
  return Math.min(...pairs);
}

describe('the measures', () => {
  it('find the contrast of black on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  });
  it('find the published differences of CIEDE2000', () => {
    // Sharma, Wu, Dalal 2005: pairs 1, 7 and 25.
    expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
    expect(ciede2000([50, 0, 0], [50, -1, 2])).toBeCloseTo(2.3669, 3);
    expect(ciede2000([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(
      1.2644,
      3,
    );
  });
});

describe('the palette', () => {
  it.each([...colours, 'neutral'])('writes the armies of %s readably', (name) => {
    expect(contrast(colour(name), colour(`on-${name}`))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['normal', 30.9],
    ['protan', 16],
    ['deutan', 14],
    ['tritan', 20.5],
  ])('tells the tokens apart with %s vision', (vision, least) => {
    const set = colours.map((name) => colour(name));
    expect(closest(set, vision)).toBeGreaterThanOrEqual(least);
  });

  it.each(['light', 'dark'] as const)('tells the lands apart in %s', (scheme) => {
    const set = colours.map((name) => colour(`land-${name}`, scheme));
    for (const vision of Object.keys(visions)) {
      expect(closest(set, vision), vision).toBeGreaterThanOrEqual(8);
    }
  });

  it('writes names readably on every land, also without their halo in the light', () => {
    for (const name of [...colours, 'neutral']) {
      expect(contrast(colour('ink'), colour(`land-${name}`)), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('writes on cards readably', () => {
    for (const scheme of ['light', 'dark'] as const) {
      const pair = [colour('card', scheme), colour('card-ink', scheme)] as const;
      expect(contrast(...pair)).toBeGreaterThanOrEqual(7);
    }
  });

  it('rings the focus in two colours, one of which stands out on any land', () => {
    for (const name of [...colours, 'neutral']) {
      for (const scheme of ['light', 'dark'] as const) {
        const land = colour(`land-${name}`, scheme);
        const best = ['focus-light', 'focus-dark'].map((ring) => contrast(colour(ring), land));
        expect(Math.max(...best), `${name}, ${scheme}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe('the old map', () => {
  const of = (name: string, scheme: 'light' | 'dark') => colour(name, scheme, antique);

  it.each(schemes)('tells the lands apart in %s, and the land from the sea', (scheme) => {
    const set = colours.map((name) => of(`land-${name}`, scheme));
    for (const vision of Object.keys(visions)) {
      expect(closest(set, vision), vision).toBeGreaterThanOrEqual(10);
    }
    const [eyes] = Object.values(visions);
    for (const name of colours) {
      const apart = eyes && distance(of(`land-${name}`, scheme), of('sea-near', scheme), eyes);
      expect(apart, name).toBeGreaterThanOrEqual(7);
    }
  });

  it.each(schemes)('writes names readably on every land and on the sea in %s', (scheme) => {
    const grounds = [...colours, 'neutral'].map((name) => `land-${name}`);
    for (const ground of [...grounds, 'sea-near', 'sea-far']) {
      const seen = contrast(of('ink', scheme), of(ground, scheme));
      expect(seen, ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(schemes)('writes on cards, plates and along routes readably in %s', (scheme) => {
    expect(contrast(of('card', scheme), of('card-ink', scheme))).toBeGreaterThanOrEqual(7);
    expect(contrast(of('route', scheme), of('sea-near', scheme))).toBeGreaterThanOrEqual(4.5);
    const edges = usual.matchAll(/--edge: light-dark\((#\w{6}), (#\w{6})\)/g);
    for (const [, light = '', dark = ''] of edges) {
      const edge = scheme === 'light' ? light : dark;
      expect(contrast(edge, of('card', scheme)), edge).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('changes no token: colours that everybody tells apart are as they are', () => {
    for (const name of [...colours, 'neutral']) {
      expect(of(name, 'light')).toBe(colour(name));
      expect(of(`on-${name}`, 'light')).toBe(colour(`on-${name}`));
    }
  });

  it('rings the focus in two colours, one of which stands out on any land', () => {
    for (const scheme of schemes) {
      for (const name of [...colours, 'neutral']) {
        const land = of(`land-${name}`, scheme);
        const best = ['focus-light', 'focus-dark'].map((ring) => contrast(of(ring, scheme), land));
        expect(Math.max(...best), `${name}, ${scheme}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
