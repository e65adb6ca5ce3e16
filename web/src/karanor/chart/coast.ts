/** The land itself: coasts around the places of an island, regions within, and what grows there. Pure functions. */
import { boxAround, distance, NEAREST, type Box, type Plan, type Point, type Spot } from './plan';

/** How far the land goes beyond its places and roads. */
const REACH = 56;
/** Water between two islands, however close they are. */
const CHANNEL = 26;
/** Places of an island so far from each other have land between them. */
const JOINED = 2.35 * NEAREST;
/** A road so long leads over other islands: there is no land along it. */
const LONG = 3.2 * NEAREST;
/** Farther away than that, an island is too far to matter. */
const FAR = 2 * REACH + CHANNEL;
const GRID = 10;
const WOBBLE = 17;

type Triangle = [Point, Point, Point];

interface Skeleton {
  triangles: Triangle[];
  bones: [Point, Point][];
  box: Box;
}

export interface Island {
  id: string;
  coast: string;
  regions: { id: string; path: string }[];
}

export interface Growth extends Point {
  kind: string;
}

// -- a hand that is not quite steady ---------------------------------------------------------------------------

function chance(i: number, j: number): number {
  const noise = Math.sin(i * 127.1 + j * 311.7) * 43758.5453;
  return noise - Math.floor(noise);
}

function smooth(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - i), ease(y - j)];
  const row = (at: number) => chance(i, at) * (1 - u) + chance(i + 1, at) * u;
  return row(j) * (1 - v) + row(j + 1) * v;
}

/** The same shift at the same point, always. */
function wobbled({ x, y }: Point, by = WOBBLE): Point {
  const shift = (seed: number) => smooth(x / 46 + seed, y / 46) + smooth(x / 19 - seed, y / 19) * 0.55 - 0.775;
  return { x: x + shift(3) * by * 1.4, y: y + shift(71) * by * 1.4 };
}

// -- how far it is from an island ------------------------------------------------------------------------------

function toBone(p: Point, [a, b]: readonly [Point, Point]): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const t = length ? Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length)) : 0;
  return Math.hypot(p.x - a.x - dx * t, p.y - a.y - dy * t);
}

function isWithin(p: Point, [a, b, c]: Triangle): boolean {
  const side = (u: Point, v: Point) => (v.x - u.x) * (p.y - u.y) - (v.y - u.y) * (p.x - u.x);
  const sides = [side(a, b), side(b, c), side(c, a)];
  return sides.every((each) => each >= 0) || sides.every((each) => each <= 0);
}

/** Exact near the island; somewhere above ``FAR`` far from it. */
function toSkeleton(p: Point, { triangles, bones, box }: Skeleton): number {
  const outside = Math.max(box.left - p.x, p.x - box.right, box.top - p.y, p.y - box.bottom);
  if (outside > FAR) return outside;
  let nearest = Infinity;
  for (const bone of bones) nearest = Math.min(nearest, toBone(p, bone));
  if (nearest < 1 || nearest > JOINED) return nearest;
  return triangles.some((each) => isWithin(p, each)) ? 0 : nearest;
}

/** The triangle's circle holds no other place: those triangles fill an island without crossing each other. */
function isEmpty([a, b, c]: Triangle, spots: readonly Point[]): boolean {
  const d = 2 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y));
  if (Math.abs(d) < 1) return false;
  const square = (p: Point) => p.x * p.x + p.y * p.y;
  const centre = {
    x: (square(a) * (b.y - c.y) + square(b) * (c.y - a.y) + square(c) * (a.y - b.y)) / d,
    y: (square(a) * (c.x - b.x) + square(b) * (a.x - c.x) + square(c) * (b.x - a.x)) / d,
  };
  const radius = distance(centre, a) - 0.01;
  return spots.every((p) => p === a || p === b || p === c || distance(p, centre) >= radius);
}

function skeletonOf(plan: Plan, island: string): Skeleton {
  const spots = plan.spots.filter((spot) => spot.island === island);
  const triangles: Triangle[] = [];
  spots.forEach((a, i) => spots.slice(i + 1).forEach((b, j) => spots.slice(i + j + 2).forEach((c) => {
    const triangle: Triangle = [a, b, c];
    const isNear = Math.max(distance(a, b), distance(b, c), distance(c, a)) < JOINED;
    if (isNear && isEmpty(triangle, plan.spots)) triangles.push(triangle);
  })));
  const roads = plan.roads.filter(({ from, to }) => from.island === island && to.island === island && distance(from, to) < LONG);
  const bones: [Point, Point][] = [
    ...roads.map(({ from, to }): [Point, Point] => [from, to]),
    ...spots.map((spot): [Point, Point] => [spot, spot]),
    ...triangles.flatMap(([a, b, c]): [Point, Point][] => [[a, b], [b, c], [c, a]]),
  ];
  return { triangles, bones, box: boxAround(spots) };
}

/** Below 0 on the island, above in the sea. */
type Field = (p: Point) => number;

function fieldOf(plan: Plan, skeletons: Map<string, Skeleton>, island: string): Field {
  const own = skeletons.get(island);
  const others = plan.islands.filter((each) => each !== island).flatMap((each) => skeletons.get(each) ?? []);
  return (p) => {
    if (!own) return 1;
    const at = wobbled(p);
    const mine = toSkeleton(at, own);
    if (mine > REACH + 1) return mine - REACH;
    const theirs = Math.min(...others.map((each) => toSkeleton(at, each)), Infinity);
    return Math.max(mine - REACH, (mine - theirs + CHANNEL) / 2);
  };
}

// -- the line between land and sea -----------------------------------------------------------------------------

/** Where the line enters and leaves a square of the grid, by the corners that are land: its sides from the top. */
const CROSSINGS: Record<number, [number, number][]> = {
  1: [[3, 0]], 2: [[0, 1]], 3: [[3, 1]], 4: [[1, 2]], 5: [[3, 0], [1, 2]], 6: [[0, 2]], 7: [[3, 2]],
  8: [[2, 3]], 9: [[2, 0]], 10: [[0, 1], [2, 3]], 11: [[2, 1]], 12: [[1, 3]], 13: [[1, 0]], 14: [[0, 3]],
};

interface Grid {
  box: Box;
  value: (i: number, j: number) => number;
  columns: number;
  rows: number;
}

function sampled(field: Field, box: Box): Grid {
  const columns = Math.ceil((box.right - box.left) / GRID) + 1;
  const rows = Math.ceil((box.bottom - box.top) / GRID) + 1;
  const values = new Float64Array(columns * rows);
  for (let j = 0; j < rows; j += 1)
    for (let i = 0; i < columns; i += 1) values[j * columns + i] = field({ x: box.left + i * GRID, y: box.top + j * GRID });
  return { box, columns, rows, value: (i, j) => values[j * columns + i] ?? 1 };
}

/** The ends of a side of a square: top, right, bottom, left. */
function ends(i: number, j: number, side: number): [number, number, number, number] {
  if (side === 0) return [i, j, i + 1, j];
  if (side === 1) return [i + 1, j, i + 1, j + 1];
  return side === 2 ? [i, j + 1, i + 1, j + 1] : [i, j, i, j + 1];
}

/** All closed lines along which the field is 0. */
function outlines(grid: Grid): Point[][] {
  const next = new Map<string, string>();
  const points = new Map<string, Point>();
  const cross = (i: number, j: number, side: number): string => {
    const [ai, aj, bi, bj] = ends(i, j, side);
    const key = `${ai} ${aj} ${bi} ${bj}`;
    const [a, b] = [grid.value(ai, aj), grid.value(bi, bj)];
    const t = a / (a - b);
    points.set(key, { x: grid.box.left + (ai + (bi - ai) * t) * GRID, y: grid.box.top + (aj + (bj - aj) * t) * GRID });
    return key;
  };
  for (let j = 0; j + 1 < grid.rows; j += 1)
    for (let i = 0; i + 1 < grid.columns; i += 1) {
      const corners = [grid.value(i, j), grid.value(i + 1, j), grid.value(i + 1, j + 1), grid.value(i, j + 1)];
      const code = corners.reduce((sum, value, at) => sum + (value < 0 ? 1 << at : 0), 0);
      for (const [from, to] of CROSSINGS[code] ?? []) next.set(cross(i, j, from), cross(i, j, to));
    }
  return walked(next, points);
}

function walked(next: Map<string, string>, points: Map<string, Point>): Point[][] {
  const lines: Point[][] = [];
  while (next.size) {
    const line: Point[] = [];
    for (let [key] = next.keys(); key !== undefined; ) {
      const point = points.get(key);
      const follower = next.get(key);
      next.delete(key);
      if (point && follower !== undefined) line.push(point);
      key = follower;
    }
    if (line.length > 5) lines.push(line);
  }
  return lines;
}

const half = (a: Point, b: Point): string => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;

/** A closed line with its corners rounded off. */
function rounded(line: readonly Point[]): string {
  const [first, second] = [line.at(-1), line[0]];
  if (!first || !second) return '';
  const bends = line.map((point, at) => {
    const after = line[(at + 1) % line.length] ?? point;
    return `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${half(point, after)}`;
  });
  return `M${half(first, second)}${bends.join('')}Z`;
}

// -- regions ---------------------------------------------------------------------------------------------------

/** The part of a polygon that is closer to one place than to another. */
function cut(polygon: readonly Point[], near: Point, far: Point): Point[] {
  const [ax, ay] = [far.x - near.x, far.y - near.y];
  const limit = (far.x ** 2 + far.y ** 2 - near.x ** 2 - near.y ** 2) / 2;
  return polygon.flatMap((p, at) => {
    const q = polygon[(at + 1) % polygon.length] ?? p;
    const [fp, fq] = [ax * p.x + ay * p.y - limit, ax * q.x + ay * q.y - limit];
    const kept = fp <= 0 ? [p] : [];
    if (fp * fq >= 0) return kept;
    const t = fp / (fp - fq);
    return [...kept, { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t }];
  });
}

function regionOf(spot: Spot, spots: readonly Spot[], box: Box): Point[] {
  const whole: Point[] = [
    { x: box.left, y: box.top }, { x: box.right, y: box.top }, { x: box.right, y: box.bottom }, { x: box.left, y: box.bottom },
  ];
  return spots.reduce((polygon, other) => (other === spot ? polygon : cut(polygon, spot, other)), whole);
}

/** The borders of a region, in short strokes that waver. */
function wavering(polygon: readonly Point[]): string {
  const strokes = polygon.flatMap((p, at) => {
    const q = polygon[(at + 1) % polygon.length] ?? p;
    const count = Math.max(1, Math.round(distance(p, q) / 14));
    return Array.from({ length: count }, (_, i) => wobbled({ x: p.x + ((q.x - p.x) * i) / count, y: p.y + ((q.y - p.y) * i) / count }, WOBBLE / 2));
  });
  return `M${strokes.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}Z`;
}

// -- what grows there ------------------------------------------------------------------------------------------

/** What stands on a region: of its resource, or grass and hills. */
function planted(spot: Spot, region: readonly Point[], field: Field, plan: Plan, known: ReadonlySet<string>): Growth[] {
  const found: Growth[] = [];
  const roads = plan.roads.filter(({ from, to }) => from.island === spot.island && to.island === spot.island);
  const isOwn = (p: Point) => plan.spots.every((other) => other === spot || distance(other, p) >= distance(spot, p));
  const isFree = (p: Point) =>
    isOwn(p) && field(p) < -14 && roads.every(({ from, to }) => toBone(p, [from, to]) > 17) &&
    plan.spots.every((other) => distance(other, p) > 44 && !(Math.abs(p.x - other.x) < 64 && p.y > other.y && p.y < other.y + 60)) &&
    found.every((other) => distance(other, p) > 26);
  const { left, right, top, bottom } = boxAround(region);
  const seed = spot.x * 31 + spot.y * 17;
  for (let at = 0; at < 110 && found.length < 6; at += 1) {
    const p = {
      x: Math.max(left, Math.min(right, spot.x + (chance(seed, at) - 0.5) * 210)),
      y: Math.max(top, Math.min(bottom, spot.y + (chance(at, seed) - 0.5) * 190)),
    };
    if (!isFree(p)) continue;
    const wild = chance(at, seed + 7) < 0.5 ? 'grass' : 'hill';
    found.push({ ...p, kind: !spot.city && known.has(spot.resource) ? spot.resource : wild });
  }
  return found;
}

/** All land of a plan; ``known`` are the resources that have a drawing of what they grow from. */
export function drawn(plan: Plan, known: ReadonlySet<string> = new Set()): { islands: Island[]; growth: Growth[] } {
  const skeletons = new Map(plan.islands.map((island) => [island, skeletonOf(plan, island)]));
  const growth: Growth[] = [];
  const islands = plan.islands.map((id): Island => {
    const spots = plan.spots.filter(({ island }) => island === id);
    const around = boxAround(spots);
    const wide = REACH + WOBBLE * 2 + GRID;
    const box = { left: around.left - wide, top: around.top - wide, right: around.right + wide, bottom: around.bottom + wide };
    const field = fieldOf(plan, skeletons, id);
    const regions = spots.map((spot) => ({ spot, polygon: regionOf(spot, spots, box) }));
    for (const { spot, polygon } of regions) growth.push(...planted(spot, polygon, field, plan, known));
    return {
      id,
      coast: outlines(sampled(field, box)).map(rounded).join(''),
      regions: regions.map(({ spot, polygon }) => ({ id: spot.id, path: wavering(polygon) })),
    };
  });
  return { islands, growth: growth.sort((a, b) => a.y - b.y) };
}
