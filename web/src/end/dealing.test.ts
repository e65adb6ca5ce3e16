import { bytesToHex } from '@noble/hashes/utils.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableShown } from '../wire/wire';
import { commitTo, fingerprint, isBound, mixDeal, SERVER, share } from './dealing';
import { DEALT, FINGERPRINT, LOCKED, PROOF } from './fixtures';

const NOTHING = { message: null, doubt: null };
let at = 0;
/** A table of its own for each test: a page does not forget what it has promised. */
let id = '';

function named(table: TableShown): TableShown {
  return { ...table, id, deal: { ...table.deal!, terms: PROOF.terms.replace('"abc"', `"${id}"`) } };
}

/** The table after this browser, at seat 1, has committed, and the other one as well. */
function committed(): TableShown {
  const table = named(LOCKED);
  const { message } = share(table);
  if (message?.is !== 'commit') throw new Error('it has not committed');
  return { ...table, deal: { ...table.deal!, digests: ['11'.repeat(32), message.digest, ''], step: 'reveal' } };
}

beforeEach(() => {
  id = `table${(at += 1)}`;
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('commitments, fingerprint and key are those of the engine', () => {
  const { terms, key, nonces, commitment, digests, game_key } = PROOF;
  expect(commitTo(terms, SERVER, key)).toBe(commitment);
  expect(commitTo(terms, 0, nonces[0]!)).toBe(digests[0]);
  expect(commitTo(terms, 1, nonces[1]!)).toBe(digests[1]);
  expect(fingerprint({ terms, commitment, digests })).toBe(FINGERPRINT);
  expect(bytesToHex(mixDeal({ terms, commitment, digests }, key, nonces))).toBe(game_key);
});

describe('the terms bind what is shown:', () => {
  const [zoe, bob, filou] = DEALT.seats;
  test('as they are', () => expect(isBound(DEALT)).toBe(true));
  test.each<[string, Partial<TableShown>]>([
    ['the table', { id: 'abd' }],
    ['the game', { game: 'karanor' }],
    ['the rules', { rules: 3 }],
    ['the options', { options: { ...DEALT.options, teams: true } }],
    ['an option more', { options: { ...DEALT.options, more: 1 } }],
    ['a name', { seats: [{ ...zoe!, name: 'Zoe' }, bob!, filou!] }],
    ['a person', { seats: [zoe!, { ...bob!, kind: 'bot', bot: 'random' }, filou!] }],
    ['a bot', { seats: [zoe!, bob!, { ...filou!, bot: 'random' }] }],
    ['the number of seats', { seats: [zoe!, bob!] }],
    ['the number of the deal', { deal: { ...DEALT.deal!, number: 3 } }],
    ['the deals that were withdrawn', { withdrawn: [] }],
    ['who was missing', { withdrawn: [{ ...DEALT.withdrawn[0]!, missing: [0] }] }],
  ])('%s', (_, change) => {
    const table = { ...LOCKED, ...change };
    expect(isBound(table)).toBe(false);
    expect(share(table)).toEqual({ message: null, doubt: 'terms' });
  });
});

describe('a seat', () => {
  test('commits once, and says the same after a reload', () => {
    const table = named(LOCKED);
    const { message } = share(table);
    expect(message).toMatchObject({ is: 'commit', deal: 2, digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(share(table).message).toEqual(message);
    const digests = ['', message?.is === 'commit' ? message.digest : '', ''];
    expect(share({ ...table, deal: { ...table.deal!, digests, waiting: [0] } })).toEqual(NOTHING);
  });

  test('draws another number for every deal and every seat', () => {
    const table = named(LOCKED);
    const first = share(table).message;
    const terms = table.deal!.terms;
    const other = { ...table, withdrawn: [...table.withdrawn, table.withdrawn[0]!] };
    const more = { ...JSON.parse(terms), deal: 3, withdrawn: other.withdrawn };
    const next = share({ ...other, deal: { ...table.deal!, number: 3, terms: JSON.stringify(more) } }).message;
    expect(next).toMatchObject({ is: 'commit', deal: 3 });
    expect(share({ ...table, me: 0 }).message).not.toEqual(first);
  });

  test('reveals what it has committed to when all have', () => {
    const table = committed();
    const { message } = share(table);
    expect(message).toMatchObject({ is: 'reveal', deal: 2 });
    const nonce = message?.is === 'reveal' ? message.nonce : '';
    expect(commitTo(table.deal!.terms, 1, nonce)).toBe(table.deal!.digests[1]);
    expect(share({ ...table, deal: { ...table.deal!, waiting: [0] } })).toEqual(NOTHING);
  });

  test('reveals nothing while somebody has not committed, whatever the server says', () => {
    const table = committed();
    const digests = ['', table.deal!.digests[1]!, ''];
    expect(share({ ...table, deal: { ...table.deal!, digests } })).toEqual({ message: null, doubt: 'list' });
  });

  test('reveals nothing that another device of it has committed to', () => {
    const table = committed();
    const digests = [table.deal!.digests[0]!, '22'.repeat(32), ''];
    expect(share({ ...table, deal: { ...table.deal!, digests } })).toEqual(NOTHING);
  });

  test('takes no part when another list is shown after the first, or the deal is begun over', () => {
    const table = committed();
    expect(share(table).message).toMatchObject({ is: 'reveal' });
    const digests = ['33'.repeat(32), ...table.deal!.digests.slice(1)];
    const doubted = { message: null, doubt: 'list' };
    expect(share({ ...table, deal: { ...table.deal!, digests } })).toEqual(doubted);
    expect(share({ ...table, commitment: '44'.repeat(32) })).toEqual(doubted);
    expect(share(named({ ...LOCKED, commitment: '44'.repeat(32) }))).toEqual(doubted);
    expect(share(table).message).toMatchObject({ is: 'reveal' });
  });

  test('does the same where the browser keeps nothing, as long as the page is there', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(share(committed()).message).toMatchObject({ is: 'reveal' });
  });
});

test('whoever watches notes the list and sends nothing', () => {
  const table = committed();
  expect(share({ ...table, me: -1 })).toEqual(NOTHING);
  expect(share({ ...table, me: -1, commitment: '44'.repeat(32) })).toEqual({ message: null, doubt: 'list' });
});

test.each(['open', 'playing', 'over'] as const)('nothing is sent while a table is %s', (state) => {
  expect(share({ ...LOCKED, state })).toEqual(NOTHING);
});
