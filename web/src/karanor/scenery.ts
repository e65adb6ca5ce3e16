/** Karanor's places as the telling names them, `place:kien`, `seat:1`, `row:2`, `bank`: what moves there, and how. */
import type { Scenery } from '../table/places';
import type { Motion } from '../wire/wire';
import { present } from './present.svelte';
import { seatOfPlace } from './scene';

const GOLD = ['gold', 'income'];

/** The row, pile or merchant a place is part of. */
function zone(place: string): string {
  return place.startsWith('row') ? 'row' : place;
}

/** Of one's own things each has its crate or purse; of others' all lie with them. What nobody has comes from the middle. */
function around(place: string, motion?: Motion): string[] {
  const owner = seatOfPlace(place);
  const what = motion?.what ?? '';
  const mine = owner >= 0 && owner === present.me && what ? [GOLD.includes(what) ? 'purse' : `goods:${what}`] : [];
  const bank = place === 'bank' ? ['delivery', `seat:${motion?.seat ?? -1}`] : [];
  return [...new Set([...mine, place, zone(place), ...(owner < 0 ? bank : [`seat:${owner}`])])];
}

/** A card that lies there. */
function thingAt(place: HTMLElement): Element | undefined {
  return place.matches('.kcard') ? place : (place.querySelector('.kcard') ?? undefined);
}

/** The city in which something was built. */
function unrolled(drawn: HTMLElement): Iterable<Element> {
  return drawn.querySelectorAll('svg');
}

/** Coins ring, goods and tiles are wood on wood, a pawn steps, a scroll rustles. */
function sound({ kind, what = '', source = '', target = '' }: Motion): string {
  if (kind === 'pawn') return 'step';
  if (kind === 'token') return GOLD.includes(what) ? 'coin' : what === 'prestige' ? 'total' : 'good';
  return source.startsWith('quest') || target.startsWith('quest') ? 'scroll' : '';
}

export const SCENERY: Scenery = {
  zone,
  around,
  filledFrom: (place) => (zone(place) === 'row' ? 'commerce-deck' : ''),
  thingAt,
  unrolled,
  width: 44,
  shown: 150,
  height: 1.46,
  stage: '.sea',
  scene: ({ kind }) => (kind === 'win' ? 'win' : ''),
  sound,
};
