// The words of the page itself. What the game says comes from the server, in words already.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Lang } from './settings.svelte';

const files = import.meta.glob<string>('../../../src/comptoir/words/*/web*.ftl', { query: '?raw', import: 'default' });
const bundles = new Map<Lang, FluentBundle>();

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
  if (bundles.has(lang)) return;
  const mine = Object.entries(files).filter(([path]) => path.includes(`/${lang}/`));
  bundles.set(lang, bundle(lang, await Promise.all(mine.map(([, read]) => read()))));
}

/** Go on in another language. */
export async function speak(lang: Lang): Promise<void> {
  await learn(lang);
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
