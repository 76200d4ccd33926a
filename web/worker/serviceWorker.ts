// The service worker: keeps the client's files, and has a page for when there is no connection.
//
// It keeps nothing that can change. Files under /assets have a hash in their name; pages always come from the
// server, so that nobody gets an old client after an upgrade; tables and everything under /api are not touched.
export {};
declare const self: ServiceWorkerGlobalScope;
/** Names this build; vite.config.ts sets it from the names of all files. */
declare const __BUILD__: string;

const CACHE = `cantina-${__BUILD__}`;
const OFFLINE_PAGE = "/offline.html";
const OFFLINE_FILES = [OFFLINE_PAGE, "/offline.css", "/offline.js", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(OFFLINE_FILES.map((file) => new Request(file, { cache: "reload" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => offline(OFFLINE_PAGE)));
  else if (OFFLINE_FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => offline(pathname)));
});

/** What the server sends when it is somebody's turn (`server/push/service.py`). */
interface TurnMessage {
  title: string;
  body: string;
  table: string;
}

self.addEventListener("push", (event) => {
  const message = event.data?.json() as TurnMessage | undefined;
  if (!message) return;
  event.waitUntil(
    self.registration.showNotification(message.title, {
      body: message.body,
      tag: message.table, // one for each table
      icon: "/icon-192.png",
      badge: "/icon-badge-96.png",
      data: `/t/${message.table}`,
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** Shows the page of a table: the one that is open, or a new one. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = pages.find((page) => new URL(page.url).pathname === path);
  if (found) await found.focus();
  else await self.clients.openWindow(path);
}

async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

async function offline(file: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(file)) ?? Response.error();
}
