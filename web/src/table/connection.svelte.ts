/** The socket of one table: it comes back by itself, and no move is lost or made twice. */
import type { Doubt } from '../end/dealing';
import { newMove } from '../lib/move';
import type { Absence, FromClient, FromServer, Moment, Part, Question, TableShown, Wish } from '../wire/wire';
import { TableState, type Text } from './state.svelte';

export type Link = 'connecting' | 'open' | 'lost' | 'closed' | 'barred';
export type Lang = 'en' | 'fr';

type Kept = Extract<FromClient, { move: string }>;
type Answer = Extract<FromServer, { is: 'done' | 'refused' | 'reason' | 'form' }>;

/** What became of something done unasked: null if it was done, else why not. */
export type Refusal = { code: string; text: Text } | null;

const PING_EVERY = 20_000;
const SILENCE = 50_000;
const OPEN = 1;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;
/** What changes nothing at the table: nobody's next move waits for its answer. */
const IDLE: readonly Kept['is'][] = ['why', 'hint', 'open', 'say'];
/** So many refused handshakes in a row, while the server answers otherwise, mean: not with this cookie. */
const REFUSED_HANDSHAKES = 3;
/** The server goes away for a moment; everything else it says before hanging up is final. */
const PASSING = ['server_stops', 'moved', 'busy'];
/** The seat, or the right to watch, is somebody's no longer: there is nothing to come back to. */
export const SENT_AWAY = ['sent_away', 'seat_given', 'has_left', 'dismissed', 'watch_renewed', 'table_deleted'];

/** What a connection needs of the world; tests bring their own. */
export interface Surroundings {
  open(path: string): WebSocket;
  later(act: () => void, ms: number): ReturnType<typeof setTimeout>;
  reachable(table: string): Promise<boolean>;
}

const BROWSER: Surroundings = {
  open: (path) => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`),
  later: (act, ms) => setTimeout(act, ms),
  reachable: async (table) => {
    const answer = await fetch(`/api/tables/${encodeURIComponent(table)}`).catch(() => null);
    return answer !== null && answer.status < 500;
  },
};

export function socketPath(table: string, seat: number | 'watch', lang: Lang, isVeiled = false): string {
  const place = seat === 'watch' ? 'watch' : `seats/${seat}`;
  return `/api/tables/${encodeURIComponent(table)}/${place}/socket?lang=${lang}${isVeiled ? '&veiled=1' : ''}`;
}

/** Does a move still mean anything at that moment? */
export function stillCounts(message: Kept, moment: Moment | null): boolean {
  return message.is !== 'pick' || moment?.question?.at === message.at;
}

export class Connection {
  readonly state = new TableState();
  link = $state<Link>('connecting');
  /** A pick or another move is under way. */
  waiting = $state(0);

  private socket: WebSocket | null = null;
  private pending = new Map<string, Kept>();
  /** Whoever sent a move and waits for its answer. */
  private awaited = new Map<string, (answer: Answer) => void>();
  private failures = 0;
  /** Did the server answer otherwise, when it last refused a handshake? */
  private isReachable = false;
  private heardAt = 0;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** Why this browser does not take part in the deal, if it does not. */
  doubt = $state<Doubt | null>(null);
  /** What was sent for the deal on this connection. */
  private given = '';
  private isOver = false;

  constructor(
    readonly table: string,
    readonly seat: number | 'watch',
    public lang: Lang,
    private readonly world: Surroundings = BROWSER,
    /** Behind a curtain: it holds the seat, and is told what spectators are. */
    readonly isVeiled = false,
  ) {}

  /** Connect, and stay connected until ``stop``. */
  start(): () => void {
    this.connect();
    const wake = () => {
      if (document.visibilityState === 'visible') this.hurry();
    };
    const lose = () => this.socket?.close();
    window.addEventListener('online', wake);
    window.addEventListener('offline', lose);
    document.addEventListener('visibilitychange', wake);
    this.pinging = setInterval(() => this.ping(), PING_EVERY);
    return () => {
      window.removeEventListener('online', wake);
      window.removeEventListener('offline', lose);
      document.removeEventListener('visibilitychange', wake);
      this.stop();
    };
  }

  stop(): void {
    this.isOver = true;
    clearInterval(this.pinging);
    clearTimeout(this.retry);
    this.socket?.close();
  }

  connect(): void {
    clearTimeout(this.retry);
    const socket = this.world.open(socketPath(this.table, this.seat, this.lang, this.isVeiled));
    this.socket = socket;
    this.given = '';
    if (this.link !== 'lost') this.link = 'connecting';
    let hasOpened = false;
    socket.onopen = () => {
      hasOpened = true;
      this.heardAt = Date.now();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (this.socket === socket) void this.drop(hasOpened);
    };
  }

  private async drop(hasOpened: boolean): Promise<void> {
    this.socket = null;
    if (this.isOver) return;
    const closed = this.state.closed;
    if (closed && !PASSING.includes(closed.code)) {
      this.link = 'closed';
      return;
    }
    this.link = 'lost';
    this.failures = hasOpened ? 0 : this.failures + 1;
    // A server that has just come back answers too: it must have answered before this handshake as well.
    const wasReachable = this.isReachable;
    this.isReachable = this.failures >= REFUSED_HANDSHAKES && (await this.world.reachable(this.table));
    if (wasReachable && this.isReachable) {
      this.link = 'barred';
      return;
    }
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures) * (0.75 + Math.random() / 2);
    this.retry = this.world.later(() => this.connect(), pause);
  }

  /** Try again now: the network is back, the page is looked at, or somebody asked for it. */
  hurry(): void {
    if (this.isOver || SENT_AWAY.includes(this.state.closed?.code ?? '')) return;
    if (!this.socket) {
      this.state.closed = null;
      this.failures = 0;
      this.connect();
    } else if (this.link === 'open') this.ping();
  }

  private ping(): void {
    if (!this.socket || this.link !== 'open') return;
    if (Date.now() - this.heardAt > SILENCE) this.socket.close();
    else this.send({ is: 'ping' });
  }

  private hear(message: FromServer): void {
    this.heardAt = Date.now();
    if (message.is === 'done' || message.is === 'refused' || message.is === 'reason' || message.is === 'form') {
      this.settle(message.move);
      if (this.answer(message)) return;
    }
    this.state.apply(message);
    if (message.is === 'snapshot') this.resume(message.moment);
    if (message.is === 'snapshot' || message.is === 'room') void this.share();
  }

  private resume(moment: Moment | null): void {
    this.failures = 0;
    this.link = 'open';
    for (const message of [...this.pending.values()]) {
      if (stillCounts(message, moment)) this.send(message);
      else this.settle(message.move);
    }
  }

  /** Commit to this seat's part of the shuffle key, and reveal it when everybody has committed. */
  private async share(): Promise<void> {
    if (this.state.table?.state !== 'locked') {
      this.doubt = null;
      return;
    }
    const { share } = await import('../end/dealing');
    const table = this.state.table;
    if (table.state !== 'locked') return;
    const { message, doubt } = share(table);
    this.doubt = doubt;
    const given = `${table.deal?.number ?? 0} ${message?.is ?? ''}`;
    if (!message || this.given === given) return;
    this.given = given;
    this.send(message);
  }

  /** Was somebody waiting for that? Then it is theirs to say it. */
  private answer(message: Answer): boolean {
    const hear = this.awaited.get(message.move);
    this.awaited.delete(message.move);
    hear?.(message);
    return hear !== undefined;
  }

  private request(message: Kept): Promise<Answer> {
    return new Promise((hear) => {
      this.awaited.set(message.move, hear);
      this.send(message);
    });
  }

  private settle(move: string): void {
    this.pending.delete(move);
    this.count();
  }

  private count(): void {
    this.waiting = [...this.pending.values()].filter((each) => !IDLE.includes(each.is)).length;
  }

  /** Send a message; a move again after every reconnection until it is answered. */
  readonly send = (message: FromClient): void => {
    if ('move' in message) {
      this.pending.set(message.move, message);
      this.count();
    }
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  };

  // -- what a person can do ------------------------------------------------------------------------------

  pick(at: number, items: number[]): void {
    this.send({ is: 'pick', move: newMove(), at, items });
  }

  /** Do something unasked, the whole of it. It is done or refused once, whatever becomes of the network. */
  async act(key: string, parts: Part[] = []): Promise<Refusal> {
    const answer = await this.request({ is: 'act', move: newMove(), key, parts });
    return answer.is === 'refused' ? { code: answer.code, text: answer.text } : null;
  }

  /** What has to be chosen with something done unasked; null if it cannot be done now. */
  async open(key: string): Promise<Question | null> {
    const answer = await this.request({ is: 'open', move: newMove(), key });
    return answer.is === 'form' ? answer.question : null;
  }

  undo(): void {
    this.send({ is: 'undo', move: newMove() });
  }

  redo(): void {
    this.send({ is: 'redo', move: newMove() });
  }

  /** The game may go on from what is left of it. */
  goOn(): void {
    this.send({ is: 'goon', move: newMove() });
  }

  consent(proposal: number, yes: boolean): void {
    this.send({ is: 'consent', move: newMove(), proposal, yes });
  }

  why(wish: Wish, anchor: string): void {
    const move = newMove();
    this.state.await(move, anchor);
    this.send({ is: 'why', move, wish });
  }

  hint(): void {
    const move = newMove();
    this.state.await(move, 'hint');
    this.send({ is: 'hint', move });
  }

  passes(scope: TableShown['passes'], where: 'window' | 'end' = 'window'): void {
    this.send({ is: 'passes', scope, where });
  }

  /** What I do in the next window of a kind, at a slow table; nothing: ask me. */
  foresee(occasion: string, answer: string): void {
    this.send({ is: 'foresee', move: newMove(), occasion, answer });
  }

  /** When I sleep and when I am away, at a slow table. */
  async rest(absence: Absence): Promise<Refusal> {
    const answer = await this.request({ is: 'rest', move: newMove(), absence });
    return answer.is === 'refused' ? { code: answer.code, text: answer.text } : null;
  }

  say(text: string): void {
    const said = text.trim().slice(0, 500);
    if (said) this.send({ is: 'say', move: newMove(), text: said });
  }

  /** One of the phrases that the server lists: everybody reads it in their own language. */
  sayPhrase(phrase: string): void {
    this.send({ is: 'say', move: newMove(), phrase });
  }

  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.send({ is: 'speak', lang });
  }

  older(): void {
    if (this.state.hasOlder) this.send({ is: 'older', before: this.state.before });
  }

  replace(seat: number, bot: boolean): void {
    this.send({ is: 'replace', move: newMove(), seat, bot });
  }

  /** Take a device off my seat. */
  dismiss(device: string): void {
    this.send({ is: 'dismiss', move: newMove(), device });
  }

  /** The host sends somebody away in the middle of the game. */
  free(seat: number): void {
    this.send({ is: 'arrange', move: newMove(), seat, to: 'open' });
  }

  /** Give up the game, if those whom it concerns agree. */
  resign(): void {
    this.send({ is: 'resign', move: newMove() });
  }

  rematch(): void {
    this.send({ is: 'rematch', move: newMove() });
  }
}
