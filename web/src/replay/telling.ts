// What happened in words, for one who may know everything: a secret is told under the name of whose
// it is, or not at all where secrets are hidden.
import type { Passage } from '../game/chronicle';
import type { Event } from '../protocol';
import { cardName, objectiveName, seatName, territoryName } from '../table/context';
import { passageText } from '../table/narrate';
import type { Room } from '../table/room';
import type { Course } from './course/course';
import { w } from './words/words';

function openly(room: Room, event: Event): string | null {
  const words = w().log;
  if (event.type === 'objective_dealt' && event.objective) {
    return words.objective(seatName(room, event.seat), objectiveName(room, event.objective));
  }
  if (event.type === 'card_drawn' && event.card) {
    return words.drew(seatName(room, event.seat), cardName(room, event.card));
  }
  return null;
}

/** The passage without what only its seat knew. */
function covered(passage: Passage): Passage {
  if (passage.kind !== 'event') return passage;
  const { event } = passage;
  if (event.type === 'objective_dealt') return { ...passage, event: { ...event, objective: null } };
  if (event.type === 'card_drawn') return { ...passage, event: { ...event, card: null } };
  return passage;
}

/** Null for what is not told on its own. */
export function lineText(room: Room, passage: Passage, secrets: boolean): string | null {
  const open = secrets && passage.kind === 'event' ? openly(room, passage.event) : null;
  return open ?? passageText(room, covered(passage));
}

/** Lines of a log as sentences: a throw and the head of a turn have no full stop of their own. */
function sentences(lines: readonly string[]): string {
  return lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`)).join(' ');
}

/** The step in a sentence or two; where a turn begins, `within` it only what belongs to it. */
export function stepText(
  room: Room,
  course: Course,
  step: number,
  secrets: boolean,
  within: 'game' | 'turn' = 'game',
): string {
  if (step <= 0) return w().log.before;
  const passages = course.toldAlone(step);
  const begun = passages.findLastIndex(
    (passage) => passage.kind === 'event' && passage.event.type === 'turn_started',
  );
  const told = passages
    .slice(within === 'turn' ? begun + 1 : 0)
    .map((passage) => lineText(room, passage, secrets))
    .filter((line) => line !== null);
  if (told.length > 0) return sentences(told.slice(-3));
  const attack = course.frame(step).events.find((event) => event.type === 'attack_declared');
  if (attack?.type !== 'attack_declared') return '';
  return w().log.attack(territoryName(room, attack.from), territoryName(room, attack.to));
}
