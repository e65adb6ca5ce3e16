/**
 * This browser's part in a deal: it commits to its number, and reveals it when everybody has committed.
 *
 * A commitment is SHA-256 of a name for this purpose, the SHA-256 of the terms, who commits (0 for the server, else
 * the seat counted from 1; 8 bytes, little-endian), and 32 random bytes. The fingerprint is one number for the terms
 * and all commitments. So it is written in `comptoir/core/fairness.py`.
 */
import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { FromClient, TableShown } from '../wire/wire';
import { fingerprintOf, nonceOf, noteFingerprint } from './commitment';

export const SERVER = -1;
export const FINGERPRINT_DIGITS = 32;
const KEY_BYTES = 32;

/** All that is shown before anybody reveals anything. */
export interface List {
  terms: string;
  /** The server's. */
  commitment: string;
  /** Those of the seats; empty for bots. */
  digests: readonly string[];
}

/** What the terms say. */
export interface Terms {
  table: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  seats: { kind: string; name: string; bot: string }[];
  deal: number;
  withdrawn: TableShown['withdrawn'];
}

/** Why this browser does not take part: the terms are not what it is shown, or the deal was begun over unseen. */
export type Doubt = 'terms' | 'list';

export interface Share {
  message: FromClient | null;
  doubt: Doubt | null;
}

export function littleEndian(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number), true);
  return bytes;
}

const hashed = (terms: string) => sha256(utf8ToBytes(terms));
const part = (hex: string) => (hex ? hexToBytes(hex) : new Uint8Array(KEY_BYTES));

export function commitTo(terms: string, who: number, secret: string): string {
  return bytesToHex(
    sha256(concatBytes(utf8ToBytes('comptoir:commitment:2:'), hashed(terms), littleEndian(who + 1), hexToBytes(secret))),
  );
}

function shown({ terms, commitment, digests }: List): Uint8Array {
  return concatBytes(hashed(terms), hexToBytes(commitment), littleEndian(digests.length), ...digests.map(part));
}

export function fingerprint(list: List): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('comptoir:fingerprint:2:'), shown(list)))).slice(0, FINGERPRINT_DIGITS);
}

/** The key of a game: BLAKE2b, keyed with the server's key, of all that was shown and all that was revealed. */
export function mixDeal(list: List, key: string, nonces: readonly string[]): Uint8Array {
  const said = concatBytes(utf8ToBytes('comptoir:game-key:2:'), shown(list), ...nonces.map(part));
  return blake2b(said, { key: hexToBytes(key), dkLen: KEY_BYTES });
}

export function readTerms(text: string): Terms | null {
  try {
    return JSON.parse(text) as Terms;
  } catch {
    return null;
  }
}

/** Do two values of JSON say the same? */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const names = Object.keys(one);
  if (Array.isArray(one) !== Array.isArray(other) || names.length !== Object.keys(other).length) return false;
  return names.every((name) => name in other && isSame((one as never)[name], (other as never)[name]));
}

/** Are the terms of this table and game, with these rules and options? */
export function isOf(terms: Terms, { id, game, rules, options }: Pick<TableShown, 'id' | 'game' | 'rules' | 'options'>): boolean {
  return isSame([terms.table, terms.game, terms.rules, terms.options], [id, game, rules, options]);
}

/** Do the terms say what this browser is shown, seats and withdrawn deals included? */
export function isBound(table: TableShown): boolean {
  const terms = table.deal && readTerms(table.deal.terms);
  if (!table.deal || !terms || !isOf(terms, table)) return false;
  const seats = table.seats.map(({ kind, name, bot }) => ({ kind, name, bot }));
  return isSame([terms.seats, terms.deal, terms.withdrawn], [seats, table.deal.number, table.withdrawn]);
}

/** What there is to send for the deal under way, if anything; a full list is noted before anything is revealed. */
export function share(table: TableShown): Share {
  const { id, me, deal, commitment, state } = table;
  if (state !== 'locked' || !deal) return { message: null, doubt: null };
  if (!isBound(table)) return { message: null, doubt: 'terms' };
  const noted = fingerprintOf(id, deal.number);
  if (deal.step === 'commit') {
    // A list that was complete is not begun again: its numbers may be known.
    if (noted) return { message: null, doubt: 'list' };
    if (me < 0 || deal.digests[me]) return { message: null, doubt: null };
    const digest = commitTo(deal.terms, me, nonceOf(id, deal.number, me));
    return { message: { is: 'commit', deal: deal.number, digest }, doubt: null };
  }
  const isWhole = table.seats.every((seat, at) => (seat.kind === 'person') === (deal.digests[at] !== ''));
  const now = fingerprint({ terms: deal.terms, commitment, digests: deal.digests });
  if (!isWhole || (noted && noted !== now)) return { message: null, doubt: 'list' };
  noteFingerprint(id, deal.number, now);
  if (me < 0 || !deal.waiting.includes(me)) return { message: null, doubt: null };
  const nonce = nonceOf(id, deal.number, me);
  // Another device of this seat may have committed: then it reveals.
  const isMine = deal.digests[me] === commitTo(deal.terms, me, nonce);
  return { message: isMine ? { is: 'reveal', deal: deal.number, nonce } : null, doubt: null };
}
