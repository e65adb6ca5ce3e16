/** Where things lie in a scene, and where the items of a question are shown: pure functions. */
import type { DaleScene, Item, Question, Seen } from '../wire/wire';

export interface Lying {
  card: Seen;
  /** The zone: ``discard:2``, ``market:0``, ``stall:1:3``, ``aside``, … */
  place: string;
}

/** Every card an observer knows, by its number. */
export function lyingCards(scene: DaleScene): Map<number, Lying> {
  const found = new Map<number, Lying>();
  const put = (place: string, cards: readonly (Seen | null)[]) => {
    for (const card of cards) if (card) found.set(card.id, { card, place });
  };
  scene.seats.forEach((seat, at) => {
    put(`deck:${at}`, seat.deck);
    put(`discard:${at}`, seat.discard);
    put(`hand:${at}`, seat.hand);
    seat.stall.forEach((stack, i) => put(`stall:${at}:${i + 1}`, stack));
    for (const { card, stored } of seat.schedule) put(`schedule:${at}`, [card, ...stored]);
  });
  put('market-discard', scene.market_discard);
  put('aside', scene.aside);
  scene.market.forEach((slot, at) => put(`market:${at}`, [slot.card]));
  return found;
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

/** In teams seats across the table share a stall. */
export function mateOf(scene: DaleScene, seat: number): number {
  return scene.teams && seat >= 0 ? (seat + scene.seats.length / 2) % scene.seats.length : -1;
}
