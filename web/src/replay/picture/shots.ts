// A step of the game as what is painted of it.
import { seatsOf } from '../../game/edit';
import { colourOf } from '../../game/facts';
import { language } from '../../lib/settings';
import { continentName, seatName, territoryName } from '../../table/context';
import type { Room } from '../../table/room';
import { throwOf } from '../../table/stage/scene';
import { type AtReplay, secretsShown } from '../context';
import { stepText } from '../telling';
import { w } from '../words/words';
import type { Person, Shot } from './picture';

export interface ShotManner {
  readonly title: string;
  readonly names: boolean;
  readonly captioned: boolean;
}

/** "Giro 3 · Anna": what the picture is called unless one calls it otherwise. */
export function usualTitle({ course }: AtReplay, room: Room, step: number): string {
  const words = w();
  const { winner, cause } = course.frame(step).view.ending;
  if (cause && winner) return words.pictures.won(seatName(room, winner));
  const { round, seat } = course.turns[course.turnAt(step)] ?? { round: 0, seat: null };
  return seat ? words.turnOf(round, seatName(room, seat)) : words.setup;
}

function peopleAt({ course, points }: AtReplay, room: Room, step: number): readonly Person[] {
  const { view, seq } = course.frame(step);
  const words = w().pictures;
  const known = points.value?.any ? points.value : null;
  return (view.order ?? seatsOf(view)).map((seat) => {
    const facts = view.seats[seat];
    const { territories = 0, armies = 0, colour = null } = facts ?? {};
    // Points tell what the objective is: where secrets are hidden they are too, until the end.
    const worth = secretsShown.value || view.ending.cause ? known?.of(seat, seq) : null;
    return {
      colour,
      name: seatName(room, seat),
      figures: worth
        ? words.figuresPoints(territories, armies, worth.inside)
        : words.figures(territories, armies),
      onTurn: view.turn === seat && view.round > 0 && !view.ending.cause,
      out: facts?.standing !== 'active',
    };
  });
}

export function shotOf(at: AtReplay, room: Room, step: number, manner: ShotManner): Shot {
  const { view, events } = at.course.frame(step);
  const centres = new Set(view.centres);
  const before = at.course.frame(step - 1).view;
  const thrown = throwOf({ key: step, before, events, mine: false });
  return {
    title: manner.title,
    subtitle: at.replay.rules.names[language.value],
    caption: manner.captioned ? stepText(room, at.course, step, secretsShown.value, 'turn') : null,
    board: {
      holdings: Object.fromEntries(
        Object.entries(view.territories).map(([territory, { owner, armies }]) => [
          territory,
          { colour: colourOf(view, owner), armies, centre: centres.has(territory) },
        ]),
      ),
      attack: thrown && { from: thrown.from, to: thrown.to },
      names: manner.names ? (territory) => territoryName(room, territory) : null,
      continentNames: (continent) => continentName(room, continent),
    },
    people: peopleAt(at, room, step),
  };
}
