// Tells what happens to those who listen: the player's own events and conquests politely, "tocca a
// te" at once; with a sound where the player wants one, and a mark in the page's title.
import { effect } from '@preact/signals';
import { addsToSeed, isAwaited } from '../game/facts';
import { t } from '../i18n/words';
import { play, playEvents, soundFor } from '../lib/sound';
import { announce } from '../ui/live';
import { seatName } from './context';
import { isMuted } from './muted';
import { passageText } from './narrate';
import type { Room } from './room';

export function startAnnouncing(room: Room): () => void {
  let lastPassage = Number.POSITIVE_INFINITY;
  let lastSaid = room.chat.peek().at(-1);
  let wasMine = false;
  const stops = [
    soundFor(room.code),
    effect(() => {
      const scene = room.scene.value;
      if (scene) playEvents(scene.events);
    }),
    effect(() => {
      const lines = room.chat.value;
      const said = lines.at(-1);
      const added = said && lines.at(-2) === lastSaid; // and not all of them told anew
      lastSaid = said;
      const unheard =
        said?.from && (said.from === room.seat.peek() || isMuted(room.code, said.from));
      if (added && !unheard) play('chat');
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
      const mine =
        !!view && !!seat && isAwaited(view, seat) && !addsToSeed(view) && !room.still.value;
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
