import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { it as common } from '../../i18n/it';
import { setWords } from '../../i18n/words';
import type { DeskRound, TournamentDetail } from '../../protocol.gen';
import { setTournamentWords } from '../words';
import { it as words } from '../words/it';
import { adviceFor } from './desk-view';
import { ResultForm } from './result-form';

const player = (number: number, name: string) => ({
  number,
  name,
  club: 'Gufo',
  present: true,
  signed: true,
  plays: true,
  renounced: false,
  ready: true,
  standing: 'in' as const,
});

const round: DeskRound = {
  number: 1,
  stage: 0,
  kind: 'standings',
  complete: false,
  minutes: 90,
  suspended_s: 0,
  tables: [{ number: 1, group: 0, ghosts: 0, players: [3, 1], lines: [], recovery_minutes: 0 }],
};

const detail: TournamentDetail = {
  code: 'ABCDEF',
  name: 'Serata',
  seq: 9,
  role: 'organiser',
  permitted: ['result_entered', 'result_corrected'],
  runs_the_desk: true,
  organises: true,
  appoints: [],
  knocking: 0,
  objective_points: 100,
  late_objective_points: 86,
  listed: true,
  state: 'running',
  created_ms: 0,
  format: {
    name: 'Serata',
    stages: [],
    points: { objective_value: 86, board_value: 164, least_value: 2 },
  },
  players: [player(1, 'Anna Neri'), player(3, 'Bo Verdi')],
  rounds: [round],
  standings_kind: 'provisional',
  standings: [],
  ties: [],
  settled: [],
  teams: [],
  ranking: [],
  officials: [],
  penalties: [],
  calls: [],
};

beforeEach(() => {
  setWords(common);
  setTournamentWords(words);
});
afterEach(cleanup);

it('goes from field to field with Enter and sends the table from the last', async () => {
  const sent: { action: unknown; seq: number }[] = [];
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)));
    return new Response('{"seq":10,"repeated":false}', {
      headers: { 'content-type': 'application/json' },
    });
  });
  const saved = vi.fn();
  const table = round.tables[0];
  if (!table) throw new Error('no table');
  render(<ResultForm detail={detail} round={round} table={table} onSaved={saved} />);
  const first = screen.getByLabelText('Punti di Bo Verdi');
  const second = screen.getByLabelText('Punti di Anna Neri');
  expect(document.activeElement).toBe(first);
  fireEvent.input(first, { target: { value: '48' } });
  fireEvent.keyDown(first, { key: 'Enter' });
  expect(document.activeElement).toBe(second);
  fireEvent.input(second, { target: { value: 'x1' } });
  fireEvent.keyDown(second, { key: 'Enter' });
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(sent[0]?.action).toMatchObject({
    type: 'result_entered',
    table: 1,
    lines: [
      { player: 3, points: '48' },
      { player: 1, fate: 'eliminated', out: 1 },
    ],
  });
  vi.unstubAllGlobals();
});

it('says what to do next', () => {
  expect(adviceFor(detail).text).toContain('orologio');
  expect(adviceFor({ ...detail, rounds: [{ ...round, started_at: 5 }] }).text).toContain(
    '1 tavolo',
  );
  expect(adviceFor({ ...detail, rounds: [], players: [] }).part).toBe('people');
  expect(adviceFor({ ...detail, suspended: { since: 1, reason: '' } }).text).toContain('sospese');
});
