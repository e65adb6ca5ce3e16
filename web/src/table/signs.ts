/** The signs of items and actions, by their kind. */
export const SIGNS: Record<string, string> = {
  yes: 'check', no: 'x', pass: 'x', done: 'check', left: 'arrow-left', right: 'arrow-right', react: 'zap',
  play: 'zap', use: 'zap', copy: 'copy', purchase: 'shopping-basket', rearrange: 'arrow-left-right',
  technique: 'zap', build: 'store', inventory: 'package-open',
};
