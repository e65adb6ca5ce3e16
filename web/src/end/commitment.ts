/** What this browser was shown and gave before the game: without it, nobody could tell if it was changed later. */
import type { TableShown } from '../wire/wire';

export interface Remembered {
  /** The commitment this browser saw first, or empty. */
  commitment: string;
  /** The nonce this browser sent, or empty. */
  nonce: string;
}

const commitmentKey = (id: string) => `comptoir-commitment-${id}`;
const nonceKey = (id: string, seat: number) => `comptoir-nonce-${id}-${seat}`;

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A private window, or a full store: the check will say that it does not know.
  }
}

/** Keep the commitment as it was first shown, while the key was still secret. Cheap: call it for every table shown. */
export function remember({ id, state, commitment }: Pick<TableShown, 'id' | 'state' | 'commitment'>): void {
  if (!commitment || state === 'over' || read(commitmentKey(id))) return;
  write(commitmentKey(id), commitment);
}

/** This seat's part of the shuffle key: made once, so that a reload sends the same one again. */
export function nonceOf(id: string, seat: number): string {
  const kept = read(nonceKey(id, seat));
  if (/^[0-9a-f]{64}$/.test(kept)) return kept;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(32)), (each) => each.toString(16).padStart(2, '0')).join('');
  write(nonceKey(id, seat), made);
  return made;
}

export function recall({ id, me }: Pick<TableShown, 'id' | 'me'>): Remembered {
  return { commitment: read(commitmentKey(id)), nonce: me < 0 ? '' : read(nonceKey(id, me)) };
}
