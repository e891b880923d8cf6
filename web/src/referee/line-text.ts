// A line of the book in words.
import { language } from '../lib/settings';
import type { Line, Ruled, Sheet } from './book/notes';
import { nameOf, objectiveName, territoryName } from './context';
import { w } from './words/words';

interface Loose {
  readonly type: string;
  readonly [key: string]: unknown;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const dice = (value: unknown) => (Array.isArray(value) ? value.join(' ') : '');

function eventText(event: Loose): string | null {
  switch (event.type) {
    case 'armies_lost':
    case 'armies_removed':
      return `−${event['armies']} ${territoryName(text(event['territory']))}`;
    case 'territory_conquered':
      return `✔ ${territoryName(text(event['territory']))}`;
    default:
      return null;
  }
}

function happened(line: Line): readonly string[] {
  return (line.events as readonly Loose[]).flatMap((event) => eventText(event) ?? []);
}

function actionText(action: Loose): string {
  const words = w().book.lines;
  const from = territoryName(text(action['from']));
  const to = territoryName(text(action['to']));
  switch (action.type) {
    case 'place_armies':
      return `+${action['armies']} ${territoryName(text(action['territory']))}`;
    case 'attack':
      return `${from} → ${to}`;
    case 'roll_dice':
      return `${dice(action['attack'])} / ${dice(action['defence'])}`;
    case 'occupy':
      return `→ ${action['armies']}`;
    case 'transfer':
      return `${from} ⇒ ${to}: ${action['armies']}`;
    case 'roll_closing':
      return words.roll_closing(dice(action['dice']));
    case 'roll_for_place':
      return words.roll_for_place(dice(action['dice']));
    case 'play_tris':
      return words.tris;
    case 'end_turn':
      return words.end_turn;
    case 'call_time':
      return words.call_time;
    case 'withdraw':
      return words.withdraw;
    default:
      return action.type.replaceAll('_', ' ');
  }
}

function rulingText(sheet: Sheet, note: Ruled, titles: ReadonlyMap<string, string>): string {
  const who = note.seat ? `${nameOf(sheet, note.seat)}: ` : '';
  return `${who}${titles.get(note.ruling) ?? note.ruling}`;
}

const because = (reason: string | undefined) => (reason ? `: ${reason}` : '');

type ClockChanged = Extract<Line['note'], { readonly type: 'clock_changed' }>;

/** Minutes that the clock stood still before it was started again, if that can be seen. */
function stoppedFor(line: Line, lines: readonly Line[]): number | null {
  const before = lines.filter(({ seq, note }) => note.type === 'clock_changed' && seq < line.seq);
  const pause = before.findLast(({ note }) => (note as ClockChanged).change !== 'lengthened');
  if (!pause || !(pause.note as ClockChanged).reason) return null;
  return Math.max(1, Math.round((line.at - pause.at) / 60_000));
}

function clockLine(line: Line, note: ClockChanged, lines: readonly Line[]): string {
  const words = w().book.lines;
  if (note.change === 'lengthened') {
    return words.clock_lengthened(note.minutes) + because(note.reason);
  }
  if (note.change === 'paused') {
    return note.reason ? words.interrupted + because(note.reason) : words.clock_paused;
  }
  const stopped = stoppedFor(line, lines);
  return stopped === null ? words.clock_started : words.resumed(stopped);
}

/** `lines`: those around it, for what only they can tell. */
export function lineText(
  sheet: Sheet,
  line: Line,
  titles: ReadonlyMap<string, string> = new Map(),
  lines: readonly Line[] = [],
): string {
  const words = w().book;
  const { note } = line;
  switch (note.type) {
    case 'opened':
      return words.lines.opened;
    case 'played': {
      const actions = note.actions as readonly Loose[];
      const dealt = actions.filter(({ type }) => type === 'deal_territory').length;
      if (dealt > 1) return words.lines.deal(dealt);
      const said = actions.slice(0, 6).map(actionText);
      return [...said, ...happened(line)].join(' · ') + (actions.length > 6 ? ' …' : '');
    }
    case 'card_noted':
      return words.lines[note.fate === 'taken' ? 'card_taken' : 'card_forgotten'];
    case 'clock_changed':
      return clockLine(line, note, lines);
    case 'turn_passed':
      return words.lines.turn_passed(note.conquests);
    case 'seat_fell':
      return `${nameOf(sheet, note.seat)}: ${words.lines.seat_fell}`;
    case 'ruled':
      return [rulingText(sheet, note, titles), ...happened(line)].join(' · ');
    case 'disciplined':
      return `${nameOf(sheet, note.seat)}: ${w().rulings.measures[note.measure]}${note.reason ? ` (${note.reason})` : ''}`;
    case 'remarked':
      return `“${note.text}”`;
    case 'undone':
      return words.undone(note.count);
    case 'reopened':
      return words.lines.reopened + because(note.reason);
    case 'territory_realigned':
      return (
        words.lines.realigned(
          territoryName(note.territory),
          nameOf(sheet, note.owner),
          note.armies,
        ) + because(note.reason)
      );
    case 'appealed':
      return (
        words.lines.appealed(note.ruling, note.seat ? nameOf(sheet, note.seat) : '') +
        because(note.reason)
      );
    case 'appeal_settled': {
      const kept = note.outcome === 'overturned' && note.struck === 0;
      const said = words.lines.settled[note.outcome] + because(note.reason);
      return kept ? `${said} (${words.lines.stays})` : said;
    }
    case 'order_rolled': {
      const names = sheet.seats.map(({ name }) => name).join(', ');
      return line.struck ? words.lines.order_rolled : `${words.lines.order_rolled}: ${names}`;
    }
    case 'objective_written':
      return `${words.lines.objective_written}: ${note.title} (${note.territories.map(territoryName).join(', ')})`;
    case 'objective_turned':
    case 'objective_declared':
      return `${nameOf(sheet, note.seat)}: ${words.lines[note.type]}, ${objectiveName(sheet, note.objective)}`;
    default:
      return words.lines[note.type];
  }
}

export function timeText(at: number): string {
  return new Date(at).toLocaleTimeString(language.value, { hour: '2-digit', minute: '2-digit' });
}
