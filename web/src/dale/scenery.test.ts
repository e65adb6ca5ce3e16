import { expect, test } from 'vitest';
import { stepsOf } from '../table/motions';
import { SCENERY } from './scenery';

test('cards of the market are on one way, whatever their slots', () => {
  const from = (slot: number, id: number) => ({ kind: 'move', source: `market:${slot}`, target: 'hand:0', card: { id, face: 'junk' } });
  expect(stepsOf({ lines: [], motions: [from(2, 1), from(4, 2)] }, SCENERY)).toHaveLength(1);
});

test('hands of two seats are two ways', () => {
  const to = (seat: number) => ({ kind: 'move', source: 'junk', target: `discard:${seat}` });
  expect(stepsOf({ lines: [], motions: [to(0), to(1)] }, SCENERY)).toHaveLength(2);
});

test('the market is filled from its deck, and nothing else by itself', () => {
  expect(SCENERY.filledFrom('market:4')).toBe('market-deck');
  expect(['market-deck', 'market-discard', 'hand:1', 'junk'].map(SCENERY.filledFrom)).toEqual(['', '', '', '']);
});

test('a place that is not drawn is looked for at its seat', () => {
  expect(SCENERY.around('stall:2:4')).toEqual(['stall:2:4', 'stall:2', 'seat:2']);
  expect(SCENERY.around('hand:1')).toEqual(['hand:1', 'seat:1']);
  expect(SCENERY.around('market:3')).toEqual(['market:3', 'market']);
  expect(SCENERY.around('junk')).toEqual(['junk']);
});
