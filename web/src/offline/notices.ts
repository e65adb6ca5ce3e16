/** What a push says, and which window it leads to. */

export interface Notice {
  title: string;
  text: string;
  lang: string;
  /** Of each table one notice is shown, the last. */
  tag: string;
  /** The page it opens, of this site alone. */
  path: string;
}

const PATHS = /^\/(me|t\/[A-Za-z0-9]+\/[0-5])$/;

/** What was pushed, whoever pushed it: what cannot be read is shown as that something has happened, for browsers want to see something. */
export function readNotice(told: unknown): Notice {
  const given = (typeof told === 'object' && told !== null ? told : {}) as Partial<Record<keyof Notice, unknown>>;
  const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);
  const path = text(given.path, '');
  return {
    title: text(given.title, '') || 'Comptoir',
    text: text(given.text, ''),
    lang: text(given.lang, ''),
    tag: text(given.tag, ''),
    path: PATHS.test(path) ? path : '/me',
  };
}

/** The window that shows a page already. */
export function windowAt<Window extends { url: string }>(windows: readonly Window[], path: string): Window | undefined {
  return windows.find(({ url }) => new URL(url).pathname === path);
}
