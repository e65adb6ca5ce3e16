/** The chances of each side over time as a picture: pure geometry. */
import type { LookBack } from '../wire/wire';

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Line {
  seats: number[];
  /** As an SVG path. */
  path: string;
  first: number;
  last: number;
}

export interface Mark {
  /** Of the turning point, from 1. */
  number: number;
  seat: number;
  x: number;
  y: number;
}

const CERTAIN = 100;

export function yOf(chance: number, frame: Frame): number {
  return frame.height - frame.bottom - ((frame.height - frame.top - frame.bottom) * chance) / CERTAIN;
}

/** Where each moment of the curve stands: the end of the game is a turn of its own, after the last. */
function spots(found: LookBack, frame: Frame): number[] {
  const last = Math.max(1, found.curve.length - 1);
  return found.curve.map((_, at) => frame.left + ((frame.width - frame.left - frame.right) * at) / last);
}

export function lines(found: LookBack, frame: Frame): Line[] {
  const xs = spots(found, frame);
  return found.sides.map((seats, side) => {
    const chances = found.curve.map((each) => each.chances[side] ?? 0);
    const points = chances.map((chance, at) => `${(xs[at] ?? 0).toFixed(1)} ${yOf(chance, frame).toFixed(1)}`);
    return { seats, path: `M${points.join('L')}`, first: chances[0] ?? 0, last: chances.at(-1) ?? 0 };
  });
}

/** The turning points, each on the line of its side, at the turn it was decided in. */
export function marks(found: LookBack, frame: Frame): Mark[] {
  const xs = spots(found, frame);
  return found.turning_points.map(({ step, seat }, index) => {
    const side = found.sides.findIndex((seats) => seats.includes(seat));
    const at = Math.max(0, found.curve.findLastIndex((each) => each.step <= step));
    return { number: index + 1, seat, x: xs[at] ?? 0, y: yOf(found.curve[at]?.chances[side] ?? 0, frame) };
  });
}

/** Which turns are written under the picture: round numbers, not too close, each with its place. */
export function ticks(found: LookBack, frame: Frame, most: number): { turn: number; x: number }[] {
  const xs = spots(found, frame);
  const turns = found.curve.slice(0, -1).map(({ turn }) => turn);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((each) => turns.length / each <= most) ?? turns.length;
  return turns.flatMap((turn, at) => (turn % step === 0 ? [{ turn, x: xs[at] ?? 0 }] : []));
}
