// Two devices wrote different things at once, or the server has refused what is only here: what
// differs, and the two ways on. Nothing that was typed is lost by either.
import { useState } from 'preact/hooks';
import { t, wordOf } from '../../i18n/words';
import { Icon } from '../../ui/icons';
import { rulingTitles } from '../book/book-tab';
import type { Entry } from '../book/notes';
import { useBook } from '../context';
import { lineText, timeText } from '../line-text';
import { w } from '../words/words';

/** Entries as their lines would stand in the book. */
export function EntryLines({ entries }: { readonly entries: readonly Entry[] }) {
  const { book, sheet } = useBook();
  const titles = rulingTitles(book);
  return (
    <ol class="ref-lines ref-differs">
      {entries.map((entry) => (
        <li key={entry.ref} class="ref-line">
          <span class="ref-line-time">{timeText(entry.at)}</span>
          <span class="ref-line-text">
            {lineText(sheet, { ...entry, struck: false, events: [] }, titles)}{' '}
            <span class="hint">{entry.by.name}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

export function Divergence() {
  const { book } = useBook();
  const [busy, setBusy] = useState(false);
  const words = w().differs;
  const conflict = book.conflict.value;
  if (!conflict) return null;
  const { theirs, own, reason } = conflict;
  const common = book.entries.value.length - own.length;
  const others = theirs.slice(common);
  const choose = async (way: () => Promise<void>) => {
    setBusy(true);
    await way();
    setBusy(false);
  };
  return (
    <section class="ref-panel stack ref-conflict" aria-labelledby="ref-differs">
      <h2 id="ref-differs">{reason ? words.refused : words.title}</h2>
      <p>{reason ? words.refusedText(wordOf(t().errors, reason)) : words.text}</p>
      <div class="ref-sides">
        {others.length > 0 ? (
          <div>
            <h3>{words.theirs(others.length)}</h3>
            <EntryLines entries={others} />
          </div>
        ) : null}
        <div>
          <h3>{words.own(own.length)}</h3>
          <EntryLines entries={own} />
        </div>
      </div>
      <button
        type="button"
        class="button primary ref-big"
        disabled={busy}
        onClick={() => void choose(() => book.enterAgain())}
      >
        <Icon name="check" />
        {reason ? words.tryAgain : words.enterAgain}
      </button>
      <p class="hint">{words.enterAgainHint}</p>
      <button
        type="button"
        class="button ref-big"
        disabled={busy}
        onClick={() => void choose(() => book.setAside())}
      >
        <Icon name="download" />
        {words.setAside}
      </button>
      <p class="hint">{words.setAsideHint}</p>
    </section>
  );
}
