/** A replay on the screen: the table's own board, shown step by step and asked nothing. */
import { tick } from 'svelte';
import { bringGame } from '../games';
import { api, problemOf, type Problem } from '../lib/api';
import { settings, type Lang } from '../lib/settings.svelte';
import { Sitting } from '../table/sitting.svelte';
import type { Told } from '../table/state.svelte';
import type { Frame, Moment, Replay, TableShown } from '../wire/wire';
import { candidates, seatOf, type Eyes } from './address';
import { Player, readingTime, type Projector } from './player.svelte';
import { linesOf, Reel, type Facts } from './reel.svelte';

/** How far back the last thing somebody did is looked for. */
const BACK = 40;

function momentOf(frame: Frame): Moment {
  const { step, scene, asked, progress } = frame;
  return { at: step, beat: frame.beats.length, scene, asked, question: null, undo: 'none', progress, over: false, result: [] };
}

function tableOf(id: string, facts: Facts, eyes: Eyes): TableShown {
  const seats = facts.names.map((name) => {
    return { kind: 'person' as const, name, bot: '', connected: true, is_host: false, gone_for: 0 };
  });
  return {
    id, game: facts.game, rules: 0, state: facts.over ? 'over' : 'playing', options: {}, seats, spectators: 0, host: 0,
    me: seatOf(eyes), paused: false, grace: 0, starts: false, commitment: '', deal: null, withdrawn: [],
    proposal: null, passes: 'none', passes_end: 'none', next_table: '',
  };
}

export class Stage implements Projector {
  readonly sitting: Sitting;
  readonly player: Player;
  reel = $state.raw<Reel | null>(null);
  eyes = $state<Eyes>('');
  /** Why there is nothing to be seen. */
  problem = $state.raw<Problem | null>(null);
  /** Some steps could not be fetched; those that are here can still be seen. */
  isCut = $state(false);
  frame = $state.raw<Frame | null>(null);

  constructor(readonly id: string) {
    this.sitting = new Sitting(id, 'watch', settings.lang, () => ({
      speed: this.speed,
      isStill: settings.reducedMotion,
      hasSound: settings.sound && this.player.isPlaying,
    }));
    this.player = new Player(this);
  }

  readonly facts = $derived.by(() => this.reel?.facts ?? null);

  /** Cards fly as fast as the game plays. */
  private get speed(): number {
    return settings.speed === 0 ? 0 : { 0.5: 1, 1: 2, 2: 3, 4: 4 }[this.player.pace];
  }

  name(seat: number): string {
    return this.facts?.names[seat] ?? '';
  }

  /** Begin, through the best of the eyes that may be used. */
  async open(eyes: Eyes, mySeat: number | undefined, step: number, lang: Lang): Promise<void> {
    for (const each of candidates(eyes, mySeat)) {
      this.problem = null;
      try {
        return await this.look(each, step, lang);
      } catch (error) {
        this.problem = problemOf(error);
        if (this.problem.status !== 403) return;
      }
    }
  }

  /** Through other eyes, or in another language. What is on the screen stays until that is here. */
  async look(eyes: Eyes, step: number, lang: Lang): Promise<void> {
    const reel = new Reel((start, count) =>
      api.get<Replay>(`tables/${encodeURIComponent(this.id)}/replay?eyes=${eyes}&start=${start}&count=${count}`),
    );
    const { frame } = await reel.shot(step);
    const { facts } = reel;
    if (!facts || lang !== settings.lang) return;
    await bringGame(facts.game);
    this.sitting.performer.hurry();
    this.reel = reel;
    this.eyes = eyes;
    this.sitting.connection.lang = lang;
    this.sitting.state.table = tableOf(this.id, facts, eyes);
    this.sitting.sheet = -1;
    this.player.last = facts.steps;
    this.player.turns = facts.turns;
    await this.player.go(frame.step);
  }

  // -- for the player ----------------------------------------------------------------------------------

  async show(step: number, moves: boolean): Promise<void> {
    const { reel, player, sitting } = this;
    const { performer, state } = sitting;
    if (!reel) return;
    performer.hurry();
    try {
      const { frame, before } = await reel.shot(step);
      await this.still();
      if (player.step !== step || this.reel !== reel) return;
      this.isCut = false;
      player.last = reel.last;
      this.frame = frame;
      performer.dice = this.diceUpTo(moves ? step - 1 : step);
      const moment = momentOf(frame);
      if (!moves || !before) {
        state.lines = this.linesUpTo(step);
        state.latest = moment;
        state.show(moment);
        return;
      }
      state.lines = this.linesUpTo(step - 1);
      state.latest = moment;
      state.show(momentOf(before));
      await tick();
      performer.perform(frame.beats, moment);
      await this.still();
    } catch {
      this.isCut = true;
      player.pause();
    }
  }

  async told(step: number, way: 1 | -1): Promise<number> {
    try {
      return this.reel ? await this.reel.told(step, way) : step;
    } catch {
      this.isCut = true;
      this.player.pause();
      return step;
    }
  }

  reading(): number {
    return this.frame ? readingTime(this.frame, this.player.pace) : 0;
  }

  wait(ms: number): Promise<void> {
    return new Promise((wake) => setTimeout(wake, ms));
  }

  private async still(): Promise<void> {
    while (this.sitting.performer.isPlaying) await this.wait(16);
  }

  /** What each die showed last. */
  private diceUpTo(step: number): Record<string, string> {
    const found: Record<string, string> = {};
    for (const { beats } of this.framesUpTo(step)) {
      for (const { kind, die, result } of beats.flatMap((beat) => beat.motions)) {
        if (kind === 'roll' && die) found[die] = result ?? '';
      }
    }
    return found;
  }

  /** The latest lines up to a step, so that everybody's sign says what they did last. */
  private linesUpTo(step: number): Told[] {
    return this.framesUpTo(step).flatMap((frame) =>
      linesOf(frame).map((line, at) => ({ key: frame.step * 1000 + at, beat: 0, step: frame.step, line })),
    );
  }

  private framesUpTo(step: number): Frame[] {
    const steps = Array.from({ length: Math.min(step, BACK) + 1 }, (_, at) => Math.max(0, step - BACK) + at);
    return steps.flatMap((each) => this.reel?.peek(each)?.frame ?? []);
  }
}
