import { expect, test } from 'vitest';
import type { Motion } from '../wire/wire';
import { lengthOf, MOST_BEHIND, pace, stepsOf } from './motions';
import type { Scenery } from './places';

/** A game whose places are letters with numbers: those of one letter are one zone, and z is filled from a. */
const SCENERY: Scenery = {
  zone: (place) => place.slice(0, 1),
  around: (place) => [place],
  filledFrom: (place) => (place.startsWith('z') ? 'a' : ''),
  thingAt: () => undefined,
  unrolled: () => [],
  width: 1,
  shown: 1,
  height: 1,
};

const move = (source: string, target: string, id?: number): Motion => ({
  kind: 'move', source, target, card: id === undefined ? null : { id, face: 'any' },
});
const steps = (...motions: Motion[]) => stepsOf({ lines: [], motions }, SCENERY);

test('things on the same way follow each other, others wait', () => {
  const found = steps(move('a1', 'b1', 1), move('a2', 'b2', 2), move('c1', 'b1', 3), { kind: 'build', target: 'd1' });
  expect(found.map((step) => [step.kind, step.motions.length])).toEqual([['move', 2], ['move', 1], ['build', 1]]);
});

test('both sides of a trade cross each other', () => {
  const token = (source: string, target: string): Motion => ({ kind: 'token', source, target, what: 'any', count: 1 });
  expect(steps(token('b1', 'c1'), token('b1', 'c1'), token('c1', 'b1'))).toHaveLength(1);
  expect(steps(token('b1', 'c1'), token('c1', 'd1'))).toHaveLength(2);
});

test('a row is filled when it is drawn anew', () => {
  expect(steps(move('a', 'z4', 1))).toEqual([]);
});

test('a card that goes on waits until it has come', () => {
  expect(steps(move('a1', 'b1', 1), move('a1', 'b1', 1))).toHaveLength(2);
});

test('cards that are shown together are one step', () => {
  const show = (id: number): Motion => ({ kind: 'show', target: 'b1', card: { id, face: 'any' } });
  expect(steps(show(1), show(2))).toHaveLength(1);
});

test('a deal of five takes a little longer than one card', () => {
  const [deal] = steps(...Array.from({ length: 5 }, () => move('a1', 'b1')));
  expect(lengthOf(deal!)).toBe(580);
});

test('coins and goods of one payment go together, a pawn from place to place', () => {
  const token = (what: string): Motion => ({ kind: 'token', source: 'b1', target: 'c1', what, count: 2 });
  const pawn = (source: string, target: string): Motion => ({ kind: 'pawn', source, target, seat: 1 });
  const found = steps(token('gold'), token('wood'), pawn('m1', 'm2'), pawn('m2', 'm3'));
  expect(found.map((step) => [step.kind, lengthOf(step)])).toEqual([['token', 400], ['pawn', 220], ['pawn', 220]]);
});

test('speed 0 shows nothing in between, and a screen far behind hurries', () => {
  expect(pace(0, 1000)).toBe(0);
  expect(pace(2, 1000)).toBe(1);
  expect(pace(4, 1000)).toBeLessThan(pace(3, 1000));
  expect(pace(2, 26_000) * 26_000).toBeCloseTo(MOST_BEHIND);
});
