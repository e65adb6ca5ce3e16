import { beforeEach, expect, test } from 'vitest';
import { beat, scene } from '../table/fixtures';
import type { Frame, Replay } from '../wire/wire';
import { Reel } from './reel.svelte';

const LAST = 47;
let asked: [number, number][];
let isBroken: boolean;
let silent: number[];

function frame(step: number): Frame {
  const beats = silent.includes(step) ? [] : [beat(`step ${step}`)];
  return { step, scene: scene(), beats, asked: [], progress: [0, 0] };
}

/** As the server answers: it begins at the last step at the latest. */
async function serve(start: number, count: number): Promise<Replay> {
  asked.push([start, count]);
  if (isBroken) throw new Error('offline');
  const first = Math.min(start, LAST);
  const frames = Array.from({ length: Math.min(count, LAST + 1 - first) }, (_, at) => frame(first + at));
  return { game: 'dale', steps: LAST, turns: [0, 9], names: ['Lise', 'Bo'], eyes: ['all'], over: true, frames };
}

beforeEach(() => {
  asked = [];
  isBroken = false;
  silent = [];
});

test('a chunk is asked for once, with the step before it', async () => {
  const reel = new Reel(serve);
  const [one, other] = await Promise.all([reel.shot(24), reel.shot(30)]);
  expect(one.frame.step).toBe(24);
  expect(other.before?.step).toBe(29);
  expect(asked.filter(([start]) => start === 19)).toEqual([[19, 21]]);
  expect((await reel.shot(20)).before?.step).toBe(19);
});

test('what comes next is fetched before it is needed', async () => {
  const reel = new Reel(serve);
  await reel.shot(5);
  expect(asked).toEqual([[0, 20]]);
  await reel.shot(13);
  expect(asked.at(-1)).toEqual([19, 21]);
  await reel.shot(20);
  expect(asked).toHaveLength(2);
});

test('a step after the end is the last step', async () => {
  const reel = new Reel(serve);
  expect((await reel.shot(5000)).frame.step).toBe(LAST);
  expect(reel.peek(5000)).toBeNull();
});

test('what failed is asked for again', async () => {
  const reel = new Reel(serve);
  isBroken = true;
  await expect(reel.shot(0)).rejects.toThrow('offline');
  isBroken = false;
  expect((await reel.shot(0)).frame.step).toBe(0);
});

test('silent steps are passed over, across chunks too', async () => {
  silent = Array.from({ length: 30 }, (_, at) => at + 10);
  const reel = new Reel(serve);
  await reel.shot(0);
  expect(await reel.told(9, 1)).toBe(40);
  expect(await reel.told(40, -1)).toBe(9);
  silent = Array.from({ length: LAST + 1 }, (_, at) => at);
  const mute = new Reel(serve);
  await mute.shot(0);
  expect(await mute.told(3, 1)).toBe(LAST);
  expect(await mute.told(3, -1)).toBe(0);
});

test('a span of steps is fetched whole', async () => {
  const reel = new Reel(serve);
  await reel.shot(0);
  await reel.span(15, 200);
  expect([15, 20, 39, LAST].every((step) => reel.peek(step) !== null)).toBe(true);
});
