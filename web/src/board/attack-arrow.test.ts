import { describe, expect, it } from 'vitest';
import { shaftsOf } from './attack-arrow';
import { planisphere } from './planisphere.gen';

const tokenOf = (id: string) => planisphere.territories.find((one) => one.id === id)?.token;

describe('the arrow of an attack', () => {
  it('goes from token to token', () => {
    const shafts = shaftsOf(planisphere, 'brazil', 'north_africa');
    expect(shafts).toHaveLength(1);
    expect(shafts[0]?.path.startsWith(`M${tokenOf('brazil')?.join(' ')}Q`)).toBe(true);
    expect(shafts[0]?.end).toEqual(tokenOf('north_africa'));
    expect(Math.abs(shafts[0]?.angle ?? 180)).toBeLessThan(90);
  });
  it('goes round the world from Alaska to Kamchatka', () => {
    const [out, home] = shaftsOf(planisphere, 'alaska', 'kamchatka');
    expect(out?.end[0]).toBe(0);
    expect(Math.abs(out?.angle ?? 0)).toBeGreaterThan(90);
    expect(home?.path.startsWith(`M${planisphere.width} `)).toBe(true);
    expect(home?.end).toEqual(tokenOf('kamchatka'));
    const [back] = shaftsOf(planisphere, 'kamchatka', 'alaska');
    expect(back?.end[0]).toBe(planisphere.width);
  });
  it('is nothing between places the board does not have', () => {
    expect(shaftsOf(planisphere, 'atlantis', 'brazil')).toEqual([]);
  });
});
