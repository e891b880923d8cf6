// The steps of the guided game: what is asked of the learner, what the others and chance do, and how
// the step is known to be done. What they say is in words/; what is allowed, the engine says.
import type { Action, Card, Dice, Event, Option, Seat, Territory, View } from '../protocol';
import { aTurn, nearTheEnd, type Position, timeUp } from './positions';

export type StepId =
  | 'reinforce'
  | 'why'
  | 'attack'
  | 'conquer'
  | 'occupy'
  | 'transfer'
  | 'card'
  | 'others'
  | 'tris'
  | 'place'
  | 'objective'
  | 'win'
  | 'sdadata';

/** What is known of the learner's doings in a step. */
export interface Progress {
  readonly view: View;
  readonly happened: ReadonlySet<Event['type']>; // since it began
  readonly refused: boolean; // the rules said why not
  readonly hand: boolean; // the cards are open
  readonly objective: boolean; // the objective is shown on the board
}

export interface Deed {
  readonly actor: Seat;
  readonly action: Action;
}

export interface Throw {
  readonly attack: Dice;
  readonly defence: Dice;
}

/** Some fields of an option; it stands for every option that has them. */
export type Wish = Partial<Record<'type' | 'from' | 'to' | 'territory', string>>;

export interface Step {
  readonly id: StepId;
  readonly clause: string;
  readonly position?: Position; // laid for this step; else it goes on from the one before
  readonly others?: readonly Deed[]; // what they do when it begins
  readonly wants?: readonly Wish[]; // of what the engine offers; all of it where nothing is said
  readonly onlyLook?: true; // what is offered is seen, and not done yet
  readonly points?: Territory; // where the board says to look
  readonly throws?: readonly Throw[]; // dictated, one after the other
  readonly card?: Card; // the one that is drawn
  readonly closing?: Dice;
  readonly solution: readonly Action[]; // what does it, for whoever skips the step
  readonly reached: (at: Progress) => boolean;
}

const toVenezuela = { type: 'attack', from: 'brazil', to: 'venezuela', dice: 3 } as const;
const toNorthAfrica = { type: 'attack', from: 'brazil', to: 'north_africa', dice: 3 } as const;
const fromPeru = { type: 'transfer', from: 'peru', to: 'brazil' } as const;

function wish({ type, from, to }: { type: string; from: string; to: string }): Wish {
  return { type, from, to };
}

export const steps: readonly Step[] = [
  {
    id: 'reinforce',
    clause: 'CH-3.1',
    position: aTurn,
    wants: [{ type: 'place_armies', territory: 'brazil' }],
    solution: [{ type: 'place_armies', territory: 'brazil', armies: 4 }],
    reached: ({ view }) => view.seats.s1?.reserve === 0,
  },
  {
    id: 'why',
    clause: 'CH-4.4a',
    wants: [wish(toVenezuela)],
    onlyLook: true,
    points: 'central_america',
    solution: [],
    reached: ({ refused }) => refused,
  },
  {
    id: 'attack',
    clause: 'CH-4.7',
    wants: [wish(toVenezuela)],
    throws: [{ attack: [6, 5, 2], defence: [4, 3, 3] }],
    solution: [toVenezuela],
    reached: ({ happened }) => happened.has('dice_rolled'),
  },
  {
    id: 'conquer',
    clause: 'CH-4.8',
    wants: [wish(toVenezuela)],
    throws: [
      { attack: [5, 4, 1], defence: [5, 3] },
      { attack: [6, 2, 1], defence: [4] },
    ],
    solution: [toVenezuela, toVenezuela],
    reached: ({ happened }) => happened.has('territory_conquered'),
  },
  {
    id: 'occupy',
    clause: 'CH-5.2',
    wants: [{ type: 'occupy' }],
    solution: [{ type: 'occupy', armies: 4 }],
    reached: ({ happened }) => happened.has('armies_moved'),
  },
  {
    id: 'transfer',
    clause: 'CH-5.1a',
    wants: [fromPeru],
    card: 'argentina',
    solution: [{ ...fromPeru, armies: 4 }],
    reached: ({ happened }) => happened.has('armies_transferred'),
  },
  {
    id: 'card',
    clause: 'CH-6.1',
    solution: [],
    reached: ({ hand }) => hand,
  },
  {
    id: 'others',
    clause: 'CH-4.6',
    others: [
      {
        actor: 's2',
        action: { type: 'place_armies', territory: 'central_america', armies: 4 },
      },
      {
        actor: 's2',
        action: { type: 'attack', from: 'central_america', to: 'venezuela', dice: 3 },
      },
      { actor: 's2', action: { type: 'end_turn' } },
      { actor: 's3', action: { type: 'place_armies', territory: 'north_africa', armies: 5 } },
      { actor: 's3', action: { type: 'end_turn' } },
    ],
    wants: [],
    throws: [{ attack: [4, 3, 2], defence: [6, 3, 3] }],
    solution: [],
    reached: ({ view }) => view.turn === 's1',
  },
  {
    id: 'tris',
    clause: 'CH-3.3',
    wants: [{ type: 'play_tris' }],
    solution: [{ type: 'play_tris', cards: ['argentina', 'egypt', 'india'] }],
    reached: ({ happened }) => happened.has('tris_played'),
  },
  {
    id: 'place',
    clause: 'CH-3.2',
    wants: [{ type: 'place_armies' }],
    solution: [
      { type: 'place_armies', territory: 'brazil', armies: 8 },
      { type: 'place_armies', territory: 'venezuela', armies: 8 },
    ],
    reached: ({ view }) => view.seats.s1?.reserve === 0,
  },
  {
    id: 'objective',
    clause: 'CH-0.1',
    position: nearTheEnd,
    wants: [wish(toNorthAfrica)],
    onlyLook: true,
    solution: [],
    reached: ({ objective }) => objective,
  },
  {
    id: 'win',
    clause: 'CH-8.2',
    wants: [wish(toNorthAfrica), { type: 'occupy' }],
    throws: [{ attack: [6, 5, 2], defence: [4, 3] }],
    solution: [toNorthAfrica, { type: 'occupy', armies: 3 }],
    reached: ({ view }) => view.ending.cause === 'objective',
  },
  {
    id: 'sdadata',
    clause: 'CH-9.2a',
    position: timeUp,
    wants: [{ type: 'end_turn' }],
    closing: [1, 2],
    solution: [{ type: 'end_turn' }],
    reached: ({ view }) => view.ending.cause === 'points',
  },
];

/** Whether the step asks for this, or for something it stands for. */
export function isWanted({ wants }: Step, done: Option | Action): boolean {
  if (!wants) return true;
  const fields: object = done;
  return wants.some((each) =>
    Object.entries(each).every(
      ([key, value]) => (fields as Readonly<Record<string, unknown>>)[key] === value,
    ),
  );
}
