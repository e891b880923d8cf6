// Versions of the book that gave way to another device's: kept on this device until the judge has
// saved them or thrown them away.
import { Icon } from '../../ui/icons';
import { refusalWords, useBook } from '../context';
import { timeText } from '../line-text';
import { EntryLines } from '../rulings/divergence';
import { tab } from '../rulings/rulings-state';
import { w } from '../words/words';
import { saveText } from './book-tab';
import type { Aside } from './vault';

function Version({ version }: { readonly version: Aside }) {
  const { book } = useBook();
  const words = w().differs;
  return (
    <li class="stack">
      <strong>{words.version(timeText(version.at), version.entries.length)}</strong>
      {version.refused.length > 0 ? <p class="hint">{words.notEntered}</p> : null}
      {version.refused.map(({ entry, error }) => (
        <div key={entry.ref}>
          <EntryLines entries={[entry]} />
          <p class="fault">{refusalWords(error)}</p>
        </div>
      ))}
      <div class="ref-two">
        <button
          type="button"
          class="button"
          onClick={() =>
            saveText(book.fileOf(version), `kamchatka-${book.code.value}-${version.at}.json`)
          }
        >
          <Icon name="download" />
          {words.save}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            if (window.confirm(words.forgetAsk)) void book.forget(version);
          }}
        >
          <Icon name="close" />
          {words.forget}
        </button>
      </div>
    </li>
  );
}

/** On every tab, as long as something that was entered here is in no book. */
export function AsideBanner() {
  const { book } = useBook();
  const count = book.aside.value.reduce((sum, { refused }) => sum + refused.length, 0);
  if (count === 0 || tab.value === 'book') return null;
  return (
    <div class="ref-banner ref-stopped" data-aside={count}>
      <span>{w().differs.asideCount(count)}</span>
      <button
        type="button"
        class="button small"
        onClick={() => {
          tab.value = 'book';
        }}
      >
        <Icon name="log" />
        {w().tabs.book}
      </button>
    </div>
  );
}

export function AsideVersions() {
  const { book } = useBook();
  const versions = book.aside.value;
  if (versions.length === 0) return null;
  return (
    <section class="ref-panel stack">
      <h2>{w().differs.aside}</h2>
      <p class="hint">{w().differs.asideText}</p>
      <ul class="ref-aside">
        {versions.map((version) => (
          <Version key={version.at} version={version} />
        ))}
      </ul>
    </section>
  );
}
