/** What this browser gave and was shown before a deal: without it, nobody could tell if it was changed later. */
import { randomHex } from '../lib/move';
import type { TableShown } from '../wire/wire';

export interface Remembered {
  /** The fingerprint of all commitments, as this browser saw them before it revealed anything; or empty. */
  fingerprint: string;
  /** The number this browser drew, or empty. */
  nonce: string;
}

const NONCE = /^[0-9a-f]{64}$/;
const fingerprintKey = (id: string, deal: number) => `comptoir-deal-${id}-${deal}`;
const nonceKey = (id: string, deal: number, seat: number) => `comptoir-nonce-${id}-${deal}-${seat}`;
/** A private window or a full store keeps nothing: this page at least does not forget what it has promised. */
const here = new Map<string, string>();

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? here.get(key) ?? '';
  } catch {
    return here.get(key) ?? '';
  }
}

function write(key: string, value: string): void {
  here.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // After a reload the check will say that it does not know.
  }
}

export const fingerprintOf = (id: string, deal: number): string => read(fingerprintKey(id, deal));

/** Keep the fingerprint as it was first shown. */
export function noteFingerprint(id: string, deal: number, fingerprint: string): void {
  if (!fingerprintOf(id, deal)) write(fingerprintKey(id, deal), fingerprint);
}

/** This seat's part of the shuffle key: drawn once for each deal, so that a reload sends the same one again. */
export function nonceOf(id: string, deal: number, seat: number): string {
  const kept = read(nonceKey(id, deal, seat));
  if (NONCE.test(kept)) return kept;
  const made = randomHex(32);
  write(nonceKey(id, deal, seat), made);
  return made;
}

export function recall({ id, me, deal }: Pick<TableShown, 'id' | 'me' | 'deal'>): Remembered {
  if (!deal) return { fingerprint: '', nonce: '' };
  return { fingerprint: fingerprintOf(id, deal.number), nonce: me < 0 ? '' : read(nonceKey(id, deal.number, me)) };
}
