// A table being put together: how many, which sets, who sits where.
import { Seating } from '../../pages/home/seating.svelte';
import type { DaleCatalogue, NewTable, SetEntry } from '../../wire/wire';

export type Rating = 'complexity' | 'interaction' | 'nastiness' | 'luck';
export const RATINGS: readonly Rating[] = ['complexity', 'interaction', 'nastiness', 'luck'];
/** The picture of each rating. */
export const SIGNS: Record<Rating, string> = {
  complexity: 'dale/e-puzzle-piece',
  interaction: 'dale/e-speech-balloon',
  nastiness: 'dale/e-bomb',
  luck: 'dale/e-game-die',
};
export const HIGHEST = 3;

export class Wishes extends Seating {
  teams = $state(false);
  sets = $state<string[]>([]);
  limits = $state<Record<Rating, [number, number]>>({
    complexity: [0, HIGHEST],
    interaction: [0, HIGHEST],
    nastiness: [0, HIGHEST],
    luck: [0, HIGHEST],
  });
  /** The preset the sets come from, if nobody has changed them since. */
  preset = $state('');

  constructor(private readonly catalogue: () => DaleCatalogue) {
    super(0);
  }

  /** How many sets such a game needs. */
  get needed(): number {
    const size = this.catalogue().sizes.find((each) => each.players === this.players && each.teams === this.teams);
    return size?.sets ?? 0;
  }
  get isComplete(): boolean {
    return this.sets.length === this.needed;
  }
  get isFiltered(): boolean {
    return RATINGS.some((each) => this.limits[each][0] > 0 || this.limits[each][1] < HIGHEST);
  }

  fits(set: SetEntry): boolean {
    return RATINGS.every((each) => set[each] >= this.limits[each][0] && set[each] <= this.limits[each][1]);
  }

  seat(players: number, teams: boolean): void {
    this.players = players;
    this.teams = teams;
    const preset = this.catalogue().presets.find((each) => each.name === this.preset);
    if (preset) this.sets = preset.sets.slice(0, this.needed);
    else this.sets = this.sets.slice(0, this.needed);
  }

  take(preset: string): void {
    this.preset = preset;
    this.sets = this.catalogue().presets.find((each) => each.name === preset)?.sets.slice(0, this.needed) ?? [];
  }

  /** Any sets that fit; chance here decides nothing about the game itself. */
  shuffle(): void {
    const fitting = this.catalogue().sets.filter((each) => this.fits(each)).map((each) => each.name);
    for (let last = fitting.length - 1; last > 0; last--) {
      const other = Math.floor(Math.random() * (last + 1));
      [fitting[last], fitting[other]] = [fitting[other] ?? '', fitting[last] ?? ''];
    }
    this.preset = '';
    this.sets = fitting.slice(0, this.needed);
  }

  /** Take a set in or out; a full choice gives up what was chosen first. */
  toggle(set: string): void {
    this.preset = '';
    if (this.sets.includes(set)) this.sets = this.sets.filter((each) => each !== set);
    else this.sets = [...this.sets, set].slice(-this.needed);
  }

  limit(rating: Rating, low: number, high: number): void {
    this.limits[rating] = [Math.min(low, high), Math.max(low, high)];
  }

  asTable(name: string): NewTable {
    return { game: 'dale', name, ...this.agreed, teams: this.teams, sets: [...this.sets] };
  }
}
