// The replay a component belongs to, besides the table whose parts it uses.
import { type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { isBoolean, stored } from '../lib/stored';
import type { Replay, Seat } from '../protocol';
import type { Course } from './course/course';
import type { Points } from './course/curves';
import type { Player } from './course/player';

export interface AtReplay {
  readonly replay: Replay;
  readonly code: string | null;
  readonly course: Course;
  readonly player: Player;
  readonly points: Signal<Points | null>; // null until they are known
}

export const ReplayContext = createContext<AtReplay | null>(null);

export function useReplay(): AtReplay {
  const found = useContext(ReplayContext);
  if (!found) throw new Error('outside of a replay');
  return found;
}

/** Whether everybody's objective and cards lie open; kept, as some always want to guess. */
export const secretsShown = stored('replay-secrets', true, isBoolean);

/** Whose objective is shown on the board. */
export const objectiveOnBoard = signal<Seat | null>(null);
