/** The steps of a game from one pair of eyes: fetched in chunks when they are needed, a little ahead, and kept. */
import type { Frame, Line, Replay } from '../wire/wire';

export const CHUNK = 20;
/** So close to the end of a chunk, the next one is fetched. */
const NEAR = 8;

export type Facts = Omit<Replay, 'frames'>;
export type Fetch = (start: number, count: number) => Promise<Replay>;

/** A step, and the one before it. Both number the cards alike, so that what moved can be shown moving. */
export interface Shot {
  frame: Frame;
  before: Frame | null;
}

export function linesOf(frame: Frame): Line[] {
  return frame.beats.flatMap((beat) => beat.lines);
}

export class Reel {
  facts = $state.raw<Facts | null>(null);
  private chunks = $state.raw<ReadonlyMap<number, Frame[]>>(new Map());
  private fetching = new Map<number, Promise<void>>();

  constructor(private readonly fetch: Fetch) {}

  get last(): number {
    return this.facts?.steps ?? 0;
  }

  /** How many chunks are here. */
  get size(): number {
    return this.chunks.size;
  }

  /** A step that is here already. */
  peek(step: number): Shot | null {
    const frames = this.chunks.get(Math.floor(step / CHUNK)) ?? [];
    const at = frames.findIndex((each) => each.step === step);
    const frame = frames[at];
    return frame ? { frame, before: frames[at - 1] ?? null } : null;
  }

  /** A step, or the last one if there are not so many; what is near it is fetched too. */
  async shot(step: number): Promise<Shot> {
    if (!this.facts) await this.load(Math.floor(step / CHUNK));
    const wanted = Math.min(step, this.last);
    if (!this.peek(wanted)) await this.load(Math.floor(wanted / CHUNK));
    const found = this.peek(wanted);
    if (!found) throw new Error(`the server left out step ${wanted}`);
    this.lookAhead(wanted);
    return found;
  }

  /** All steps from one to another; for the log. */
  async span(first: number, last: number): Promise<void> {
    for (let chunk = Math.floor(first / CHUNK); chunk * CHUNK <= Math.min(last, this.last); chunk += 1) {
      if (!this.chunks.has(chunk)) await this.load(chunk);
    }
  }

  /** The next step, or the one before, at which something can be told; the last or first if there is none. */
  async told(step: number, way: 1 | -1): Promise<number> {
    const end = way > 0 ? this.last : 0;
    for (let at = step + way; (end - at) * way > 0; at += way) {
      if (linesOf((await this.shot(at)).frame).length > 0) return at;
    }
    return end;
  }

  private lookAhead(step: number): void {
    const near = [Math.floor((step + NEAR) / CHUNK), Math.floor(Math.max(0, step - NEAR) / CHUNK)];
    for (const chunk of near) {
      if (chunk * CHUNK <= this.last && !this.chunks.has(chunk)) this.load(chunk).catch(() => undefined);
    }
  }

  private load(chunk: number): Promise<void> {
    let loading = this.fetching.get(chunk);
    if (!loading) {
      loading = this.read(chunk).finally(() => this.fetching.delete(chunk));
      this.fetching.set(chunk, loading);
    }
    return loading;
  }

  /** The step before the chunk comes with it. */
  private async read(chunk: number): Promise<void> {
    const start = Math.max(0, chunk * CHUNK - 1);
    const { frames, ...facts } = await this.fetch(start, chunk * CHUNK + CHUNK - start);
    this.facts = facts;
    if (frames.some((each) => Math.floor(each.step / CHUNK) === chunk)) {
      this.chunks = new Map(this.chunks).set(chunk, frames);
    }
  }
}
