import { describe, expect, it } from 'vitest';
import { Pacing } from './pacing';

describe('how often something sounds', () => {
  it('is seldom enough when bots play at once', () => {
    const pacing = new Pacing();
    let heard = 0;
    for (let at = 0; at < 10_000; at += 10) {
      for (const cue of ['dice', 'clash', 'conquest', 'card'] as const)
        if (pacing.admits(cue, at)) ++heard;
    }
    expect(heard).toBeGreaterThan(10);
    expect(heard).toBeLessThanOrEqual(35);
  });

  it('leaves a throw and what came of it alone', () => {
    const pacing = new Pacing();
    expect(pacing.admits('dice', 0)).toBe(true);
    expect(pacing.admits('clash', 330)).toBe(true);
    expect(pacing.admits('dice', 900)).toBe(true);
    expect(pacing.admits('conquest', 1230)).toBe(true);
  });

  it('never keeps back what the player must not miss', () => {
    const pacing = new Pacing();
    for (let at = 0; at < 2000; at += 100) pacing.admits('dice', at);
    expect(pacing.admits('turn', 2000)).toBe(true);
    expect(pacing.admits('clock', 2010)).toBe(true);
    expect(pacing.admits('turn', 2100)).toBe(false);
  });
});
