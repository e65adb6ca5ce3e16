import { expect, test } from 'vitest';
import type { LookBack } from '../wire/wire';
import { lines, marks, ticks, yOf } from './curve';

const FRAME = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 };
const TURNING = { picked: ['Inventory'], chance: 40, better: ['Build'], better_chance: 60, why: [] };

const found: LookBack = {
  sides: [[0, 2], [1, 3]],
  curve: [
    { step: 0, turn: 1, chances: [50, 50] },
    { step: 4, turn: 2, chances: [70, 30] },
    { step: 9, turn: 2, chances: [0, 100] },
  ],
  turning_points: [{ ...TURNING, step: 6, turn: 2, seat: 3 }],
};

test('a line for each side goes through its chances', () => {
  expect(lines(found, FRAME).map(({ path }) => path)).toEqual(['M10.0 60.0L60.0 40.0L110.0 110.0', 'M10.0 60.0L60.0 80.0L110.0 10.0']);
  expect(lines(found, FRAME).map(({ first, last }) => [first, last])).toEqual([[50, 0], [50, 100]]);
});

test('a turning point lies on the line of its side, in its turn', () => {
  expect(marks(found, FRAME)).toEqual([{ number: 1, seat: 3, x: 60, y: yOf(30, FRAME) }]);
});

test('turns are written where they begin, and not too many', () => {
  expect(ticks(found, FRAME, 5)).toEqual([{ turn: 1, x: 10 }, { turn: 2, x: 60 }]);
  expect(ticks(found, FRAME, 1)).toEqual([{ turn: 2, x: 60 }]);
});
