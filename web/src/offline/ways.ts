/** What this browser keeps for when there is no network, and what it never does. */

/** From the network, and kept for later; kept already; the page itself; or nobody's business but the network's. */
export type Way = 'catalogue' | 'kept' | 'page' | 'network';

const CATALOGUE = /^\/api\/games\/[\w-]+\/catalogue$/;

/** How a request is answered. What is said at a table, or with a cookie, passes by: it is neither kept nor read here. */
export function wayOf(asked: { method: string; mode: string; url: string }, home: string, files: ReadonlySet<string>): Way {
  const { origin, pathname } = new URL(asked.url);
  if (asked.method !== 'GET' || origin !== home) return 'network';
  if (CATALOGUE.test(pathname)) return 'catalogue';
  if (pathname.startsWith('/api/') || pathname === '/health' || pathname === '/metrics') return 'network';
  if (asked.mode === 'navigate') return 'page';
  return files.has(pathname) ? 'kept' : 'network';
}

/** The name under which a catalogue is kept: it is the same in every language. */
export function nameOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const pack = searchParams.get('pack');
  return pack ? `${pathname}?pack=${encodeURIComponent(pack)}` : pathname;
}
