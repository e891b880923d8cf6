// What the desk works out for itself from what the server tells: names, results as they are typed,
// clocks. No rules: who may do what and whether a result can be true, the server says.
import type {
  DeskLine,
  DeskPlayer,
  DeskRound,
  DeskTable,
  Fate,
  ResultLine,
  TournamentAction,
  TournamentDetail,
} from '../protocol.gen';

export type People = ReadonlyMap<number, DeskPlayer>;

export function peopleOf(detail: TournamentDetail): People {
  return new Map(detail.players.map((player) => [player.number, player]));
}

export function nameOf(people: People, player: number): string {
  return people.get(player)?.name ?? `#${player}`;
}

export function inPlay(player: DeskPlayer): boolean {
  return player.standing === 'in';
}

/** Whether the server takes this of whoever looks at the page. */
export function permitted(detail: TournamentDetail, action: TournamentAction['type']): boolean {
  return detail.permitted.includes(action);
}

export function lastRound(detail: TournamentDetail): DeskRound | null {
  return detail.rounds.at(-1) ?? null;
}

export function played(table: DeskTable): boolean {
  return table.lines.length > 0;
}

/** Where somebody came in the end; 0 before that, and for who is out of the running. */
export function finalPlace(detail: TournamentDetail, player: number): number {
  if (detail.state !== 'over') return 0;
  return detail.ranking.find((row) => row.player === player)?.position ?? 0;
}

export interface Typed {
  readonly points: string;
  readonly fate: Fate;
  readonly out: number;
  readonly objective: boolean;
  readonly late?: boolean;
}

/**
 * A result as a judge types it: 45, 44,2, o (objective), ot (objective after time, 86ot with its
 * points), x1 (first out), e1 (excluded, first out), 30r (withdrew). Null when it is none of these.
 */
export function readTyped(text: string, objectivePoints: number, latePoints: number): Typed | null {
  const word = text.trim().toLowerCase().replace(',', '.');
  const gone = /^([xe])([1-5])$/.exec(word);
  if (gone) {
    const fate = gone[1] === 'x' ? 'eliminated' : 'excluded';
    return { points: '0', fate, out: Number(gone[2]), objective: false };
  }
  if (word === 'o' || word === `${objectivePoints}!` || word === `${objectivePoints}o`) {
    return { points: String(objectivePoints), fate: 'played', out: 0, objective: true };
  }
  const late = /^(\d{0,3})ot$/.exec(word);
  if (late) {
    const points = late[1] || (latePoints ? String(latePoints) : '');
    return points ? { points, fate: 'played', out: 0, objective: true, late: true } : null;
  }
  const counted = /^(\d{1,3}(?:\.\d{1,2})?)([rw]?)$/.exec(word);
  if (!counted?.[1]) return null;
  const fate = counted[2] ? 'withdrawn' : 'played';
  return { points: counted[1], fate, out: 0, objective: false };
}

/** The same back, for a result that is corrected. */
export function writeTyped(line: DeskLine): string {
  if (line.objective) return line.late ? `${line.points}ot` : 'o';
  if (line.fate === 'eliminated') return `x${line.out}`;
  if (line.fate === 'excluded') return `e${line.out}`;
  return line.fate === 'withdrawn' ? `${line.points}r` : line.points;
}

/** The number of the next to go out at a table. */
export function nextOut(results: readonly (Typed | null)[]): number {
  return 1 + Math.max(0, ...results.map((typed) => typed?.out ?? 0));
}

export function resultLines(
  players: readonly number[],
  results: readonly (Typed | null)[],
): ResultLine[] | null {
  const lines = players.map((player, index) => {
    const typed = results[index];
    return typed ? { player, ...typed } : null;
  });
  return lines.every((line) => line !== null) ? lines : null;
}

/** What all together hold; objectives and those who went out left aside. */
export function sumOf(results: readonly (Typed | null)[]): number {
  return results.reduce(
    (sum, typed) => (typed && !typed.objective ? sum + Math.floor(Number(typed.points)) : sum),
    0,
  );
}

/** Seconds left until then, below zero after time; null before the clock was started. */
export function secondsLeft(
  detail: TournamentDetail,
  { ends_at }: DeskRound | DeskTable,
  nowMs: number,
): number | null {
  if (ends_at === undefined) return null;
  return ends_at - (detail.suspended ? detail.suspended.since : Math.floor(nowMs / 1000));
}

export function clockText(seconds: number): string {
  const late = seconds < 0;
  const whole = Math.abs(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const two = (n: number) => String(n).padStart(2, '0');
  const text = hours ? `${hours}:${two(minutes)}` : String(minutes);
  return `${late ? '−' : ''}${text}:${two(whole % 60)}`;
}

const particles = new Set(
  'd da dal dalla de degli dei del della dello di la le lo van von'.split(' '),
);

/** The first day of a tournament, as people write it. */
export function dayText(date: string): string {
  const day = new Date(`${date}T12:00:00`);
  return Number.isNaN(day.getTime()) ? date : day.toLocaleDateString();
}

/**
 * "Niccolò De Luca" as walls have it: "De Luca Niccolò". A surname that is known stays whole;
 * otherwise names are taken to be entered first name first.
 */
export function surnameFirst(name: string, surname = ''): string {
  if (surname && name.startsWith(`${surname} `)) return name;
  if (surname && name.endsWith(` ${surname}`)) {
    return `${surname} ${name.slice(0, -surname.length - 1)}`;
  }
  const parts = name.trim().split(/\s+/);
  let from = parts.length - 1;
  while (from > 1 && particles.has((parts[from - 1] ?? '').toLowerCase())) --from;
  return from < 1 ? name : [...parts.slice(from), ...parts.slice(0, from)].join(' ');
}

/** Everybody with their table, by surname as people look for themselves on a wall. */
export function wallList(detail: TournamentDetail, round: DeskRound) {
  const people = peopleOf(detail);
  return round.tables
    .flatMap((table) =>
      table.players.map((player, index) => ({
        player,
        name: surnameFirst(nameOf(people, player), people.get(player)?.surname),
        club: people.get(player)?.club ?? '',
        table: table.number,
        place: index + 1,
      })),
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'it'));
}

/** Pages of at most `most` lines, as even as can be. */
export function pagesOf<T>(items: readonly T[], most: number): T[][] {
  const count = Math.max(1, Math.ceil(items.length / most));
  const size = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, page) => items.slice(page * size, (page + 1) * size));
}

export function clubsOf(detail: TournamentDetail): [string, DeskPlayer[]][] {
  const clubs = new Map<string, DeskPlayer[]>();
  for (const player of detail.players) {
    if (!player.club) continue;
    clubs.set(player.club, [...(clubs.get(player.club) ?? []), player]);
  }
  return [...clubs].sort(([a], [b]) => a.localeCompare(b, 'it'));
}

/** Scores with a comma where Italians write one. */
export function scoreText(score: string, language: 'it' | 'en'): string {
  return language === 'it' ? score.replace('.', ',') : score;
}
