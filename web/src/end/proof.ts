/**
 * Checks every shuffle and die of a game in the browser, with nothing but the published key.
 *
 * Block `i` is keyed BLAKE2b of the counter `i` (8 bytes, little-endian), read as a 512-bit little-endian number. A
 * number below `n` is read from its low bits, in windows of just enough bits; the first window below `n` counts, and
 * where none fits the next block is used. So it is written in `comptoir/core/dice.py`.
 */
import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Proof } from '../wire/wire';
import type { Remembered } from './commitment';

const BLOCK_BITS = 512;
const KEY_BYTES = 32;

/** `unknown`: this browser was not there when it was shown. */
export type Finding = 'same' | 'differs' | 'unknown';

export interface Verdict {
  /** The key hashes to the commitment that the server names. */
  isCommitted: boolean;
  /** That commitment is the one this browser saw before the game. */
  commitment: Finding;
  /** The nonce this browser sent is the one at its seat. */
  nonce: Finding;
  /** The game's key is made of the server's key and all nonces. */
  isMixed: boolean;
  shuffles: number;
  /** Dice, and cards taken at random. */
  others: number;
  /** How many draws come out otherwise, or are not where the one before them ended. */
  wrong: number;
  isGood: boolean;
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

function littleEndian(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number), true);
  return bytes;
}

/**
 * The key of a game: BLAKE2b, keyed with the server's key, of a name for this purpose, the number of nonces, and each
 * nonce behind its length. A seat that added none counts as zeros. So it is written in `comptoir/core/fairness.py`.
 */
export function mix(key: Uint8Array, nonces: readonly string[]): Uint8Array {
  const parts = nonces.map((nonce) => concatBytes(littleEndian(KEY_BYTES), nonce ? hexToBytes(nonce) : new Uint8Array(KEY_BYTES)));
  return blake2b(concatBytes(utf8ToBytes('comptoir:game-key:'), littleEndian(nonces.length), ...parts), { key, dkLen: KEY_BYTES });
}

function compare(known: string, told: string | undefined): Finding {
  if (!known) return 'unknown';
  return known === told ? 'same' : 'differs';
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

export function check(proof: Proof, remembered: Remembered, seat: number): Verdict {
  const key = hexToBytes(proof.key);
  const isCommitted = bytesToHex(sha256(key)) === proof.commitment;
  const commitment = compare(remembered.commitment, proof.commitment);
  const nonce = compare(remembered.nonce, proof.nonces[seat]);
  const isMixed = bytesToHex(mix(key, proof.nonces)) === proof.game_key;
  const wrong = countWrong(proof);
  const isGood = isCommitted && isMixed && wrong === 0 && commitment !== 'differs' && nonce !== 'differs';
  const shuffles = proof.draws.filter((draw) => draw.cards > 0).length;
  return { isCommitted, commitment, nonce, isMixed, shuffles, others: proof.draws.length - shuffles, wrong, isGood };
}
