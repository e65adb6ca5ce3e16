// The REST calls. A refusal is a Problem: a code for the page and a sentence for the person.
import type { Catalogue, Myself, NewTable, PersonalLink, SeatOpened, TableLinks, TableSeen, Ticket } from '../wire/wire';
import { network } from '../offline/network.svelte';
import { settings } from './settings.svelte';

/** Something the server refused, or `unreachable`. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status = 0,
  ) {
    super(text);
  }
}

/** Whatever went wrong, as a Problem. */
export function problemOf(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem('unreachable', '');
}

/** Ask the server something by REST. Raises `Problem`. */
export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const address = `/api/${path}${path.includes('?') ? '&' : '?'}lang=${settings.lang}`;
  const sent = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(address, { method, ...sent });
  } catch {
    network.isDown = true;
    throw new Problem('unreachable', '');
  }
  network.isDown = false;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const { code = 'unreachable', text = '' } = (answer ?? {}) as { code?: string; text?: string };
  throw new Problem(code, text, response.status);
}

export const api = {
  /** `pack`: of another box that the game is played with. */
  catalogue: <Which extends Catalogue>(game: string, pack = '') => call<Which>('GET', `games/${game}/catalogue${pack && `?pack=${encodeURIComponent(pack)}`}`),
  tables: () => call<TableSeen[]>('GET', 'tables'),
  table: (id: string) => call<TableSeen>('GET', `tables/${id}`),
  create: (wishes: NewTable) => call<SeatOpened>('POST', 'tables', wishes),
  /** Come in by a link; `claim` makes it the same device when the answer was lost and it is sent again. */
  enter: (id: string, token: string, claim: string, name = '') => call<SeatOpened>('POST', `tables/${id}/enter`, { token, claim, name }),
  links: (id: string) => call<TableLinks>('GET', `tables/${id}/links`),
  /** Another link for spectators. */
  renewWatch: (id: string) => call<TableLinks>('POST', `tables/${id}/links`),
  /** The way to one's own seat for one more device. */
  ticket: (id: string, seat: number) => call<Ticket>('POST', `tables/${id}/mine/${seat}`),
  /** A table is gone for good; only its host may. */
  removeTable: (id: string) => call<null>('DELETE', `tables/${id}`),
  /** Whatever else there is: `api.get('tables/…/proof')`. */
  get: <Answer>(path: string) => call<Answer>('GET', path),
};

/** What concerns a person rather than a table: their tables on all their devices. */
export const own = {
  /** Nothing where this browser keeps no tables together. */
  look: () => call<Myself | null>('GET', 'me'),
  begin: () => call<Myself>('POST', 'me'),
  /** Come by a personal link; `claim` as for a seat. */
  enter: (token: string, claim: string) => call<Myself>('POST', 'me/enter', { token, claim }),
  link: () => call<PersonalLink>('GET', 'me/link'),
  renewLink: () => call<PersonalLink>('POST', 'me/link'),
  /** A seat of this browser, for the list. */
  keep: (id: string, seat: number) => call<null>('POST', `tables/${id}/mine/${seat}/keep`),
  forget: (id: string) => call<Myself>('DELETE', `me/tables/${id}`),
  /** Take a device off, also at tables that only another process of the server can ask. */
  dismiss: async (device: string) => {
    const left = await call<Myself | null>('DELETE', `me/devices/${device}`);
    await Promise.all((left?.unswept ?? []).map((id) => call<null>('POST', `tables/${id}/sweep`)));
    return left;
  },
  remove: () => call<null>('DELETE', 'me'),
};
