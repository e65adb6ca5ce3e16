/** Several people at one screen: who of them looks at the table, and who is waited for. */
import { api } from '../lib/api';
import { claimOf, forgetClaim } from '../lib/claim';
import { newMove } from '../lib/move';
import { Connection, type Lang, type Surroundings } from '../table/connection.svelte';
import type { Sitting } from '../table/sitting.svelte';
import type { FromClient, Moment, TableShown } from '../wire/wire';

export const NOBODY = -1;
/** What the server says where this browser has no seat any more. */
const LOST = ['sent_away', 'dismissed', 'bad_link', 'link_spent'];

/** Come in by a link, and keep the cookie of the seat. */
export async function enterBy(link: string, name = ''): Promise<void> {
  const [, table = '', token = ''] = /\/t\/([^/]+)\/\d+#(.+)/.exec(link) ?? [];
  await api.enter(table, token, claimOf(token), name);
  forgetClaim(token);
}

/** Whom the table waits for, as everybody knows; a question about the whole game comes before its own. */
export function waitedFor(moment: Moment, table: TableShown): number[] {
  const agreeing = table.notices?.flatMap((each) => each.waiting ?? []) ?? [];
  if (moment.over) return [];
  if (agreeing.length > 0) return agreeing;
  if (table.proposal) return table.proposal.waiting;
  return moment.asked.map((each) => each.seat).filter((seat) => !table.seats[seat]?.bot);
}

export class Together {
  /** A connection for each seat, behind the curtain: they hold the seats, and are told what spectators are. */
  readonly behind: Connection[];
  /** The seat that looks at the table; while nobody does, the curtain hides everything. */
  looking = $state(NOBODY);
  /** Whoever looks, once they have sat down. */
  private sitting = $state.raw<Sitting | null>(null);
  /** Who was waited for when the curtain was lifted: that is no reason to let it fall. */
  private known: number[] | null = null;
  private wasWanted = false;
  private last = NOBODY;
  isMoving = $state(false);

  constructor(readonly id: string, readonly seats: number[], lang: Lang, world?: Surroundings) {
    this.behind = seats.map((seat) => new Connection(id, seat, lang, world, true));
  }

  start(): () => void {
    const stops = this.behind.map((each) => each.start());
    return () => stops.forEach((stop) => stop());
  }

  private readonly first = $derived.by(() => this.behind.find((each) => each.state.table) ?? this.behind[0]);
  readonly table = $derived.by(() => this.first?.state.table ?? null);
  readonly moment = $derived.by(() => this.first?.state.moment ?? null);
  readonly isLost = $derived.by(() => this.first?.link === 'lost' || (this.first?.link === 'connecting' && this.table !== null));
  /** Those of ours who are waited for. */
  readonly wanted = $derived.by(() => this.wantedAt(this.moment, this.table));
  /** Who should have the screen next. */
  readonly next = $derived.by(() => this.wanted.find((seat) => seat > this.last) ?? this.wanted[0] ?? NOBODY);
  /** The seats this browser still has. */
  readonly kept = $derived.by(() =>
    this.seats.filter((_, at) => {
      const link = this.behind[at];
      return link?.link !== 'barred' && !(link?.link === 'closed' && LOST.includes(link.state.closed?.code ?? ''));
    }),
  );

  name(seat: number): string {
    return this.table?.seats[seat]?.name ?? '';
  }

  isHere(seat: number): boolean {
    return this.seats.includes(seat);
  }

  /** Whoever passes in every window is not called for one. */
  private passes(seat: number, moment: Moment): boolean {
    return moment.window !== null && moment.window !== undefined && this.linkOf(seat)?.state.table?.passes !== 'none';
  }

  private wantedAt(moment: Moment | null, table: TableShown | null): number[] {
    if (!moment || !table) return [];
    return waitedFor(moment, table).filter((seat) => this.isHere(seat) && !this.passes(seat, moment));
  }

  private linkOf(seat: number): Connection | undefined {
    return this.behind[this.seats.indexOf(seat)];
  }

  /** Something a seat does that needs no look at its cards. */
  send(seat: number, message: FromClient): void {
    this.linkOf(seat)?.send(message);
  }

  speak(lang: Lang): void {
    for (const each of this.behind) each.speak(lang);
  }

  // -- the curtain ----------------------------------------------------------------------------------------

  lift(seat: number): void {
    this.known = null;
    this.wasWanted = false;
    this.looking = this.last = seat;
  }

  readonly fall = (): void => {
    this.looking = NOBODY;
  };

  /** Somebody has sat down at the table. */
  seat(sitting: Sitting): void {
    this.sitting = sitting;
    if (!sitting.connection.isVeiled) sitting.handOver = this.fall;
  }

  rise(sitting: Sitting): void {
    if (this.sitting === sitting) this.sitting = null;
  }

  /** Is whoever looks done, and somebody else of us waited for? Only what is on the screen counts. */
  isTimeToFall(): boolean {
    const { sitting, looking } = this;
    if (!sitting || looking === NOBODY || sitting.connection.seat !== looking) return false;
    const { moment, table, isCatchingUp } = sitting.state;
    if (!moment || isCatchingUp || sitting.connection.waiting > 0) return false;
    const wanted = this.wantedAt(moment, table);
    this.known ??= wanted;
    if (wanted.includes(looking)) this.wasWanted = true;
    else return wanted.some((seat) => this.wasWanted || !this.known?.includes(seat));
    return false;
  }

  // -- once more ------------------------------------------------------------------------------------------

  /** All of us go to the rematch. */
  playAgain(): void {
    this.isMoving = true;
    for (const each of this.behind) each.send({ is: 'rematch', move: newMove() });
  }

  /** Sit down at the next table, when everybody knows the way; its name. */
  async move(): Promise<string | null> {
    const ways = this.behind.map((each) => each.state.moved);
    if (!this.isMoving || ways.some((way) => !way)) return null;
    this.isMoving = false;
    for (const way of ways) await enterBy(way?.link ?? '');
    return ways[0]?.table ?? null;
  }
}
