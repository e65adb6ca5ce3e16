import { expect, test } from 'vitest';
import { item } from '../table/fixtures';
import { areFaces } from './ways';

test('ways that show another face or value are faces, two deeds of one face are not', () => {
  const [own, copied] = [item('play', { card: 5 }), item('play', { card: 5, face: 'cookies' })];
  expect(areFaces([own, copied])).toBe(true);
  expect(areFaces([item('card', { card: 5, value: 1 }), item('card', { card: 5, value: 4 })])).toBe(true);
  expect(areFaces([copied, item('use', { card: 5, face: 'cookies' })])).toBe(false);
  expect(areFaces([])).toBe(false);
});
