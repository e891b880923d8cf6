// The service worker: keeps the shell and the files it needs, so that the page opens at once, and
// also without a network, where it says so. Never touches the game: /api and /ws are the server's.
const cacheName = 'kamchatka-1';
const shell = '/';
const filesMax = 120;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.add(shell))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

/** Where not even the shell is kept: what is wrong, in both languages. */
const nothing = `<!doctype html><html lang="it"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Kamchatka</title>
<h1>Kamchatka</h1><p>Senza rete questa pagina non si può aprire: quando torna, ricaricala.</p>
<p lang="en">Without a network this page cannot be opened: load it again when that is back.</p></html>`;

/** A page: the server's, which is newest; without it, the shell as it was. */
async function page(request) {
  const cache = await caches.open(cacheName);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(shell, answer.clone());
    return answer;
  } catch {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return (await cache.match(shell)) ?? new Response(nothing, { status: 503, headers });
  }
}

/** A file whose name changes with its content: once fetched, it stays; the oldest go. */
async function file(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const names = await cache.keys();
    for (const old of names.slice(1, Math.max(1, names.length - filesMax))) await cache.delete(old);
  }
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  if (address.pathname.startsWith('/api/') || address.pathname === '/ws') return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(file(request));
});
