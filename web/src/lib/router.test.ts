import { describe, expect, it } from 'vitest';
import { codeIn } from '../home/code';
import { routeOf } from './router';

const at = (path: string) => routeOf(new URL(path, 'https://table.example'));

describe('addresses', () => {
  it('name pages', () => {
    expect(at('/')).toEqual({ page: 'home' });
    expect(at('/t/abc234')).toEqual({ page: 'table', code: 'ABC234' });
    expect(at('/rules')).toEqual({ page: 'rules', part: null, chosen: [] });
    expect(at('/rules/challenge')).toEqual({ page: 'rules', part: 'challenge', chosen: [] });
    expect(at('/rules/confronto?with=torneo,prestige')).toEqual({
      page: 'rules',
      part: 'confronto',
      chosen: ['torneo', 'prestige'],
    });
    expect(at('/replay/ABC234?step=57')).toEqual({ page: 'replay', code: 'ABC234', step: 57 });
    expect(at('/settings')).toEqual({ page: 'settings' });
    expect(at('/aiuto')).toEqual({ page: 'help', guide: null });
    expect(at('/aiuto/giudice')).toEqual({ page: 'help', guide: 'giudice' });
    expect(at('/certificato')).toEqual({ page: 'certificate' });
    expect(at('/arbitro')).toEqual({ page: 'referee' });
    expect(at('/arbitro/abc234')).toEqual({ page: 'companion', code: 'ABC234' });
  });

  it('that name none are missing', () => {
    expect(at('/nowhere')).toEqual({ page: 'missing' });
    expect(at('/t/ABC234/more')).toEqual({ page: 'missing' });
    expect(at('/dice/extra')).toEqual({ page: 'missing' });
  });
});

describe('a code', () => {
  it('is found in what people paste', () => {
    expect(codeIn(' abc234 ')).toBe('ABC234');
    expect(codeIn('https://table.example/t/ABC234')).toBe('ABC234');
    expect(codeIn('https://table.example/replay/ABC234/')).toBe('ABC234');
  });

  it('has six letters or digits that cannot be mistaken', () => {
    for (const text of ['', 'ABC23', 'ABC2345', 'ABCO01', 'AB-234', 'https://table.example/']) {
      expect(codeIn(text)).toBeNull();
    }
  });

  it('names tournaments and what hangs from them', () => {
    expect(routeOf(new URL('http://x/tornei'))).toEqual({ page: 'tournaments', part: null });
    expect(routeOf(new URL('http://x/torneo/abcdef'))).toEqual({
      page: 'tournament',
      code: 'ABCDEF',
      view: '',
      rest: [],
    });
    expect(routeOf(new URL('http://x/torneo/ABCDEF/pubblico/club/Il%20Gufo'))).toEqual({
      page: 'tournament',
      code: 'ABCDEF',
      view: 'pubblico',
      rest: ['club', 'Il Gufo'],
    });
  });
});
