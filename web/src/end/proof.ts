/**
 * Checks how the key of a game came about, and every shuffle and die, with nothing but what is published.
 *
 * Block `i` is keyed BLAKE2b of the counter `i` (8 bytes, little-endian), read as a 512-bit little-endian number. A
 * number below `n` is read from its low bits, in windows of just enough bits; the first window below `n` counts, and
 * where none fits the next block is used. So it is written in `comptoir/core/dice.py`.
 */
import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Proof, TableShown } from '../wire/wire';
import type { Remembered } from './commitment';
import { commitTo, fingerprint, isOf, littleEndian, mixDeal, readTerms, SERVER, type Terms } from './dealing';

const BLOCK_BITS = 512;
const KEY_BYTES = 32;

type Shown = Pick<TableShown, 'id' | 'game' | 'rules' | 'options' | 'me'>;

/** `unknown`: this browser was not there when it was shown. */
export type Finding = 'same' | 'differs' | 'unknown';

/**
 * What all of it proves. `fair`: nobody can have chosen the key, this browser's number was in it. `follows`: the key
 * follows from the commitments, but this browser cannot say that they were shown before. `consistent`: a game of old,
 * whose numbers nobody had committed to.
 */
export type Claim = 'fair' | 'follows' | 'consistent' | 'bad';

export interface Verdict {
  claim: Claim;
  /** All commitments are those this browser was shown before it revealed its number. */
  list: Finding;
  /** The terms are of this table and game; null in a game of old. */
  isOfTable: boolean | null;
  /** The server's key fits its commitment. */
  isCommitted: boolean;
  /** Every person's number fits its commitment; null in a game of old. */
  areCommitted: boolean | null;
  /** The number this browser drew is the one of its seat; `other`: another device of the seat was quicker. */
  nonce: 'same' | 'other' | 'unknown';
  /** The game's key is made of all these. */
  isMixed: boolean;
  shuffles: number;
  /** Dice, and cards taken at random. */
  others: number;
  /** How many draws come out otherwise, or are not where the one before them ended. */
  wrong: number;
  fingerprint: string;
  withdrawn: TableShown['withdrawn'];
}

/** The 512 bits of a block, as a number. */
export function block(key: Uint8Array, count: number): bigint {
  const digest = blake2b(littleEndian(count), { key, dkLen: BLOCK_BITS / 8 });
  return BigInt(`0x${bytesToHex(digest.reverse())}`);
}

/** A number below `sides`, and the counter after it. */
export function below(key: Uint8Array, count: number, sides: bigint): { number: bigint; count: number } {
  const bits = sides > 1n ? (sides - 1n).toString(2).length : 0;
  if (bits === 0) return { number: 0n, count };
  const mask = (1n << BigInt(bits)) - 1n;
  for (let at = count; ; at += 1) {
    let word = block(key, at);
    for (let window = 0; window < Math.floor(BLOCK_BITS / bits); window += 1, word >>= BigInt(bits)) {
      const number = word & mask;
      if (number < sides) return { number, count: at + 1 };
    }
  }
}

/**
 * The key of a game of old: BLAKE2b, keyed with the server's key, of a name for this purpose, the number of nonces, and
 * each nonce behind its length. A seat that added none counts as zeros. So it is written in `comptoir/core/fairness.py`.
 */
export function mix(key: Uint8Array, nonces: readonly string[]): Uint8Array {
  const parts = nonces.map((nonce) => concatBytes(littleEndian(KEY_BYTES), nonce ? hexToBytes(nonce) : new Uint8Array(KEY_BYTES)));
  return blake2b(concatBytes(utf8ToBytes('comptoir:game-key:'), littleEndian(nonces.length), ...parts), { key, dkLen: KEY_BYTES });
}

function countWrong({ game_key, draws }: Proof): number {
  const key = hexToBytes(game_key);
  let next = 0;
  let wrong = 0;
  for (const draw of draws) {
    const { number, count } = below(key, draw.count, BigInt(draw.sides));
    if (number !== BigInt(draw.number) || draw.count !== next) wrong += 1;
    next = count;
  }
  return wrong;
}

/** Does every person's number fit its commitment, and has nobody else one? */
function areFitting({ terms, seats }: { terms: string; seats: Terms['seats'] }, { digests, nonces }: Proof): boolean {
  return (
    digests.length === seats.length &&
    nonces.length === seats.length &&
    seats.every(({ kind }, at) => {
      const [nonce = '', digest = ''] = [nonces[at], digests[at]];
      return kind === 'person' ? nonce !== '' && commitTo(terms, at, nonce) === digest : nonce === '' && digest === '';
    })
  );
}

function compare(known: string, told: string): Finding {
  if (!known) return 'unknown';
  return known === told ? 'same' : 'differs';
}

/** Check every step, as far as this browser can. */
export function check(proof: Proof, remembered: Remembered, table: Shown): Verdict {
  const { terms, key, nonces, digests, commitment, draws } = proof;
  const wrong = countWrong(proof);
  const shuffles = draws.filter((draw) => draw.cards > 0).length;
  const counted = { wrong, shuffles, others: draws.length - shuffles };
  if (!terms) {
    const isCommitted = bytesToHex(sha256(hexToBytes(key))) === commitment;
    const isMixed = bytesToHex(mix(hexToBytes(key), nonces)) === proof.game_key;
    const claim = isCommitted && isMixed && wrong === 0 ? 'consistent' : 'bad';
    const unknown = { list: 'unknown', nonce: 'unknown', isOfTable: null, areCommitted: null, fingerprint: '' } as const;
    return { claim, isCommitted, isMixed, ...unknown, withdrawn: [], ...counted };
  }
  const list = { terms, commitment, digests };
  const read = readTerms(terms);
  const now = fingerprint(list);
  const found = {
    list: compare(remembered.fingerprint, now),
    isOfTable: read !== null && isOf(read, table),
    isCommitted: commitTo(terms, SERVER, key) === commitment,
    areCommitted: read !== null && areFitting({ terms, seats: read.seats }, proof),
    nonce: !remembered.nonce ? 'unknown' : remembered.nonce === nonces[table.me] ? 'same' : 'other',
    isMixed: bytesToHex(mixDeal(list, key, nonces)) === proof.game_key,
  } as const;
  const isGood = found.list !== 'differs' && found.isOfTable && found.isCommitted && found.areCommitted && found.isMixed && wrong === 0;
  const isSeen = found.list === 'same' && found.nonce === 'same';
  const claim = !isGood ? 'bad' : isSeen ? 'fair' : 'follows';
  return { claim, ...found, ...counted, fingerprint: now, withdrawn: read?.withdrawn ?? [] };
}
