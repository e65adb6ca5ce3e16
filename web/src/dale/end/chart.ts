/** The stacks over time as a picture: pure geometry. */
import type { DaleStory } from '../../wire/wire';

export interface Point {
  x: number;
  y: number;
}

/** One stall: a seat, or in teams both seats of a side. */
export interface Course {
  seats: number[];
  /** The line, as an SVG path. */
  path: string;
  /** Where a stack was built. */
  marks: (Point & { turn: number; stacks: number })[];
  end: Point;
  stacks: number;
  hasWon: boolean;
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** So far apart are the lines of stalls that are equally far: none hides another. */
const APART = 5;

export function sides(story: DaleStory, teams: boolean): number[][] {
  const seats = story.seats.map((_, seat) => seat);
  if (!teams) return seats.map((seat) => [seat]);
  const half = seats.length / 2;
  return seats.slice(0, half).map((seat) => [seat, seat + half]);
}

export function xOf(turn: number, story: DaleStory, frame: Frame): number {
  return frame.left + ((frame.width - frame.left - frame.right) * turn) / Math.max(1, story.turns);
}

export function yOf(stacks: number, story: DaleStory, frame: Frame): number {
  return frame.height - frame.bottom - ((frame.height - frame.top - frame.bottom) * stacks) / story.stacks_to_win;
}

function spot(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

export function courses(story: DaleStory, teams: boolean, frame: Frame): Course[] {
  const all = sides(story, teams);
  return all.map((seats, at) => {
    const seat = seats[0] ?? 0;
    const shift = (at - (all.length - 1) / 2) * APART;
    const marks: Course['marks'] = [];
    let y = yOf(0, story, frame) + shift;
    let path = `M${spot(xOf(0, story, frame), y)}`;
    let stacks = 0;
    for (const standing of story.stacks) {
      const count = standing.stacks[seat] ?? 0;
      if (count === stacks) continue;
      stacks = count;
      const x = xOf(standing.turn, story, frame);
      path += `L${spot(x, y)}`;
      y = yOf(count, story, frame) + shift;
      path += `L${spot(x, y)}`;
      marks.push({ x, y, turn: standing.turn, stacks });
    }
    const end = { x: xOf(story.turns, story, frame), y };
    path += `L${spot(end.x, end.y)}`;
    return { seats, path, marks, end, stacks, hasWon: story.winners.includes(seat) };
  });
}

/** The turns to write under the picture: round numbers, not too close. */
export function ticks(turns: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((each) => turns / each <= most) ?? turns;
  return Array.from({ length: Math.floor(turns / step) + 1 }, (_, at) => at * step);
}

/** Who built in which turn. */
export function builtIn(story: DaleStory): { turn: number; seat: number }[] {
  return story.stacks.flatMap(({ turn, stacks }, at) => {
    const before = story.stacks[at - 1]?.stacks ?? [];
    const seat = stacks.findIndex((count, each) => count > (before[each] ?? 0));
    return seat < 0 ? [] : [{ turn, seat }];
  });
}
