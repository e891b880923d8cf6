// What this page has fetched, put where the service worker finds it without a network. The worker
// sees only what is fetched after it took over, so the page hands it what came before.
const cacheName = 'kamchatka-1'; // as in public/sw.js

export async function keepFetched(more: readonly string[] = []): Promise<void> {
  await navigator.serviceWorker.ready;
  const cache = await caches.open(cacheName);
  const fetched = performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === window.location.origin && url.pathname.startsWith('/assets/'))
    .map((url) => url.pathname);
  for (const path of new Set(['/', ...more, ...fetched])) {
    if (!(await cache.match(path))) await cache.add(path);
  }
}
