// The content pack that is played with, fetched when another one is.
import type { Bilingual, KaranorCatalogue, MapPlace, PackEntry } from '../wire/wire';
import { api, problemOf, type Problem } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/words';

class Things {
  all = $state.raw<KaranorCatalogue | null>(null);
  problem = $state.raw<Problem | null>(null);
  #entries = new Map<string, PackEntry>();
  #places = new Map<string, MapPlace>();
  #wanted = '';
  #fetching: Promise<void> | null = null;

  /**
   * Fetch a pack by its name or its digest, or the usual one, unless that is done or under way. Until it has come, the
   * one before stays. Never throws: see `problem`.
   */
  load(pack = ''): Promise<void> {
    if (this.#fetching && this.#wanted === pack) return this.#fetching;
    this.#wanted = pack;
    this.#fetching = this.#isHere(pack) ? Promise.resolve() : this.#fetch(pack);
    return this.#fetching;
  }

  #isHere(pack: string): boolean {
    return this.all !== null && [this.all.pack, this.all.digest].includes(pack || (this.all.packs[0]?.name ?? ''));
  }

  async #fetch(pack: string): Promise<void> {
    try {
      const found = await api.catalogue<KaranorCatalogue>('karanor', pack);
      if (this.#wanted !== pack) return;
      this.use(found);
      this.problem = null;
    } catch (error) {
      if (this.#wanted !== pack) return;
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
