/** A journey over several steps: chosen on the chart, confirmed once, and gone step by step as the table asks. */
import type { Question, Way } from '../../wire/wire';
import { ofKaranor } from '../scene';
import { useSitting, type Sitting } from '../../table/sitting.svelte';
import { firstWay } from './walking';

/** What a journey needs to know of the table, and the one thing it does there. */
export interface Ground {
  readonly question: Question | null;
  /** Where the traveller stands. */
  readonly here: string;
  readonly isMyTurn: boolean;
  /** A move is on its way to the server. */
  readonly isSending: boolean;
  readonly isRefused: boolean;
  ways(place: string): readonly Way[];
  step(item: number): void;
}

/** The item of a question that leads to a place. */
export function stepTo(question: Question | null, place: string): number {
  return question?.items.findIndex((item) => item.kind === 'step' && item.place === `place:${place}`) ?? -1;
}

export class Journey {
  /** Where to; '' while nothing is fixed. */
  goal = $state('');
  isGoing = $state(false);
  /** A place that is shown although nobody can travel now. */
  sought = $state('');
  /** The place that is pointed at or focused. */
  pointed = $state('');
  /** Which of several ways was chosen, by its steps. */
  private wish = $state.raw<readonly string[]>([]);
  /** The places still to be entered. */
  private rest = $state.raw<readonly string[]>([]);
  /** The question that the last step answered, and where the traveller was then. */
  private sent = { at: -1, from: '' };

  constructor(private readonly ground: Ground) {}

  readonly ways = $derived.by((): readonly Way[] => (this.goal ? this.ground.ways(this.goal) : []));
  /** The way that was chosen, or what is left of it; else the first there is. */
  readonly way = $derived.by((): Way | undefined => {
    const isWished = (way: Way) => way.steps.join() === this.wish.join() || way.steps.join() === this.rest.join();
    return this.ways.find(isWished) ?? firstWay(this.ways);
  });
  /** The places ahead, the goal last; they stay drawn while something else is asked. */
  readonly path = $derived.by((): readonly string[] => {
    if (this.isGoing) return this.rest;
    return this.goal ? (this.way?.steps ?? this.rest) : [];
  });
  /** Is there something to be said of it? While something else is asked, that comes first. */
  readonly isTold = $derived.by(() => this.goal !== '' && (this.isGoing || this.ways.length > 0));
  readonly canGo = $derived.by(() => this.way?.is_possible === true && stepTo(this.ground.question, this.way.steps[0] ?? '') >= 0);

  /** A place was clicked: the first time it is the goal, the second time the journey begins. */
  fix(place: string): void {
    if (place === this.goal && !this.isGoing) {
      this.go();
      return;
    }
    this.goal = place;
    this.sought = '';
    this.isGoing = false;
    this.wish = [];
    this.rest = firstWay(this.ground.ways(place))?.steps ?? [];
  }

  /** Show a place on the chart, with the way there as soon as there is one. */
  seek(place: string): void {
    if (place === this.goal) return;
    if (this.ground.ways(place).length) this.fix(place);
    else this.sought = place;
  }

  choose(way: Way): void {
    this.wish = way.steps;
    this.rest = way.steps;
  }

  go(): void {
    if (!this.canGo || !this.way) return;
    this.rest = this.way.steps;
    this.isGoing = true;
    this.sent = { at: -1, from: '' };
    this.proceed();
  }

  /** Stand still; what is left of the path stays drawn. */
  halt(): void {
    this.isGoing = false;
    this.wish = this.rest;
  }

  clear(): void {
    this.goal = '';
    this.sought = '';
    this.isGoing = false;
    this.wish = [];
    this.rest = [];
  }

  /** Called whenever something has changed at the table. */
  proceed(): void {
    const { here, isMyTurn, question, isSending, isRefused } = this.ground;
    if (this.goal && (here === this.goal || !isMyTurn)) this.clear();
    if (this.sought && this.ground.ways(this.sought).length) this.fix(this.sought);
    if (!this.isGoing) return;
    if (isRefused) return this.halt();
    if (!question || isSending || question.at === this.sent.at) return;
    this.rest = this.rest.slice(this.rest.indexOf(here) + 1);
    const [next = ''] = this.rest;
    const item = stepTo(question, next);
    const hasStayed = here === this.sent.from; // somebody stopped it, or it was taken back
    if (item < 0 || hasStayed) return this.halt();
    this.sent = { at: question.at, from: here };
    this.ground.step(item);
  }
}

/** The table under the feet of whoever sits there. */
function groundOf(sitting: Sitting): Ground {
  const scene = () => ofKaranor(sitting.scene);
  return {
    get question() {
      return sitting.question;
    },
    get here() {
      return scene()?.merchants[sitting.me]?.place ?? '';
    },
    get isMyTurn() {
      return scene()?.active === sitting.me;
    },
    get isSending() {
      return sitting.connection.waiting > 0;
    },
    get isRefused() {
      return sitting.state.refusal !== null;
    },
    ways: (place) => scene()?.places.find((each) => each.place === place)?.ways ?? [],
    step: (item) => sitting.press(item),
  };
}

const journeys = new WeakMap<Sitting, Journey>();

/** The journey of whoever sits at this table: one for the chart, and for the line that confirms it. */
export function useJourney(): Journey {
  const sitting = useSitting();
  const known = journeys.get(sitting) ?? new Journey(groundOf(sitting));
  journeys.set(sitting, known);
  return known;
}
