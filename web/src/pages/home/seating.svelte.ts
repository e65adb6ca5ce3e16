// Who is to sit at a table that is being put together: what every game asks alike.

export const OPEN = 'open';

export class Seating {
  players = $state(3);
  /** Seats 1 and on: `open` or a kind of bot. */
  seats = $state<string[]>([OPEN, ...Array<string>(4).fill('greedy')]);
  /** May everybody ask a bot what it would do? */
  hints = $state(true);

  get seatsAsked(): string[] {
    return this.seats.slice(0, this.players - 1);
  }
  /** Nobody is invited: the game can begin at once. */
  get isAlone(): boolean {
    return !this.seatsAsked.includes(OPEN);
  }
}
