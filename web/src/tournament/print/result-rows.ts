// The results on paper, a line for each person: the list that counts, with the points of every
// round beside it, so that nobody is printed twice.
import type { DeskGame, PhaseKind, RankingLine, TournamentDetail } from '../../protocol.gen';

export interface ResultRow {
  readonly player: number;
  readonly position: number;
  /** How far somebody came, where that decides. */
  readonly reached: PhaseKind | null;
  /** In the qualifying rounds, where there was more to follow. */
  readonly qualified: number | null;
  readonly total: string | null;
  readonly wins: number;
  readonly penalty: string;
  readonly games: readonly (DeskGame | undefined)[];
  /** Of semifinals and finals, for the few who played them. */
  readonly later: readonly { readonly kind: PhaseKind; readonly score: string }[];
}

/** The rounds with a column: those that everybody might have played. */
export function columnRounds(detail: TournamentDetail): number[] {
  return detail.rounds.filter(({ stage }) => stage === 0).map(({ number }) => number);
}

function scoresAt(detail: TournamentDetail, player: number, later: boolean) {
  return detail.rounds
    .filter(({ stage }) => later === stage > 0)
    .flatMap(({ number, kind, tables }) =>
      tables.flatMap((table) =>
        table.lines
          .filter((line) => line.player === player)
          .map((line) => ({
            kind,
            game: {
              round: number,
              table: table.number,
              place: line.place,
              score: line.score,
              won: line.place === 1,
              counts: true,
            } satisfies DeskGame,
          })),
      ),
    );
}

export function resultRows(detail: TournamentDetail): ResultRow[] {
  const knockout = detail.standings_kind === 'knockout';
  const standings = new Map(detail.standings.map((row) => [row.player, row]));
  const rounds = columnRounds(detail);
  const row = (player: number, position: number, ranked: RankingLine | null): ResultRow => {
    const stood = standings.get(player);
    const games = knockout
      ? scoresAt(detail, player, false).map(({ game }) => game)
      : (stood?.games ?? []);
    return {
      player,
      position,
      reached: ranked?.reached ?? null,
      qualified: ranked && !knockout ? (stood?.position ?? 0) : null,
      total: knockout ? null : (stood?.total ?? ''),
      wins: stood?.wins ?? 0,
      penalty: stood?.penalty ?? '0',
      games: rounds.map((round) => games.find((game) => game.round === round)),
      later: scoresAt(detail, player, true).map(({ kind, game }) => ({ kind, score: game.score })),
    };
  };
  if (detail.ranking.length > 0 && detail.standings_kind !== 'final') {
    return detail.ranking.map((ranked) => row(ranked.player, ranked.position, ranked));
  }
  return detail.standings.map(({ player, position }) => row(player, position, null));
}

const linesAPage = 56;
const roomMm = 62;

/** Two columns where one would take more pages and the numbers leave room for the names. */
export function columnsFor(detail: TournamentDetail, rows: readonly ResultRow[]): 1 | 2 {
  const first = rows[0];
  if (!first || rows.length <= linesAPage) return 1;
  const sums = first.total === null ? 0 : 16;
  const taken = 7 + (first.qualified === null ? 0 : 7) + sums + 9.5 * columnRounds(detail).length;
  return taken <= roomMm ? 2 : 1;
}
