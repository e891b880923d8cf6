// The address by which a tournament desk hands a table to its judge, and what it says.
export interface HandedTable {
  readonly code: string;
  readonly round: number;
  readonly table: number;
  readonly names: readonly string[]; // in order of play
}

export function judgeLink({ code, round, table, names }: HandedTable): string {
  const said = new URLSearchParams({
    torneo: code,
    turno: String(round),
    tavolo: String(table),
    giocatori: names.map((name) => name.replaceAll('|', ' ')).join('|'),
  });
  return `/arbitro?${said}`;
}

export function handedTable(search: string): HandedTable | null {
  const said = new URLSearchParams(search);
  const code = said.get('torneo');
  if (!code) return null;
  return {
    code,
    round: Number(said.get('turno')) || 1,
    table: Number(said.get('tavolo')) || 1,
    names: (said.get('giocatori') ?? '').split('|').filter((name) => name !== ''),
  };
}

/** By it another device takes a table over; what comes after # stays out of the server's logs. */
export function takeoverLink(code: string, token: string, tournament?: string): string {
  const of = tournament ? `?torneo=${tournament}` : '';
  return `${window.location.origin}/arbitro/${code}${of}#${token}`;
}

/** The tournament of the table that such a link hands over. */
export function tournamentIn(search: string): string | null {
  return new URLSearchParams(search).get('torneo');
}

/** The token of such a link; empty when there is none. */
export function tokenIn(hash: string): string {
  return /^#[\w-]{20,}$/.test(hash) ? hash.slice(1) : '';
}
