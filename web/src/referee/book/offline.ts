// Everything this page needs, put where the service worker finds it without a network. Browsers give
// a worker to https alone: a page that came by http cannot be opened again without a network, and
// says so.
import { signal } from '@preact/signals';
import { keepFetched } from '../../lib/kept-files';
import address from '../companion.wasm?url';
import { w } from '../words/words';

/** Whether the browser lets this page be opened without a network at all. */
export const mayWorkOffline = (): boolean =>
  window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window;

/** What is to be said when the network is gone. */
export const offlineText = (): string =>
  mayWorkOffline() ? w().connection.offlineLong : w().insecure.offline;

/** Whether it can be opened now. */
export const reopens = signal(false);

/** From table to table and back without asking the server for anything. */
const loadAll = () =>
  Promise.all([
    import('../../i18n/it'),
    import('../../i18n/en'),
    import('../companion-page'),
    import('../referee-page'),
  ]);

async function cacheAll(): Promise<void> {
  await loadAll();
  await keepFetched([address]);
}

export async function keepForOffline(): Promise<void> {
  try {
    if (!mayWorkOffline()) {
      await loadAll();
      return;
    }
    await cacheAll();
    reopens.value = true;
  } catch {
    // Not everything could be had: another visit tries again.
  }
}

/** The browser asks before it leaves, as long as something is here alone and would not open again. */
export function askBeforeLeaving(unsent: () => boolean): () => void {
  const ask = (leaving: BeforeUnloadEvent) => {
    if (!reopens.value && unsent()) leaving.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
