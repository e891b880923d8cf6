// Tells what happens to those who listen: the player's own events and conquests politely, "tocca a
// te" at once; with a sound where the player wants one, and a mark in the page's title.
import { effect } from '@preact/signals';
import { addsToSeed, isAwaited } from '../game/facts';
import { t } from '../i18n/words';
import { play } from '../lib/sound';
import type { Event } from '../protocol';
import { announce } from '../ui/live';
import { seatName } from './context';
import { passageText } from './narrate';
import type { Room } from './room';

function soundOf(events: readonly Event[]): Parameters<typeof play>[0] | null {
  const types = new Set(events.map((event) => event.type));
  if (types.has('game_ended')) return 'end';
  if (types.has('closing_rolled')) return 'closing';
  if (types.has('territory_conquered')) return 'conquest';
  if (types.has('dice_rolled')) return 'dice';
  if (types.has('tris_played')) return 'card';
  return null;
}

export function startAnnouncing(room: Room): () => void {
  let lastPassage = Number.POSITIVE_INFINITY;
  let wasMine = false;
  const stops = [
    effect(() => {
      const scene = room.scene.value;
      if (!scene) return;
      const cue = soundOf(scene.events);
      if (cue) play(cue);
    }),
    effect(() => {
      const passages = room.chronicle.value;
      const fresh = passages.slice(Math.max(0, lastPassage));
      lastPassage = passages.length;
      const told = fresh.slice(-3).map((passage) => passageText(room, passage));
      const text = told.filter((line) => line !== null).join(' ');
      if (text) announce(text);
    }),
    effect(() => {
      const view = room.view.value;
      const seat = room.seat.value;
      const table = room.table.value;
      const mine = !!view && !!seat && isAwaited(view, seat) && !addsToSeed(view);
      if (mine && !wasMine) {
        announce(t().table.yourTurn, 'urgent');
        play('turn');
      }
      wasMine = mine;
      const who =
        view?.turn && view.round > 0 ? seatName(room, view.turn) : t().table.title(room.code);
      if (table) document.title = `${mine ? `● ${t().table.yourTurn}` : who} · Kamchatka`;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    document.title = 'Kamchatka';
  };
}
