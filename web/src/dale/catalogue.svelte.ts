// The cards and sets of the game, fetched once.
import type { CardEntry, DaleCatalogue, Bilingual, SetEntry } from '../wire/wire';
import { api, problemOf, type Problem } from '../lib/api';
import { settings } from '../lib/settings.svelte';

class Cards {
  all = $state.raw<DaleCatalogue | null>(null);
  problem = $state.raw<Problem | null>(null);
  #cards = new Map<string, CardEntry>();
  #sets = new Map<string, SetEntry>();
  #fetching: Promise<void> | null = null;

  /** Fetch it, unless that is done or under way. Never throws: see `problem`. */
  load(): Promise<void> {
    this.#fetching ??= this.#fetch();
    return this.#fetching;
  }

  async #fetch(): Promise<void> {
    try {
      this.use(await api.catalogue<DaleCatalogue>('dale'));
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
      this.#fetching = null;
    }
  }

  use(catalogue: DaleCatalogue): void {
    this.#cards = new Map(catalogue.cards.map((each) => [each.face, each]));
    this.#sets = new Map(catalogue.sets.map((each) => [each.name, each]));
    this.all = catalogue;
  }

  card(face: string): CardEntry | undefined {
    return this.all ? this.#cards.get(face) : undefined;
  }
  set(name: string): SetEntry | undefined {
    return this.all ? this.#sets.get(name) : undefined;
  }
  /** The name of a card in the reader's language. */
  name(face: string): string {
    return said(this.card(face)?.name);
  }
}

/** The one of several languages the reader has chosen. */
export function said(words: Bilingual | undefined): string {
  return words?.[settings.lang] ?? '';
}

export const cards = new Cards();
