/** Where things lie, and where the items of a question are shown: pure functions. */
import type { Item, Question, Seen } from '../wire/wire';

/** A card on the table. */
export interface Lying {
  card: Seen;
  /** The zone: ``discard:2``, ``market:0``, ``stall:1:3``, ``aside``, … */
  place: string;
}

export type Shown = NonNullable<Item['shown']>;

/** Where the thing lies that an item is about. */
export function placeOf(item: Item, lying: Map<number, Lying>): string {
  return (item.card != null && lying.get(item.card)?.place) || item.place || '';
}

/** The items of a question that a person picks in that way. */
export function itemsShown(question: Question, shown: Shown): number[] {
  return question.items.flatMap((item, at) => ((item.shown ?? 'button') === shown ? [at] : []));
}

/** The items that are about a place, such as a slot of the market or a seat. */
export function itemsOfPlace(question: Question, place: string): number[] {
  return question.items.flatMap((item, at) => (item.place === place ? [at] : []));
}

export function seatOfPlace(place: string): number {
  const [, seat] = place.split(':');
  return seat === undefined ? -1 : Number(seat);
}

/** The other seats, in the order of play from the reader on; all of them for a spectator. */
export function othersFrom(me: number, seats: number): number[] {
  if (me < 0) return Array.from({ length: seats }, (_, at) => at);
  return Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
}
