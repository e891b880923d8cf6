// Every page there is, by the name the router has for it: a page that is added there is a type error here
// until it is visited.
import type { Route } from '../src/lib/router';
import { ask, type Person } from './browser';
import { openHall } from './hall';

/** What some addresses are about: made before the first visit. */
export interface Grounds {
  readonly hall: string;
  readonly invitation: string;
  readonly badge: string; // number and token
  readonly finished: string; // a game of bots that will be over in a minute
  readonly lobby: string;
}

export interface Visit {
  readonly path: string | ((at: Grounds) => string);
  /** What is there when the page is; a heading unless said. */
  readonly ready?: string;
  /** Made as another page in the list is: seen on a desk only. */
  readonly alike?: boolean;
}

const tournament = (view: string, ready?: string): Visit => ({
  path: ({ hall }) => `/torneo/${hall}${view}`,
  ...(ready ? { ready } : {}),
});
const rulesets = [
  'challenge',
  'torneo',
  'prestige',
  'prestige_torneo',
  'torisiko',
  'master_base',
  'master_expert',
  'master',
];

export const visits: Readonly<Record<Route['page'], readonly Visit[]>> = {
  home: [{ path: '/' }],
  create: [{ path: '/create', ready: '.ruleset-card' }],
  account: [{ path: '/account' }],
  settings: [{ path: '/settings' }],
  certificate: [{ path: '/certificato' }],
  dice: [{ path: '/dice' }],
  course: [{ path: '/impara', ready: '.coach-head' }],
  help: [
    { path: '/aiuto' },
    ...['giocare', 'giudice', 'segreteria', 'ospitare'].map((guide) => ({
      path: `/aiuto/${guide}`,
      ready: '.guide h1',
      alike: guide !== 'ospitare',
    })),
  ],
  rules: [
    ...['challenge', 'prestige', 'master'].map((id) => ({
      path: `/rules?with=${id}`,
      ready: '.primer-next',
    })),
    { path: '/rules/confronto', ready: '.compare-table' },
    { path: `/rules/confronto?with=${rulesets.join()}`, ready: '.compare-table' },
    ...rulesets.map((id) => ({
      path: `/rules/${id}`,
      ready: '.figures',
      alike: id !== 'torisiko',
    })),
  ],
  tournaments: [{ path: '/tornei' }, { path: '/tornei/nuovo' }, { path: '/tornei/classifica' }],
  tournament: [
    tournament(''),
    tournament('/pubblico'),
    tournament('/schermo'),
    ...['nomi', 'tavoli', 'classifica', 'cartellini'].map((sheet) => ({
      ...tournament(`/stampa/${sheet}`, '.sheet'),
      alike: sheet !== 'classifica',
    })),
    { path: ({ hall, invitation }) => `/torneo/${hall}/invito/${invitation}` },
    { path: ({ hall, badge }) => `/torneo/${hall}/io/${badge}` },
  ],
  referee: [{ path: '/arbitro' }],
  companion: [{ path: '/arbitro/ABC234', ready: 'main' }],
  missing: [{ path: '/x' }],
  table: [
    { path: ({ lobby }) => `/t/${lobby}`, ready: '.lobby-seat' },
    { path: ({ finished }) => `/t/${finished}`, ready: '.ranking' },
  ],
  replay: [
    { path: '/replay' },
    { path: ({ finished }) => `/replay/${finished}?step=60`, ready: '.replay-controls' },
  ],
};

const settings = {
  visibility: 'private',
  aids: true,
  chat: true,
  tournament: false,
  spectators: true,
  spectator_delay_s: 0,
  clock: { kind: 'table', minutes: 1 },
  at_zero: 'bot',
  quitters: 'bot',
  bot_pace: 'instant',
};

export async function prepare(olga: Person): Promise<Grounds> {
  const make = (request: object) => ask<{ code: string }>(olga, '/api/tables', request);
  const bot = { kind: 'bot', bot: 'castellano' };
  const game = await make({ ruleset: 'challenge', options: {}, seats: [bot, bot, bot], settings });
  await ask(olga, `/api/tables/${game.code}/start`, {});
  const open = { kind: 'open' };
  const lobby = await make({ ruleset: 'challenge', seats: [{ kind: 'me' }, open, open, open] });
  const hall = await openHall(olga, 'Torneo del Gufo', 'open', 8);
  await hall.drawAndPlay();
  const at = `/api/tournaments/${hall.code}`;
  const { token } = await ask<{ token: string }>(olga, `${at}/invitations`, {
    role: 'official_judge',
    name: 'Giulia Verdi',
  });
  const { badges } = await ask<{ badges: { player: number; token: string }[] }>(
    olga,
    `${at}/badges`,
  );
  return {
    hall: hall.code,
    invitation: token,
    badge: `${badges[0]?.player}/${badges[0]?.token}`,
    finished: game.code,
    lobby: lobby.code,
  };
}

/** The game is over. */
export async function finished(olga: Person, { finished: code }: Grounds): Promise<void> {
  for (let tries = 0; tries < 300; ++tries) {
    const { state } = await ask<{ state: string }>(olga, `/api/tables/${code}`);
    if (state === 'ended') return;
    await olga.page.waitForTimeout(500);
  }
  throw new Error('the game of bots does not end');
}
