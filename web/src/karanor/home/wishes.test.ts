import { describe, expect, test } from 'vitest';
import type { KaranorCatalogue } from '../../wire/wire';
import { Wishes } from './wishes.svelte';

const CATALOGUE = {
  pack: 'karanor-core',
  packs: [{ name: 'karanor-core' }],
  players_max: 6,
  quests: ['secret', 'aloud', 'reader'],
  sizes: [2, 3, 4, 5, 6].map((players) => ({ players, end: 10, deliveries: players + 1, whole: players > 3, market: players === 2 })),
} as unknown as KaranorCatalogue;

describe('a table of Karanor', () => {
  test('is for three at first, with secret quests, and chance begins', () => {
    expect(new Wishes(() => CATALOGUE).asTable('Ada')).toEqual({
      game: 'karanor', name: 'Ada', players: 3, options: { quests: 'secret' }, seats: ['open', 'medium'],
      start: false, hints: true, first: 'lot', window: null,
    });
  });

  test('for two has a market tile, unless somebody does without', () => {
    const wishes = new Wishes(() => CATALOGUE);
    wishes.seat(2);
    expect([wishes.hasMarket, wishes.asTable('Ada').options?.['market']]).toEqual([true, true]);
    wishes.market = false;
    expect(wishes.asTable('Ada').options?.['market']).toBe(false);
    wishes.seat(6);
    expect(wishes.asTable('Ada').options).not.toHaveProperty('market');
    expect(wishes.seatsAsked).toHaveLength(5);
  });

  test('forgets who begins when that seat is gone', () => {
    const wishes = new Wishes(() => CATALOGUE);
    wishes.seat(6);
    wishes.first = 4;
    wishes.seat(5);
    expect(wishes.first).toBe(4);
    wishes.seat(3);
    expect(wishes.first).toBe('lot');
  });

  test('is played with one of several packs, and fits it', () => {
    let catalogue = { ...CATALOGUE, packs: [...CATALOGUE.packs, { name: 'small' }] } as KaranorCatalogue;
    const wishes = new Wishes(() => catalogue);
    expect(wishes.asTable('Ada').options).toHaveProperty('pack', 'karanor-core');
    wishes.seat(6);
    catalogue = { ...catalogue, pack: 'small', players_max: 4, sizes: catalogue.sizes.slice(0, 3) };
    wishes.fit();
    expect([wishes.players, wishes.asTable('Ada').options?.['pack']]).toEqual([4, 'small']);
  });

  test('begins at once where only bots are asked', () => {
    const wishes = new Wishes(() => CATALOGUE);
    wishes.seats[0] = 'random';
    expect(wishes.asTable('Ada')).toMatchObject({ seats: ['random', 'medium'], start: true });
  });
});
