import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sounds } from './settings';
import { play, soundFor } from './sound';

const sound = vi.hoisted(() => vi.fn());
vi.mock('../sound/player', () => ({ sound }));

const heard = async (): Promise<number> => {
  play('turn');
  await vi.dynamicImportSettled();
  return sound.mock.calls.length;
};

let active = true;
beforeEach(() => {
  sound.mockClear();
  sounds.value = true;
  active = true;
  localStorage.clear();
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    get: () => ({ hasBeenActive: active }),
  });
});
afterEach(() => vi.restoreAllMocks());

describe('a sound', () => {
  it('is heard after the first touch, and not before', async () => {
    active = false;
    expect(await heard()).toBe(0);
    active = true;
    expect(await heard()).toBe(1);
  });

  it('is not heard when all are off', async () => {
    sounds.value = false;
    expect(await heard()).toBe(0);
  });

  it('is heard in one tab only: the one that had the focus last', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    localStorage.setItem('kamchatka.sounding.ABC234', 'another tab');
    const stop = soundFor('ABC234');
    expect(await heard()).toBe(0);
    window.dispatchEvent(new Event('focus'));
    expect(await heard()).toBe(1);
    localStorage.setItem('kamchatka.sounding.ABC234', 'another tab');
    expect(await heard()).toBe(1);
    stop();
    expect(localStorage.getItem('kamchatka.sounding.ABC234')).toBe('another tab');
  });

  it('is heard in each of two tabs with different tables', async () => {
    localStorage.setItem('kamchatka.sounding.XYZ789', 'another tab');
    const stop = soundFor('ABC234');
    expect(await heard()).toBe(1);
    stop();
    expect(localStorage.getItem('kamchatka.sounding.ABC234')).toBeNull();
  });
});
