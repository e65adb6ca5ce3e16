/** Plays what happened, one thing after the other, and always ends with the moment the server is at. */
import { tick } from 'svelte';
import type { Beat, Moment, Motion } from '../wire/wire';
import { FLIGHT, lengthOf, lengthOfBeat, pace, readingOf, STAGGER, stepsOf, type Step } from './motions';
import type { Scenery } from './places';
import { Scenes, type Spot } from './scenes.svelte';
import type { TableState } from './state.svelte';

/** A thing in the air, or just landed: what the motion is about. */
export interface Ghost extends Spot {
  key: number;
  motion: Motion;
}

interface Frame {
  beats: Beat[];
  moment: Moment;
}

interface Taste {
  speed: number;
  isStill: boolean;
}

/** What goes from place to place. */
const FLIGHTS = ['move', 'token', 'pawn'];
/** What stands or lies somewhere until the table is drawn anew, by a name of its own; a token just arrives. */
function lastingName({ kind, card, seat }: Motion): string {
  if (kind === 'pawn') return `pawn="${seat ?? -1}"`;
  return card ? `card="${card.id}"` : '';
}

const SEEN = { visibilityProperty: true };
const OUT = 'cubic-bezier(.2,.8,.2,1)';
const CLOTH = 'cubic-bezier(.34,1.3,.64,1)';

export class Performer {
  ghosts = $state.raw<Ghost[]>([]);
  /** The last result of each die. */
  dice = $state.raw<Record<string, string>>({});
  rolling = $state('');
  isPlaying = $state(false);

  private frames: Frame[] = [];
  private running: Animation[] = [];
  private away = new Set<HTMLElement>();
  /** The ghosts of what has moved and is not drawn there yet. */
  private held = new Map<string, number>();
  private unrolls: string[] = [];
  private keys = 0;
  private isHurried = false;
  private wake: (() => void) | null = null;
  readonly scenes = new Scenes({
    spotOf: (place, motion) => this.spotOf(place, motion),
    fly: (step, length) => this.fly(step, length),
    wait: (ms) => this.wait(ms),
    sound: (name) => this.sound(name),
    factor: () => this.factor(),
    isStill: () => this.taste().isStill,
  });

  constructor(
    private readonly state: TableState,
    private readonly taste: () => Taste,
    private readonly sound: (name: string) => void,
    private readonly root: () => HTMLElement | null,
    private readonly scenery: () => Scenery,
  ) {}

  readonly perform = (beats: Beat[], moment: Moment): void => {
    this.frames.push({ beats, moment });
    if (!this.isPlaying) void this.play();
  };

  /** Finish everything now. */
  hurry(): void {
    if (!this.isPlaying) return;
    this.isHurried = true;
    for (const animation of this.running) animation.finish();
    this.wake?.();
  }

  private async play(): Promise<void> {
    this.isPlaying = true;
    for (let frame = this.frames.shift(); frame; frame = this.frames.shift()) {
      await this.playFrame(frame);
    }
    this.isPlaying = false;
    this.isHurried = false;
  }

  private async playFrame({ beats, moment }: Frame): Promise<void> {
    for (const beat of beats) {
      if (this.isAnimated()) await this.playBeat(beat);
      else this.note(beat);
      this.state.tell(beat, moment.at);
      if (this.isAnimated()) await this.wait(readingOf(beat, this.state.me) * this.factor());
    }
    const before = this.isAnimated() && !this.taste().isStill ? this.rows() : null;
    const last = moment.over && this.isAnimated() ? beats.flatMap((beat) => beat.motions).find(({ kind }) => kind === 'win') : undefined;
    const isLast = last !== undefined && this.sceneOf({ kind: 'win', motions: [last] }) !== '';
    this.scenes.isLast = isLast;
    this.state.show(moment);
    await tick();
    this.clear();
    if (before) this.slide(before);
    if (isLast) await this.scenes.close({ kind: 'win', motions: [last] });
  }

  private isAnimated(): boolean {
    return !this.isHurried && this.factor() > 0 && document.visibilityState === 'visible';
  }

  private factor(): number {
    const waiting = this.frames.reduce(
      (sum, frame) => sum + frame.beats.reduce((part, beat) => part + lengthOfBeat(beat, this.state.me, this.scenery()), 0),
      0,
    );
    return pace(this.taste().speed, waiting);
  }

  /** The scene that a step is played as; '' where it only moves. */
  private sceneOf(step: Step): string {
    return this.scenes.isDrawn ? (this.scenery().scene?.(step) ?? '') : '';
  }

  /** What stays to be seen of a beat that is not animated. */
  private note(beat: Beat): void {
    for (const motion of beat.motions) {
      if (motion.kind === 'roll' && motion.die) this.dice = { ...this.dice, [motion.die]: motion.result ?? '' };
    }
  }

  private async playBeat(beat: Beat): Promise<void> {
    for (const step of stepsOf(beat, this.scenery())) {
      const length = lengthOf(step) * this.factor();
      const scene = this.sceneOf(step);
      if (!this.isAnimated()) this.note({ motions: step.motions, lines: [] });
      else if (scene && scene !== 'win') {
        await this.scenes.play(scene, step, FLIGHTS.includes(step.kind));
        this.note({ motions: step.motions, lines: [] });
      }
      else if (FLIGHTS.includes(step.kind)) await this.fly(step, length);
      else if (step.kind === 'show') await this.show(step, length);
      else if (step.kind === 'negate') await this.tear(step, length);
      else if (step.kind === 'leave') await this.bow(step, length);
      else if (step.kind === 'flip' && step.motions[0]?.what) await this.turn(step, length);
      else if (step.kind === 'shuffle' || step.kind === 'flip') await this.shuffle(step, length);
      else if (step.kind === 'roll') await this.roll(step, length);
      else if (step.kind === 'build') {
        await this.fly(step, length);
        this.unrolls.push(step.motions[0]?.target ?? '');
      }
      else if (step.kind === 'win' && !scene) this.sound('win');
    }
  }

  // -- the kinds of motions ------------------------------------------------------------------------------

  private async fly(step: Step, length: number): Promise<void> {
    const [first] = step.motions;
    this.sound((first && this.scenery().sound?.(first)) || 'move');
    const isStill = this.taste().isStill;
    const each = length * (FLIGHT / (FLIGHT + STAGGER * (step.motions.length - 1)));
    const flights = step.motions.map(async (motion, i) => {
      const start = this.spotOf(motion.source ?? '', motion);
      const end = this.spotOf(motion.target ?? '', { ...motion, card: null, kind: 'token' });
      if (!start || !end) return;
      this.lift(motion);
      const key = await this.appear(motion, end);
      const scale = start.width / end.width;
      const from = `translate(${start.left - end.left}px, ${start.top - end.top}px) scale(${scale})`;
      const frames: Keyframe[] = isStill
        ? [{ opacity: 0 }, { opacity: 1 }]
        : [{ transform: from }, ...this.hop(motion, start, end, i), { transform: 'none' }];
      await this.animate(key, frames, each, (length - each) * (i / Math.max(1, step.motions.length - 1)));
      if (lastingName(motion)) this.held.set(lastingName(motion), key);
      else this.vanish(key);
    });
    await Promise.all(flights);
  }

  /** A pawn does not slide: half way it is in the air. In a scene everything goes in an arc, and two on opposite sides. */
  private hop({ kind }: Motion, start: Spot, end: Spot, at: number): Keyframe[] {
    const [across, down] = [start.left - end.left, start.top - end.top];
    if (this.scenes.act) {
      const side = at % 2 ? -0.18 : 0.18;
      const scale = (1 + start.width / end.width) / 2;
      return [{ transform: `translate(${across / 2 - down * side}px, ${down / 2 + across * side}px) scale(${scale})` }];
    }
    if (kind !== 'pawn') return [];
    return [{ transform: `translate(${(start.left - end.left) / 2}px, ${(start.top - end.top) / 2 - 22}px)` }];
  }

  private async show(step: Step, length: number): Promise<void> {
    const known = step.motions.filter((motion) => motion.card);
    const { shown, height } = this.scenery();
    const width = Math.min(shown, (innerWidth - 40) / Math.max(1, known.length) - 8);
    const grow = [{ opacity: 0, scale: '.7' }, { opacity: 1, scale: '1', offset: 0.2 }, { opacity: 1, scale: '1' }];
    const shows = known.map(async (motion, i) => {
      const rect = this.spotOf(motion.source || motion.target || `seat:${motion.seat ?? -1}`, motion);
      if (!rect) return;
      const stage = this.onStage(width);
      const middle = rect.left + rect.width / 2 + (i - (known.length - 1) / 2) * (width + 8);
      const left = Math.max(8, Math.min(innerWidth - width - 8, middle - width / 2));
      const top = Math.max(8, Math.min(innerHeight - width * height - 8, rect.top - width * 0.2));
      const key = await this.appear(motion, stage ?? { left, top, width });
      const frames = stage ? this.turnOver(rect, stage) : grow;
      if (stage) this.sound(this.scenery().sound?.(motion) || 'move');
      await this.animate(key, this.taste().isStill ? [{ opacity: 0 }, { opacity: 1 }] : frames, length, 0);
      this.vanish(key);
    });
    await Promise.all(shows);
  }

  /** In the middle of where things are shown, in a game that has such a place. */
  private onStage(width: number): Spot | null {
    const { stage, height } = this.scenery();
    const rect = stage && this.visible(stage)?.getBoundingClientRect();
    if (!rect) return null;
    return { left: rect.left + (rect.width - width) / 2, top: rect.top + (rect.height - width * height) / 2, width };
  }

  /** A card turns over on its way from whoever plays it to the middle. */
  private turnOver(start: Spot, end: Spot): Keyframe[] {
    const from = `translate(${start.left - end.left}px, ${start.top - end.top}px) scale(${start.width / end.width})`;
    const flat = `perspective(900px) rotateY(0deg)`;
    return [
      { transform: `${from} perspective(900px) rotateY(180deg)`, opacity: 0.4, transformOrigin: '0 0' },
      { transform: flat, opacity: 1, offset: 0.42, transformOrigin: '0 0' },
      { transform: flat, opacity: 1, transformOrigin: '0 0' },
    ];
  }

  /** A card that has no effect comes apart. */
  private async tear(step: Step, length: number): Promise<void> {
    const [motion] = step.motions;
    const spot = this.onStage(this.scenery().shown) ?? this.spotOf(`seat:${motion?.seat ?? -1}`);
    this.sound('tear');
    if (!motion?.card || !spot) return;
    const halves = await Promise.all([this.appear(motion, spot), this.appear(motion, spot)]);
    const edge = '0 46%, 12% 52%, 25% 46%, 38% 52%, 50% 46%, 62% 52%, 75% 46%, 88% 52%, 100% 46%';
    await Promise.all(
      halves.map((key, i) => {
        const clipPath = `polygon(${i ? `${edge}, 100% 100%, 0 100%` : `0 0, 100% 0, ${edge.split(', ').reverse().join(', ')}`})`;
        const away = `translateY(${i ? 46 : -46}px) rotate(${i ? 7 : -7}deg)`;
        const frames = [{ clipPath, transform: 'none' }, { clipPath, transform: 'none', offset: 0.3 }, { clipPath, transform: away, opacity: 0 }];
        return this.animate(key, this.taste().isStill ? [{ opacity: 1 }, { opacity: 0 }] : frames, length, 0);
      }),
    );
    for (const key of halves) this.vanish(key);
  }

  /** Somebody takes their leave. */
  private async bow(step: Step, length: number): Promise<void> {
    const [motion] = step.motions;
    const spot = this.spotOf(motion?.source ?? '', motion);
    if (!motion || !spot) return;
    const key = await this.appear(motion, spot);
    const frames = [{ transform: 'none', opacity: 1 }, { transform: 'rotate(24deg)', opacity: 1 }, { transform: 'translateY(14px)', opacity: 0 }];
    await this.animate(key, this.taste().isStill ? [{ opacity: 1 }, { opacity: 0 }] : frames, length, 0);
    this.vanish(key);
  }

  /** A tile shows its other side. */
  private async turn(step: Step, length: number): Promise<void> {
    const [motion] = step.motions;
    const spot = this.spotOf(motion?.source ?? '', motion);
    this.sound('flip');
    if (!motion || !spot) return;
    const key = await this.appear(motion, spot);
    const frames = [{ transform: 'rotateY(180deg) scale(1.4)' }, { transform: 'rotateY(0deg) scale(1.4)' }, { transform: 'none' }];
    await this.animate(key, this.taste().isStill ? [{ opacity: 0 }, { opacity: 1 }] : frames, length, 0);
    this.vanish(key);
  }

  private async shuffle(step: Step, length: number): Promise<void> {
    const [motion] = step.motions;
    const rect = this.spotOf(motion?.target || motion?.source || '');
    this.sound('shuffle');
    if (!motion || !rect || this.taste().isStill) return;
    const halves = await Promise.all([this.appear(motion, rect), this.appear(motion, rect)]);
    await Promise.all(
      halves.map((key, i) => {
        const side = i ? 1 : -1;
        const apart = `translate(${side * rect.width * 0.62}px, 0) rotate(${side * 9}deg)`;
        const tilted = `translate(${side * rect.width * 0.18}px, ${-side * 5}px) rotate(${side * 3}deg)`;
        const frames = [{ transform: 'none' }, { transform: apart }, { transform: tilted }, { transform: 'none' }];
        return this.animate(key, frames, length, 0);
      }),
    );
    for (const key of halves) this.vanish(key);
  }

  private async roll(step: Step, length: number): Promise<void> {
    for (const motion of step.motions) {
      if (!motion.die) continue;
      this.sound('die');
      if (!this.taste().isStill) {
        this.rolling = motion.die;
        await this.wait(length);
        this.rolling = '';
      }
      this.dice = { ...this.dice, [motion.die]: motion.result ?? '' };
    }
  }

  /** What was built comes down when the table shows it. */
  private unroll(place: string): void {
    this.sound('build');
    const drawn = this.drawn(place);
    for (const element of drawn ? this.scenery().unrolled(drawn, place) : []) {
      const frames = this.taste().isStill
        ? [{ opacity: 0 }, { opacity: 1 }]
        : [{ clipPath: 'inset(0 0 100% 0)' }, { clipPath: 'inset(0 0 -20% 0)' }];
      element.animate(frames, { duration: 420 * this.factor(), easing: CLOTH });
    }
  }

  // -- rows whose cards make room for each other -----------------------------------------------------------

  /** Where the cards of such rows are now. */
  private rows(): Map<string, DOMRect> {
    const found = new Map<string, DOMRect>();
    for (const element of this.root()?.querySelectorAll<HTMLElement>('[data-flip] [data-card]') ?? []) {
      if (!this.away.has(element)) found.set(element.dataset['card'] ?? '', element.getBoundingClientRect());
    }
    return found;
  }

  /** Let every card come from where it was, and new ones from where their row is filled from. */
  private slide(before: Map<string, DOMRect>): void {
    for (const element of this.root()?.querySelectorAll<HTMLElement>('[data-flip] [data-card]') ?? []) {
      const now = element.getBoundingClientRect();
      const then = before.get(element.dataset['card'] ?? '') ?? this.filledFrom(element);
      if (!then || (Math.abs(then.left - now.left) < 2 && Math.abs(then.top - now.top) < 2)) continue;
      const from = `translate(${then.left - now.left}px, ${then.top - now.top}px) scale(${then.width / now.width})`;
      const frames = [{ transform: from, transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' }];
      element.animate(frames, { duration: FLIGHT * this.factor(), easing: OUT });
    }
  }

  private filledFrom(element: HTMLElement): DOMRect | undefined {
    const place = element.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? '';
    const source = this.drawn(this.scenery().filledFrom(place));
    const thing = source && this.scenery().thingAt(source);
    return thing?.checkVisibility(SEEN) ? thing.getBoundingClientRect() : undefined;
  }

  // -- ghosts --------------------------------------------------------------------------------------------

  private visible(selector: string): HTMLElement | null {
    for (const element of this.root()?.querySelectorAll<HTMLElement>(selector) ?? []) {
      if (element.checkVisibility(SEEN)) return element;
    }
    return null;
  }

  private drawn(place: string): HTMLElement | null {
    return this.visible(`[data-place="${CSS.escape(place)}"]`);
  }

  private spotOf(place: string, motion?: Motion): Spot | null {
    const name = motion ? lastingName(motion) : '';
    const held = this.held.get(name);
    const ghost = this.ghosts.find((each) => each.key === held);
    if (name && ghost) return ghost;
    const { around, thingAt, width, height } = this.scenery();
    const found =
      (motion?.card && this.visible(`[data-card="${motion.card.id}"]`)) ??
      around(place, motion).map((each) => this.drawn(each)).find((element) => element !== null);
    if (!found) return null;
    const thing = thingAt(found);
    const rect = (thing ?? found).getBoundingClientRect();
    if (thing) return { left: rect.left, top: rect.top, width: rect.width };
    return { left: rect.left + (rect.width - width) / 2, top: rect.top + (rect.height - width * height) / 2, width };
  }

  /** Take something off the place where it is drawn; a ghost stands for it until the frame ends. */
  private lift(motion: Motion): void {
    const name = lastingName(motion);
    if (!name) return;
    const held = this.held.get(name);
    if (held !== undefined) this.vanish(held);
    for (const element of this.root()?.querySelectorAll<HTMLElement>(`[data-${name}]`) ?? []) {
      element.toggleAttribute('data-away', true);
      this.away.add(element);
    }
  }

  private async appear(motion: Motion, { left, top, width }: Spot): Promise<number> {
    const key = (this.keys += 1);
    this.ghosts = [...this.ghosts, { key, motion, left, top, width }];
    await tick();
    return key;
  }

  private vanish(key: number): void {
    this.ghosts = this.ghosts.filter((ghost) => ghost.key !== key);
  }

  private async animate(key: number, frames: Keyframe[], duration: number, delay: number): Promise<void> {
    const element = document.querySelector<HTMLElement>(`[data-ghost="${key}"]`);
    if (!element || this.isHurried) return;
    const animation = element.animate(frames, { duration, delay, easing: OUT, fill: 'both' });
    this.running.push(animation);
    await animation.finished.catch(() => undefined);
    this.running = this.running.filter((each) => each !== animation);
  }

  private async wait(ms: number): Promise<void> {
    if (ms <= 0 || this.isHurried) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = null;
  }

  private clear(): void {
    this.ghosts = [];
    this.held.clear();
    for (const element of this.away) element.removeAttribute('data-away');
    this.away.clear();
    for (const place of this.unrolls.splice(0)) this.unroll(place);
  }
}
