/** Dale's places as the telling names them, `market:3`, `stall:0:2`, `hand:1`, `junk`: what moves there, and how. */
import type { Scenery } from '../table/places';
import type { Motion } from '../wire/wire';

const MARKET = 'market';

/** The seat a place belongs to, or -1. */
export function seatOfPlace(place: string): number {
  const [, seat] = place.split(':');
  return seat === undefined ? -1 : Number(seat);
}

/** The row or pile a place is part of. */
export function zone(place: string): string {
  const [name = '', seat] = place.split(':');
  return seat === undefined || name === MARKET ? name : `${name}:${seat}`;
}

/** From the exact one to the seat it belongs to. */
function around(place: string): string[] {
  const owner = zone(place) === MARKET ? -1 : seatOfPlace(place);
  return [...new Set([place, zone(place), ...(owner < 0 ? [] : [`seat:${owner}`])])];
}

/** A card, in a hand the last one: new ones come there at its end. */
function thingAt(place: HTMLElement): Element | undefined {
  if (place.matches('.card')) return place;
  return [...place.querySelectorAll('.card')].at(place.matches('.hand') ? -1 : 0);
}

/** The stripe of a new stack. */
function unrolled(stack: HTMLElement, place: string): Iterable<Element> {
  const number = place.split(':')[2] ?? '';
  return stack.closest('.stall')?.querySelectorAll(`.stripe:nth-child(${number})`) ?? [];
}

const TAKEN_FROM = ['hand', 'discard', 'deck', 'schedule', 'stall'];

/** Somebody gives a card for one that lies elsewhere, and takes that in hand. */
function swaps(first: Motion, second: Motion): boolean {
  const [given, there, seat] = [first.source ?? '', first.target ?? '', first.seat ?? -1];
  const isElsewhere = zone(there) === MARKET || (seatOfPlace(there) >= 0 && seatOfPlace(there) !== seat);
  return isElsewhere && seatOfPlace(given) === seat && second.source === there && second.target === `hand:${seat}`;
}

/** Somebody takes a card from somebody else. */
function isTheft({ source = '', target = '', seat = -1 }: Motion): boolean {
  const isTheirs = TAKEN_FROM.includes(source.split(':')[0] ?? '') && seatOfPlace(source) !== seat;
  return seat >= 0 && isTheirs && target === `hand:${seat}`;
}

function scene({ kind, motions: [first, second] }: { kind: string; motions: Motion[] }): string {
  if (kind === 'roll') return first?.die ? 'die' : '';
  if (kind === 'win') return 'win';
  if (kind !== 'move' || !first) return '';
  if (second && swaps(first, second)) return 'swap';
  return isTheft(first) ? 'theft' : '';
}

export const SCENERY: Scenery = {
  zone,
  around,
  filledFrom: (place) => (zone(place) === MARKET ? 'market-deck' : ''),
  thingAt,
  unrolled,
  swaps,
  scene,
  width: 72,
  shown: 104,
  height: 1.4,
};
