/** The icons of items and actions, by their kind. */
export const SIGNS: Record<string, string> = {
  move: 'footprints', step: 'footprints', harvest: 'shopping-basket', work: 'hammer', build: 'store', interact: 'message-circle',
  quest: 'scroll-text', deliver: 'package-open', recruit: 'users', promote: 'star', villa: 'house', market: 'scale',
  end: 'check', pass: 'check', done: 'check', yes: 'check', no: 'x', offer: 'handshake',
};
