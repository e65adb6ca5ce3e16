/**
 * The page without a network: a service worker that keeps what it is made of.
 *
 * The page itself always comes from the server where there is one, so a new version is seen at the next load. What it is
 * made of has names that change with their content. A new worker takes over when no page of the old one is open any
 * more, so nobody's page loses the parts it has not fetched yet.
 */
import { readNotice, windowAt } from './notices';
import { nameOf, wayOf } from './ways';

/** What a worker knows of itself; the types of browsers and of workers cannot be read together. */
interface Worker {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<Open[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(type: 'install' | 'activate', hear: (event: Event & { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(type: 'push', hear: (event: Event & { data: { json(): unknown } | null; waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: Event & { notification: Notification; waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(type: 'fetch', hear: (event: Event & { request: Request; respondWith(answer: Promise<Response>): void }) => void): void;
}

/** A window of this site. */
interface Open {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<unknown>;
}

const worker = self as unknown as Worker;
/** Both are written in when the page is built: every file, and a name for all of them. */
const FILES = JSON.parse('__FILES__') as string[];
const CACHE = 'comptoir-__VERSION__';
const PAGE = '/index.html';
const files = new Set(FILES);

/** One after another, and not a second time: whoever plays meanwhile comes first. */
async function stockUp(): Promise<void> {
  const cache = await caches.open(CACHE);
  const games = (await (await fetch('/api/games')).json()) as { game: string }[];
  for (const file of [...FILES, ...games.map(({ game }) => `/api/games/${game}/catalogue`)]) {
    const isHashed = file.startsWith('/assets/');
    const answer = (isHashed && (await caches.match(file))) || (await fetch(file, { cache: isHashed ? 'default' : 'no-cache' }));
    // A server that has been renewed meanwhile answers with its page.
    if (!answer.ok || (isHashed && answer.headers.get('content-type')?.startsWith('text/html'))) throw new Error(`no ${file}`);
    await cache.put(file, answer);
  }
}

async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((each) => each.startsWith('comptoir-') && each !== CACHE);
  await Promise.all(old.map((each) => caches.delete(each)));
  await worker.clients.claim();
}

async function kept(name: string): Promise<Response> {
  return (await (await caches.open(CACHE)).match(name)) ?? Response.error();
}

async function catalogue(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(CACHE)).put(nameOf(request.url), answer.clone());
    return answer;
  } catch {
    return kept(nameOf(request.url));
  }
}

const windows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Whoever looks at the table needs no notice of it. */
async function tell(pushed: unknown): Promise<void> {
  const { title, text, lang, tag, path } = readNotice(pushed);
  if (windowAt(await windows(), path)?.focused) return;
  await worker.registration.showNotification(title, { body: text, lang, tag, icon: '/icon-192.png', data: path });
}

async function lead(path: string): Promise<void> {
  const there = windowAt(await windows(), path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

function read(data: { json(): unknown } | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

worker.addEventListener('push', (event) => event.waitUntil(tell(read(event.data))));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(readNotice({ path: event.notification.data as unknown }).path));
});
worker.addEventListener('install', (event) => event.waitUntil(stockUp()));
worker.addEventListener('activate', (event) => event.waitUntil(tidy()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const way = wayOf(request, worker.location.origin, files);
  if (way === 'page') event.respondWith(fetch(request).catch(() => kept(PAGE)));
  if (way === 'catalogue') event.respondWith(catalogue(request));
  if (way === 'kept') event.respondWith(kept(new URL(request.url).pathname).then((found) => (found.type === 'error' ? fetch(request) : found)));
});
