/** Everything the server has told this client about a table. */
import type {
  Beat, FromServer, Line, Mention, Moment, Phrase, Said, Snapshot, TableShown, Weighed,
} from '../wire/wire';

export type Text = (string | Mention)[];

/** A line of the log and, where known, the step of the replay. */
export interface Told {
  key: number;
  step: number | null;
  line: Line;
}

/** An answer to "why not?" or to a wish for a hint, beside the thing it is about. */
export interface Tip {
  anchor: string;
  text: Text;
  items: number[];
  /** The best picks a bot sees. */
  weighed?: Weighed[] | undefined;
}

/** Whoever turns beats into pictures; it must call ``tell`` for every beat and end with ``show``. */
export type Performer = (beats: Beat[], moment: Moment) => void;

export class TableState {
  table = $state.raw<TableShown | null>(null);
  /** The moment on the screen. */
  moment = $state.raw<Moment | null>(null);
  /** The newest moment; the screen may still be on its way there. */
  latest = $state.raw<Moment | null>(null);
  lines = $state.raw<Told[]>([]);
  /** The number the log begins with; null while only the latest lines are here. */
  first = $state<number | null>(null);
  /** Where the lines of the snapshot end. */
  private end = 0;
  /** How many lines came with the snapshot. */
  private given = 0;
  talk = $state.raw<Said[]>([]);
  /** What can be said with one click. */
  phrases = $state.raw<Phrase[]>([]);
  /** Which of the seat's devices this is. */
  device = $state('');
  unread = $state(0);
  /** The text of the last refusal, until something else happens. */
  refusal = $state.raw<Text | null>(null);
  tip = $state.raw<Tip | null>(null);
  moved = $state.raw<{ table: string; link: string } | null>(null);
  closed = $state.raw<{ code: string; text: Text } | null>(null);
  /** When the latest moment came, by the clock of ``performance``; a window's ring runs from there. */
  receivedAt = 0;
  /** When the latest word about the table came. */
  roomAt = $state(0);

  /** Shows what happened; without anybody to play it, at once. */
  perform: Performer = (beats, moment) => {
    for (const beat of beats) this.tell(beat, moment.at);
    this.show(moment);
  };
  /** Called with every line that is told as it happens, not with those that were there before. */
  narrate: ((line: Line) => void) | null = null;
  /** Called with everything that is said as it is said. */
  overhear: ((said: Said) => void) | null = null;
  private keys = 0;
  private anchors = new Map<string, string>();

  readonly me = $derived(this.table?.me ?? -1);
  readonly isCatchingUp = $derived(this.latest !== this.moment);
  /** What this seat is asked, once the screen has caught up. */
  readonly question = $derived(this.isCatchingUp ? null : (this.moment?.question ?? null));

  /** Remember what an answer will be about. */
  await(move: string, anchor: string): void {
    this.anchors.set(move, anchor);
  }

  apply(message: FromServer): void {
    switch (message.is) {
      case 'snapshot':
        return this.start(message);
      case 'update':
        this.latest = message.moment;
        this.receivedAt = performance.now();
        this.refusal = null;
        return this.perform(message.beats, message.moment);
      case 'room':
        this.seat(message.table);
        return;
      case 'talk':
        this.talk = [...this.talk, message.said];
        this.overhear?.(message.said);
        if (message.said.seat !== this.me || this.me < 0) this.unread += 1;
        return;
      case 'refused':
        // A deal that is gone is told by the table; the page had answered it by itself, and not its person.
        if (message.code !== 'deal_gone') this.refusal = message.text;
        return;
      case 'reason': {
        const anchor = this.anchors.get(message.move) ?? 'prompt';
        this.anchors.delete(message.move);
        this.tip = { anchor, text: message.text, items: message.items, weighed: message.weighed };
        return;
      }
      case 'story':
        return this.addOlder(message.beats, message.first);
      case 'moved':
        this.moved = { table: message.table, link: message.link };
        return;
      case 'closed':
        this.closed = { code: message.code, text: message.text };
        return;
      case 'done':
      case 'pong':
        return;
    }
  }

  private seat(table: TableShown): void {
    this.table = table;
    this.roomAt = performance.now();
  }

  private start(snapshot: Snapshot): void {
    const { moment, story } = snapshot;
    this.seat(snapshot.table);
    this.talk = snapshot.talk;
    this.phrases = snapshot.phrases ?? [];
    this.device = snapshot.device ?? '';
    this.first = null;
    this.end = moment?.beat ?? 0;
    this.lines = this.told(story, null, []);
    this.given = this.lines.length;
    this.tip = null;
    this.closed = null;
    this.receivedAt = performance.now();
    this.latest = moment;
    this.moment = moment;
  }

  /** Write a beat into the log. */
  tell(beat: Beat, step: number | null): void {
    const told = this.told([beat], step, this.lines);
    this.lines = [...this.lines, ...told];
    for (const { line } of told) this.narrate?.(line);
  }

  /** Put a moment on the screen. */
  show(moment: Moment): void {
    if (this.moment?.at !== moment.at || this.moment.question?.at !== moment.question?.at) this.tip = null;
    this.moment = moment;
  }

  /** Is there more of the log to ask for? */
  readonly hasOlder = $derived.by(() => {
    if (this.first !== null) return this.first > 0;
    const heading = this.lines.find(({ line }) => line.heading);
    return heading !== undefined && (heading.line.turn ?? 0) > 1;
  });

  /** The number before which older lines are to be asked for. */
  get before(): number {
    return this.first ?? this.end;
  }

  /** The first older lines repeat those of the snapshot, which did not say where they begin. */
  private addOlder(beats: Beat[], first: number): void {
    const known = this.first === null ? this.lines.slice(this.given) : this.lines;
    this.lines = [...this.told(beats, null, []), ...known];
    this.first = first;
  }

  /** Lines to be added to others. A turn is opened once, even if it is told again. */
  private told(beats: Beat[], step: number | null, others: Told[]): Told[] {
    let turn = others.findLast(({ line }) => line.heading)?.line.turn;
    return beats
      .flatMap((beat) => beat.lines)
      .filter((line) => {
        const isRepeated = line.heading === true && line.turn !== undefined && line.turn === turn;
        if (line.heading) turn = line.turn;
        return !isRepeated;
      })
      .map((line) => ({ key: (this.keys += 1), step, line }));
  }

  /** The last thing a seat did, for its sign; nothing of its turn before, once the next one has begun. */
  lastOf(seat: number): Text {
    const last = this.lines.findLastIndex(({ line }) => line.seat === seat && line.deed && !line.struck);
    const start = this.lines.findLastIndex(({ line }) => line.seat === seat && line.heading);
    return (start > last ? [] : this.lines[last]?.line.text) ?? [];
  }
}
