// A table for the parts of the page that ask one about names and settings: as if it had just ended.
import type { Replay, Seat, TableDetail } from '../protocol';

export function tableOf(replay: Replay, code: string | null): TableDetail {
  return {
    code: code ?? '',
    ruleset: replay.ruleset,
    options: replay.options,
    board: replay.rules.board,
    settings: {
      visibility: 'public',
      aids: true,
      chat: false,
      tournament: false,
      spectators: true,
      spectator_delay_s: 0,
      clock: { kind: 'none' },
      at_zero: 'bot',
      quitters: 'bot',
    },
    seat_counts: replay.rules.seats,
    seats: (Object.keys(replay.view.seats) as Seat[]).map((seat, index) => ({
      seat,
      kind: 'player',
      ...(replay.players[index] ? { name: replay.players[index] } : {}),
      online: true,
      away: false,
      muted: false,
    })),
    host: '',
    state: 'ended',
    silenced: false,
    read_only: false,
    spectator_count: 0,
    created_ms: 0,
  };
}
