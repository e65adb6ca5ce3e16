import { expect, test } from 'vitest';
import type { DaleStory } from '../../wire/wire';
import { builtIn, courses, sides, ticks, xOf, yOf } from './chart';

const FRAME = { width: 120, height: 100, left: 10, right: 10, top: 10, bottom: 10 };
const SEAT = { bought: [], played: [], spent: 0, built: 0, inventories: 0, turns: 0 };

function story(stacks: [number, number[]][], seats: number, winners: number[]): DaleStory {
  return {
    game: 'dale', turns: 10, winners, stacks_to_win: 8, seats: Array.from({ length: seats }, () => SEAT), dice: [],
    stacks: stacks.map(([turn, counts]) => ({ turn, stacks: counts })),
  };
}

test('a line goes level until a stack is built, then straight up', () => {
  const told = story([[0, [0, 0]], [4, [1, 0]], [10, [2, 0]]], 2, [0]);
  const [first, second] = courses(told, false, FRAME);
  const y = (stacks: number) => (yOf(stacks, told, FRAME) - 2.5).toFixed(1);
  expect(first?.path).toBe(`M10.0 ${y(0)}L50.0 ${y(0)}L50.0 ${y(1)}L110.0 ${y(1)}L110.0 ${y(2)}L110.0 ${y(2)}`);
  expect(first?.marks.map(({ turn, stacks }) => [turn, stacks])).toEqual([[4, 1], [10, 2]]);
  expect([first?.hasWon, second?.hasWon]).toEqual([true, false]);
  expect([first?.stacks, second?.stacks]).toEqual([2, 0]);
});

test('lines that are equally far lie beside each other', () => {
  const [first, second] = courses(story([[0, [0, 0]], [3, [1, 0]], [3, [1, 1]]], 2, []), false, FRAME);
  expect(first?.end.y).not.toBe(second?.end.y);
});

test('a side of a team is one line', () => {
  const told = story([[0, [0, 0, 0, 0]], [5, [1, 0, 1, 0]]], 4, [0, 2]);
  expect(sides(told, true)).toEqual([[0, 2], [1, 3]]);
  expect(courses(told, true, FRAME).map((each) => each.stacks)).toEqual([1, 0]);
  expect(courses(told, true, FRAME).map((each) => each.hasWon)).toEqual([true, false]);
});

test('the corners of the picture', () => {
  const told = story([], 2, []);
  expect([xOf(0, told, FRAME), xOf(10, told, FRAME), yOf(0, told, FRAME), yOf(8, told, FRAME)]).toEqual([10, 110, 90, 10]);
});

test('round numbers under it', () => {
  expect(ticks(12, 8)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect(ticks(59, 8)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(ticks(3, 8)).toEqual([0, 1, 2, 3]);
});

test('a replay marks the turns in which somebody built', () => {
  const told = story([[0, [0, 0]], [4, [1, 0]], [10, [1, 1]]], 2, [0]);
  expect(builtIn(told)).toEqual([{ turn: 4, seat: 0 }, { turn: 10, seat: 1 }]);
});
