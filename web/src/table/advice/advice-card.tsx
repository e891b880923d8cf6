// What a bot would do here: in words, on the board, and with a button that does it. It is gone as soon as
// the board is another.
import type { FunctionComponent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/words';
import { refusalText } from '../../lib/refusal';
import type { Action } from '../../protocol';
import { Icon } from '../../ui/icons';
import { type AtTable, useTable } from '../context';
import type { Refused } from '../helm/answers';
import { isPlacement, show, take } from './advice';
import { adviceText } from './advice-text';
import { adviceWords } from './words';
// It is loaded already; said here, no part of it becomes a file of its own for the sake of this one.
import '../table-page';
import './advice-card.css';

type Answer = readonly Action[] | Refused | 'waiting' | null;

async function asked(at: AtTable): Promise<readonly Action[] | Refused | null> {
  const answer = await at.room.connection.propose('turn');
  if (Array.isArray(answer)) show(at, answer);
  return answer;
}

function AdviceCard({ onClose }: { readonly onClose: () => void }) {
  const at = useTable();
  const { room, helm } = at;
  const [answer, setAnswer] = useState<Answer>('waiting');
  const view = room.view.value;
  useEffect(() => {
    const before = room.view.peek();
    void asked(at).then(setAnswer);
    return room.view.subscribe((now) => {
      if (now !== before) onClose();
    });
  }, []);
  useEffect(
    () => () => {
      helm.arrow.value = null;
      helm.pointed.value = new Set();
    },
    [],
  );
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []); // in sight, and where the keys go on
  const words = adviceWords();
  const actions = Array.isArray(answer) ? (answer as readonly Action[]) : null;
  const refused = actions || answer === 'waiting' ? null : (answer as Refused | null);
  const text = actions ? adviceText(at, actions) : null;
  return (
    <section ref={card} class="advice" aria-label={words.title} tabIndex={-1}>
      <p role="status">
        <Icon name="bot" />
        {answer === 'waiting'
          ? words.thinking
          : (text ?? (refused ? refusalText(refused) : words.nothing))}
      </p>
      <div class="panel-buttons">
        {actions && text && view ? (
          <button
            type="button"
            class="button grow"
            disabled={room.busy.value}
            onClick={() => void take(at, actions)}
          >
            <Icon name="check" />
            {isPlacement(actions) ? words.place : words.take}
          </button>
        ) : null}
        <button type="button" class="button quiet" onClick={onClose}>
          {t().common.close}
        </button>
      </div>
    </section>
  );
}

/** The card, for whoever knows what to do when it is closed. */
export function adviceOf(onClose: () => void): FunctionComponent {
  return () => <AdviceCard onClose={onClose} />;
}
