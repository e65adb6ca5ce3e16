/** Dale's places as the telling names them, `market:3`, `stall:0:2`, `hand:1`, `junk`: what moves there, and how. */
import type { Scenery } from '../table/places';

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

export const SCENERY: Scenery = {
  zone,
  around,
  filledFrom: (place) => (zone(place) === MARKET ? 'market-deck' : ''),
  thingAt,
  unrolled,
  width: 72,
  shown: 104,
  height: 1.4,
};
