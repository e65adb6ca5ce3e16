/** Plays what happened, one thing after the other, and always ends with the moment the server is at. */
import { tick } from 'svelte';
import type { Beat, Moment, Motion, Seen } from '../wire/wire';
import { fallbacks, lengthOf, lengthOfBeat, pace, readingOf, STAGGER, stepsOf, type Step } from './motions';
import type { TableState } from './state.svelte';

/** A card in the air, or just landed. */
export interface Ghost {
  key: number;
  card: Seen | null;
  left: number;
  top: number;
  width: number;
}

interface Frame {
  beats: Beat[];
  moment: Moment;
}

interface Taste {
  speed: number;
  isStill: boolean;
}

/** How wide a ghost is drawn over something that is no card. */
const WIDTH = 72;
/** How wide a card is that is shown to everybody. */
const SHOWN = 104;
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
  private held = new Map<number, number>();
  private unrolls: Motion[] = [];
  private keys = 0;
  private isHurried = false;
  private wake: (() => void) | null = null;

  constructor(
    private readonly state: TableState,
    private readonly taste: () => Taste,
    private readonly sound: (name: string) => void,
    private readonly root: () => HTMLElement | null,
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
    this.state.show(moment);
    await tick();
    this.clear();
    if (before) this.slide(before);
  }

  private isAnimated(): boolean {
    return !this.isHurried && this.factor() > 0 && document.visibilityState === 'visible';
  }

  private factor(): number {
    const waiting = this.frames.reduce(
      (sum, frame) => sum + frame.beats.reduce((part, beat) => part + lengthOfBeat(beat, this.state.me), 0),
      0,
    );
    return pace(this.taste().speed, waiting);
  }

  /** What stays to be seen of a beat that is not animated. */
  private note(beat: Beat): void {
    for (const motion of beat.motions) {
      if (motion.kind === 'roll' && motion.die) this.dice = { ...this.dice, [motion.die]: motion.result ?? '' };
    }
  }

  private async playBeat(beat: Beat): Promise<void> {
    for (const step of stepsOf(beat)) {
      const length = lengthOf(step) * this.factor();
      if (!this.isAnimated()) this.note({ motions: step.motions, lines: [] });
      else if (step.kind === 'move') await this.moveCards(step, length);
      else if (step.kind === 'show') await this.showCards(step, length);
      else if (step.kind === 'shuffle' || step.kind === 'flip') await this.shuffle(step, length);
      else if (step.kind === 'roll') await this.roll(step, length);
      else if (step.kind === 'build') {
        await this.moveCards(step, length);
        this.unrolls.push(...step.motions.slice(0, 1));
      }
      else if (step.kind === 'win') this.sound('win');
    }
  }

  // -- the kinds of motions ------------------------------------------------------------------------------

  private async moveCards(step: Step, length: number): Promise<void> {
    this.sound('move');
    const isStill = this.taste().isStill;
    const each = length * (340 / (340 + STAGGER * (step.motions.length - 1)));
    const flights = step.motions.map(async (motion, i) => {
      const start = this.rectOf(motion.source ?? '', motion.card);
      const end = this.rectOf(motion.target ?? '', null);
      if (!start || !end) return;
      this.lift(motion.card ?? null);
      const key = await this.appear(motion.card ?? null, end);
      const scale = start.width / end.width;
      const from = `translate(${start.left - end.left}px, ${start.top - end.top}px) scale(${scale})`;
      const frames: Keyframe[] = isStill
        ? [{ opacity: 0 }, { opacity: 1 }]
        : [{ transform: from }, { transform: 'none' }];
      await this.animate(key, frames, each, (length - each) * (i / Math.max(1, step.motions.length - 1)));
      if (!motion.card) this.vanish(key);
      else this.held.set(motion.card.id, key);
    });
    await Promise.all(flights);
  }

  private async showCards(step: Step, length: number): Promise<void> {
    const known = step.motions.filter((motion) => motion.card);
    const width = Math.min(SHOWN, (innerWidth - 40) / Math.max(1, known.length) - 8);
    const grow = [{ opacity: 0, scale: '.7' }, { opacity: 1, scale: '1', offset: 0.2 }, { opacity: 1, scale: '1' }];
    const shows = known.map(async (motion, i) => {
      const rect = this.rectOf(motion.source || motion.target || `seat:${motion.seat ?? -1}`, motion.card);
      if (!rect) return;
      const middle = rect.left + rect.width / 2 + (i - (known.length - 1) / 2) * (width + 8);
      const left = Math.max(8, Math.min(innerWidth - width - 8, middle - width / 2));
      const top = Math.max(8, Math.min(innerHeight - width * 1.4 - 8, rect.top - width * 0.2));
      const key = await this.appear(motion.card ?? null, { left, top, width });
      await this.animate(key, this.taste().isStill ? [{ opacity: 0 }, { opacity: 1 }] : grow, length, 0);
      this.vanish(key);
    });
    await Promise.all(shows);
  }

  private async shuffle(step: Step, length: number): Promise<void> {
    const place = step.motions[0]?.target || step.motions[0]?.source || '';
    const rect = this.rectOf(place, null);
    this.sound('shuffle');
    if (!rect || this.taste().isStill) return;
    const halves = await Promise.all([this.appear(null, rect), this.appear(null, rect)]);
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

  /** The stripe of a new stack comes down when the stall shows it. */
  private unroll(motion: Motion): void {
    this.sound('build');
    const stack = this.visible(`[data-place="${CSS.escape(motion.target ?? '')}"]`);
    const number = motion.target?.split(':')[2] ?? '';
    for (const element of stack?.closest('.stall')?.querySelectorAll(`.stripe:nth-child(${number})`) ?? []) {
      const frames = this.taste().isStill
        ? [{ opacity: 0 }, { opacity: 1 }]
        : [{ clipPath: 'inset(0 0 100% 0)' }, { clipPath: 'inset(0 0 -20% 0)' }];
      element.animate(frames, { duration: 420 * this.factor(), easing: CLOTH });
    }
  }

  // -- rows whose cards make room for each other -----------------------------------------------------------

  /** Where the cards of the hand and the market are now. */
  private rows(): Map<string, DOMRect> {
    const found = new Map<string, DOMRect>();
    for (const element of this.root()?.querySelectorAll<HTMLElement>('[data-flip] [data-card]') ?? []) {
      if (!this.away.has(element)) found.set(element.dataset['card'] ?? '', element.getBoundingClientRect());
    }
    return found;
  }

  /** Let every card come from where it was; new cards of the market come from its deck. */
  private slide(before: Map<string, DOMRect>): void {
    const deck = this.visible('[data-place="market-deck"] .card')?.getBoundingClientRect();
    for (const element of this.root()?.querySelectorAll<HTMLElement>('[data-flip] [data-card]') ?? []) {
      const now = element.getBoundingClientRect();
      const isInMarket = element.closest('.slots') !== null;
      const then = before.get(element.dataset['card'] ?? '') ?? (isInMarket ? deck : undefined);
      if (!then || (Math.abs(then.left - now.left) < 2 && Math.abs(then.top - now.top) < 2)) continue;
      const from = `translate(${then.left - now.left}px, ${then.top - now.top}px) scale(${then.width / now.width})`;
      const frames = [{ transform: from, transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' }];
      element.animate(frames, { duration: 340 * this.factor(), easing: OUT });
    }
  }

  // -- ghosts --------------------------------------------------------------------------------------------

  private visible(selector: string): HTMLElement | null {
    for (const element of this.root()?.querySelectorAll<HTMLElement>(selector) ?? []) {
      if (element.checkVisibility({ visibilityProperty: true })) return element;
    }
    return null;
  }

  private rectOf(place: string, card: Seen | null | undefined): { left: number; top: number; width: number } | null {
    const held = card && this.held.get(card.id);
    const ghost = held !== undefined && held !== null && this.ghosts.find((each) => each.key === held);
    if (ghost) return ghost;
    const found =
      (card && this.visible(`[data-card="${card.id}"]`)) ??
      fallbacks(place)
        .map((each) => this.visible(`[data-place="${CSS.escape(each)}"]`))
        .find((element) => element !== null);
    if (!found) return null;
    const all = found.matches('.card') ? [found] : [...found.querySelectorAll<HTMLElement>('.card')];
    const inner = all.at(found.matches('.hand') ? -1 : 0);
    const rect = (inner ?? found).getBoundingClientRect();
    if (inner) return { left: rect.left, top: rect.top, width: rect.width };
    return { left: rect.left + rect.width / 2 - WIDTH / 2, top: rect.top + rect.height / 2 - WIDTH * 0.7, width: WIDTH };
  }

  /** Take a card off the place where it is drawn; a ghost stands for it until the frame ends. */
  private lift(card: Seen | null): void {
    if (!card) return;
    const held = this.held.get(card.id);
    if (held !== undefined) this.vanish(held);
    for (const element of this.root()?.querySelectorAll<HTMLElement>(`[data-card="${card.id}"]`) ?? []) {
      element.toggleAttribute('data-away', true);
      this.away.add(element);
    }
  }

  private async appear(card: Seen | null, rect: { left: number; top: number; width: number }): Promise<number> {
    const key = (this.keys += 1);
    this.ghosts = [...this.ghosts, { key, card, left: rect.left, top: rect.top, width: rect.width }];
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
    for (const motion of this.unrolls.splice(0)) this.unroll(motion);
  }
}
