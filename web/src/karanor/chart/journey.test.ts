import { expect, test } from 'vitest';
import { item } from '../../table/fixtures';
import type { Question, Way } from '../../wire/wire';
import { way } from './fixtures';
import { Journey, stepTo, type Ground } from './journey.svelte';

/** A road of places in a row, on which each step is asked anew. */
class Road implements Ground {
  here = 'a';
  isMyTurn = true;
  isSending = false;
  isRefused = false;
  asked = 1;
  picked: string[] = [];
  question: Question | null = null;

  constructor(readonly road: string[], readonly more: Way[] = []) {
    this.ask();
  }

  ask(kind = 'step'): void {
    this.asked += 1;
    const next = this.road[this.road.indexOf(this.here) + 1];
    const items = [item('work'), ...(next && kind === 'step' ? [item('step', { place: `place:${next}` })] : [])];
    this.question = { at: this.asked, prompt: 'any', text: [], items };
  }

  ways(place: string): Way[] {
    const steps = this.road.slice(this.road.indexOf(this.here) + 1, this.road.indexOf(place) + 1);
    return steps.length ? [way(steps), ...this.more] : [];
  }

  step(at: number): void {
    this.picked.push(this.question?.items[at]?.place ?? '');
    this.isSending = true;
  }

  /** The server has answered, and the table is drawn anew. */
  arrive(at: string, kind = 'step'): void {
    this.here = at;
    this.isSending = false;
    this.ask(kind);
  }
}

test('one confirmation goes all steps, one with each question', () => {
  const road = new Road(['a', 'b', 'c']);
  const journey = new Journey(road);
  journey.fix('c');
  expect([journey.isGoing, journey.path, journey.canGo]).toEqual([false, ['b', 'c'], true]);
  journey.fix('c');
  expect(road.picked).toEqual(['place:b']);
  journey.proceed();
  expect(road.picked).toEqual(['place:b']);
  road.arrive('b');
  journey.proceed();
  journey.proceed();
  expect(road.picked).toEqual(['place:b', 'place:c']);
  expect(journey.path).toEqual(['c']);
  road.arrive('c');
  journey.proceed();
  expect([journey.goal, journey.isGoing, journey.path]).toEqual(['', false, []]);
});

test('nothing is sent twice while the answer is on its way', () => {
  const road = new Road(['a', 'b', 'c']);
  const journey = new Journey(road);
  journey.fix('c');
  journey.go();
  road.isSending = false; // the pick is answered before the table is drawn anew
  journey.proceed();
  road.question = null;
  journey.proceed();
  expect(road.picked).toEqual(['place:b']);
});

test.each([
  ['something else is asked', (road: Road) => road.arrive('b', 'window')],
  ['somebody stopped it', (road: Road) => road.arrive('a')],
  ['the server refuses', (road: Road) => { road.isSending = false; road.isRefused = true; }],
])('it stands still with the rest of the path drawn when %s', (_, happen) => {
  const road = new Road(['a', 'b', 'c', 'd']);
  const journey = new Journey(road);
  journey.fix('d');
  journey.go();
  happen(road);
  journey.proceed();
  expect([journey.isGoing, journey.goal, journey.path.at(-1)]).toEqual([false, 'd', 'd']);
  expect(road.picked).toEqual(['place:b']);
  road.isRefused = false;
  road.arrive('b');
  journey.proceed();
  expect(road.picked).toEqual(['place:b']);
  journey.go();
  expect(road.picked).toEqual(['place:b', 'place:c']);
});

test('it is over with the turn', () => {
  const road = new Road(['a', 'b', 'c']);
  const journey = new Journey(road);
  journey.fix('c');
  journey.go();
  road.arrive('b');
  road.isMyTurn = false;
  journey.proceed();
  expect([journey.goal, journey.isGoing, journey.path]).toEqual(['', false, []]);
});

test('another place is another goal, and a way that cannot be gone is not begun', () => {
  const road = new Road(['a', 'b', 'c']);
  const journey = new Journey(road);
  journey.fix('c');
  journey.go();
  journey.fix('b');
  expect([journey.isGoing, journey.goal]).toEqual([false, 'b']);
  journey.clear();
  expect(journey.path).toEqual([]);
  road.question = null;
  journey.fix('b');
  journey.fix('b');
  expect(road.picked).toEqual(['place:b']);
});

test('of several ways one is chosen', () => {
  const cheap = way(['x', 'y', 'c'], { actions: 2 });
  const road = new Road(['a', 'b', 'c'], [cheap]);
  const journey = new Journey(road);
  journey.fix('c');
  expect(journey.path).toEqual(['b', 'c']);
  journey.choose(cheap);
  expect([journey.path, journey.way]).toEqual([['x', 'y', 'c'], cheap]);
});

test('a step is known by its place', () => {
  const road = new Road(['a', 'b']);
  expect([stepTo(road.question, 'b'), stepTo(road.question, 'c'), stepTo(null, 'b')]).toEqual([1, -1, -1]);
});

test('a place that is looked for is shown at once, and with the way there when there is one', () => {
  const road = new Road(['a', 'b', 'c']);
  const ways = road.ways.bind(road);
  road.ways = () => [];
  const journey = new Journey(road);
  journey.seek('c');
  journey.proceed();
  expect([journey.sought, journey.goal]).toEqual(['c', '']);
  road.ways = ways;
  journey.proceed();
  expect([journey.sought, journey.goal, journey.path]).toEqual(['', 'c', ['b', 'c']]);
  journey.seek('c');
  expect([journey.isGoing, road.picked]).toEqual([false, []]);
});
