// After the last step: a first game of one's own, against opponents who are easy to play against.
import { useEffect, useRef, useState } from 'preact/hooks';
import { post } from '../lib/api';
import { refusalText } from '../lib/refusal';
import { go } from '../lib/router';
import { needGuest } from '../lib/session';
import { botPace } from '../lib/settings';
import type { TableRequest } from '../protocol';
import { Icon } from '../ui/icons';
import { Page } from '../ui/page';
import type { Course } from './course';
import { w } from './words/words';

const easiest = { kind: 'bot', bot: 'castellano' } as const;

const firstGame = (): TableRequest => ({
  ruleset: 'challenge',
  options: { 'ending.minutes': 30 },
  seats: [{ kind: 'me' }, easiest, easiest],
  settings: {
    visibility: 'private',
    aids: true,
    chat: false,
    tournament: false,
    spectators: false,
    spectator_delay_s: 0,
    clock: { kind: 'table' },
    at_zero: 'bot',
    quitters: 'bot',
    bot_pace: botPace.value,
  },
});

export function Farewell({ course }: { readonly course: Course }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const words = w().end;
  useEffect(() => heading.current?.focus(), []);
  const play = async () => {
    setBusy(true);
    await needGuest();
    const made = await post<{ code: string }>('/api/tables', firstGame());
    if (made.ok) {
      await post(`/api/tables/${made.value.code}/start`); // else the lobby says what is missing
      go(`/t/${made.value.code}`);
    } else {
      setBusy(false);
      setFault(refusalText(made));
    }
  };
  return (
    <Page title={w().title} narrow>
      <div class="course-end stack">
        <Icon name="crown" />
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p class="lead">{words.text}</p>
        <p>
          <button
            type="button"
            class="button primary huge"
            disabled={busy}
            onClick={() => void play()}
          >
            <Icon name="play" />
            {words.play}
          </button>
        </p>
        <p class="hint">{words.easy}</p>
        {fault ? (
          <p class="fault" role="alert">
            {fault}
          </p>
        ) : null}
        <p class="row">
          <button type="button" class="button" onClick={() => course.startOver()}>
            <Icon name="undo" />
            {words.startOver}
          </button>
          <a class="button" href="/rules/challenge">
            <Icon name="log" />
            {words.rules}
          </a>
          <a class="button" href="/">
            <Icon name="home" />
            {words.home}
          </a>
        </p>
      </div>
    </Page>
  );
}
