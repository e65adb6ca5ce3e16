/** Moments that are played as scenes: the performer says when and where, the game draws them. */
import type { Motion } from '../wire/wire';
import { LAST_LOOK, LONGEST_SCENE, SCENE_OF_DIE, SCENE_OF_FLIGHT, STILL_SCENE, type Step } from './motions';

export interface Spot {
  left: number;
  top: number;
  width: number;
}

/** What is on the stage. */
export interface Act {
  name: string;
  phase: 'begins' | 'goes' | 'ends';
  motions: Motion[];
  from: Spot | null;
  to: Spot | null;
  /** How long all of it takes, in milliseconds. */
  length: number;
  /** Nothing is to move: only the last frame is shown. */
  isStill: boolean;
}

/** What a performer lends to a scene. */
export interface Stagehands {
  spotOf: (place: string, motion?: Motion) => Spot | null;
  fly: (step: Step, length: number) => Promise<void>;
  wait: (ms: number) => Promise<void>;
  sound: (name: string) => void;
  factor: () => number;
  isStill: () => boolean;
}

export class Scenes {
  act = $state.raw<Act | null>(null);
  /** Somebody draws them; else things only move. */
  isDrawn = $state(false);
  /** The last scene is on, or was a moment ago: the end of the game waits. */
  isLast = $state(false);

  /** Is the last scene about this seat? */
  isWonBy(seat: number): boolean {
    return this.act?.name === 'win' && this.act.motions.some((motion) => motion.seat === seat);
  }

  constructor(private readonly hands: Stagehands) {}

  /** Never longer than a scene may be, nor faster than somebody wants to catch up. */
  private shorten(ms: number): number {
    return Math.min(LONGEST_SCENE, ms) * Math.min(1, this.hands.factor());
  }

  private begin(name: string, step: Step, length: number): void {
    const [motion] = step.motions;
    const isStill = this.hands.isStill();
    const from = this.hands.spotOf(motion?.source ?? '', motion);
    const to = this.hands.spotOf(motion?.target ?? '');
    this.act = { name, phase: isStill ? 'ends' : 'begins', motions: step.motions, from, to, length, isStill };
    this.hands.sound(name);
  }

  private go(phase: Act['phase']): void {
    if (this.act) this.act = { ...this.act, phase };
  }

  async play(name: string, step: Step, flies: boolean): Promise<void> {
    const isStill = this.hands.isStill();
    const [before, way, after] = SCENE_OF_FLIGHT.map((ms) => this.shorten(ms)) as [number, number, number];
    const length = this.shorten(flies ? before + way + after : SCENE_OF_DIE);
    this.begin(name, step, length);
    if (isStill || !flies) await this.hands.wait(isStill ? this.shorten(STILL_SCENE) : length);
    else {
      await this.hands.wait(before);
      this.go('goes');
      await this.hands.fly(step, way);
      this.go('ends');
      await this.hands.wait(after);
    }
    this.act = null;
  }

  /** The last scene of a game: its picture stays a while, or until somebody clicks. */
  async close(step: Step): Promise<void> {
    const length = this.shorten(LONGEST_SCENE);
    this.begin('win', step, length);
    await this.hands.wait(this.hands.isStill() ? LAST_LOOK : length + LAST_LOOK);
    this.act = null;
    this.isLast = false;
  }
}
