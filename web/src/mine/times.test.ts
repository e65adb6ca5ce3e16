import { expect, test } from 'vitest';
import { relative } from './times';

test('times are told in the largest unit that is full', () => {
  expect(relative(-59, 'en')).toBe('');
  expect(relative(-60, 'en')).toBe('1 minute ago');
  expect(relative(-3599, 'en')).toBe('59 minutes ago');
  expect(relative(-2 * 86_400 - 5, 'fr')).toBe('il y a 2 jours');
  expect(relative(8 * 3600 + 1700, 'fr')).toBe('dans 8 heures');
});
