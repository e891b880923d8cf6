// A table for component tests: a room that no server feeds, its helm, and a small board of rules.
import { render } from '@testing-library/preact';
import type { ComponentChildren } from 'preact';
import { offerOf } from '../game/options';
import { en } from '../i18n/en';
import { setWords } from '../i18n/words';
import { language } from '../lib/settings';
import type { Option, Reckoning, Rules, Settings, TableDetail, View, Viewer } from '../protocol';
import { TableContext } from '../table/context';
import { Helm } from '../table/helm/helm';
import { nothingReckoned, Room } from '../table/room';

export const settings: Settings = {
  visibility: 'public',
  aids: true,
  chat: true,
  tournament: false,
  spectators: true,
  spectator_delay_s: 0,
  clock: { kind: 'none' },
  at_zero: 'bot',
  quitters: 'bot',
};

const named = (text: string) => ({ it: text, en: text });
const territory = (neighbours: readonly string[], value: number) => ({
  continent: 'asia',
  value,
  neighbours,
  names: named(''),
});

export const rules: Rules = {
  id: 'challenge',
  names: named('RisiKo! Challenge'),
  seats: [3, 4, 5],
  minutes: 90,
  board: 'classic',
  digest: '',
  knobs: [{ name: 'combat.hand_limit', value: 7, explain: named(''), clause: 'CH-6.6' }],
  continents: {
    asia: { bonus: 7, territories: ['china', 'siam', 'india', 'japan'], names: named('Asia') },
  },
  territories: {
    china: { ...territory(['siam', 'india'], 7), names: named('China') },
    siam: { ...territory(['china', 'india'], 3), names: named('Siam') },
    india: { ...territory(['china', 'siam'], 3), names: named('India') },
    japan: { ...territory([], 2), names: named('Japan') },
  },
  cards: {
    china: { arm: 'infantry', territory: 'china', tanks: 0, names: named('') },
    siam: { arm: 'infantry', territory: 'siam', tanks: 0, names: named('') },
    india: { arm: 'infantry', territory: 'india', tanks: 0, names: named('') },
    jolly_1: { arm: 'jolly', territory: null, tanks: 0, names: named('Jolly') },
  },
  objectives: {
    lupo: {
      territories: ['china', 'siam'],
      territory_count: 0,
      armies_each: 1,
      continents_more: 0,
      destroy: null,
      names: named('Wolf'),
    },
  },
  throws: [],
};

export function tableOf(view: View, changed: Partial<Settings> = {}): TableDetail {
  return {
    code: 'ABC234',
    ruleset: 'challenge',
    options: {},
    board: 'classic',
    settings: { ...settings, ...changed },
    seat_counts: [3, 4, 5],
    seats: (Object.keys(view.seats) as (keyof View['seats'])[]).map((seat) => ({
      seat,
      kind: 'player',
      name: `Player ${seat.slice(1)}`,
      online: true,
      away: false,
      muted: false,
    })),
    host: '1',
    state: 'playing',
    silenced: false,
    read_only: false,
    spectator_count: 0,
    created_ms: 0,
  };
}

interface Setting {
  readonly view: View;
  readonly viewer?: Viewer;
  readonly options?: readonly Option[];
  readonly reckoning?: Partial<Reckoning>;
  readonly settings?: Partial<Settings>;
}

/** The room and the helm of a viewer, in English. */
export function seatedAt({ view, viewer = 's1', options = [], ...more }: Setting) {
  language.value = 'en';
  setWords(en);
  const room = new Room('', 'ABC234');
  room.view.value = view;
  room.viewer.value = viewer;
  room.table.value = tableOf(view, more.settings);
  room.reckoning.value = { ...nothingReckoned, ...more.reckoning };
  room.rules.value = rules;
  room.offer.value = offerOf(options);
  return { room, helm: new Helm(room) };
}

export function show(at: ReturnType<typeof seatedAt>, children: ComponentChildren) {
  return render(<TableContext.Provider value={at}>{children}</TableContext.Provider>);
}
