// The course of a finished game, worked out once: the view after every step, what was told of it, its
// turns, its battles, and the moments that people look for.
import { Chronicle, type Passage } from '../../game/chronicle';
import { reduce } from '../../game/reduce';
import type { Event, Replay, Seat, Territory, View } from '../../protocol';

export interface Frame {
  readonly view: View;
  readonly events: readonly Event[]; // of the step that led here
  readonly seq: number; // of the last event so far
  readonly passageCount: number;
}

/** From the step at which it begins up to the next one's; the first is the setting up. */
export interface Turn {
  readonly start: number;
  readonly round: number; // 0 for the setting up
  readonly seat: Seat | null;
  readonly firstPassage: number;
}

/** Throws from one territory against another, one after the other. */
export interface Battle {
  readonly start: number;
  readonly end: number; // the step of the last throw
  readonly from: Territory;
  readonly to: Territory;
}

export const markKinds = ['conquest', 'elimination', 'tris', 'sdadata', 'end'] as const;
export type MarkKind = (typeof markKinds)[number];

export interface Mark {
  readonly kind: MarkKind;
  readonly step: number;
  readonly passage: number; // that tells it
}

const markOf: Partial<Record<Event['type'], MarkKind>> = {
  territory_conquered: 'conquest',
  seat_eliminated: 'elimination',
  tris_played: 'tris',
  closing_rolled: 'sdadata',
  game_ended: 'end',
};

/** The last of the items, which are in order, that begins at or before `step`. */
function lastBegun<Item>(items: readonly Item[], startOf: (item: Item) => number, step: number) {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (startOf(items[middle] as Item) <= step) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export class Course {
  readonly frames: readonly Frame[];
  readonly passages: readonly Passage[];
  readonly turns: readonly Turn[];
  readonly battles: readonly Battle[];
  readonly marks: readonly Mark[];

  constructor(replay: Pick<Replay, 'view' | 'steps'>) {
    const chronicle = new Chronicle();
    const { passages } = chronicle;
    const turns: Turn[] = [{ start: 0, round: 0, seat: null, firstPassage: 0 }];
    const marks: Mark[] = [];
    const frames: Frame[] = [{ view: replay.view, events: [], seq: 0, passageCount: 0 }];
    let view: View = replay.view;
    let seq = 0;
    for (const { events } of replay.steps) {
      const step = frames.length;
      for (const event of events) {
        chronicle.add(view, event, ++seq);
        view = reduce(view, event);
        const kind = markOf[event.type];
        if (kind) marks.push({ kind, step, passage: passages.length - 1 });
        if (event.type === 'turn_started') {
          const { round, seat } = event;
          turns.push({ start: step, round, seat, firstPassage: passages.length - 1 });
        }
      }
      frames.push({ view, events, seq, passageCount: passages.length });
    }
    this.frames = frames;
    this.passages = passages;
    this.turns = turns;
    this.marks = marks;
    this.battles = this.#fought();
  }

  get last(): number {
    return this.frames.length - 1;
  }

  frame(step: number): Frame {
    return this.frames[Math.max(0, Math.min(this.last, step))] as Frame;
  }

  /** Which turn the step belongs to. */
  turnAt(step: number): number {
    return lastBegun(this.turns, (turn) => turn.start, step);
  }

  /** The last step of a turn. */
  endOf(turn: number): number {
    const next = this.turns[turn + 1];
    return next ? Math.max(this.turns[turn]?.start ?? 0, next.start - 1) : this.last;
  }

  /** The passages of a turn: from one, up to but not including another. */
  passagesOf(turn: number): readonly [number, number] {
    const next = this.turns[turn + 1]?.firstPassage ?? this.passages.length;
    return [this.turns[turn]?.firstPassage ?? 0, next];
  }

  /** The step at which the passage was first told. */
  stepOf(passage: number): number {
    return lastBegun(this.frames, (frame) => frame.passageCount, passage) + 1;
  }

  /** The passages told at the step; where it only went on with one, that one. */
  toldAt(step: number): readonly [number, number] {
    const now = this.frame(step).passageCount;
    const before = step > 0 ? this.frame(step - 1).passageCount : 0;
    return now > before ? [before, now] : [Math.max(0, now - 1), now];
  }

  /** The step alone, told by itself: what it added to a passage rather than the whole passage. */
  toldAlone(step: number): readonly Passage[] {
    if (step <= 0) return [];
    const chronicle = new Chronicle();
    const before = this.frame(step - 1);
    let { view, seq } = before;
    for (const event of this.frame(step).events) {
      chronicle.add(view, event, ++seq);
      view = reduce(view, event);
    }
    return chronicle.passages;
  }

  #fought(): Battle[] {
    const battles: Battle[] = [];
    let last: Battle | null = null;
    let lastTurn = -1;
    for (const [index, passage] of this.passages.entries()) {
      if (passage.kind !== 'throw') continue;
      const step = this.stepOf(index);
      const turn = this.turnAt(step);
      const { from, to } = passage;
      const goesOn = last?.from === from && last.to === to && lastTurn === turn;
      if (goesOn) battles.pop();
      const battle: Battle = { start: goesOn && last ? last.start : step, end: step, from, to };
      battles.push(battle);
      last = battle;
      lastTurn = turn;
    }
    return battles;
  }
}
