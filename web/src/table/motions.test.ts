import { expect, test } from 'vitest';
import { fallbacks, lengthOf, MOST_BEHIND, pace, stepsOf } from './motions';
import type { Motion } from '../wire/wire';

const move = (source: string, target: string, id?: number): Motion => ({
  kind: 'move', source, target, card: id === undefined ? null : { id, face: 'junk' },
});

test('cards on the same way follow each other, others wait', () => {
  const steps = stepsOf({
    lines: [],
    motions: [
      move('hand:0', 'discard:0', 1), move('hand:0', 'discard:0', 2), move('market:2', 'hand:0', 3),
      { kind: 'build', target: 'stall:0:1' },
    ],
  });
  expect(steps.map((step) => [step.kind, step.motions.length])).toEqual([['move', 2], ['move', 1], ['build', 1]]);
});

test('the market is filled when it is drawn anew', () => {
  expect(stepsOf({ lines: [], motions: [move('market-deck', 'market:4', 1)] })).toEqual([]);
});

test('a card that goes on waits until it has come', () => {
  expect(stepsOf({ lines: [], motions: [move('deck:1', 'hand:1', 1), move('deck:1', 'hand:1', 1)] })).toHaveLength(2);
});

test('cards that are shown together are one step', () => {
  const show = (id: number): Motion => ({ kind: 'show', target: 'hand:1', card: { id, face: 'junk' } });
  expect(stepsOf({ lines: [], motions: [show(1), show(2)] })).toHaveLength(1);
});

test('a deal of five takes a little longer than one card', () => {
  const deal = stepsOf({ lines: [], motions: Array.from({ length: 5 }, () => move('deck:0', 'hand:0')) });
  expect(lengthOf(deal[0]!)).toBe(580);
});

test('speed 0 shows nothing in between, and a screen far behind hurries', () => {
  expect(pace(0, 1000)).toBe(0);
  expect(pace(2, 1000)).toBe(1);
  expect(pace(4, 1000)).toBeLessThan(pace(3, 1000));
  expect(pace(2, 26_000) * 26_000).toBeCloseTo(MOST_BEHIND);
});

test('a place that is not drawn is looked for at its seat', () => {
  expect(fallbacks('stall:2:4')).toEqual(['stall:2:4', 'stall:2', 'seat:2']);
  expect(fallbacks('market:3')).toEqual(['market:3', 'market']);
  expect(fallbacks('junk')).toEqual(['junk']);
});
