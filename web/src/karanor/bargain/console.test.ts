import { beforeEach, describe, expect, test, vi } from 'vitest';
import { moment, shown, snapshot } from '../../table/fixtures';
import { Sitting } from '../../table/sitting.svelte';
import type { Bid, KaranorScene, Line, MerchantScene, Part, Question } from '../../wire/wire';
import { Console, LINGERS } from './console.svelte';

const merchant = (gold: number, goods: Record<string, number> = {}) =>
  ({ gold, goods, insignia: {}, associates: [], artefacts: [], forbidden: [] }) as unknown as MerchantScene;
const bid = (number: number, maker: number, to: number[], more: Partial<Bid> = {}): Bid => ({
  number, maker, to: to.map((seat) => ({ seat })), give: { gold: 1 }, get: { goods: { wood: 1 } }, ...more,
});
const seat = (name: string) => ({ kind: 'person', name, bot: '', connected: true, is_host: false, gone_for: 0 }) as const;

let sitting: Sitting;
let trade: Console;
let sent: { key: string; parts: Part[] }[];
let answer: { code: string; text: string[] } | null;
let at: number;

/** The table as it is now, with lines of the log about what has happened. */
function see(offers: Bid[], lines: Line[] = [], more: Partial<KaranorScene> = {}): void {
  const scene = { game: 'karanor', trade_open: true, trigger: -1, merchants: [merchant(5), merchant(3, { wood: 1 }), merchant(0)], offers, fallen: [], ...more };
  const now = moment((at += 1), {
    scene: scene as unknown as KaranorScene,
    unasked: [{ kind: 'offer', text: [], key: 'offer' }, ...offers.map(({ number }) => ({ kind: 'accept', text: [], key: `accept:${number}` }))],
  });
  if (!sitting.state.table) sitting.state.apply(snapshot(now, { table: shown({ game: 'karanor', seats: ['Ada', 'Lise', 'Filou'].map(seat) }) }));
  else sitting.state.apply({ is: 'update', beats: [{ motions: [], lines }], moment: now });
  // A page does this by itself, with every moment.
  trade.notice();
  trade.wait();
}

beforeEach(() => {
  at = 0;
  sent = [];
  answer = null;
  vi.useFakeTimers();
  sitting = new Sitting('abc', 0, 'en', () => ({ speed: 0, isStill: true, hasSound: false }));
  vi.spyOn(sitting.connection, 'act').mockImplementation((key, parts = []) => {
    sent.push({ key, parts });
    return Promise.resolve(answer);
  });
  const form = { at: 0, prompt: 'offer', text: [], items: [{ kind: 'to', text: [], key: 'to:1' }, { kind: 'to', text: [], key: 'to:2' }] } as Question;
  vi.spyOn(sitting.connection, 'open').mockResolvedValue(form);
  trade = new Console(sitting);
  see([]);
});

describe('offers', () => {
  test('that concern others lie in nobody else\'s inbox', () => {
    see([bid(1, 1, [2]), bid(2, 1, [0, 2]), bid(3, 0, [1])]);
    expect(trade.inbox.map(({ number }) => number)).toEqual([2]);
    expect(trade.mine.map(({ number }) => number)).toEqual([3]);
  });

  test('are new until they were looked at', () => {
    see([bid(1, 1, [0]), bid(2, 1, [0])]);
    expect(trade.unread).toBe(2);
    trade.look(1);
    expect(trade.unread).toBe(1);
    expect([trade.isNew(1), trade.isNew(2)]).toEqual([false, true]);
  });

  test('that are gone say why, first where they lay and then among the fallen', () => {
    see([bid(1, 1, [0])]);
    see([], [{ text: ['Lise withdraws offer 1.'], seat: 1, about: 'offer:1', became: 'fallen' }]);
    expect(trade.lingering(false)).toMatchObject([{ bid: { number: 1 }, text: ['Lise withdraws offer 1.'], wasAccepted: false }]);
    expect(trade.past).toEqual([]);
    vi.advanceTimersByTime(LINGERS + 100);
    expect(trade.lingering(false)).toEqual([]);
    expect(trade.past).toHaveLength(1);
  });

  test('that were accepted are no fallen ones', () => {
    see([bid(1, 0, [1, 2])]);
    see([], [{ text: ['Lise accepts.'], seat: 1, about: 'offer:1', became: 'accepted' }]);
    expect(trade.lingering(true)).toMatchObject([{ wasAccepted: true }]);
    vi.advanceTimersByTime(LINGERS + 100);
    expect(trade.past).toEqual([]);
  });

  test('stand for the others when one has declined', () => {
    see([bid(1, 0, [1, 2])]);
    see([bid(1, 0, [2])], [{ text: ['Lise declines.'], seat: 1, about: 'offer:1', became: 'declined' }]);
    expect(trade.declinedBy(trade.mine[0]!)).toEqual([1]);
    expect(trade.fallen).toEqual([]);
  });

  test('that fell while nobody looked are told by the table', () => {
    const gone = { number: 1, maker: 1, give: { gold: 1 }, get: {}, reason: 'declined' as const };
    see([], [{ text: ['You decline.'], about: 'offer:1', became: 'fallen' }], {
      fallen: [{ ...gone, to: [0] }, { ...gone, number: 2, to: [2] }, { ...gone, number: 3, to: [0], reason: 'accepted' }],
    });
    expect(trade.past.map(({ bid: { number }, text }) => [number, text])).toEqual([[1, ['You decline.']]]);
  });
});

test('what was said of an offer lies beside it', () => {
  see([bid(1, 0, [1])]);
  const said = { number: 1, seat: 1, name: 'Lise', text: 'I need the wood.' };
  sitting.state.apply({ is: 'talk', said: { ...said, phrase: 'need:wood', about: 'offer:1' } });
  sitting.state.apply({ is: 'talk', said: { ...said, number: 2, text: 'Hello!' } });
  expect(trade.saidOf(1).map(({ text }) => text)).toEqual(['I need the wood.']);
});

describe('an answer', () => {
  test('is one click, and two where a tile is given', () => {
    const swap = bid(1, 1, [0]);
    const tile = bid(2, 1, [0], { get: { associates: ['as_wood'] } });
    see([swap, tile]);
    trade.accept(swap);
    trade.accept(tile);
    expect(sent.map(({ key }) => key)).toEqual(['accept:1']);
    expect(trade.asking).toBe(2);
    trade.accept(tile);
    expect(sent.map(({ key }) => key)).toEqual(['accept:1', 'accept:2']);
  });

  test('that comes too late keeps its reason at the offer', async () => {
    see([bid(1, 1, [0])]);
    answer = { code: 'no_such_offer', text: ['There is no such offer.'] };
    await trade.answer('accept', 1);
    expect(trade.refusals[1]).toEqual(['There is no such offer.']);
  });
});

describe('the composer', () => {
  test('begins with everybody, or with who was meant', async () => {
    trade.compose();
    expect(trade.draft.to).toEqual([1, 2]);
    trade.close();
    trade.offerTo(2);
    expect(trade.draft.to).toEqual([2]);
    await vi.runAllTimersAsync();
    expect(trade.partners).toEqual([1, 2]);
  });

  test('asks the table for what one lacks, and does not say what for', () => {
    trade.ask({ gold: 3 });
    expect(trade.draft).toEqual({ to: [1], give: {}, get: { gold: 3 }, countered: null });
    trade.ask({ diamond: 1 });
    expect(trade.draft.to).toEqual([1, 2]);
    expect(trade.isComposing).toBe(true);
  });

  test('keeps what was refused, and forgets what was sent', async () => {
    trade.offerTo(1);
    trade.put('give', 'gold', 9);
    answer = { code: 'not_held', text: ['You do not have that.'] };
    await trade.send();
    expect(trade.refusal).toEqual(['You do not have that.']);
    expect([trade.isComposing, trade.draft.give]).toEqual([true, { gold: 9 }]);
    answer = null;
    trade.put('give', 'gold', 2);
    expect(trade.refusal).toBeNull();
    await trade.send();
    expect(sent.at(-1)).toEqual({ key: 'offer', parts: [{ key: 'to:1' }, { key: 'give:gold', count: 2 }] });
    expect([trade.isComposing, trade.draft.give]).toEqual([false, {}]);
  });

  test('answers an offer as long as it stands, and goes on with a new one when it is gone', async () => {
    see([bid(4, 1, [0])]);
    trade.counter(4);
    trade.put('get', 'gold', 2);
    expect(trade.isCounter).toBe(true);
    await trade.send();
    expect(sent.at(-1)).toEqual({ key: 'counter:4', parts: [{ key: 'give:wood', count: 1 }, { key: 'get:gold', count: 2 }] });
    trade.counter(4);
    see([]);
    expect(trade.isCounter).toBe(false);
    await trade.send();
    expect(sent.at(-1)).toMatchObject({ key: 'offer', parts: [{ key: 'to:1' }, { key: 'give:wood' }, { key: 'get:gold' }] });
  });
});
