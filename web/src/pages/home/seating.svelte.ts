// Who is to sit at a table that is being put together, and what it agrees on: what every game asks alike.
import type { HouseRule, NewTable } from '../../wire/wire';

export const OPEN = 'open';
/** Somebody at this screen. */
export const HERE = 'here';
/** Seconds one may have to react, beside what is usual here; 0 is as long as it takes. */
export const WINDOWS = [30, 60, 0] as const;
/** How long people have who come when they can: hours for a turn and in reserve; null for a live table. */
export const PACES = {
  live: null,
  half: { hours: 12, reserve: 24 },
  day: { hours: 24, reserve: 72 },
  days: { hours: 72, reserve: 168 },
  endless: { hours: 0, reserve: 0 },
} as const;
export type Pace = keyof typeof PACES;
export type First = number | 'lot' | 'earliest';

export class Seating {
  players = $state(3);
  /** Seats 1 and on: `open`, `here` or a kind of bot. */
  seats = $state<string[]>([OPEN, ...Array<string>(4).fill('medium')]);
  /** What those are called who are here, by seat. */
  names = $state<string[]>(Array<string>(5).fill(''));
  /** May everybody ask a bot what it would do? */
  hints = $state(true);
  /** Seconds one may have to react; null: as is usual here. */
  window = $state<number | null>(null);
  pace = $state<Pace>('live');
  /** Whose is a seat whose time is over. */
  late = $state<'bot' | 'free'>('bot');
  /** Where the rules of the house differ from what is usual. */
  rules = $state<Record<string, boolean | string>>({});
  #first = $state<First>('lot');

  /** `usual` begins where nobody says otherwise. */
  constructor(private readonly usual: First) {
    this.#first = usual;
  }

  get seatsAsked(): string[] {
    return this.seats.slice(0, this.players - 1);
  }
  /** Do several people share this screen? */
  get isShared(): boolean {
    return this.seatsAsked.includes(HERE);
  }
  /** Nobody is invited: the game can begin at once. */
  get isAlone(): boolean {
    return !this.seatsAsked.includes(OPEN);
  }
  /** Who begins; a seat that is no longer there does not. */
  get first(): First {
    return typeof this.#first === 'number' && this.#first >= this.players ? this.usual : this.#first;
  }
  set first(first: First) {
    this.#first = first;
  }

  standing({ name, values }: HouseRule): boolean | string {
    return this.rules[name] ?? values[0]?.value ?? '';
  }
  /** Let a rule stand there. What is usual needs no saying. */
  set({ name, values }: HouseRule, value: boolean | string): void {
    const { [name]: _, ...others } = this.rules;
    this.rules = value === values[0]?.value ? others : { ...others, [name]: value };
  }

  /** What every game is told alike. */
  protected get agreed(): Required<Pick<NewTable, 'players' | 'seats' | 'start' | 'hints' | 'first' | 'window' | 'options'>> & Pick<NewTable, 'names' | 'pace'> {
    const pace = PACES[this.pace];
    const names = this.names.filter((_, at) => this.seatsAsked[at] === HERE).map((each) => each.trim());
    return {
      players: this.players,
      seats: this.seatsAsked,
      ...(this.isShared && { names }),
      start: this.isAlone,
      hints: this.hints,
      first: this.first,
      window: pace ? null : this.window,
      ...(pace && { pace: { ...pace, late: this.late } }),
      options: { ...this.rules },
    };
  }
}
