/** Where things lie, and where the items of a question are shown: pure functions. */
import type { Item, Motion, Question, Seen } from '../wire/wire';

/** A card on the table. */
export interface Lying {
  card: Seen;
  place: string;
}

/** A game's places on the screen. Their names are the telling's, and only the game reads them. */
export interface Scenery {
  /** The row or pile a place is part of: what goes from one to another goes together. */
  zone: (place: string) => string;
  /** Where to look for a place that may not be drawn, the nearest first; what moves there may have a corner of its own. */
  around: (place: string, motion?: Motion) => string[];
  /** Where new things come from at a place that is filled as the table is drawn anew; '' for any other. */
  filledFrom: (place: string) => string;
  /** What lies at a place, in whose size other things come there. */
  thingAt: (place: HTMLElement) => Element | undefined;
  /** What unrolls when something was built at a place. */
  unrolled: (drawn: HTMLElement, place: string) => Iterable<Element>;
  /** How wide a thing is over a place where none lies, and shown to everybody; how high, for its width. */
  width: number;
  shown: number;
  height: number;
  /** Where something is shown to everybody: in the middle of what this finds, not beside whoever shows it. */
  stage?: string;
  /** Do these two things change places? Then they cross each other. */
  swaps?: (first: Motion, second: Motion) => boolean;
  /** What is played as a scene of its own, by the name its game draws it by; '' for what only moves. */
  scene?: (step: { kind: string; motions: Motion[] }) => string;
  /** How it sounds when something moves. */
  sound?: (motion: Motion) => string;
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

/** The items that are about a place, such as a seat. */
export function itemsOfPlace(question: Question, place: string): number[] {
  return question.items.flatMap((item, at) => (item.place === place ? [at] : []));
}

/** The other seats, in the order of play from the reader on; all of them for a spectator. */
export function othersFrom(me: number, seats: number): number[] {
  if (me < 0) return Array.from({ length: seats }, (_, at) => at);
  return Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
}
