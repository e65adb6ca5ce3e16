/** Names on the sheet: where each one fits, without covering another. Pure functions. */
import { distance, overlaps, pointOf, type Box, type Link, type Plan, type Point, type Spot } from './plan';

export interface Label {
  id: string;
  lines: string[];
  /** The middle of the first line's base. */
  x: number;
  y: number;
  box: Box;
  /** Is there room for it? */
  isShown: boolean;
}

type Place = Omit<Label, 'isShown'> & { taste: number };

/** Room between two names, and the height of a line, for the size of the type. */
const GAP = 2;
const LINE = 1.08;
const ABOVE = 0.78;
const BELOW = 0.24;
const CITY = 1.08;
/** Nobody reads type of fewer pixels. */
const READABLE = 11.4;

/** About how wide a name is set, in ems: the same on every machine, so that a map looks the same everywhere. */
export function width(text: string, isCity: boolean): number {
  const each = (letter: string) => {
    if (" .,'’-–il|jtfrI".includes(letter)) return 0.34;
    if ('mwMW'.includes(letter)) return 0.86;
    return letter === letter.toUpperCase() ? 0.68 : 0.545;
  };
  const sum = [...text].reduce((total, letter) => total + each(letter), 0);
  return isCity ? sum * 1.12 : sum;
}

/** A name in two lines of about the same length; itself where it cannot be parted. */
export function parted(name: string): string[] {
  const words = name.split(/(?<=-)|\s+/);
  const lines = words.slice(1).map((_, at) => [0, at + 1].map((from, i) => joined(words.slice(from, i ? undefined : at + 1))));
  const longest = (each: string[]) => Math.max(...each.map((line) => line.length));
  return lines.sort((a, b) => longest(a) - longest(b))[0] ?? [name];
}

function joined(words: string[]): string {
  return words.reduce((line, word) => (line === '' || line.endsWith('-') ? line + word : `${line} ${word}`), '');
}

/** Drawings, and the figures on them, stay large enough to be read where the whole sheet is small. */
export function growthAt(scale: number): { drawing: number; figure: number } {
  const within = (most: number, value: number) => Math.max(1, Math.min(most, value));
  return { drawing: within(1.5, 0.5 / scale), figure: within(1.6, 0.6 / scale) };
}

/** What is drawn at a place: its picture, its badge to the left above, whoever lives to the right. */
export function bodyOf(spot: Spot, grow = 1): Box {
  const { x, y } = spot;
  const around = (left: number, top: number, right: number, bottom: number): Box =>
    ({ left: x - left * grow, top: y - top * grow, right: x + right * grow, bottom: y + bottom * grow });
  if (spot.city) return around(42, 42, 38, 42);
  if (spot.resource) return around(spot.villa ? 48 : 38, 37, 34, 24);
  return around(spot.villa ? 48 : 35, 34, 26, 18);
}

/** Where a pin stands, if somebody is there: a name may be hidden behind it for a while. */
function airOf({ x, y }: Spot): Box {
  return { left: x - 24, top: y - 68, right: x + 24, bottom: y - 30 };
}

function around(spot: Spot, lines: string[], em: number, at: Point, taste: number): Place {
  const half = (Math.max(...lines.map((line) => width(line, spot.city))) * em) / 2;
  const box = {
    left: at.x - half, right: at.x + half,
    top: at.y - ABOVE * em, bottom: at.y + (lines.length - 1) * LINE * em + BELOW * em,
  };
  return { id: spot.id, lines, x: at.x, y: at.y, box, taste };
}

/** Where a name might stand, the nicest first. */
function candidates(spot: Spot, name: string, size: number, grow: number): Place[] {
  const em = spot.city ? size * CITY : size;
  const body = bodyOf(spot, grow);
  return [[name], parted(name)].filter((lines, at) => at === 0 || lines.length > 1).flatMap((lines) => {
    const wide = Math.max(...lines.map((line) => width(line, spot.city))) * em;
    const more = (lines.length - 1) * LINE * em;
    const low = body.bottom + ABOVE * em + 2;
    const level = spot.y + em * 0.3 - more / 2;
    const extra = lines.length > 1 ? 14 : 0;
    const shifts = [0, 12, -12, 24, -24, 40, -40, 56, -56, wide / 2, -wide / 2];
    return [
      ...shifts.map((shift) => around(spot, lines, em, { x: spot.x + shift, y: low }, extra + Math.abs(shift) * 0.35)),
      ...shifts.map((shift) => around(spot, lines, em, { x: spot.x + shift, y: body.top - BELOW * em - more - 2 }, extra + 34 + Math.abs(shift) * 0.35)),
      around(spot, lines, em, { x: body.right + 3 + wide / 2, y: level }, extra + 26),
      around(spot, lines, em, { x: body.left - 3 - wide / 2, y: level }, extra + 26),
    ];
  });
}

function shared(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left) + GAP;
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + GAP;
  return across > 0 && down > 0 ? across * down : 0;
}

function isWithin(box: Box, sheet: Box): boolean {
  return box.left >= sheet.left && box.right <= sheet.right && box.top >= sheet.top && box.bottom <= sheet.bottom;
}

/** What it costs to put a name there: other names weigh most, then drawings, then taste. */
function weight(place: Place, others: readonly Place[], bodies: readonly { id: string; box: Box; weight: number }[]): number {
  const onNames = others.reduce((sum, other) => {
    const area = other.id === place.id ? 0 : shared(place.box, other.box);
    return sum + (area ? 600 + area : 0);
  }, 0);
  const onBodies = bodies.reduce((sum, { id, box, weight: heavy }) => (id === place.id ? sum : sum + shared(place.box, box) * heavy), 0);
  return place.taste + onNames + onBodies;
}

/** A place for every name, in type of that size (in units of the sheet); for some there may be no room. */
export function labelled(plan: Plan, names: (id: string) => string, size: number, only: (spot: Spot) => boolean = () => true): Label[] {
  const grow = growthAt(READABLE / size).drawing;
  const bodies = plan.spots.flatMap((spot) => [
    { id: spot.id, box: bodyOf(spot, grow), weight: 0.4 }, { id: spot.id, box: airOf(spot), weight: 0.06 },
  ]);
  const choices = plan.spots.filter(only).map((spot) => {
    const all = candidates(spot, names(spot.id), size, grow);
    const inside = all.filter(({ box }) => isWithin(box, plan.box));
    return inside.length ? inside : all;
  });
  const chosen = choices.map(([first]) => first).filter((place) => place !== undefined);
  for (let round = 0, moved = true; moved && round < 14; round += 1) {
    moved = false;
    choices.forEach((places, at) => {
      const weighed = places.map((place) => ({ place, weight: weight(place, chosen, bodies) }));
      const best = weighed.reduce((a, b) => (b.weight < a.weight - 0.01 ? b : a));
      if (best.place !== chosen[at]) moved = true;
      chosen[at] = best.place;
    });
  }
  return withoutCrowd(chosen, plan);
}

/** Where two names still cover each other, the city's stays, or the shorter one. */
function withoutCrowd(places: readonly Place[], plan: Plan): Label[] {
  const isCity = ({ id }: Place) => plan.byId.get(id)?.city ?? false;
  const span = ({ box }: Place) => box.right - box.left;
  const kept: Place[] = [];
  for (const place of [...places].sort((a, b) => Number(isCity(b)) - Number(isCity(a)) || span(a) - span(b)))
    if (kept.every((other) => !overlaps(place.box, other.box))) kept.push(place);
  return places.map(({ taste: _, ...place }) => ({ ...place, isShown: kept.some(({ id }) => id === place.id) }));
}

/** Type that is read on the screen: so many pixels at that scale, and never smaller than the sheet wants it. */
export function sizeAt(scale: number): number {
  return Math.max(16, READABLE / scale);
}

/** Type that is larger for its sheet leaves no room for more names than those of the cities. */
const LARGEST = 29;

/** The names at a scale: all of them, or from afar those of the cities. */
export function labelsAt(plan: Plan, names: (id: string) => string, scale: number): { size: number; labels: Label[] } {
  const size = sizeAt(scale);
  return { size, labels: labelled(plan, names, size, ({ city }) => city || size <= LARGEST) };
}

/** The coin of a lane: near its middle, where it covers no name and no place. */
export function coinOf(lane: Link, plan: Plan, labels: readonly Label[]): Point {
  const tried = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74].map((at) => pointOf(lane, at));
  const isFree = (p: Point, room: number) =>
    labels.every(({ box, isShown }) => !isShown || !overlaps(box, { left: p.x - room, right: p.x + room, top: p.y - room, bottom: p.y + room })) &&
    plan.spots.every((spot) => distance(spot, p) > 30 + room);
  return tried.find((p) => isFree(p, 15)) ?? tried.find((p) => isFree(p, 8)) ?? pointOf(lane, 0.5);
}

/** Where the compass rose has most room, if anywhere. */
export function roseOf(plan: Plan): Point | null {
  const { box } = plan;
  const points: Point[] = [];
  for (let x = box.left + 70; x <= box.right - 70; x += 30) for (let y = box.top + 80; y <= box.bottom - 70; y += 30) points.push({ x, y });
  const room = (p: Point) => Math.min(
    ...plan.spots.map((spot) => distance(spot, p)),
    ...plan.lanes.flatMap((lane) => [0.15, 0.3, 0.5, 0.7, 0.85].map((at) => distance(pointOf(lane, at), p) + 40)),
  );
  const best = points.reduce<Point | null>((found, p) => (found && room(found) >= room(p) ? found : p), null);
  return best && room(best) > 120 ? best : null;
}
