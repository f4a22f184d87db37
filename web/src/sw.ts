// sw.ts: the service worker: after the first load the whole site works offline. Installing caches
// all files except other languages and rarely used fonts; those are cached on first use. File names
// contain hashes, so a version's cache never changes.
/// <reference lib="webworker" />
declare const VERSION: string;
declare const FILES: string[];
const worker = self as unknown as ServiceWorkerGlobalScope;
const cacheName = `cantrip ${VERSION}`;

// Catalogues and rules: de-0123456789.mo, de-seals-rules-0123456789.md. "" for all other files.
const languageOf = (address: string) => /\b([a-z]+)-[-\w]+\.m[od]$/.exec(address)?.[1] ?? '';

// Fonts for the letters of other languages, which may occur in names: cached on first use.
const isRare = (address: string) => /-latin-(ext|rest)-/.test(address);

// Bypasses the HTTP cache for files whose names do not change.
const request = (file: string) =>
  new Request(file, { cache: /-(?:[0-9a-f]{10}|[0-9A-Z]{8})\./.test(file) ? 'default' : 'reload' });

async function keepLanguage(language: string) {
  const cache = await caches.open(cacheName);
  const own = FILES.filter((file) => languageOf(file) === language);
  for (const file of own)
    if (!(await cache.match(file))) await cache.add(request(file)).catch(() => undefined);
}

// A language that was used with an older version stays available offline in this one.
async function install() {
  const cache = await caches.open(cacheName);
  await cache.addAll(
    FILES.filter((file) => ['', 'en'].includes(languageOf(file)) && !isRare(file)).map(request),
  );
  const older = await Promise.all(
    (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
  );
  const languages = new Set(older.flat().map(({ url }) => languageOf(url)));
  for (const language of languages) if (language !== '') await keepLanguage(language);
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
  const language = languageOf(event.request.url);
  if (language !== '') event.waitUntil(keepLanguage(language));
  const response = await fetch(event.request);
  if (response.ok && isRare(event.request.url))
    event.waitUntil(cache.put(event.request, response.clone()));
  return response;
}

// The text of a turn notification: the page provides it, since it knows the language.
interface Note {
  title: string;
  text: string;
  link: string;
}
const noteShelf = 'cantrip-note',
  noteName = 'note.json';
async function keepNote(note: Note) {
  await (await caches.open(noteShelf)).put(noteName, new Response(JSON.stringify(note)));
}
async function loadNote(): Promise<Note> {
  const kept = await (await caches.open(noteShelf)).match(noteName);
  return kept
    ? ((await kept.json()) as Note)
    : { title: 'cantrip', text: 'It is your turn.', link: '#/friends' };
}
async function showNote() {
  const { title, text } = await loadNote();
  await worker.registration.showNotification(title, {
    body: text,
    tag: 'turn',
    icon: 'icon-192.png',
  });
}
async function openNote() {
  const { link } = await loadNote();
  const [page] = await worker.clients.matchAll({ type: 'window' });
  if (page) await page.focus();
  else await worker.clients.openWindow(`./${link}`);
}

worker.addEventListener('push', (event) => event.waitUntil(showNote()));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNote());
});
worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(clean()));
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') void worker.skipWaiting();
  if (event.data?.push) event.waitUntil(keepNote(event.data.push as Note));
  const language = /^keep ([a-z]+)$/.exec(String(event.data))?.[1];
  if (language) event.waitUntil(keepLanguage(language));
});
worker.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const own = origin === location.origin && !pathname.endsWith('/server.json');
  if (own && event.request.method === 'GET') event.respondWith(answer(event));
});
