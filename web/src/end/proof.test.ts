import { describe, expect, test } from 'vitest';
import type { Proof } from '../wire/wire';
import { DEALT, FINGERPRINT, PROOF } from './fixtures';
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

/** A game of old, made by `comptoir.core.fairness` and `comptoir.core.dice`; the third seat added nothing. */
const OLD: Proof = {
  commitment: 'e3e16780becf601d55e4751e7d722ef91d750bb0cea61b1bb5ea8bc308cdf262',
  key: '6465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f80818283',
  nonces: ['01'.repeat(32), '02'.repeat(32), ''],
  terms: '',
  digests: [],
  game_key: '4be0cf233e03e9706fa489d1bd8158e67d21e653e8a9ee87e8f02e3d1b40a7d8',
  draws: [
    { count: 0, sides: '2432902008176640000', number: '2095792408809291015', cards: 20 },
    { count: 1, sides: '3628800', number: '3434669', cards: 10 },
    { count: 2, sides: '6', number: '0', cards: 0 },
    { count: 3, sides: '6', number: '1', cards: 0 },
    { count: 4, sides: '8', number: '4', cards: 0 },
  ],
};
const TABLE = { ...DEALT, me: 1 };
const SEEN = { fingerprint: FINGERPRINT, nonce: '02'.repeat(32) };
const NOTHING = { fingerprint: '', nonce: '' };

describe('a proof', () => {
  test('that is good, seen by somebody who saw the commitments and drew a number, is called fair', () => {
    expect(check(PROOF, SEEN, TABLE)).toEqual({
      claim: 'fair', list: 'same', isOfTable: true, isCommitted: true, areCommitted: true, nonce: 'same', isMixed: true,
      shuffles: 2, others: 3, wrong: 0, fingerprint: FINGERPRINT, withdrawn: DEALT.withdrawn,
    });
  });

  test.each([
    ['who was not there', NOTHING, -1, { list: 'unknown', nonce: 'unknown' }],
    ['who only watched', { ...NOTHING, fingerprint: FINGERPRINT }, -1, { list: 'same', nonce: 'unknown' }],
    ['whose other device was quicker', { ...SEEN, nonce: '03'.repeat(32) }, 1, { list: 'same', nonce: 'other' }],
    ['who drew a number and did not see the list', { ...SEEN, fingerprint: '' }, 1, { list: 'unknown', nonce: 'same' }],
  ])('seen by somebody %s only fits together', (_, remembered, me, finding) => {
    expect(check(PROOF, remembered, { ...TABLE, me })).toMatchObject({ ...finding, claim: 'follows' });
  });

  test('of a game of old is consistent and never fair', () => {
    expect(check(OLD, SEEN, TABLE)).toMatchObject({
      claim: 'consistent', list: 'unknown', isOfTable: null, areCommitted: null, isCommitted: true, isMixed: true, wrong: 0,
    });
    expect(check({ ...OLD, key: '64'.repeat(32) }, SEEN, TABLE)).toMatchObject({ claim: 'bad', isCommitted: false });
    expect(check({ ...OLD, nonces: ['', '', ''] }, SEEN, TABLE)).toMatchObject({ claim: 'bad', isMixed: false });
  });

  const { nonces, digests } = PROOF;
  test.each([
    ['other commitments than were shown', {}, { ...SEEN, fingerprint: '00'.repeat(16) }, { list: 'differs' }],
    ['a key that was not committed to', { key: '64'.repeat(32) }, SEEN, { isCommitted: false, isMixed: false }],
    ['a key of the game that was chosen', { game_key: '65'.repeat(32) }, SEEN, { isMixed: false, wrong: 5 }],
    ['a number that was exchanged', { nonces: ['04'.repeat(32), nonces[1]!, ''] }, SEEN, { areCommitted: false, isMixed: false }],
    ['a number that was left out', { nonces: ['', nonces[1]!, ''] }, NOTHING, { areCommitted: false, isMixed: false }],
    ['a seat that was left out', { nonces: nonces.slice(1), digests: digests.slice(1) }, NOTHING, { areCommitted: false }],
    ['a number for a bot', { nonces: [...nonces.slice(0, 2), '05'.repeat(32)] }, NOTHING, { areCommitted: false }],
    ['terms of another table', { terms: PROOF.terms.replace('"abc"', '"abd"') }, NOTHING, { isOfTable: false, areCommitted: false }],
    ['terms that are none', { terms: 'whatever' }, NOTHING, { isOfTable: false }],
    ['a draw that was left out', { draws: PROOF.draws.filter((_, at) => at !== 2) }, SEEN, { wrong: 1 }],
    ['a die that was turned', { draws: PROOF.draws.map((draw, at) => (at === 4 ? { ...draw, number: '5' } : draw)) }, SEEN, { wrong: 1 }],
  ])('with %s is bad', (_, change, seen, finding) => {
    expect(check({ ...PROOF, ...change }, seen, TABLE)).toMatchObject({ ...finding, claim: 'bad' });
  });

  test('a nonce in another place is another key', () => {
    const key = new Uint8Array(32);
    expect(mix(key, ['', '01'.repeat(32)])).not.toEqual(mix(key, ['01'.repeat(32), '']));
    expect(mix(key, [''])).not.toEqual(mix(key, ['', '']));
  });
});
