/** Karanor's places as the telling names them, `place:kien`, `seat:1`, `row:2`, `bank`: what moves there, and how. */
import type { Scenery } from '../table/places';
import { seatOfPlace } from './scene';

/** The row, pile or merchant a place is part of. */
function zone(place: string): string {
  return place.startsWith('row') ? 'row' : place;
}

/** From the exact one to the merchant it belongs to. */
function around(place: string): string[] {
  const owner = seatOfPlace(place);
  return [...new Set([place, zone(place), ...(owner < 0 ? [] : [`seat:${owner}`])])];
}

export const SCENERY: Scenery = {
  zone,
  around,
  filledFrom: (place) => (zone(place) === 'row' ? 'commerce-deck' : ''),
  thingAt: () => undefined,
  unrolled: () => [],
  width: 44,
  shown: 150,
  height: 1.4,
};
