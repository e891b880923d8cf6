import { describe, expect, it } from 'vitest';
import { Billing } from './billing';

describe('moments that come close upon each other', () => {
  it('are dropped, not kept for later, when they are no greater', () => {
    const billing = new Billing();
    const shown = Array.from({ length: 50 }, (_, i) => billing.admits('conquest', i * 20));
    expect(shown.filter(Boolean)).toHaveLength(1);
    expect(billing.admits('conquest', 1000)).toBe(true);
    expect(billing.admits('conquest', 1400)).toBe(false);
  });

  it('give way to a greater one at once, which keeps the lesser ones out', () => {
    const billing = new Billing();
    expect(billing.admits('conquest', 0)).toBe(true);
    expect(billing.admits('elimination', 10)).toBe(true);
    expect(billing.admits('conquest', 20)).toBe(false);
    expect(billing.admits('closing', 30)).toBe(true);
    expect(billing.admits('victory', 40)).toBe(true);
    expect(billing.admits('victory', 50)).toBe(false);
  });
});
