import { beforeEach, expect, test } from 'vitest';
import { beat, scene } from '../table/fixtures';
import { address, candidates, seatOf, wanted } from './address';
import { pressKey } from './keys';
import { Player, readingTime, turnAt, type Projector } from './player.svelte';

let shown: string[];
let waiting: (() => void)[];
let player: Player;

/** Something is told at every third step. */
const projector: Projector = {
  show: async (step, moves) => void shown.push(`${step}${moves ? ' moving' : ''}`),
  told: async (step, way) => {
    let at = step + way;
    while (at % 3 && at > 0 && at < 10) at += way;
    return Math.min(10, Math.max(0, at));
  },
  reading: () => 100,
  wait: () => new Promise((wake) => waiting.push(wake)),
};

async function settle(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
}
async function wake(): Promise<void> {
  for (const each of waiting.splice(0)) each();
  await settle();
}

beforeEach(() => {
  shown = [];
  waiting = [];
  player = new Player(projector);
  player.last = 10;
  player.turns = [0, 4, 7];
});

test('steps go by what is told, picks by one', async () => {
  await player.stepBy(1);
  await player.pickBy(1);
  await player.stepBy(-1);
  await player.pickBy(-1);
  expect(shown).toEqual(['3 moving', '4 moving', '3', '2']);
});

test('nothing lies before the first step or after the last', async () => {
  await player.stepBy(-1);
  await player.pickBy(-1);
  await player.go(99);
  await player.stepBy(1);
  await player.pickBy(1);
  expect(shown).toEqual(['10']);
});

test('turn by turn; back goes to the beginning of this turn first', async () => {
  await player.turnBy(1);
  expect(player.step).toBe(4);
  await player.go(6);
  await player.turnBy(-1);
  expect(player.step).toBe(4);
  await player.turnBy(-1);
  expect(player.step).toBe(0);
  await player.go(8);
  await player.turnBy(1);
  expect(player.step).toBe(10);
});

test('it plays to the end and stops there, and then begins anew', async () => {
  void player.play();
  for (let i = 0; i < 6; i += 1) await wake();
  expect(shown).toEqual(['3 moving', '6 moving', '9 moving', '10 moving']);
  expect(player.isPlaying).toBe(false);
  shown = [];
  void player.toggle();
  await settle();
  expect(shown).toEqual(['0', '3 moving']);
  expect(player.isPlaying).toBe(true);
});

test('a pause, or any other command, ends the playing', async () => {
  void player.play();
  await wake();
  player.pause();
  await wake();
  expect(shown).toEqual(['3 moving']);
  void player.play();
  await wake();
  await player.go(1);
  await wake();
  expect(player.step).toBe(1);
  expect(player.isPlaying).toBe(false);
});

test('longer lines stay longer, and less at a higher speed', () => {
  const frame = { step: 1, scene: scene(), beats: [beat('short')], asked: [], progress: [] };
  const long = { ...frame, beats: [beat('a sentence that takes its time to be read')] };
  expect(readingTime(long, 1)).toBeGreaterThan(readingTime(frame, 1));
  expect(readingTime(long, 2)).toBe(readingTime(long, 1) / 2);
});

test('the turn of a step', () => {
  expect([0, 3, 4, 9].map((step) => turnAt([0, 4, 7], step))).toEqual([0, 0, 1, 2]);
});

test('keys', async () => {
  const press = (key: string, more = {}) => {
    const event = { key, target: null, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, ...more };
    return pressKey(player, event as unknown as KeyboardEvent);
  };
  for (const key of ['End', 'Home', '.', ',', 'ArrowRight', 'ArrowLeft', 'PageDown']) {
    expect(press(key)).toBe(true);
    await settle();
  }
  expect(shown).toEqual(['10', '0', '1 moving', '0', '3 moving', '0', '4']);
  expect(press('x')).toBe(false);
  expect(press('End', { ctrlKey: true })).toBe(false);
  press(' ');
  expect(player.isPlaying).toBe(true);
});

test('addresses', () => {
  expect(wanted('?eyes=2&step=14')).toEqual({ eyes: '2', step: 14 });
  expect(wanted('?eyes=everyone&step=-3')).toEqual({ eyes: '', step: 0 });
  expect(wanted('?step=1e99')).toEqual({ eyes: '', step: 0 });
  expect(wanted(new URL(address('abc', 'all', 7), 'http://x').search)).toEqual({ eyes: 'all', step: 7 });
  expect([seatOf('3'), seatOf('all')]).toEqual([3, -1]);
  expect(candidates('', 1)).toEqual(['1']);
  expect(candidates('', undefined)).toEqual(['all', 'watch']);
  expect(candidates('2', 1)).toEqual(['2']);
});
