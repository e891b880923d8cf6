// A tournament as far as it has come, made over HTTP: quick, with people whose names are long.
import { ask, type Person } from './browser';

export interface Hall {
  readonly code: string;
  readonly act: (action: unknown) => Promise<void>;
  readonly detail: () => Promise<Detail>;
  readonly drawAndPlay: () => Promise<void>;
}

export interface Detail {
  readonly seq: number;
  readonly state: string;
  readonly format: Readonly<Record<string, unknown>>;
  readonly players: readonly { readonly number: number; readonly name: string }[];
  readonly rounds: readonly {
    readonly number: number;
    readonly tables: readonly { readonly number: number; readonly players: readonly number[] }[];
  }[];
}

const firsts = ['Massimiliano Bartolomeo', 'Anna', 'Maria Antonietta', 'Ivo', 'Gianfrancesco'];
const lasts = ['Rossi', 'De Luca Garzanti', 'Wolfeschlegelsteinhausenbergerdorff', 'Neri', 'Bo'];
const clubs = ['Associazione Ludico Ricreativa Culturale Il Gufo Reale di Torino', 'Lupo', 'Orso'];

/** Everybody another name and another ranking, so that no two are equal. */
export function longList(count: number): string {
  const letters = (n: number) => String.fromCharCode(65 + Math.floor(n / 26), 97 + (n % 26));
  const lines = Array.from({ length: count }, (_, n) => {
    const last = lasts[Math.floor(n / firsts.length) % lasts.length];
    return [`${last} ${letters(n)}`, firsts[n % firsts.length], clubs[n % clubs.length], n + 1];
  });
  return ['Cognome;Nome;Club;Classifica', ...lines.map((line) => line.join(';'))].join('\n');
}

let refs = 0;
const newRef = () => `hall-${++refs}`;

export async function openHall(
  olga: Person,
  name: string,
  preset: string,
  people: number,
): Promise<Hall> {
  const { code } = await ask<{ code: string }>(olga, '/api/tournaments', {
    name,
    preset,
    listed: true,
  });
  const at = `/api/tournaments/${code}`;
  const detail = () => ask<Detail>(olga, at);
  const act = async (action: unknown) => {
    const { seq } = await detail();
    await ask(olga, `${at}/act`, { ref: newRef(), seq, action });
  };
  const listed = await olga.page.request.post(`${at}/import?present=1&ref=${newRef()}`, {
    data: Buffer.from(longList(people)),
    headers: { 'x-kamchatka': '1', origin: new URL(olga.page.url()).origin },
  });
  if (!listed.ok()) throw new Error(await listed.text());
  const drawAndPlay = async () => {
    await act({ type: 'draw_round' });
    const round = (await detail()).rounds.at(-1);
    const points = ['48', '36', '21', '12', '9'];
    await act(
      round?.tables.map((table) => ({
        type: 'result_entered',
        round: round.number,
        table: table.number,
        lines: table.players.map((player, index) => ({ player, points: points[index] })),
      })),
    );
  };
  return { code, act, detail, drawAndPlay };
}
