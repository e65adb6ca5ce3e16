// A table being put together: how many merchants, what it is played with, who begins.
import { Seating } from '../../pages/home/seating.svelte';
import type { KaranorCatalogue, KaranorSize, NewTable } from '../../wire/wire';

export class Wishes extends Seating {
  /** Where there is one to play with. */
  market = $state(true);
  quests = $state('');

  constructor(private readonly catalogue: () => KaranorCatalogue) {
    super('lot');
    this.quests = catalogue().quests[0] ?? '';
  }

  get size(): KaranorSize | undefined {
    return this.catalogue().sizes.find((each) => each.players === this.players);
  }
  get hasMarket(): boolean {
    return this.size?.market ?? false;
  }

  /** Another pack may be for fewer merchants. */
  fit(): void {
    if (!this.size) this.seat(this.catalogue().players_max);
  }

  seat(players: number): void {
    this.players = players;
  }

  asTable(name: string): NewTable {
    const { agreed } = this;
    const options: NewTable['options'] = { ...agreed.options, quests: this.quests };
    if (this.hasMarket) options['market'] = this.market;
    if (this.catalogue().packs.length > 1) options['pack'] = this.catalogue().pack;
    return { game: 'karanor', name, ...agreed, options };
  }
}
