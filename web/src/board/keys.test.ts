import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keysOf } from './keys';
import { planisphere } from './planisphere.gen';

const props = {
  geometry: planisphere,
  names: (id: string) => id,
  onPick: vi.fn(),
  onMore: vi.fn(),
  onLess: vi.fn(),
};

let at = 'peru';
const keys = keysOf(
  () => props,
  (territory) => {
    at = territory;
  },
);
const type = (text: string): string => {
  for (const key of text) keys.press(new KeyboardEvent('keydown', { key }), at);
  return at;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(5000);
  at = 'peru';
});
afterEach(() => vi.useRealTimers());

describe('letters that the page has taken', () => {
  const shortcuts = keysOf(
    () => ({ ...props, reserved: new Set(['m', 'u']) }),
    (territory) => {
      at = territory;
    },
  );
  const press = (key: string) => shortcuts.press(new KeyboardEvent('keydown', { key }), at);

  it('are left to it, also in the middle of a name', () => {
    expect(press('m')).toBe(false);
    expect(at).toBe('peru');
    expect(press('k')).toBe(true);
    expect(at).toBe('kamchatka');
    expect(press('m')).toBe(false);
  });
  it('make a name after a slash', () => {
    expect(press('/')).toBe(true);
    for (const key of 'mad') expect(press(key)).toBe(true);
    expect(at).toBe('madagascar');
    vi.advanceTimersByTime(5000);
    expect(press('m')).toBe(false);
  });
  it("are the page's again as soon as the territory is picked", () => {
    for (const key of ['/', 'm', 'a', 'd', 'Enter']) expect(press(key)).toBe(true);
    expect(press('m')).toBe(false);
  });
});

describe('letters typed on the board', () => {
  it('make one name when they come fast', () => {
    expect(type('mad')).toBe('madagascar');
  });
  it('begin again after a while', () => {
    expect(type('m')).toBe('madagascar');
    vi.advanceTimersByTime(1000);
    expect(type('e')).toBe('eastern_australia');
  });
  it('go round when the same one is repeated', () => {
    expect(type('s')).toBe('scandinavia');
    expect(type('s')).toBe('southern_europe');
    expect(type('sss')).toBe('siam');
  });
  it('begin again with one that fits no name', () => {
    expect(type('kb')).toBe('brazil');
  });
  it('stay where they are when there is no such name', () => {
    expect(type('x')).toBe('peru');
  });
});
