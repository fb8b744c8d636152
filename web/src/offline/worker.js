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

/** Something is always shown: a browser that was called in vain lets itself be called no more. */
self.addEventListener('push', (event) => {
  const { title = 'Hideout', body, path = '/', tag = 'turn', count } = event.data?.json() ?? {};
  const shown = self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } });
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.(count)]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? '/';
  const open = async () => {
    await self.navigator.clearAppBadge?.();
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find(({ url }) => new URL(url).pathname === path);
    await (page ? page.focus() : self.clients.openWindow(path));
  };
  event.waitUntil(open());
});

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(answer(event.request));
});
