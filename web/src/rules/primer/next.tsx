// What to do once one has read: play, compare, read on.
import { useState } from 'preact/hooks';
import { post } from '../../lib/api';
import { refusalText } from '../../lib/refusal';
import { go } from '../../lib/router';
import { needGuest } from '../../lib/session';
import type { Rules } from '../../protocol';
import { Icon } from '../../ui/icons';
import { w } from '../words/words';

export function Next({ rules }: { readonly rules: Rules }) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const words = w().primer.next;
  const play = async () => {
    setBusy(true);
    await needGuest();
    const players = rules.seats.includes(4) ? 4 : rules.seats[0];
    const answer = await post<{ code: string }>('/api/play-now', { ruleset: rules.id, players });
    setBusy(false);
    if (!answer.ok) return setFault(refusalText(answer));
    go(`/t/${answer.value.code}`);
  };
  return (
    <section class="card stack primer-next">
      <h2>{words.title}</h2>
      <div class="row">
        <button type="button" class="button primary" disabled={busy} onClick={() => void play()}>
          <Icon name="play" />
          {words.play}
        </button>
        <a class="button" href={`/rules/confronto?with=${rules.id}`}>
          {words.compareAny}
        </a>
        <a class="button" href={`/rules/${rules.id}`}>
          {words.book}
        </a>
      </div>
      <p class="hint">{words.playHint}</p>
      {fault ? (
        <p class="fault" role="alert">
          {fault}
        </p>
      ) : null}
    </section>
  );
}
