// sw.ts: the service worker: the whole site works without a network after the first load. All
// files but those of languages and rare letters are fetched when it is installed, and those of a language when it
// is currentLanguage; English is always there. Names carry hashes, so what is in the cache of a version never changes.
/// <reference lib="webworker" />
declare const VERSION: string;
declare const FILES: string[];
const worker = self as unknown as ServiceWorkerGlobalScope;
const cacheName = `cantrip ${VERSION}`;

// Catalogues and rules: de-0123456789.mo, de-seals-rules-0123456789.md. "" for all other files.
const languageOf = (address: string) => /\b([a-z]+)-[-\w]+\.m[od]$/.exec(address)?.[1] ?? '';

// The font files with the letters of other languages, which names may have: kept once they are used.
const isRare = (address: string) => address.includes('-latin-ext-');

// Past the browser's own cache for files whose names stay the same.
const request = (file: string) =>
  new Request(file, { cache: /-(?:[0-9a-f]{10}|[0-9A-Z]{8})\./.test(file) ? 'default' : 'reload' });

async function keepLanguage(language: string) {
  const cache = await caches.open(cacheName);
  const own = FILES.filter((file) => languageOf(file) === language);
  for (const file of own)
    if (!(await cache.match(file))) await cache.add(request(file)).catch(() => undefined);
}

// A language that was currentLanguage with an older version stays usable offline with this one, too.
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

// What is said when it is somebody's turn at a server: the page gives the words, for it knows the
// language.
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
