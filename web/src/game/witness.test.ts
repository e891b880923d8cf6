import { beforeEach, describe, expect, it } from 'vitest';
import type { Event } from '../protocol';
import { ShareKeeper } from './share';
import { Witness } from './witness';

const roll = (...attack: number[]): Event => ({ type: 'dice_rolled', attack, defence: [1] });
const ended: Event = { type: 'turn_ended', seat: 's1' };

beforeEach(() => localStorage.clear());

describe('what a browser has seen', () => {
  it('is there again when the page is loaded anew', () => {
    const first = new Witness(localStorage, 'ABC.s1');
    first.hear(1, [roll(6), ended]);
    first.hear(3, [roll(5, 4)]);
    const again = new Witness(localStorage, 'ABC.s1');
    expect(again.last).toBe(3);
    expect(again.events.map(({ seq }) => seq)).toEqual([1, 3]);
    again.hear(4, [roll(1)]);
    expect(new Witness(localStorage, 'ABC.s1').events).toHaveLength(3);
    expect(new Witness(localStorage, 'ABC.s2').events).toEqual([]);
  });

  it('waits for what is missing, whichever comes first', () => {
    const witness = new Witness(null, 'ABC.s1');
    witness.hear(3, [roll(3)]);
    expect(witness.last).toBe(0);
    witness.hear(1, [roll(1), roll(2)]);
    expect(witness.events.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('notices when it is told otherwise later', () => {
    const witness = new Witness(null, 'ABC.s1');
    witness.hear(1, [roll(6), ended, roll(2)]);
    witness.hear(1, [roll(6), ended, roll(2)], 'afterwards');
    expect(witness.conflict).toBeNull();
    witness.hear(3, [roll(3), roll(4)], 'afterwards');
    expect(witness.conflict).toEqual({ seq: 3, seen: roll(2), told: roll(3) });
    expect(witness.afterwards).toBe(1);
  });

  it('takes no more room than some tables of some thousand events', () => {
    for (let table = 0; table < 10; ++table) {
      const witness = new Witness(localStorage, `T${table}.s1`);
      for (let seq = 1; seq < 8000; seq += 100) {
        witness.hear(
          seq,
          Array.from({ length: 100 }, () => roll(6, 5, 4)),
        );
      }
      expect(witness.last).toBe(8000);
    }
    const size = Object.keys(localStorage).reduce(
      (sum, key) => sum + key.length + (localStorage.getItem(key)?.length ?? 0),
      0,
    );
    expect(size).toBeLessThan(2_000_000);
  });
});

describe('what a browser adds to the seed', () => {
  it('is the same after the page is loaded again, and no other seat has it', () => {
    const share = new ShareKeeper(localStorage, 'ABC').make('s2');
    expect(share.entropy).toMatch(/^[0-9a-f]{32}$/);
    const again = new ShareKeeper(localStorage, 'ABC');
    expect(again.of('s2')?.entropy).toBe(share.entropy);
    expect(again.make('s2').entropy).toBe(share.entropy);
    expect(again.of('s1')).toBeNull();
    expect(new ShareKeeper(localStorage, 'DEF').of('s2')).toBeNull();
  });

  it('is kept for some tables only', () => {
    for (let table = 0; table < 40; ++table) new ShareKeeper(localStorage, `T${table}`).make('s1');
    expect(Object.keys(localStorage)).toHaveLength(16);
  });
});
