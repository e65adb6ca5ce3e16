import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DEALT, LOCKED, PROOF } from '../end/fixtures';
import type { Beat, FromServer } from '../wire/wire';
import { Connection, socketPath, stillCounts } from './connection.svelte';
import { beat, moment, payment, shown, snapshot, turn } from './fixtures';

class FakeSocket {
  readyState = 1;
  sent: { is: string; move?: string; [key: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly path: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  hear(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let due: (() => void)[];
let isReachable: boolean;
let connection: Connection;

beforeEach(() => {
  sockets = [];
  due = [];
  isReachable = false;
  connection = new Connection('abc', 0, 'fr', {
    open: (path) => {
      const socket = new FakeSocket(path);
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    later: (act) => {
      due.push(act);
      return 0 as unknown as ReturnType<typeof setTimeout>;
    },
    reachable: () => Promise.resolve(isReachable),
  });
  connection.connect();
});

const now = () => sockets.at(-1)!;
const asked = (at: number) => moment(at, { question: payment([1, 2], {}, at) });

/** A handshake fails, and the next one is tried. */
async function refuse(): Promise<void> {
  now().close();
  for (let i = 0; i < 3; i += 1) await Promise.resolve();
  due.pop()?.();
}

/** Wait for what should happen, however busy the machine is. */
function soon(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 60_000 });
}

async function reconnect(): Promise<void> {
  now().close();
  await Promise.resolve();
  due.pop()!();
  now().onopen?.();
}

describe('a connection', () => {
  test('names its seat and its language', () => {
    expect(now().path).toBe('/api/tables/abc/seats/0/socket?lang=fr');
    expect(socketPath('abc', 'watch', 'en')).toBe('/api/tables/abc/watch/socket?lang=en');
  });

  test('is open with the first snapshot and lost without a socket', async () => {
    expect(connection.link).toBe('connecting');
    now().hear(snapshot(asked(7)));
    expect(connection.link).toBe('open');
    now().close();
    await Promise.resolve();
    expect(connection.link).toBe('lost');
    expect(due).toHaveLength(1);
  });

  test('sends a move again, by the same name, until it is answered', async () => {
    now().hear(snapshot(asked(7)));
    connection.pick(7, [1]);
    const [first] = now().sent;
    await reconnect();
    now().hear(snapshot(asked(7)));
    expect(now().sent).toEqual([first]);
    now().hear({ is: 'done', move: first!.move!, at: 8 });
    expect(connection.waiting).toBe(0);
    await reconnect();
    now().hear(snapshot(asked(8)));
    expect(now().sent).toEqual([]);
  });

  test('tells whoever acted unasked what became of it, and nobody else', async () => {
    now().hear(snapshot(asked(7)));
    const done = connection.act('accept:3');
    const refused = connection.act('offer', [{ key: 'to:1' }]);
    const [first, second] = now().sent;
    expect([first, second]).toMatchObject([{ is: 'act', key: 'accept:3', parts: [] }, { key: 'offer', parts: [{ key: 'to:1' }] }]);
    now().hear({ is: 'refused', move: second!.move!, code: 'offer_empty', text: ['Empty.'] });
    now().hear({ is: 'done', move: first!.move!, at: 8 });
    expect(await done).toBeNull();
    expect(await refused).toEqual({ code: 'offer_empty', text: ['Empty.'] });
    expect(connection.state.refusal).toBeNull();
    expect(connection.waiting).toBe(0);
  });

  test('acts unasked once, however often it is cut off', async () => {
    now().hear(snapshot(asked(7)));
    const done = connection.act('accept:3');
    const [first] = now().sent;
    await reconnect();
    now().hear(snapshot(asked(8)));
    expect(now().sent).toEqual([first]);
    now().hear({ is: 'done', move: first!.move!, at: 8 });
    expect(await done).toBeNull();
  });

  test('fetches the form of something done unasked', async () => {
    now().hear(snapshot(asked(7)));
    const form = connection.open('offer');
    now().hear({ is: 'form', move: now().sent[0]!.move!, question: payment([1], {}, 0) });
    expect(await form).toMatchObject({ prompt: 'pay' });
    const none = connection.open('counter:9');
    now().hear({ is: 'form', move: now().sent[1]!.move!, question: null });
    expect(await none).toBeNull();
  });

  test('waits with the next move for what changes the table, and for nothing that is only asked or said', () => {
    now().hear(snapshot(asked(7)));
    connection.hint();
    connection.why({ card: 1 }, 'card:1');
    void connection.open('offer');
    connection.say('Hello');
    expect(now().sent).toHaveLength(4);
    expect(connection.waiting).toBe(0);
    connection.pick(7, [1]);
    expect(connection.waiting).toBe(1);
  });

  test('drops a pick when the question has moved on', async () => {
    now().hear(snapshot(asked(7)));
    connection.pick(7, [1]);
    await reconnect();
    now().hear(snapshot(asked(9)));
    expect(now().sent).toEqual([]);
    expect(connection.waiting).toBe(0);
  });

  test('keeps the selection and the connection when a move is refused', () => {
    now().hear(snapshot(asked(7)));
    connection.pick(7, [0]);
    now().hear({ is: 'refused', move: String(now().sent[0]!.move), code: 'late', text: ['Too late.'] });
    expect(connection.state.refusal).toEqual(['Too late.']);
    expect(connection.state.question?.at).toBe(7);
    expect(connection.link).toBe('open');
  });

  test('commits once when the table is locked, reveals when all have, and does both again on a new connection', async () => {
    const kinds = () => now().sent.map((each) => each.is);
    now().hear(snapshot(null, { table: shown({ state: 'open' }) }));
    now().hear({ is: 'room', table: LOCKED });
    now().hear({ is: 'room', table: LOCKED });
    await soon(() => expect(kinds()).toEqual(['commit']));
    const digests = [PROOF.digests[0]!, String(now().sent[0]!['digest']), ''];
    const table = { ...DEALT, deal: { ...DEALT.deal!, digests } };
    now().hear({ is: 'room', table });
    now().hear({ is: 'room', table });
    await soon(() => expect(kinds()).toEqual(['commit', 'reveal']));
    await reconnect();
    now().hear(snapshot(null, { table }));
    await soon(() => expect(kinds()).toEqual(['reveal']));
    expect(connection.doubt).toBe(null);
  });

  test('bothers nobody with a deal that was gone when it answered', () => {
    now().hear(snapshot(null, { table: shown({ state: 'open' }) }));
    now().hear({ is: 'refused', move: '', code: 'deal_gone', text: ['Too late.'] });
    expect(connection.state.refusal).toBe(null);
  });

  test('says when it takes no part in a deal, until the deal is gone', async () => {
    now().hear(snapshot(null, { table: { ...LOCKED, rules: 7 } }));
    await soon(() => expect(connection.doubt).toBe('terms'));
    expect(now().sent).toEqual([]);
    now().hear({ is: 'room', table: shown({ state: 'open' }) });
    expect(connection.doubt).toBe(null);
  });

  test('gives up where the server answers but refuses the socket', async () => {
    isReachable = true;
    for (let i = 0; i < 4; i += 1) await refuse();
    expect(connection.link).toBe('barred');
    expect(due).toEqual([]);
  });

  test('takes a server that comes back between a handshake and the next question for what it is', async () => {
    for (let i = 0; i < 5; i += 1) await refuse();
    isReachable = true;
    await refuse();
    expect(connection.link).toBe('lost');
    now().onopen?.();
    now().hear(snapshot(asked(7)));
    expect(connection.link).toBe('open');
  });

  test('does not come back by itself after a final word', async () => {
    now().hear(snapshot(asked(7)));
    now().hear({ is: 'closed', code: 'abuse', text: ['Enough.'] });
    now().close();
    await Promise.resolve();
    expect(connection.link).toBe('closed');
    expect(due).toEqual([]);
  });
});

describe('what the server tells', () => {
  test('goes to the log and to the screen', () => {
    const { state } = connection;
    now().hear(snapshot(moment(7, { beat: 30 }), { story: [turn(2), beat('b')] }));
    now().hear({ is: 'update', beats: [turn(2), beat('c', 'd')], moment: moment(8, { beat: 34 }) });
    expect(state.lines.map((told) => [told.step, told.line.text[0]])).toEqual([
      [null, 'turn 2'], [null, 'b'], [8, 'c'], [8, 'd'],
    ]);
    expect(state.lastOf(1)).toEqual(['d']);
  });

  test('is asked for what was before it, and knows when there is no more', () => {
    const { state } = connection;
    now().hear(snapshot(moment(7, { beat: 30 }), { story: [turn(3), beat('c')] }));
    now().hear({ is: 'update', beats: [beat('d')], moment: moment(8, { beat: 34 }) });
    connection.older();
    expect(now().sent.pop()).toEqual({ is: 'older', before: 30 });
    now().hear({ is: 'story', first: 12, beats: [turn(2), beat('b'), turn(3), beat('c')] });
    expect(state.lines.map((told) => told.line.text[0])).toEqual(['turn 2', 'b', 'turn 3', 'c', 'd']);
    connection.older();
    expect(now().sent.pop()).toEqual({ is: 'older', before: 12 });
    now().hear({ is: 'story', first: 0, beats: [turn(1), beat('a')] });
    expect(state.lines[1]!.line.text).toEqual(['a']);
    expect(state.hasOlder).toBe(false);
  });

  test('remembers what a seat did last, and nothing of its turn before', () => {
    const { state } = connection;
    const draws: Beat = { motions: [], lines: [{ text: ['draws'], seat: 1 }] };
    now().hear(snapshot(moment(7), { story: [turn(1, 1), beat('plays', 'buys'), draws] }));
    expect(state.lastOf(1)).toEqual(['buys']);
    now().hear({ is: 'update', beats: [turn(2)], moment: moment(8) });
    expect(state.lastOf(1)).toEqual(['buys']);
    now().hear({ is: 'update', beats: [beat('reacts'), draws], moment: moment(9) });
    expect(state.lastOf(1)).toEqual(['reacts']);
    now().hear({ is: 'update', beats: [turn(3, 1)], moment: moment(10) });
    expect(state.lastOf(1)).toEqual([]);
  });

  test('asks nothing while the screen is behind', () => {
    const { state } = connection;
    now().hear(snapshot(moment(7)));
    state.perform = () => undefined;
    now().hear({ is: 'update', beats: [], moment: asked(8) });
    expect([state.isCatchingUp, state.question]).toEqual([true, null]);
    state.show(state.latest!);
    expect(state.question?.at).toBe(8);
  });

  test('counts talk of others as unread', () => {
    now().hear(snapshot(moment(7)));
    now().hear({ is: 'talk', said: { number: 1, seat: 0, name: 'Me', text: 'hm' } });
    now().hear({ is: 'talk', said: { number: 2, seat: 1, name: 'Lise', text: 'oh' } });
    expect(connection.state.unread).toBe(1);
  });

  test('tells what a bot thinks best where it has weighed it', () => {
    now().hear(snapshot(asked(7)));
    connection.hint();
    const weighed = [{ item: 1, text: ['Build'], chance: 61, why: ['It builds.'] }];
    now().hear({ is: 'reason', move: String(now().sent[0]!.move), text: ['A bot would build.'], items: [1], weighed });
    expect(connection.state.tip).toEqual({ anchor: 'hint', text: ['A bot would build.'], items: [1], weighed });
  });

  test('answers beside what was asked about', () => {
    now().hear(snapshot(asked(7)));
    connection.why({ card: 12 }, 'card:12');
    now().hear({ is: 'reason', move: String(now().sent[0]!.move), text: ['Too dear.'], items: [] });
    expect(connection.state.tip).toEqual({ anchor: 'card:12', text: ['Too dear.'], items: [] });
  });
});

test('everything but a pick still counts later', () => {
  expect(stillCounts({ is: 'say', move: 'm', text: 'hello' }, moment(9))).toBe(true);
  expect(stillCounts({ is: 'pick', move: 'm', at: 8, items: [] }, asked(9))).toBe(false);
});
