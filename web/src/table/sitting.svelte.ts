/** Somebody at a table: what they see, what they have selected, what they can do. */
import { getContext, setContext, tick } from 'svelte';
import { gameNamed, isHere } from '../games';
import { t } from '../lib/words';
import { Connection, type Lang } from './connection.svelte';
import { keep, kept } from './kept';
import { Performer } from './performer.svelte';
import { itemsOfPlace, itemsShown, othersFrom, placeOf, type Lying, type Shown } from './places';
import { isSingle, itemsOfAction } from './selection';
import { Selection, type Outcome } from './selection.svelte';
import { play } from './sounds';

export type Panel = '' | 'log' | 'help' | 'settings' | 'seat';

interface Taste {
  speed: number;
  isStill: boolean;
  hasSound: boolean;
}

const KEY = Symbol('sitting');

export class Sitting {
  readonly connection: Connection;
  readonly selection = new Selection();
  readonly performer: Performer;
  root = $state<HTMLElement | null>(null);
  panel = $state<Panel>('');
  /** The pile that is leafed through, by its place. */
  leafing = $state('');
  /** The seat that is opened as a sheet on a phone, or -1. */
  sheet = $state(-1);
  isTrayFolded = $state(false);
  /** The place to begin with as soon as something else is taken back. */
  private wanted = '';

  /** Let the curtain fall, where several people share this screen. */
  handOver: (() => void) | null = null;

  constructor(table: string, seat: number | 'watch', lang: Lang, readonly taste: () => Taste, isVeiled = false) {
    this.connection = new Connection(table, seat, lang, undefined, isVeiled);
    this.performer = new Performer(
      this.connection.state, taste, (name) => this.sound(name), () => this.root, () => this.game.scenery,
    );
    const { state } = this.connection;
    const atOnce = state.perform;
    // What happens while the game is being fetched is not seen; where it leads to is.
    state.perform = (beats, moment) => (isHere(state.table?.game) ? this.performer.perform : atOnce)(beats, moment);
  }

  get state() {
    return this.connection.state;
  }

  readonly me = $derived.by(() => this.state.me);
  readonly scene = $derived.by(() => this.state.moment?.scene ?? null);
  readonly game = $derived.by(() => gameNamed(this.state.table?.game));
  /** Is this a table to learn the game on? */
  readonly isLesson = $derived.by(() => Boolean(this.state.table?.options['lesson']));
  readonly question = $derived.by(() => this.state.question);
  /** It is mine to decide, and not about a reaction window that everybody sees. */
  readonly isAsked = $derived.by(() => this.question !== null);
  readonly isInWindow = $derived.by(() => this.question?.window != null);
  readonly lying = $derived.by(() => (this.scene ? this.game.lying(this.scene) : new Map<number, Lying>()));
  /** Where the thing lies that is being paid for. */
  readonly target = $derived.by(() => this.question?.target ?? '');
  readonly others = $derived.by(() => othersFrom(this.me, this.state.table?.seats.length ?? 0));

  name(seat: number): string {
    return this.state.table?.seats[seat]?.name ?? '';
  }

  sound(name: string, step = 0): void {
    play(name, this.taste().hasSound, step);
  }

  /** The items of the question that are picked in that way. */
  shown(as: Shown): number[] {
    return this.question ? itemsShown(this.question, as) : [];
  }

  /** Is what is asked picked there? Then all else that lies there is out of reach. */
  isPickedFrom(zone: string): boolean {
    return this.question?.zones?.includes(zone) ?? false;
  }

  // -- picking ------------------------------------------------------------------------------------------

  stateOf(card: number): 'can' | 'selected' | '' {
    return this.question ? this.selection.stateOf(card) : '';
  }

  stateOfPlace(place: string): 'can' | 'selected' | '' {
    const { question, selection } = this;
    if (!question) return '';
    const items = itemsOfPlace(question, place);
    if (items.some((at) => selection.isPicked(at))) return 'selected';
    return items.some((at) => selection.pickable.has(at)) ? 'can' : '';
  }

  /** How a card looks that can be picked where it lies; what lies on a tray besides is picked there. */
  lookWhereItLies(card: number | undefined): 'can' | 'selected' | '' {
    const isAsked = this.question?.items.some((item) => item.card === card && item.shown === 'place');
    return card !== undefined && isAsked ? this.stateOf(card) : '';
  }

  isHinted(card: number | null | undefined, place = ''): boolean {
    const { question, selection } = this;
    return selection.hinted.some((at) => {
      const item = question?.items[at];
      return item && (card != null ? item.card === card : item.place === place && place !== '');
    });
  }

  /** A card was clicked where it lies. */
  clickCard(card: number, place = ''): void {
    const { question, selection } = this;
    if (!question) return;
    this.state.refusal = null;
    const reaction = this.isInWindow ? question.items.findIndex((item) => item.card === card) : -1;
    if (reaction >= 0) return this.press(reaction);
    const [byPlace] = place && this.stateOf(card) === '' ? itemsOfPlace(question, place) : [];
    const outcome = byPlace === undefined ? selection.clickCard(card) : selection.click(byPlace);
    if (outcome !== 'refused') return this.follow(outcome);
    if (question.target && question.can_cancel && place) {
      this.wanted = place;
      this.undo();
    } else this.askWhy(card);
  }

  /** Take over the question of the moment on the screen. */
  adopt(): void {
    if (this.state.isCatchingUp) return;
    const { question } = this;
    this.selection.adopt(question, question ? kept(this.connection.table, this.me, question) : []);
    const { wanted } = this;
    this.wanted = '';
    if (!wanted || !question) return;
    const item = question.items.findIndex((each) => placeOf(each, this.lying) === wanted);
    const card = [...this.lying.values()].find((each) => each.place === wanted)?.card;
    if (item >= 0) this.clickItem(item);
    else if (card) this.askWhy(card.id);
  }

  /** Keep what is selected, should the page be loaded anew. */
  keep(): void {
    const { question, picked } = this.selection;
    if (question && this.me >= 0) keep(this.connection.table, this.me, question, picked);
  }

  /** A seat or another place on the table was clicked. */
  clickPlace(place: string): void {
    const { question } = this;
    const [item] = question ? itemsOfPlace(question, place) : [];
    if (item !== undefined) this.press(item);
  }

  /** A place was clicked that is one of several to select. */
  selectPlace(place: string): void {
    const [item] = this.question ? itemsOfPlace(this.question, place) : [];
    if (item !== undefined) this.clickItem(item);
  }

  /** An item in a tray was clicked. */
  clickItem(at: number): void {
    this.follow(this.selection.click(at));
  }

  /** A button was pressed: where one item answers the question, it is sent at once. */
  press(at: number): void {
    const { question, selection } = this;
    if (!question) return;
    if (!isSingle(question)) return this.clickItem(at);
    selection.picked = [at];
    this.commit();
  }

  private follow(outcome: Outcome): void {
    if (outcome === 'send') return this.commit();
    if (outcome === 'refused') return this.sound('cannot');
    const { selection } = this;
    const isFull = selection.question?.choice?.aim != null && selection.missing === 0 && selection.picked.length > 0;
    this.sound(isFull ? 'total' : 'pick', selection.picked.length);
    this.state.tip = null;
  }

  askWhy(card: number): void {
    this.sound('cannot');
    this.connection.why({ card, items: this.selection.picked }, `card:${card}`);
  }

  clickAction(action: string): void {
    const { question, selection } = this;
    if (!question?.actions?.includes(action)) return;
    const items = itemsOfAction(question, action);
    const [only] = items;
    if (only === undefined) {
      this.sound('cannot');
      this.connection.why({ action }, `action:${action}`);
    } else if (question.items[only]?.shown === 'action') this.press(only);
    else selection.filter = selection.filter === action ? '' : action;
  }

  /** Send what is selected, or ask why that does not do. */
  commit(): void {
    const { question, selection, connection } = this;
    if (!question) return;
    if (!selection.isComplete) {
      this.sound('cannot');
      connection.why({ items: selection.picked }, 'commit');
    } else if (connection.waiting === 0) {
      this.sound('commit');
      this.state.refusal = null;
      this.state.tip = null;
      connection.pick(question.at, selection.picked);
    }
  }

  undo(): void {
    const undo = this.state.moment?.undo ?? 'none';
    if (undo === 'none') this.state.tip = { anchor: 'undo', text: [t('web-table-undo-none')], items: [] };
    else if (this.connection.waiting === 0) this.connection.undo();
  }

  redo(): void {
    if (this.state.moment?.can_redo && this.connection.waiting === 0) this.connection.redo();
  }

  /** Esc: close what is open, else drop the selection. */
  escape(): void {
    if (this.leafing) this.leafing = '';
    else if (this.sheet >= 0) this.sheet = -1;
    else if (this.panel) this.panel = '';
    else if (this.state.tip) this.state.tip = null;
    else this.selection.clear();
  }

  openTalk(): void {
    this.panel = 'log';
    this.state.unread = 0;
    focusTalk();
  }

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? '' : panel;
  }
}

/** The panel with the log has the talk at its foot. */
function focusTalk(): void {
  void tick().then(() => document.getElementById('say')?.focus());
}

export function provideSitting(sitting: Sitting): Sitting {
  return setContext(KEY, sitting);
}

export function useSitting(): Sitting {
  return getContext<Sitting>(KEY);
}
