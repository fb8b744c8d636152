// The service worker. The build fills in the version and the files.
const CACHE = 'hideout-VERSION';
const FILES = ['FILES'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

/** Files of the build never change under their name: from the cache. A page: from the network, else the kept one. */
async function answer(request) {
  if (request.mode === 'navigate') {
    try {
      return await fetch(request);
    } catch {
      return (await caches.match('/')) ?? Response.error();
    }
  }
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(answer(event.request));
});
