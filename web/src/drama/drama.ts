// Shows a table's moments as they come. None delays the game or takes a touch: any tap or key ends
// the one that is shown, and does what it would have done.
import { effect, type Signal } from '@preact/signals';
import { t } from '../i18n/words';
import { motionMs } from '../lib/settings';
import type { Objective, Seat, Territory } from '../protocol';
import type { Room, Scene } from '../table/room';
import { Billing } from './billing';
import { type Moment, momentOf, victoryOf } from './choose';
import { type Captions, Playhouse } from './playhouse';

/** What the table has and this needs: handed over, so that the table stays in one file. */
export interface Backstage {
  readonly curtain: Signal<ReadonlySet<Territory> | null>;
  readonly seatName: (room: Room, seat: Seat | null) => string;
  readonly objectiveName: (room: Room, objective: Objective) => string;
}

const stageOf = () => document.querySelector<HTMLElement>('.game .stage');

function captionsOf(room: Room, moment: Moment, backstage: Backstage): Captions {
  const { seatName, objectiveName } = backstage;
  if (moment.kind === 'elimination') {
    return {
      text: t().log.eliminated(seatName(room, moment.seat), seatName(room, moment.by)),
    };
  }
  if (moment.kind !== 'victory') return {};
  const words = t().table.result;
  const view = room.view.peek();
  const objective = view?.seats[moment.winner]?.objective;
  const cause = view?.ending.cause;
  return {
    title:
      moment.winner === room.seat.peek() ? words.youWon : words.won(seatName(room, moment.winner)),
    cause: cause ? words.cause[cause] : '',
    objective: objective ? objectiveName(room, objective) : null,
  };
}

/** The victory that the table has come to, with what the winner's objective names. */
function victoryAt(room: Room): Moment | null {
  const view = room.view.peek();
  const rules = room.rules.peek();
  if (!view || !rules) return null;
  const { winner } = view.ending;
  const objective = winner && view.seats[winner]?.objective;
  const wanted = (objective && rules.objectives[objective]?.territories) || [];
  return victoryOf(view, wanted);
}

export function direct(room: Room, backstage: Backstage): () => void {
  const { curtain } = backstage;
  const billing = new Billing();
  const playhouse = new Playhouse(stageOf);
  let wasOpen = false; // the game was seen going on: a page opened at its end celebrates nothing
  let lastScene: Scene | null = room.scene.peek();

  const show = (moment: Moment | null): boolean => {
    if (!moment || motionMs.peek() === 0 || document.hidden) return false;
    if (!billing.admits(moment.kind, performance.now())) return false;
    return playhouse.open(moment, captionsOf(room, moment, backstage));
  };

  const stops = [
    effect(() => {
      const scene = room.scene.value;
      if (!scene || scene === lastScene) return;
      lastScene = scene;
      const after = room.view.peek();
      if (after) show(momentOf(scene.events, after));
    }),
    effect(() => {
      const over = room.view.value?.ending.cause;
      if (!room.view.value || !room.settledNow.value) return;
      if (over && wasOpen) {
        const moment = victoryAt(room);
        if (moment?.kind === 'victory' && show(moment)) curtain.value = moment.wanted;
      }
      wasOpen = !over;
    }),
  ];
  playhouse.onEnd = (kind) => {
    if (kind === 'victory') curtain.value = null;
  };
  return () => {
    for (const stop of stops) stop();
    playhouse.close();
    curtain.value = null;
  };
}
