/** What a person has selected and not sent yet. It stays in the browser until it is committed. */
import type { Question } from '../wire/wire';
import * as rules from './selection';

/** What a click on an item leads to. */
export type Outcome = 'changed' | 'send' | 'refused';

export class Selection {
  question = $state.raw<Question | null>(null);
  picked = $state.raw<number[]>([]);
  /** The action whose items alone are shown, if a person asked for it. */
  filter = $state('');
  /** Several ways to use one card: the items to choose from. */
  ways = $state.raw<number[]>([]);
  /** What a hint points at. */
  hinted = $state.raw<number[]>([]);

  /**
   * Take over a question from the server; the selection survives while it is the same one, as does what was kept of
   * it before a reload. Where there is nothing to choose, the answer lies ready.
   */
  adopt(question: Question | null, kept: number[] = []): void {
    const same = question !== null && this.question?.at === question.at;
    this.picked = rules.carriedOver(this.question, question, this.picked);
    if (!same) {
      if (question?.ready?.length) this.picked = question.ready;
      else if (kept.length) this.picked = kept;
      this.filter = '';
      this.hinted = [];
    }
    this.ways = [];
    this.question = question;
  }

  click(at: number): Outcome {
    const { question } = this;
    if (!question?.items[at]) return 'refused';
    // One way may still be chosen instead of another.
    if (!this.ways.includes(at)) this.ways = [];
    if (rules.sendsAtOnce(question, at)) {
      this.picked = [at];
      return 'send';
    }
    const after = rules.toggled(question, this.picked, at);
    const isKept = this.picked.includes(at) && after.includes(at);
    const changed = after.length !== this.picked.length || after.some((each, i) => each !== this.picked[i]);
    this.picked = after;
    return changed || isKept ? 'changed' : 'refused';
  }

  /** A click on a card on the table. */
  clickCard(card: number): Outcome {
    const { question } = this;
    if (!question) return 'refused';
    const items = this.shownItems(rules.itemsOfCard(question, card));
    const selected = items.find((at) => this.picked.includes(at));
    const isOpen = items.some((at) => this.ways.includes(at));
    if (isOpen) {
      this.picked = this.picked.filter((at) => !items.includes(at));
      this.ways = [];
      return 'changed';
    }
    if (selected !== undefined) return this.click(selected);
    const open = items.filter((at) => rules.toggled(question, this.picked, at).includes(at));
    const [first] = open;
    if (first === undefined) return 'refused';
    if (open.length > 1) {
      this.ways = open;
      return 'changed';
    }
    return this.click(first);
  }

  /** Take one of an item back. */
  lessen(at: number): void {
    this.picked = rules.lessened(this.picked, at);
  }

  /** How often an item is selected. */
  countOf(at: number): number {
    return rules.times(this.picked, at);
  }

  /** Select what a hint points at: to be sent as it is, or changed. */
  heed(items: number[]): void {
    this.clear();
    this.hinted = items;
    this.picked = items;
  }

  clear(): void {
    this.picked = [];
    this.ways = [];
    this.filter = '';
  }

  isPicked(at: number): boolean {
    return this.picked.includes(at);
  }

  /** The place of an item in the order of the selection, from 1; 0 if it is not selected. */
  orderOf(at: number): number {
    return this.picked.indexOf(at) + 1;
  }

  private shownItems(items: number[]): number[] {
    const { question, filter } = this;
    if (!question || !filter) return items;
    return items.filter((at) => rules.itemsOfAction(question, filter).includes(at));
  }

  readonly pickable = $derived.by(() => {
    if (!this.question) return new Set<number>();
    return new Set(this.shownItems(rules.pickable(this.question, this.picked)));
  });

  readonly isComplete = $derived(this.question !== null && rules.isComplete(this.question, this.picked));
  readonly total = $derived(this.question ? rules.total(this.question, this.picked) : 0);
  readonly missing = $derived(this.question ? rules.missing(this.question, this.picked) : 0);
  readonly isOrdered = $derived(this.question?.choice?.ordered === true);

  /** How a card on the table looks: can be picked, selected, or neither. */
  stateOf(card: number): 'can' | 'selected' | '' {
    const { question } = this;
    if (!question) return '';
    const items = rules.itemsOfCard(question, card);
    if (items.some((at) => this.isPicked(at) || this.ways.includes(at))) return 'selected';
    return items.some((at) => this.pickable.has(at)) ? 'can' : '';
  }

  badgeOf(card: number): number {
    const { question } = this;
    if (!question || !this.isOrdered) return 0;
    const item = rules.itemsOfCard(question, card).find((at) => this.isPicked(at));
    return item === undefined ? 0 : this.orderOf(item);
  }
}
