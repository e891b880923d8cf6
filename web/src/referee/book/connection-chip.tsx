// Whether the book has reached the server; never in the way, always in sight.
import { Icon } from '../../ui/icons';
import { useBook } from '../context';
import { w } from '../words/words';
import { mayWorkOffline, offlineText } from './offline';

export function ConnectionChip() {
  const { book } = useBook();
  const words = w().connection;
  const state = book.connection.value;
  const text = state === 'offline' ? words.offline(book.waiting.value) : words[state];
  return (
    <span class={`ref-connection ${state}`} role="status" data-connection={state}>
      <Icon name={state === 'saved' ? 'check' : state === 'sending' ? 'upload' : 'warning'} />
      {text}
    </span>
  );
}

export function ConnectionBanner() {
  const { book } = useBook();
  const words = w().connection;
  const state = book.connection.value;
  if (state === 'offline') return <p class="ref-banner">{offlineText()}</p>;
  if (state === 'diverged') return <p class="ref-banner bad">{words.divergedLong}</p>;
  if (state === 'locked') return <p class="ref-banner bad">{words.lockedLong}</p>;
  if (state === 'nobody') return <p class="ref-banner bad">{words.nobodyLong}</p>;
  const other = book.elsewhere.value;
  if (other) {
    return (
      <p class="ref-banner calm" data-follows={other.name}>
        {words.follows(other.name || '–')}
      </p>
    );
  }
  if (mayWorkOffline()) return null;
  return (
    <p class="ref-banner calm" data-offline="never">
      {w().insecure.table}
    </p>
  );
}
