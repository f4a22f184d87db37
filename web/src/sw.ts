// sw.ts: the service worker: the whole site works without a network after the first load. All
// files but the catalogues are fetched when it is installed; names carry hashes, so what is in
// the cache of a version never changes.
/// <reference lib="webworker" />
declare const VERSION: string;
declare const FILES: string[];
const worker = self as unknown as ServiceWorkerGlobalScope;
const cacheName = `cantrip ${VERSION}`;

const isCatalogue = (file: string) => file.endsWith('.mo');

// Past the browser's own cache for files whose names stay the same.
const request = (file: string) => new Request(file, { cache: /-[0-9a-f]{10}\./.test(file) ? 'default' : 'reload' });

// A catalogue that is in use already stays usable offline with the new version, too.
async function install() {
  const cache = await caches.open(cacheName);
  await cache.addAll(FILES.filter((file) => !isCatalogue(file)).map(request));
  const used = (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))).flat();
  const languages = new Set(used.map(({ url }) => /([a-z]+)-[0-9a-f]+\.mo$/.exec(url)?.[1]).filter(Boolean));
  const wanted = FILES.filter((file) => isCatalogue(file) && languages.has(file.split('-')[0]));
  await Promise.all(wanted.map((file) => cache.add(request(file)).catch(() => undefined)));
}

async function keep(file: string) {
  const cache = await caches.open(cacheName);
  if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
}

async function clean() {
  for (const name of await caches.keys())
    if (name.startsWith('cantrip ') && name !== cacheName) await caches.delete(name);
  await worker.clients.claim();
}

async function answer(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(cacheName);
  const page = event.request.mode === 'navigate';
  const stored = await cache.match(page ? './' : event.request, { ignoreSearch: page });
  if (stored) return stored;
  const response = await fetch(event.request);
  if (response.ok && isCatalogue(event.request.url)) await cache.put(event.request, response.clone());
  return response;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(clean()));
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') void worker.skipWaiting();
  const file = /^keep (.*)$/.exec(String(event.data))?.[1] ?? '';
  if (FILES.includes(file)) event.waitUntil(keep(file));
});
worker.addEventListener('fetch', (event) => {
  const own = new URL(event.request.url).origin === location.origin;
  if (own && event.request.method === 'GET') event.respondWith(answer(event));
});
