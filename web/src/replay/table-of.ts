// A table for the parts of the page that ask one about names and settings: as if it had just ended.
import type { Replay, Seat, TableDetail } from '../protocol';

/** A record has names and not who is a bot: the second of a name has a number, as it had at the table. */
export function toldApart(names: readonly string[]): readonly string[] {
  return names.map((name, at) => {
    const number = names.slice(0, at + 1).filter((each) => each === name).length;
    return name && number > 1 ? `${name} ${number}` : name;
  });
}

export function tableOf(replay: Replay, code: string | null): TableDetail {
  const names = toldApart(replay.players);
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
      ...(names[index] ? { name: names[index] } : {}),
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
