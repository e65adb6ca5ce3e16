import { expect, test } from 'vitest';
import { duration } from './duration';

const HOUR = 3600;

test.each([
  [96 * HOUR, 'days', 4, 0],
  [28 * HOUR, 'days', 1, 4],
  [24 * HOUR, 'hours', 24, 0],
  [23 * HOUR + 59, 'hours', 23, 0],
  [5 * HOUR + 1800, 'hours', 5, 30],
  [59 * 60, 'minutes', 59, 0],
  [120, 'seconds', 120, 0],
  [-5, 'seconds', 0, 0],
] as const)('%i seconds are told in %s', (seconds, unit, whole, rest) => {
  expect(duration(seconds)).toEqual({ unit, whole, rest });
});
