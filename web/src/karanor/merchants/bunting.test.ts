import { expect, test } from 'vitest';
import { flags } from './bunting';

test('a flag for each point, painted as far as anybody came', () => {
  const found = flags([0, 2, 4], 5, [3]);
  expect(found.map(({ point }) => point)).toEqual([1, 2, 3, 4, 5]);
  expect(found.map(({ isHit }) => isHit)).toEqual([true, true, true, true, false]);
  expect(found.filter(({ isThreshold }) => isThreshold).map(({ point }) => point)).toEqual([3]);
  expect(found.map(({ seats }) => seats)).toEqual([[], [1], [], [2], []]);
});

test('whoever went beyond the end stands at it', () => {
  expect(flags([9], 8, []).at(-1)).toMatchObject({ isEnd: true, isHit: true, seats: [0] });
});
