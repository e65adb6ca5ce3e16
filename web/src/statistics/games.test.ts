import { describe, expect, test } from 'vitest';
import type { Moment, TableShown } from '../wire/wire';
import { asCsv, figuresBy, playedAt, withGame, type Played } from './games';

const seat = (kind: string, bot = '') => ({ kind, bot, name: kind, connected: true, is_host: false, gone_for: 0 });
const table = (more: object = {}) =>
  ({ id: 'abc', game: 'dale', me: 0, seats: [seat('person'), seat('bot', 'greedy')], options: { sets: ['owls', 'pandas'] }, ...more }) as unknown as TableShown;
const moment = (more: object = {}) => ({ over: true, scene: { winners: [0], turn: 14 }, ...more }) as unknown as Moment;
const PLAYED: Played = {
  table: 'abc', seat: 0, game: 'dale', when: 0, players: 2, bots: 1, teams: false, won: true, turns: 14, sets: ['owls', 'pandas'],
};

describe('one’s own games', () => {
  test('are noted when they are over, by who has played them to the end', () => {
    expect(playedAt(table(), moment(), 0)).toEqual(PLAYED);
    expect(playedAt(table({ me: 1, seats: [seat('person'), seat('person')] }), moment(), 0)).toMatchObject({ won: false, bots: 0 });
    expect(playedAt(table(), moment({ over: false }), 0)).toBeNull();
    expect(playedAt(table({ me: -1 }), moment(), 0)).toBeNull();
    expect(playedAt(table({ seats: [seat('person', 'greedy')] }), moment(), 0)).toBeNull();
  });

  test('count once for each table and seat', () => {
    const once = withGame([], PLAYED);
    expect(withGame(once, { ...PLAYED, when: 5 })).toBe(once);
    expect(withGame(once, { ...PLAYED, seat: 1 })).toHaveLength(2);
    expect(withGame(once, { ...PLAYED, table: 'def' })).toHaveLength(2);
  });

  test('are grouped, the largest group first', () => {
    const games = [PLAYED, { ...PLAYED, table: 'b', sets: ['owls'], won: false, turns: 10 }];
    expect(figuresBy(games, ({ sets }) => sets)).toEqual([
      { name: 'owls', games: 2, won: 1, turns: 24 },
      { name: 'pandas', games: 1, won: 1, turns: 14 },
    ]);
  });

  test('are a table for a spreadsheet', () => {
    expect(asCsv([PLAYED])).toBe(
      'when,game,table,seat,players,bots,teams,won,turns,sets\r\n"1970-01-01T00:00:00.000Z","dale","abc","0","2","1","false","true","14","owls pandas"\r\n',
    );
  });
});
