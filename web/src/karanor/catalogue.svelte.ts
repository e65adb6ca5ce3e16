// The content pack that is played with, fetched once.
import type { Bilingual, KaranorCatalogue, MapPlace, PackEntry } from '../wire/wire';
import { api, problemOf, type Problem } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/words';

class Things {
  all = $state.raw<KaranorCatalogue | null>(null);
  problem = $state.raw<Problem | null>(null);
  #entries = new Map<string, PackEntry>();
  #places = new Map<string, MapPlace>();
  #fetching: Promise<void> | null = null;

  /** Fetch it, unless that is done or under way. Never throws: see `problem`. */
  load(): Promise<void> {
    this.#fetching ??= this.#fetch();
    return this.#fetching;
  }

  async #fetch(): Promise<void> {
    try {
      this.use(await api.catalogue<KaranorCatalogue>('karanor'));
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
      this.#fetching = null;
    }
  }

  use(catalogue: KaranorCatalogue): void {
    this.#entries = new Map(catalogue.entries.map((each) => [each.id, each]));
    this.#places = new Map(catalogue.map.map((each) => [each.id, each]));
    this.all = catalogue;
  }

  /** Whatever the pack calls so: a card, a tile, a resource, a territory. */
  entry(id: string): PackEntry | undefined {
    return this.all ? this.#entries.get(id) : undefined;
  }
  place(id: string): MapPlace | undefined {
    return this.all ? this.#places.get(id) : undefined;
  }
  /** Its name in the reader's language. */
  name(id: string): string {
    return said(this.entry(id)?.name);
  }
  /** All of one kind, in the order of the pack. */
  of(kind: string): PackEntry[] {
    return this.all?.entries.filter((each) => each.kind === kind) ?? [];
  }
}

/** The one of several languages the reader has chosen. */
export function said(words: Bilingual | undefined | null): string {
  return words?.[settings.lang] ?? '';
}

export const things = new Things();

/** So many of a good, of gold or of prestige, in words. */
export function counted(what: string, count: number | string): string {
  const isOurs = ['gold', 'prestige', 'actions', 'any'].includes(what);
  return t('web-karanor-counted', { count, what: isOurs ? t(`web-karanor-${what}`, { count }) : things.name(what).toLocaleLowerCase() });
}
