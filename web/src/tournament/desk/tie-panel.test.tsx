import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { it as common } from '../../i18n/it';
import { setWords } from '../../i18n/words';
import type { TournamentDetail } from '../../protocol.gen';
import { SettledTies, TieNotices } from '../ties';
import { setTournamentWords } from '../words';
import { it as words } from '../words/it';
import { TiePanel } from './tie-panel';

const player = (number: number, name: string) => ({ number, name, club: '' });

const detail = {
  code: 'ABCDEF',
  seq: 9,
  permitted: ['settle_tie'],
  players: [player(4, 'Anna Neri'), player(7, 'Bo Verdi'), player(9, 'Carla Blu')],
  ties: [
    {
      round: 2,
      players: [4, 7, 9],
      cuts: [{ into: 'final', through: 2 }],
      options: [{ by: 'wins', order: [[7], [4, 9]] }],
    },
  ],
  settled: [{ round: 2, by: 'lot', order: [[7], [4]], seed: '17' }],
} as unknown as TournamentDetail;

let sent: unknown[] = [];

beforeEach(() => {
  setWords(common);
  setTournamentWords(words);
  sent = [];
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body).action);
    return new Response(JSON.stringify({ seq: 10, repeated: false }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says who is equal, for how many places, and what would tell them apart', () => {
  render(<TiePanel detail={detail} />);
  screen.getByText('Anna Neri · Bo Verdi · Carla Blu');
  screen.getByText('Passano in 2 su 3: Finale');
  screen.getByText('Bo Verdi › Anna Neri = Carla Blu');
});

it('takes a criterion or a lot', async () => {
  render(<TiePanel detail={detail} />);
  fireEvent.click(screen.getByRole('button', { name: 'Per vittorie' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sorteggia' }));
  await waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(1));
  expect(sent[0]).toMatchObject({ type: 'settle_tie', by: 'wins', players: [4, 7, 9] });
});

it('takes a decision only whole and with its reason', async () => {
  render(<TiePanel detail={detail} />);
  const decide = () => screen.getByText('Decidi così').closest('button') as HTMLButtonElement;
  const tap = (name: RegExp) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
  tap(/Carla Blu/);
  tap(/Anna Neri/);
  tap(/Anna Neri/);
  tap(/Bo Verdi/);
  fireEvent.input(screen.getByLabelText('Motivo della decisione'), {
    target: { value: 'spareggio' },
  });
  expect(decide().disabled).toBe(true);
  tap(/Anna Neri/);
  expect(decide().disabled).toBe(false);
  fireEvent.click(decide());
  await waitFor(() =>
    expect(sent[0]).toMatchObject({ by: 'decision', players: [9, 7, 4], reason: 'spareggio' }),
  );
});

it('offers nothing to whoever is not the judge, and tells everybody', () => {
  render(<TiePanel detail={{ ...detail, permitted: ['draw_round'] }} />);
  expect(screen.queryByRole('button')).toBeNull();
  screen.getByText(/Decide il Giudice Ufficiale/);
  render(<TieNotices detail={detail} />);
  screen.getByText(/Decide il giudice prima del sorteggio/);
  render(<SettledTies detail={detail} />);
  screen.getByText(/Bo Verdi › Anna Neri · sorteggio \(seme 17\)/);
});
