/** Where the places of a pack are drawn: its own coordinates on a wide sheet, kept apart. Pure functions. */
import type { MapPlace } from '../../wire/wire';

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A place on the sheet. */
export interface Spot extends Point {
  id: string;
  island: string;
  city: boolean;
  resource: string;
  villa: boolean;
  land: string[];
  sea: string[];
}

export interface Link {
  from: Spot;
  to: Spot;
}

export interface Plan {
  spots: Spot[];
  byId: Map<string, Spot>;
  islands: string[];
  roads: Link[];
  lanes: Link[];
  box: Box;
}

/** Screens are wider than they are high, so the sheet is. */
const SHEET = { x: 1136, y: 800 };
/** How much more one direction may be stretched than the other. */
const STRETCH = 1.4;
/** Two places are never drawn closer than that: each has a drawing, and a name below it. */
export const NEAREST = 100;
const MARGIN = { left: 92, right: 92, top: 70, bottom: 70 };
/** A narrow map has water at its sides, where its names find room. */
const WIDTH = 1.25;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function boxAround(points: readonly Point[]): Box {
  return {
    left: Math.min(...points.map(({ x }) => x)), right: Math.max(...points.map(({ x }) => x)),
    top: Math.min(...points.map(({ y }) => y)), bottom: Math.max(...points.map(({ y }) => y)),
  };
}

export function overlaps(a: Box, b: Box, gap = 0): boolean {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;
}

/** A map that says hardly where anything is: the islands on a ring, and each one's places on a ring of its own. */
function arranged(map: readonly MapPlace[]): Point[] {
  const islands = [...new Set(map.map(({ island }) => island))];
  const seen = new Map<string, number>();
  return map.map(({ island }) => {
    const nth = seen.get(island) ?? 0;
    seen.set(island, nth + 1);
    const around = (islands.indexOf(island) / islands.length) * 2 * Math.PI;
    const ring = 60 * Math.sqrt(nth);
    return { x: 500 + 330 * Math.cos(around) + ring * Math.cos(nth * GOLDEN), y: 500 + 330 * Math.sin(around) + ring * Math.sin(nth * GOLDEN) };
  });
}

function stretched(points: readonly Point[]): Point[] {
  const { left, right, top, bottom } = boxAround(points);
  const wide = SHEET.x / Math.max(right - left, 1);
  const high = SHEET.y / Math.max(bottom - top, 1);
  const across = Math.min(wide, high * STRETCH);
  const down = Math.min(high, wide * STRETCH);
  return points.map(({ x, y }) => ({ x: (x - left) * across, y: (y - top) * down }));
}

/** Push apart whatever is too close; what is far enough stays where the pack wants it. */
function spread(points: Point[]): Point[] {
  const spots = points.map((point) => ({ ...point }));
  for (let round = 0, moved = true; moved && round < 400; round += 1) {
    moved = false;
    spots.forEach((a, i) => spots.slice(i + 1).forEach((b, j) => {
      const apart = distance(a, b);
      if (apart >= NEAREST - 0.5) return;
      moved = true;
      const angle = apart < 0.01 ? (i + j) * GOLDEN : Math.atan2(b.y - a.y, b.x - a.x);
      const push = (NEAREST - apart) / 2;
      a.x -= Math.cos(angle) * push;
      a.y -= Math.sin(angle) * push;
      b.x += Math.cos(angle) * push;
      b.y += Math.sin(angle) * push;
    }));
  }
  return spots;
}

function links(spots: readonly Spot[], byId: Map<string, Spot>, kind: 'land' | 'sea'): Link[] {
  return spots.flatMap((from, at) =>
    from[kind].flatMap((id) => {
      const to = byId.get(id);
      return to && spots.indexOf(to) > at ? [{ from, to }] : [];
    }),
  );
}

/** The whole sheet, with room for names and drawings at its edges. */
export function planned(map: readonly MapPlace[]): Plan {
  const told = new Set(map.map(({ x, y }) => `${x} ${y}`));
  const points = spread(stretched(told.size * 2 > map.length ? map : arranged(map)));
  const { left, top, right, bottom } = boxAround(points);
  const high = bottom - top + MARGIN.top + MARGIN.bottom;
  const wide = Math.max(right - left + MARGIN.left + MARGIN.right, high * WIDTH);
  const aside = (wide - (right - left)) / 2;
  const spots = map.map((place, at): Spot => ({
    id: place.id, island: place.island, land: place.land, sea: place.sea,
    city: place.city ?? false, resource: place.resource ?? '', villa: place.villa ?? false,
    x: Math.round((points[at]?.x ?? 0) - left + aside), y: Math.round((points[at]?.y ?? 0) - top + MARGIN.top),
  }));
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  return {
    spots, byId, islands: [...new Set(spots.map(({ island }) => island))],
    roads: links(spots, byId, 'land'), lanes: links(spots, byId, 'sea'),
    box: { left: 0, top: 0, right: wide, bottom: high },
  };
}

/** How far a road or a lane bends aside. */
const BEND = { land: 0.07, sea: 0.12 };

/** The link between two neighbours, in the direction it is drawn. */
function linkOf(plan: Plan, a: string, b: string): { link: Link; bend: number } | null {
  const joins = ({ from, to }: Link) => (from.id === a && to.id === b) || (from.id === b && to.id === a);
  const road = plan.roads.find(joins);
  if (road) return { link: road, bend: BEND.land };
  const lane = plan.lanes.find(joins);
  return lane ? { link: lane, bend: BEND.sea } : null;
}

function elbow({ from, to }: Link, bend: number): Point {
  return { x: (from.x + to.x) / 2 - (to.y - from.y) * bend, y: (from.y + to.y) / 2 + (to.x - from.x) * bend };
}

/** A road or a lane as a curve. */
export function curve(link: Link, kind: keyof typeof BEND): string {
  const { from, to } = link;
  const middle = elbow(link, BEND[kind]);
  return `M${from.x} ${from.y}Q${middle.x.toFixed(0)} ${middle.y.toFixed(0)} ${to.x} ${to.y}`;
}

/** A point of a lane, from 0 at one end to 1 at the other. */
export function pointOf(lane: Link, at: number): Point {
  const middle = elbow(lane, BEND.sea);
  const blend = (a: number, b: number, c: number) => (1 - at) ** 2 * a + 2 * (1 - at) * at * b + at ** 2 * c;
  return { x: blend(lane.from.x, middle.x, lane.to.x), y: blend(lane.from.y, middle.y, lane.to.y) };
}

/** A step from one place to the next, drawn along the road or lane between them. */
export function stepCurve(plan: Plan, from: string, to: string): string {
  const found = linkOf(plan, from, to);
  const [a, b] = [plan.byId.get(from), plan.byId.get(to)];
  if (!a || !b) return '';
  if (!found) return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  const middle = elbow(found.link, found.bend);
  return `M${a.x} ${a.y}Q${middle.x.toFixed(0)} ${middle.y.toFixed(0)} ${b.x} ${b.y}`;
}
