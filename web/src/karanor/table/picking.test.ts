import { expect, test } from 'vitest';
import { item } from '../../table/fixtures';
import type { Question } from '../../wire/wire';
import { asksForHand, itemAt, itemOf } from './picking';

const question = (items: Question['items'], zones: string[], actions: string[] = []): Question => ({ at: 1, prompt: 'x', text: [], items, zones, actions });

test('goods are picked where they lie: mine before me, those of another before them', () => {
  const paying = question([item('goods', { face: 'wood', shown: 'place' })], ['seat:0']);
  expect([itemAt(paying, 'seat:0', 'wood'), itemAt(paying, 'seat:1', 'wood'), itemAt(paying, 'seat:0', 'wine')]).toEqual([0, -1, -1]);
  const stealing = question([item('goods', { face: 'wood', shown: 'place' })], ['seat:1']);
  expect([itemAt(stealing, 'seat:0', 'wood'), itemAt(stealing, 'seat:1', 'wood')]).toEqual([-1, 0]);
});

test('what lies nowhere is no item of a place', () => {
  const taking = question([item('goods', { face: 'wood', shown: 'tray' })], []);
  expect(itemAt(taking, 'seat:0', 'wood')).toBe(-1);
});

test('in a turn associates are recruited where they are free, and promoted where they are mine', () => {
  const turn = question(
    [item('recruit', { face: 'as_wood', place: 'associates', shown: 'place' }), item('promote', { face: 'as_iron', shown: 'place' })],
    ['hand:0'], ['recruit'],
  );
  expect(itemAt(turn, 'associates', 'as_wood', ['recruit', 'associate'])).toBe(0);
  expect(itemAt(turn, 'seat:0', 'as_iron')).toBe(1);
  expect(asksForHand(turn, 0)).toBe(false);
});

test('a pile is picked as a place', () => {
  const drawing = question([item('card', { card: 3, shown: 'place' }), item('deck', { place: 'commerce-deck', shown: 'place' })], ['commerce-deck', 'row']);
  expect(itemOf(drawing, 'commerce-deck')).toBe(1);
  expect(asksForHand(question([], ['hand:0']), 0)).toBe(true);
});
