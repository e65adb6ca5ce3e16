/** A deal made by `comptoir.core.fairness` and `comptoir.core.dice`; only tests use it. */
import { shown } from '../table/fixtures';
import type { Proof, TableShown } from '../wire/wire';

const zoe = { kind: 'person', name: 'Zoé', bot: '' } as const;
const bob = { kind: 'person', name: 'Bob "🦉"', bot: '' } as const;
const filou = { kind: 'bot', name: 'Filou', bot: 'greedy' } as const;
const here = { connected: true, is_host: false, gone_for: 0 };

export const FINGERPRINT = '20accbade71ac01e6620a8690c0b6e4f';

export const PROOF: Proof = {
  commitment: 'a4de95fc78ffa32172329395c43b23cca1a6e3640f09c625aea6a3b0b05af0b6',
  key: '6465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f80818283',
  nonces: ['01'.repeat(32), '02'.repeat(32), ''],
  terms:
    '{"deal":2,"game":"dale","options":{"players":3,"sets":["hares","owls"],"teams":false},"rules":2,"seats":[{"bot":"","kind":"person","name":"Zoé"},{"bot":"","kind":"person","name":"Bob \\"🦉\\""},{"bot":"greedy","kind":"bot","name":"Filou"}],"table":"abc","withdrawn":[{"missing":[1],"seats":[{"bot":"","kind":"person","name":"Zoé"},{"bot":"","kind":"person","name":"Eve"},{"bot":"greedy","kind":"bot","name":"Filou"}],"step":"reveal"}]}',
  digests: [
    '8fc454f0c46683298fb590790c1c1e1a8882ad88000b63036a57f3817e3e3b46',
    '9b50315324e90b7c42abe2f3387b89c451e693a8a562e4c4ee0d3c01fb80081c',
    '',
  ],
  game_key: '23bbfef9f28782336a1be9979be2aafdd644599ce7de4585f264de2779c830d3',
  draws: [
    { count: 0, sides: '2432902008176640000', number: '1933966486342868357', cards: 20 },
    { count: 1, sides: '3628800', number: '1907679', cards: 10 },
    { count: 2, sides: '6', number: '4', cards: 0 },
    { count: 3, sides: '6', number: '0', cards: 0 },
    { count: 4, sides: '8', number: '2', cards: 0 },
  ],
};

/** The table of that deal, when everybody has committed and nobody has revealed anything. */
export const DEALT: TableShown = shown({
  id: 'abc', game: 'dale', rules: 2, state: 'locked', me: 1,
  options: { teams: false, sets: ['hares', 'owls'], players: 3 },
  seats: [zoe, bob, filou].map((seat) => ({ ...seat, ...here })),
  commitment: PROOF.commitment,
  deal: { number: 2, terms: PROOF.terms, digests: PROOF.digests, step: 'reveal', waiting: [0, 1] },
  withdrawn: [{ step: 'reveal', missing: [1], seats: [zoe, { ...bob, name: 'Eve' }, filou] }],
});

/** The same before anybody has committed. */
export const LOCKED: TableShown = {
  ...DEALT, deal: { ...DEALT.deal!, digests: ['', '', ''], step: 'commit', waiting: [0, 1] },
};
