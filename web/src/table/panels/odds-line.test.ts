import { describe, expect, it } from 'vitest';
import { language } from '../../lib/settings';
import { percent } from './odds-line';

describe('a chance in per cent', () => {
  it('is never a certainty that it is not', () => {
    language.value = 'it';
    const shown = [0, 0.0001, 0.004, 0.005, 0.5, 0.99, 0.994, 0.9951, 0.999999, 1];
    expect(shown.map((share) => percent(share).replace(/\s/g, ' '))).toEqual([
      '0%',
      '< 1%',
      '< 1%',
      '1%',
      '50%',
      '99%',
      '99%',
      '> 99%',
      '> 99%',
      '100%',
    ]);
  });
});
