// Three cards shown at the table: found by a few letters, played with one tap.
import { useState } from 'preact/hooks';
import { t, wordOf } from '../../i18n/words';
import { Dialog } from '../../ui/dialog';
import { usePositionDraft } from '../book/position';
import { refusalWords, territoryName, useBook } from '../context';
import { rulesOf } from '../rules-of';
import { w } from '../words/words';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function TrisDialog({ onClose }: { readonly onClose: () => void }) {
  const { book, sheet } = useBook();
  const [chosen, setChosen] = usePositionDraft<readonly string[]>('tris', []);
  const [text, setText] = useState('');
  const words = w().play;
  const cards = Object.entries(rulesOf(book, sheet.ruleset)?.cards ?? {});
  const nameOfCard = (id: string, territory: string | null) =>
    territory ? territoryName(territory) : `${t().names.arms.jolly} ${id.replace(/\D/g, '')}`;
  const shown = cards.filter(([id, { territory }]) =>
    plain(nameOfCard(id, territory)).includes(plain(text)),
  );
  const toggle = (id: string) => {
    if (chosen.includes(id)) return setChosen(chosen.filter((card) => card !== id));
    if (chosen.length < 3) setChosen([...chosen, id]);
    setText('');
  };
  const play = async () => {
    if (await book.play({ type: 'play_tris', cards: chosen })) onClose();
  };
  return (
    <Dialog title={words.trisTitle} onClose={onClose} wide>
      <p class="hint">{words.trisHint}</p>
      <input
        class="input"
        type="search"
        aria-label={words.filter}
        placeholder={words.filter}
        value={text}
        onInput={(input) => setText(input.currentTarget.value)}
      />
      <ul class="ref-cards">
        {shown.map(([id, { arm, territory }]) => (
          <li key={id}>
            <button
              type="button"
              class="button small"
              aria-pressed={chosen.includes(id)}
              onClick={() => toggle(id)}
            >
              {nameOfCard(id, territory)}
              <span class="hint">{territory ? wordOf(t().names.arms, arm) : ''}</span>
            </button>
          </li>
        ))}
      </ul>
      {book.refusal.value ? (
        <p class="fault" role="alert">
          {refusalWords(book.refusal.value)}
        </p>
      ) : null}
      <button
        type="button"
        class="button primary ref-big"
        disabled={chosen.length !== 3}
        onClick={() => void play()}
      >
        {words.trisPlay} ({chosen.length}/3)
      </button>
    </Dialog>
  );
}
