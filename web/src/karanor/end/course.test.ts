import { expect, test } from 'vitest';
import type { KaranorStory, MerchantStory } from '../../wire/wire';
import { builtIn, courses, pennantsOf, placeOf, ranked, sourcesIn, totalOf } from './course';

const merchant = (prestige: Record<string, number>, built: number[] = []): MerchantStory => ({
  shops: [], quests: [], deliveries: 0, villas: 0, trades: 0, cards: [], prestige, built_in: built,
  rises: Object.entries(prestige).map(([source, count], at) => ({ round: at + 1, source, prestige: count })),
});
const STORY: KaranorStory = {
  game: 'karanor', winners: [1], end_prestige: 10,
  rounds: [1, 2, 3].map((round) => ({ round, prestige: [0, 0, 0], gold: [0, 0, 0] })),
  seats: [merchant({ shops: 3, quests: 2 }, [4, 7]), merchant({ shops: 6, others: -1, quests: 1 }), merchant({ shops: 5 })],
};
const FRAME = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };

test('a pennant for each point, and the lost ones last', () => {
  expect(pennantsOf(merchant({ quests: 1, shops: 2, others: -1 })).map(({ source }) => source)).toEqual(['shops', 'shops', 'quests', 'others']);
  expect(totalOf(merchant({ shops: 2, others: -1 }))).toBe(1);
});

test('gold decides between equals, and equals share a place', () => {
  const order = ranked(STORY, [4, 0, 9]);
  expect(order).toEqual([1, 2, 0]);
  expect(order.map((seat) => placeOf(seat, order, STORY, [4, 0, 9]))).toEqual([1, 2, 3]);
  expect(placeOf(0, ranked(STORY, [4, 0, 4]), STORY, [4, 0, 4])).toBe(placeOf(2, ranked(STORY, [4, 0, 4]), STORY, [4, 0, 4]));
});

test('only sources that mattered are told', () => {
  expect(sourcesIn(STORY)).toEqual(['shops', 'quests', 'others']);
});

test('a line has a mark for every rise, and ends where its merchant does', () => {
  const [first] = courses(STORY, FRAME);
  expect(first?.marks.map(({ total }) => total)).toEqual([3, 5]);
  expect(first?.end.y).toBeCloseTo(50 - 4);
});

test('a replay marks the turns in which shops were built', () => {
  expect(builtIn(STORY)).toEqual([{ turn: 4, seat: 0 }, { turn: 7, seat: 0 }]);
});
