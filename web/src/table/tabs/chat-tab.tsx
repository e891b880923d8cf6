// Chat: words and ready phrases, personal mute, and "Richiedo il silenzio". Off where the table's
// setting or a tournament says so.
import { useState } from 'preact/hooks';
import { t, wordOf } from '../../i18n/words';
import type { ChatLine, Phrase } from '../../protocol';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icons';
import { Token } from '../../ui/token';
import { useTable } from '../context';
import { isMuted, mutedAt, setMuted } from '../muted';
import './chat-tab.css';

const friendly = [
  'ciao',
  'buona_fortuna',
  'bravo',
  'che_sfortuna',
  'grazie',
  'scusa',
  'bella_partita',
  'rivincita',
] as const satisfies readonly Phrase[];
/** Allowed even after silence was asked for. */
const technical = [
  'aspetta',
  'tocca_a_te',
  'torno_subito',
  'sono_tornato',
  'problema_tecnico',
] as const satisfies readonly Phrase[];

function Line({ line }: { readonly line: ChatLine }) {
  const { room } = useTable();
  const { from } = line;
  const words = t().table;
  if (isMuted(room.code, from)) return null;
  const phrase = line.silence ? words.silence : line.phrase && words.phrases[line.phrase];
  const text = line.text ?? phrase ?? '';
  const mine = from !== null && from === room.seat.value;
  return (
    <li class={mine ? 'chat-line mine' : 'chat-line'}>
      <span class="chat-name">
        <Token colour={from ? (room.view.value?.seats[from]?.colour ?? null) : null} /> {line.name}
        {from && !mine ? (
          <button
            type="button"
            class="chip-button"
            aria-label={words.muteHim(line.name)}
            title={words.muteHim(line.name)}
            onClick={() => setMuted(room.code, from, true)}
          >
            <Icon name="mute" />
          </button>
        ) : null}
      </span>
      <span class="chat-text">{text}</span>
    </li>
  );
}

function SilenceDialog({ onClose }: { readonly onClose: () => void }) {
  const { room } = useTable();
  const words = t().table;
  return (
    <Dialog title={words.silenceTitle} onClose={onClose}>
      <p>{words.silenceText}</p>
      <div class="panel-buttons">
        <button type="button" class="button grow" onClick={onClose}>
          {t().common.cancel}
        </button>
        <button
          type="button"
          class="button primary grow"
          onClick={() => {
            room.connection.send({ type: 'silence' });
            onClose();
          }}
        >
          {words.silence}
        </button>
      </div>
    </Dialog>
  );
}

export function ChatTab() {
  const { room } = useTable();
  const [text, setText] = useState('');
  const [asking, setAsking] = useState(false);
  const words = t().table;
  const settings = room.table.value?.settings;
  if (!settings?.chat || settings.tournament) return <p class="chat-off hint">{words.chatOff}</p>;
  const silent = room.table.value?.silenced ?? false;
  const say = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim()) room.connection.send({ type: 'say', text: text.trim().slice(0, 300) });
    setText('');
  };
  return (
    <div class="chat">
      <ol class="chat-list" aria-live="polite">
        {room.chat.value.length === 0 ? <li class="hint">{words.chatEmpty}</li> : null}
        {room.chat.value.map((line) => (
          <Line key={`${line.at_ms} ${line.name}`} line={line} />
        ))}
      </ol>
      {mutedAt(room.code).map((seat) => (
        <button
          key={seat}
          type="button"
          class="button quiet small"
          onClick={() => setMuted(room.code, seat, false)}
        >
          {words.unmuteHim(room.table.value?.seats.find((at) => at.seat === seat)?.name ?? seat)}
        </button>
      ))}
      {room.unsaid.value ? (
        <p class="fault" role="alert">
          {wordOf(t().errors, room.unsaid.value)}
        </p>
      ) : null}
      {room.seat.value ? (
        <div class="chat-write">
          <fieldset class="plain row">
            <legend class="hidden-text">{words.chatQuick}</legend>
            {[...(silent ? [] : friendly), ...technical].map((phrase) => (
              <button
                key={phrase}
                type="button"
                class="button small"
                onClick={() => room.connection.send({ type: 'say', phrase })}
              >
                {words.phrases[phrase]}
              </button>
            ))}
          </fieldset>
          {silent ? (
            <p class="hint">
              <Icon name="quiet" /> {words.silenced}
            </p>
          ) : (
            <form class="chat-form" onSubmit={say}>
              <input
                class="input"
                aria-label={words.chatWrite}
                placeholder={words.chatWrite}
                maxLength={300}
                value={text}
                onInput={(input) => setText(input.currentTarget.value)}
              />
              <button type="submit" class="button icon-only" aria-label={words.chatSend}>
                <Icon name="send" />
              </button>
            </form>
          )}
          {silent ? null : (
            <button type="button" class="button small" onClick={() => setAsking(true)}>
              <Icon name="quiet" />
              {words.silence}
            </button>
          )}
        </div>
      ) : null}
      {asking ? <SilenceDialog onClose={() => setAsking(false)} /> : null}
    </div>
  );
}
