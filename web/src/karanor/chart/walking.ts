/** Going from place to place with the keys, and the order in which places are read. Pure functions. */
import type { PlaceScene, QuestScene, Way } from '../../wire/wire';
import { distance, type Plan, type Spot } from './plan';

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1],
};

export function isArrow(key: string): boolean {
  return key in ARROWS;
}

/** How far off the arrow's direction a place is, from 0 to pi. */
function aside(from: Spot, to: Spot, [dx, dy]: readonly [number, number]): number {
  const away = distance(from, to) || 1;
  return Math.acos(Math.max(-1, Math.min(1, ((to.x - from.x) * dx + (to.y - from.y) * dy) / away)));
}

/** The neighbour in the direction of an arrow key; where no road leads there, the nearest place that lies there. */
export function towards(plan: Plan, from: string, key: string): string {
  const arrow = ARROWS[key];
  const here = plan.byId.get(from);
  if (!arrow || !here) return from;
  const best = (spots: Spot[], widest: number) =>
    spots
      .map((spot) => ({ spot, turn: aside(here, spot, arrow) }))
      .filter(({ spot, turn }) => spot !== here && turn < widest)
      .sort((a, b) => distance(here, a.spot) * (1 + a.turn) - distance(here, b.spot) * (1 + b.turn))[0]?.spot.id;
  const next = [...here.land, ...here.sea].flatMap((id) => plan.byId.get(id) ?? []);
  return best(next, Math.PI / 3.2) ?? best(plan.spots, Math.PI / 3.9) ?? from;
}

/** The way that is offered first: the shortest that can be gone, else the shortest. */
export function firstWay(ways: readonly Way[] | undefined): Way | undefined {
  return ways?.find((way) => way.is_possible) ?? ways?.[0];
}

export function isReachable(place: PlaceScene | undefined): boolean {
  return place?.ways?.some((way) => way.is_possible) ?? false;
}

/** A quest that any of so many places will do for leads nowhere in particular. */
const SOMEWHERE = 3;

/** The quests that lead to a place and nowhere else, by places. */
export function errands(quests: readonly QuestScene[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { card, endings } of quests)
    for (const { needs } of endings)
      for (const { places = [] } of needs)
        if (places.length < SOMEWHERE) for (const place of places) found.set(place, [...new Set([...(found.get(place) ?? []), card])]);
  return found;
}

export interface Shore {
  island: string;
  places: PlaceScene[];
}

/** The places by island, one's own first; on each what can be reached first, by what it takes. */
export function inOrder(plan: Plan, places: readonly PlaceScene[], here: string): Shore[] {
  const home = plan.byId.get(here)?.island;
  const islands = [...plan.islands].sort((a, b) => Number(b === home) - Number(a === home));
  const rank = (place: PlaceScene): number[] => {
    const way = firstWay(place.ways);
    if (place.place === here) return [0, 0, 0, 0];
    return [isReachable(place) ? 1 : 2, way?.actions ?? 0, way?.gold ?? 0, way?.steps.length ?? 0];
  };
  const compare = (a: PlaceScene, b: PlaceScene) => {
    const [first, second] = [rank(a), rank(b)];
    return first.map((value, at) => value - (second[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
  };
  return islands.map((island) => ({
    island, places: places.filter(({ place }) => plan.byId.get(place)?.island === island).sort(compare),
  }));
}
