import { beforeEach, expect, test, vi } from 'vitest';
import { beat, scene } from '../table/fixtures';
import type { Replay } from '../wire/wire';
import { Stage } from './stage.svelte';

const LAST = 30;
let asked: URL[];
let forbidden: string[];
let isOffline: boolean;

function answer(url: URL): Replay {
  const start = Math.min(Number(url.searchParams.get('start')), LAST);
  const count = Math.min(Number(url.searchParams.get('count')), LAST + 1 - start);
  const frames = Array.from({ length: count }, (_, at) => {
    const step = start + at;
    return { step, scene: { ...scene(), turn: step }, beats: step % 2 ? [] : [beat(`step ${step}`)], asked: [], progress: [0, 0] };
  });
  return { game: 'dale', steps: LAST, turns: [0, 12], names: ['Lise', 'Bo'], eyes: ['0', 'watch'], over: false, frames };
}

beforeEach(() => {
  asked = [];
  forbidden = [];
  isOffline = false;
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://comptoir');
    asked.push(url);
    if (isOffline) throw new TypeError('offline');
    if (forbidden.includes(url.searchParams.get('eyes') ?? '')) {
      return Response.json({ code: 'not_your_seat', text: 'no' }, { status: 403 });
    }
    if (url.pathname.includes('/nowhere/')) return Response.json({ code: 'unknown_table', text: 'none' }, { status: 404 });
    return Response.json(answer(url));
  });
});

test('without eyes in the address all cards are tried first, then a spectator’s', async () => {
  forbidden = ['all'];
  const stage = new Stage('abc');
  await stage.open('', undefined, 7, 'en');
  expect([stage.eyes, stage.player.step, stage.problem]).toEqual(['watch', 7, null]);
  expect(asked[0]?.searchParams.get('lang')).toBe('en');
});

test('one’s own eyes come before others', async () => {
  const stage = new Stage('abc');
  await stage.open('', 0, 0, 'en');
  expect([stage.eyes, stage.sitting.me]).toEqual(['0', 0]);
});

test('eyes that are not allowed, and tables that are not there, are a problem', async () => {
  forbidden = ['1'];
  const stage = new Stage('abc');
  await stage.open('1', 0, 0, 'en');
  expect(stage.problem?.code).toBe('not_your_seat');
  const nowhere = new Stage('nowhere');
  await nowhere.open('', undefined, 0, 'en');
  expect(nowhere.problem?.code).toBe('unknown_table');
  expect(nowhere.frame).toBeNull();
});

test('a step is put on the board, with what was done before it', async () => {
  const stage = new Stage('abc');
  await stage.open('watch', undefined, 0, 'en');
  await stage.player.go(9);
  const { moment, lines } = stage.sitting.state;
  expect([moment?.at, moment?.scene.turn, moment?.question]).toEqual([9, 9, null]);
  expect(lines.map((told) => told.step)).toEqual([0, 2, 4, 6, 8]);
  await stage.player.stepBy(-1);
  expect(stage.sitting.state.moment?.at).toBe(8);
});

test('steps that cannot be fetched stop the player, and can be asked for again', async () => {
  const stage = new Stage('abc');
  await stage.open('watch', undefined, 0, 'en');
  isOffline = true;
  await stage.player.go(25);
  expect([stage.isCut, stage.frame?.step]).toEqual([true, 0]);
  isOffline = false;
  await stage.player.go(25);
  expect([stage.isCut, stage.frame?.step]).toEqual([false, 25]);
});
