// Everything this page needs, put where the service worker finds it without a network. The worker
// sees only what is fetched after it took over, so the page hands it what came before.
import address from './companion.wasm?url';

const cacheName = 'kamchatka-1';

/** True once the page can be opened without a network. */
export async function keepForOffline(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  try {
    await navigator.serviceWorker.ready;
    await Promise.all([
      import('../i18n/it'),
      import('../i18n/en'),
      import('./companion-page'),
      import('./referee-page'),
    ]);
    const cache = await caches.open(cacheName);
    const fetched = performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name))
      .filter((url) => url.origin === window.location.origin && url.pathname.startsWith('/assets/'))
      .map((url) => url.pathname);
    for (const path of new Set(['/', address, ...fetched])) {
      if (!(await cache.match(path))) await cache.add(path);
    }
    return true;
  } catch {
    return false;
  }
}
