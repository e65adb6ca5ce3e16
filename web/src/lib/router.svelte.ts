// Which page the address asks for. Links are plain <a href>: a click on one stays in the page.

export type Route =
  | { page: 'home' | 'credits' | 'statistics' | 'me' | 'unknown' }
  /** A page about a game; without its name, about the first. */
  | { page: 'cards' | 'rules'; game: string }
  | { page: 'table'; id: string; seat: number | 'watch' }
  | { page: 'replay'; id: string }
  /** The way out of a mail. */
  | { page: 'stop'; who: string; table: string; seal: string };

export function parse(path: string): Route {
  const [first = '', second = '', third = '', ...more] = path.split('/').slice(1);
  if (first === 'stop' && second && third && more[0] && more.length === 1) return { page: 'stop', who: second, table: third, seal: more[0] };
  if (more.length > 0) return { page: 'unknown' };
  if (first === '') return { page: 'home' };
  if ((first === 'credits' || first === 'statistics' || first === 'me') && !second) return { page: first };
  if ((first === 'cards' || first === 'rules') && !second) return { page: first, game: '' };
  if (first === 't' && second && third === 'watch') return { page: 'table', id: second, seat: 'watch' };
  if (first === 't' && second && /^[0-5]$/.test(third)) return { page: 'table', id: second, seat: Number(third) };
  if (first === 'replay' && second && !third) return { page: 'replay', id: second };
  if ((second === 'cards' || second === 'rules') && !third) return { page: second, game: first };
  return { page: 'unknown' };
}

class Router {
  path = $state('/');
  search = $state('');
  /** With its sign: `#token`. */
  hash = $state('');
  route: Route = $derived(parse(this.path));
  /** Is this another page than the one that was opened? Then the focus must be led to it. */
  hasMoved = false;

  read(): void {
    this.path = decodeURIComponent(location.pathname);
    this.search = location.search;
    this.hash = location.hash;
  }

  /** To another address; `replace` leaves no step in the history. */
  go(address: string, { replace = false } = {}): void {
    const before = location.pathname;
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.read();
    if (location.pathname !== before) {
      this.hasMoved = true;
      if (!replace) scrollTo(0, 0);
    }
  }

  start(): void {
    this.read();
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
      if (parse(link.pathname).page === 'unknown') return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }
}

export const router = new Router();
