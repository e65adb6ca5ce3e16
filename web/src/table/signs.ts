/** The signs of items that any game may offer, by their kind; a game adds its own. */
export const SIGNS: Record<string, string> = {
  yes: 'check', no: 'x', pass: 'x', done: 'check', left: 'arrow-left', right: 'arrow-right', react: 'zap', play: 'zap',
  use: 'zap',
};
