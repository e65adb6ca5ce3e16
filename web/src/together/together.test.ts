import { describe, expect, test } from 'vitest';
import type { Moment, TableShown } from '../wire/wire';
import { waitedFor } from './together.svelte';

const moment = (asked: number[], more: object = {}) => ({ over: false, asked: asked.map((seat) => ({ seat, text: [] })), ...more }) as unknown as Moment;
const table = (more: object = {}) =>
  ({ proposal: null, notices: [], seats: [{ bot: '' }, { bot: '' }, { bot: 'greedy' }], ...more }) as unknown as TableShown;

describe('whom the table waits for', () => {
  test('is whoever is asked, and no bot', () => {
    expect(waitedFor(moment([0, 1, 2]), table())).toEqual([0, 1]);
    expect(waitedFor(moment([2]), table())).toEqual([]);
  });

  test('is whoever has to agree that something is taken back, before the game goes on', () => {
    expect(waitedFor(moment([0]), table({ proposal: { number: 1, seat: 0, waiting: [1] } }))).toEqual([1]);
  });

  test('is whoever has to agree that the game goes on at all', () => {
    expect(waitedFor(moment([0]), table({ notices: [{ code: 'halted', text: [], waiting: [0, 1] }] }))).toEqual([0, 1]);
  });

  test('is nobody after the game', () => {
    expect(waitedFor(moment([0], { over: true }), table())).toEqual([]);
  });
});
