/** How the console says amounts and people. */
import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/words';
import { counted, things } from '../catalogue.svelte';
import type { Amounts } from './draft';

/** What is traded, gold included, in the order of the pack. */
export function goods(): string[] {
  return ['gold', ...things.of('resource').map(({ id }) => id)];
}

export function isTile(what: string): boolean {
  return what !== 'gold' && things.entry(what)?.kind !== 'resource';
}

/** A thing in the middle of a sentence. */
export function nameOf(what: string): string {
  if (what === 'gold') return t('web-karanor-bargain-gold');
  const name = things.name(what);
  return isTile(what) ? name : name.toLowerCase();
}

/** "2 wood", "Mount". */
export function amount(what: string, count: number): string {
  if (!isTile(what)) return counted(what, count);
  return count > 1 ? t('web-karanor-times', { name: nameOf(what), count }) : nameOf(what);
}

/** Things in the order of the pack. */
export function ordered(amounts: Amounts): [string, number][] {
  const order = things.all?.entries.map(({ id }) => id) ?? [];
  const place = (what: string) => (what === 'gold' ? -1 : isTile(what) ? 1000 + order.indexOf(what) : order.indexOf(what));
  return Object.entries(amounts).sort(([one], [other]) => place(one) - place(other));
}

export function list(names: string[], type: 'conjunction' | 'unit' = 'conjunction'): string {
  return new Intl.ListFormat(settings.lang, { type, style: type === 'unit' ? 'short' : 'long' }).format(names);
}

/** All of it in words. */
export function amounts(of: Amounts): string {
  return list(ordered(of).map(([what, count]) => amount(what, count)));
}
