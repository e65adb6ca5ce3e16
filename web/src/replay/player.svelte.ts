/** Play, pause, step and scrub: which step is on the screen, and what comes next. */
import type { Frame } from '../wire/wire';
import { linesOf } from './reel.svelte';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Pace = (typeof SPEEDS)[number];

/** Milliseconds that a step stays, at least, and for every letter there is to read. */
const LEAST = 650;
const LETTER = 22;
const MOST = 4200;

/** How long it takes to read a step. */
export function readingTime(frame: Frame, pace: Pace): number {
  const letters = linesOf(frame)
    .flatMap((line) => line.text)
    .reduce((sum, piece) => sum + (typeof piece === 'string' ? piece : piece.text).length, 0);
  return Math.min(MOST, LEAST + letters * LETTER) / pace;
}

/** The number, from 0, of the turn that a step belongs to. */
export function turnAt(turns: readonly number[], step: number): number {
  return Math.max(0, turns.findLastIndex((first) => first <= step));
}

/** What a player needs of the page; tests bring their own. */
export interface Projector {
  /** Put a step on the screen; `moves` where it follows the one that is there. Returns when all is still. */
  show(step: number, moves: boolean): Promise<void>;
  /** The next step, or the one before, that has something to tell. */
  told(step: number, way: 1 | -1): Promise<number>;
  /** How long the step on the screen takes to read. */
  reading(): number;
  wait(ms: number): Promise<void>;
}

export class Player {
  step = $state(0);
  last = $state(0);
  turns = $state.raw<readonly number[]>([0]);
  isPlaying = $state(false);
  pace = $state<Pace>(1);
  /** Every command ends what was under way. */
  private command = 0;

  constructor(private readonly projector: Projector) {}

  readonly turn = $derived.by(() => turnAt(this.turns, this.step));

  /** Straight to a step. */
  async go(step: number): Promise<void> {
    this.begin();
    await this.put(Math.min(this.last, Math.max(0, Math.round(step))), false);
  }

  /** To what happened next, or before. */
  async stepBy(way: 1 | -1): Promise<void> {
    const command = this.begin();
    const from = this.step;
    if (from === (way > 0 ? this.last : 0)) return;
    const to = await this.projector.told(from, way);
    if (command === this.command) await this.put(to, way > 0);
  }

  /** By one pick, also where nothing is to be seen of it. */
  async pickBy(way: 1 | -1): Promise<void> {
    const to = this.step + way;
    if (to >= 0 && to <= this.last) {
      this.begin();
      await this.put(to, way > 0);
    }
  }

  /** To the beginning of the next turn; or of this one, and from there of the one before. */
  async turnBy(way: 1 | -1): Promise<void> {
    const start = this.turns[this.turn] ?? 0;
    if (way > 0) return this.go(this.turns[this.turn + 1] ?? this.last);
    return this.go(this.step > start ? start : (this.turns[this.turn - 1] ?? 0));
  }

  pause(): void {
    this.begin();
  }

  async toggle(): Promise<void> {
    if (this.isPlaying) this.pause();
    else await this.play();
  }

  /** Go on by itself until the end; from the end, all over again. */
  async play(): Promise<void> {
    const command = this.begin();
    this.isPlaying = true;
    if (this.step >= this.last) await this.put(0, false);
    else if (this.last > 0) await this.projector.wait(200 / this.pace);
    while (command === this.command && this.step < this.last) {
      const to = await this.projector.told(this.step, 1);
      if (command !== this.command) return;
      await this.put(to, true);
      if (command === this.command && this.step < this.last) await this.projector.wait(this.projector.reading());
    }
    if (command === this.command) this.isPlaying = false;
  }

  private begin(): number {
    this.isPlaying = false;
    this.command += 1;
    return this.command;
  }

  private async put(step: number, moves: boolean): Promise<void> {
    this.step = step;
    await this.projector.show(step, moves);
  }
}
