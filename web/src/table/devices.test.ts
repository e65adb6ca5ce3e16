import { expect, test } from 'vitest';
import { newcomers } from './devices';

const device = (id: string) => ({ id, label: '', since: 0, here: true });

test('a device hears of those that came after it, until somebody vouches for them', () => {
  const all = ['phone', 'laptop', 'tablet'].map(device);
  const ids = (mine: string, vouched: string[] = []) => newcomers(all, mine, vouched).map((each) => each.id);
  expect(ids('phone')).toEqual(['laptop', 'tablet']);
  expect(ids('phone', ['laptop'])).toEqual(['tablet']);
  expect(ids('tablet')).toEqual([]);
  expect(ids('')).toEqual([]);
});
