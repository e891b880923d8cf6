// A finished game to look at again: by the code of its table, from a file, or from its text.
import { useEffect, useState } from 'preact/hooks';
import { codeIn } from '../home/code';
import { t } from '../i18n/words';
import { type Answer, post } from '../lib/api';
import { replayOf } from '../lib/pages';
import { refusalText } from '../lib/refusal';
import { go } from '../lib/router';
import type { Replay } from '../protocol';
import { Icon } from '../ui/icons';
import { Page } from '../ui/page';
import { ReplayView } from './replay-view';
import { w } from './words/words';
import './replay-page.css';

function OpenForm({ onReplay }: { readonly onReplay: (answer: Answer<Replay>) => void }) {
  const [text, setText] = useState('');
  const [bad, setBad] = useState(false);
  const [pasted, setPasted] = useState('');
  const words = w();
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    const [address = '', query = ''] = text.trim().split('?');
    const code = codeIn(address);
    setBad(code === null);
    if (code) go(`/replay/${code}${query ? `?${query}` : ''}`);
  };
  const read = async (record: string) => onReplay(await post<Replay>('/api/replay', record));
  return (
    <div class="columns-2">
      <form class="card stack" onSubmit={open}>
        <label class="field">
          <span class="label">{words.code}</span>
          <input
            class="input code-input"
            placeholder="ABC234"
            autocomplete="off"
            spellcheck={false}
            value={text}
            aria-invalid={bad}
            onInput={(input) => setText(input.currentTarget.value)}
          />
        </label>
        {bad ? (
          <p class="fault" role="alert">
            {t().home.joinBad}
          </p>
        ) : null}
        <p>
          <button type="submit" class="button primary">
            <Icon name="play" />
            {words.open}
          </button>
        </p>
      </form>
      <div class="card stack">
        <label class="field">
          <span class="label">{words.upload}</span>
          <input
            class="input"
            type="file"
            accept=".txt,.json,text/plain,application/json"
            onChange={(change) => void change.currentTarget.files?.[0]?.text().then(read)}
          />
        </label>
        <p class="hint">{words.uploadHint}</p>
        <label class="field">
          <span class="label">{words.paste}</span>
          <textarea
            class="input replay-paste"
            rows={4}
            spellcheck={false}
            value={pasted}
            onInput={(input) => setPasted(input.currentTarget.value)}
          />
        </label>
        <p>
          <button
            type="button"
            class="button"
            disabled={pasted.trim() === ''}
            onClick={() => void read(pasted)}
          >
            <Icon name="play" />
            {words.openPasted}
          </button>
        </p>
      </div>
    </div>
  );
}

interface ReplayPageProps {
  readonly code: string | null;
  readonly step: number | null;
}

export function ReplayPage({ code, step }: ReplayPageProps) {
  const [replay, setReplay] = useState<Replay | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const words = w();
  const take = (answer: Answer<Replay>) => {
    setReplay(answer.ok ? answer.value : null);
    setFault(answer.ok ? null : refusalText(answer));
  };
  useEffect(() => {
    let current = true;
    setReplay(null);
    setFault(null);
    if (code) {
      void replayOf(code).then((answer) => current && take(answer));
    }
    return () => {
      current = false;
    };
  }, [code]);
  if (replay) return <ReplayView replay={replay} code={code} step={step} />;
  return (
    <Page title={words.title}>
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      {fault ? (
        <p class="fault" role="alert">
          {fault}
        </p>
      ) : null}
      {code && !fault ? <p>{t().common.loading}</p> : <OpenForm onReplay={take} />}
    </Page>
  );
}
