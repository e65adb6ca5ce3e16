/** How pieces share a place: pawns beside each other or fanned, stalls in rows. Pure functions. */
import type { Point } from './plan';

export interface Stand extends Point {
  /** How far the pin leans, in degrees. */
  lean: number;
  /** How long its needle is. */
  needle: number;
}

const SHORT = 32;

/** Where the pins of several pawns at one place stand, from left to right. */
export function fanned(count: number): Stand[] {
  if (count < 3) return Array.from({ length: count }, (_, at) => ({ x: count === 2 ? at * 30 - 15 : 0, y: 0, lean: 0, needle: SHORT }));
  const needle = SHORT + 8 * (count - 2);
  const turn = Math.min(38, 165 / (count - 1));
  return Array.from({ length: count }, (_, at) => ({ x: 0, y: 0, lean: (at - (count - 1) / 2) * turn, needle }));
}

/** The head of a pin. */
export function headOf({ x, y, lean, needle }: Stand): Point {
  const angle = (lean * Math.PI) / 180;
  return { x: x + Math.sin(angle) * needle, y: y - Math.cos(angle) * needle };
}

const ROW = 4;

/** The stalls of a city: up to four beside each other, more in two rows, the front one last. */
export function stalled(count: number): Point[] {
  const rows = count <= ROW ? [count] : [Math.floor(count / 2), Math.ceil(count / 2)];
  return rows.flatMap((many, row) =>
    Array.from({ length: many }, (_, at) => ({ x: (at - (many - 1) / 2) * 27, y: rows.length > 1 ? 17 + row * 16 : 31 })),
  );
}
