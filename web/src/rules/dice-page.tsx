// "I dadi": why they can be trusted, and a place to try the very procedure that games use.
import { useRef, useState } from 'preact/hooks';
import { Source } from '../game/verify';
import { t } from '../i18n/words';
import { Icon } from '../ui/icons';
import { Page } from '../ui/page';
import './dice-page.css';

const python = `from hashlib import sha256

def stream(server_seed, contributions):
    game_seed, block = sha256(server_seed + b"".join(contributions)).digest(), 0
    while True:
        yield from sha256(game_seed + block.to_bytes(8, "little")).digest()
        block += 1

def below(n, source):
    return next(byte for byte in source if byte < 256 - 256 % n) % n`;

function TryDice() {
  const [faces, setFaces] = useState<readonly number[]>([0, 0, 0, 0, 0, 0]);
  const source = useRef<Source | null>(null);
  const words = t().dicePage;
  const total = faces.reduce((sum, count) => sum + count, 0);
  const throwMany = async (count: number) => {
    source.current ??= new Source(crypto.getRandomValues(new Uint8Array(32)));
    const next = [...faces];
    for (const die of await source.current.dice(count)) next[die - 1] = (next[die - 1] ?? 0) + 1;
    setFaces(next);
  };
  const top = Math.max(...faces, 1);
  return (
    <section class="card stack">
      <h2>{words.try}</h2>
      <p>{words.tryText}</p>
      <div class="row">
        {[10, 100, 1000].map((count) => (
          <button key={count} type="button" class="button" onClick={() => void throwMany(count)}>
            <Icon name="dice" />
            {words.throw(count)}
          </button>
        ))}
      </div>
      <p class="hint" role="status">
        {words.counts}: {words.total(total)}
      </p>
      <ol class="face-bars">
        {faces.map((count, index) => (
          <li key={index}>
            <span>{index + 1}</span>
            <span class="face-bar" aria-hidden="true">
              <span style={{ width: `${(count / top) * 100}%` }} />
            </span>
            <span class="number">{count}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function DicePage() {
  const words = t().dicePage;
  return (
    <Page title={words.title} narrow>
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      <section class="card stack">
        <h2>{words.how}</h2>
        <ol class="how">
          {Object.values(words.steps).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <TryDice />
      <section class="card stack">
        <h2>{words.notes}</h2>
        <p>{words.noteUntil}</p>
        <p>{words.noteBalanced}</p>
        <p>{words.noteFuture}</p>
      </section>
      <section class="card stack">
        <h2>{words.own}</h2>
        <p>{words.ownText}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
        <pre tabIndex={0}>
          <code>{python}</code>
        </pre>
      </section>
    </Page>
  );
}
