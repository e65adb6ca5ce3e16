// The words of the page itself. What the game says comes from the server, in words already.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Lang } from './settings.svelte';

const files = import.meta.glob<string>('../../../src/comptoir/words/*/web*.ftl', { query: '?raw', import: 'default' });
const bundles = new Map<Lang, FluentBundle>();
/** What only some pages say: read with those, and from then on in every language. */
const CHAPTERS = ['home', 'pages', 'fair', 'replay', 'dale', 'karanor', 'karanor-rules', 'tutorial', 'karanor-tutorial', 'mine', 'seat'] as const;
const opened = new Set<string>();
/** The files that are in a bundle already. */
const read = new Set<string>();

/** Does a French article or preposition lose its vowel before this name? The h of names is mute. */
export function elides(name: string): 'yes' | 'no' {
  const first = name.normalize('NFD').slice(0, 1).toLowerCase();
  return first && 'aeiouh'.includes(first) ? 'yes' : 'no';
}

export function bundle(lang: Lang, sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, {
    useIsolating: false,
    functions: { ELIDES: ([name]) => elides(String(name)) },
  });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** Read the words of a language; `t` may be called afterwards. */
export async function learn(lang: Lang): Promise<void> {
  const isClosed = (path: string) => CHAPTERS.some((each) => path.includes(`/web-${each}`) && !opened.has(each));
  const mine = Object.entries(files).filter(([path]) => path.includes(`/${lang}/`) && !read.has(path) && !isClosed(path));
  const known = bundles.get(lang) ?? bundle(lang, []);
  await Promise.all(
    mine.map(async ([path, fetch]) => {
      known.addResource(new FluentResource(await fetch()));
      read.add(path);
    }),
  );
  bundles.set(lang, known);
}

/** A page, once the chapter of words it needs is read as well. */
export async function chapter<Page>(name: (typeof CHAPTERS)[number], page: Promise<Page>): Promise<Page> {
  opened.add(name);
  const [ready] = await Promise.all([page, learn(settings.lang)]);
  return ready;
}

/** Go on in another language. */
export async function speak(lang: Lang): Promise<void> {
  await learn(lang); // also where it is known: a chapter may have been opened since
  settings.lang = lang;
}

/** A sentence of the page in the reader's language: `t('web-home-title')`, `t('web-kind-passive.about')`. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return say(settings.lang, key, args);
}

export function say(lang: Lang, key: string, args: Record<string, FluentVariable> = {}): string {
  const [name = '', attribute] = key.split('.');
  const spoken = bundles.get(lang);
  const message = spoken?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!spoken || !pattern) {
    console.error(`no words for ${key} in ${lang}`);
    return key;
  }
  return spoken.formatPattern(pattern, args);
}
