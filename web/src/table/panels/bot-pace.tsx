// How fast bots play, where they are watched: one tap, kept for the next game of whoever plays
// against them alone.
import { t } from '../../i18n/words';
import { post } from '../../lib/api';
import { me } from '../../lib/session';
import { botPace } from '../../lib/settings';
import { type BotPace, botPaces } from '../../protocol.gen';
import { useTable } from '../context';
import type { Room } from '../room';

/** The pace of the table, for its host to change. */
export function setPace(room: Room, pace: BotPace) {
  const people = room.table.value?.seats.filter(({ kind }) => kind === 'player') ?? [];
  if (people.length < 2) botPace.value = pace;
  return post(`/api/tables/${room.code}/pace`, { bot_pace: pace });
}

export function BotPaceChoice() {
  const { room } = useTable();
  const table = room.table.value;
  const bots = table?.seats.some(({ kind, away }) => kind === 'bot' || away);
  if (!table || !bots || table.host !== me.value?.id || table.state !== 'playing') return null;
  const words = t().lobby;
  const now = table.settings.bot_pace ?? 'normal';
  return (
    <fieldset class="plain spread bot-pace">
      <legend class="hidden-text">{words.botPace}</legend>
      <span class="hint" aria-hidden="true">
        {words.botPace}
      </span>
      <span class="segments">
        {botPaces.map((pace) => (
          <button
            key={pace}
            type="button"
            class="button small"
            aria-pressed={pace === now}
            onClick={() => void setPace(room, pace)}
          >
            {words.botPaces[pace]}
          </button>
        ))}
      </span>
    </fieldset>
  );
}
