import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ciede2000, contrast, distance, visions } from './colour-vision';
import { colours } from './geometry';

const sheet = readFileSync('src/board/palette.css', 'utf8'); // from web/, where tests are run

/** The value of a custom property of the board, in one of the two schemes. */
function colour(name: string, scheme: 'light' | 'dark' = 'light'): string {
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
