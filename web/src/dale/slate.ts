/** The slate of a card, what it does in signs: `once: throw > value ~=`. See `Row.slate` of the engine. */

export interface Chalk {
  /** A sign, the tab that says when, the wedge "then", or an amount. */
  kind: 'sign' | 'tab' | 'then' | 'amount';
  name: string;
  /** A small face does without it. */
  spare: boolean;
}

export function readSlate(slate: string): Chalk[] {
  return slate.split(' ').filter(Boolean).map(readChalk);
}

function readChalk(token: string): Chalk {
  const spare = token.startsWith('~');
  const name = spare ? token.slice(1) : token;
  if (name.endsWith(':')) return { kind: 'tab', name: name.slice(0, -1), spare };
  if (name === '>') return { kind: 'then', name, spare };
  return { kind: /^[a-z]+$/.test(name) ? 'sign' : 'amount', name, spare };
}

/** A card kept in hand is drawn as the hand. */
export function drawing(name: string): string {
  return `dale/d-${name === 'hold' ? 'hand' : name}`;
}

/** Do our own digits write it? */
export function isDigits(amount: string): boolean {
  return /^[+-]?\d[\d-]*$/.test(amount);
}

/** All there is to explain, in the order of the rules page. */
export const VOCABULARY = {
  do: ['draw', 'take', 'discard', 'throw', 'give', 'swap', 'steal', 'look', 'search', 'store', 'die', 'copy', 'shuffle', 'guess', 'top', 'build'],
  where: ['hand', 'deck', 'pile', 'market', 'stall', 'other', 'all', 'paw', 'junk', 'nobuild', 'value', 'price', 'pay', 'zap', 'bought', 'tidy', 'dawn'],
  when: ['once', 'pay', 'bought', 'build', 'react', 'hold', 'stall', 'tidy'],
} as const;
