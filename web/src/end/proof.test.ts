import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Proof } from '../wire/wire';
import { nonceOf, recall, remember } from './commitment';
import { below, check, mix } from './proof';

/** Drawn by `comptoir.core.dice` with the key 00 01 02 … 1f: the counter, the sides, the number. */
const DRAWN: [number, string, string][] = [
  [0, '2', '0'],
  [1, '6', '0'],
  [2, '1', '0'],
  [2, '1000', '715'],
  [3, '265252859812191058636308480000000', '139600865706043762309563510825377'],
  [4, '6', '1'],
  [
    5,
    '8320987112741390144276341183223364380754172606361245952449277696409600000000000000',
    '729060160383026716324238824147458517096997768598411289269704560735639504539148140',
  ],
  [
    6,
    '6703903964971298549787012499102923063739682910296196688861780721860882015036773488400937149083451713845015929093243025426876941405973284973216824503042049',
    '1825105278963940893593294164664057609043731311137315235474132745152034838703133224789805889564726684907264916004606233788089387669717301348957925471071558',
  ],
];
const KEY = Uint8Array.from({ length: 32 }, (_, at) => at);

test('draws are those of the engine', () => {
  let next = 0;
  for (const [count, sides, number] of DRAWN) {
    expect(count).toBe(next);
    const drawn = below(KEY, count, BigInt(sides));
    expect(String(drawn.number)).toBe(number);
    next = drawn.count;
  }
  expect(next).toBe(12);
});

/** Made by `comptoir.core.fairness` and `comptoir.core.dice`; the third seat added nothing. */
const PROOF: Proof = {
  commitment: 'e3e16780becf601d55e4751e7d722ef91d750bb0cea61b1bb5ea8bc308cdf262',
  key: '6465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f80818283',
  nonces: ['01'.repeat(32), '02'.repeat(32), ''],
  game_key: '4be0cf233e03e9706fa489d1bd8158e67d21e653e8a9ee87e8f02e3d1b40a7d8',
  draws: [
    { count: 0, sides: '2432902008176640000', number: '2095792408809291015', cards: 20 },
    { count: 1, sides: '3628800', number: '3434669', cards: 10 },
    { count: 2, sides: '6', number: '0', cards: 0 },
    { count: 3, sides: '6', number: '1', cards: 0 },
    { count: 4, sides: '8', number: '4', cards: 0 },
  ],
};
const SEEN = { commitment: PROOF.commitment, nonce: '02'.repeat(32) };

describe('a proof', () => {
  test('that is good', () => {
    expect(check(PROOF, SEEN, 1)).toEqual({
      isCommitted: true, commitment: 'same', nonce: 'same', isMixed: true, shuffles: 2, others: 3, wrong: 0, isGood: true,
    });
  });

  test('seen by somebody who was not there is good, as far as they can know', () => {
    const verdict = check(PROOF, { commitment: '', nonce: '' }, -1);
    expect(verdict).toMatchObject({ commitment: 'unknown', nonce: 'unknown', isGood: true });
  });

  test.each([
    ['another commitment than was shown', {}, { ...SEEN, commitment: '00'.repeat(32) }, { commitment: 'differs' }],
    ['another nonce than was sent', {}, { ...SEEN, nonce: '03'.repeat(32) }, { nonce: 'differs' }],
    ['a key that was not committed to', { key: '64'.repeat(32) }, SEEN, { isCommitted: false, isMixed: false }],
    ['a key of the game that was chosen', { game_key: '65'.repeat(32) }, SEEN, { isMixed: false, wrong: 4 }],
    ['a nonce that was exchanged', { nonces: ['04'.repeat(32), '02'.repeat(32), ''] }, SEEN, { isMixed: false }],
    ['a draw that was left out', { draws: PROOF.draws.filter((_, at) => at !== 2) }, SEEN, { wrong: 1 }],
    ['a die that was turned', { draws: PROOF.draws.map((draw, at) => (at === 4 ? { ...draw, number: '5' } : draw)) }, SEEN, { wrong: 1 }],
  ])('with %s is bad', (_, change, seen, finding) => {
    expect(check({ ...PROOF, ...change }, seen, 1)).toMatchObject({ ...finding, isGood: false });
  });

  test('a nonce in another place is another key', () => {
    const key = new Uint8Array(32);
    expect(mix(key, ['', '01'.repeat(32)])).not.toEqual(mix(key, ['01'.repeat(32), '']));
    expect(mix(key, [''])).not.toEqual(mix(key, ['', '']));
  });
});

describe('what the browser remembers', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });

  test('is the commitment that was shown first', () => {
    remember({ id: 'abc', state: 'open', commitment: '' });
    remember({ id: 'abc', state: 'locked', commitment: 'first' });
    remember({ id: 'abc', state: 'playing', commitment: 'second' });
    remember({ id: 'xyz', state: 'over', commitment: 'late' });
    expect(recall({ id: 'abc', me: 0 }).commitment).toBe('first');
    expect(recall({ id: 'xyz', me: 0 }).commitment).toBe('');
  });

  test('is one nonce for each seat, also after a reload', () => {
    const nonce = nonceOf('abc', 1);
    expect(nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(nonceOf('abc', 1)).toBe(nonce);
    expect(nonceOf('abc', 2)).not.toBe(nonce);
    expect(recall({ id: 'abc', me: 1 }).nonce).toBe(nonce);
    expect(recall({ id: 'abc', me: -1 }).nonce).toBe('');
  });

  test('is nothing where the browser keeps nothing, and that is no error', () => {
    vi.stubGlobal('localStorage', undefined);
    remember({ id: 'abc', state: 'locked', commitment: 'first' });
    expect(nonceOf('abc', 0)).toHaveLength(64);
    expect(recall({ id: 'abc', me: 0 })).toEqual({ commitment: '', nonce: '' });
  });
});
