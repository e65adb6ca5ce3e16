/** Which items of a question can be picked together: pure functions, no DOM. */
import type { Choice, Question } from '../wire/wire';

/** An item that can be sent alone, at the first click on its button. */
export function sendsAtOnce(question: Question, at: number): boolean {
  const { choice } = question;
  if (choice) return choice.one_by_one === true;
  return question.items[at]?.opens === true;
}

/** Is this question answered with exactly one item? */
export function isSingle(question: Question): boolean {
  return !question.choice || question.choice.one_by_one === true;
}

/** How many times an item is among these. */
export function times(items: readonly number[], at: number): number {
  return items.filter((other) => other === at).length;
}

function setsHolding(choice: Choice, picked: readonly number[]): number[][] {
  return (choice.sets ?? []).filter((set) => picked.every((at) => times(set, at) >= times(picked, at)));
}

/** Can the selection grow by this item and still be completed? */
export function canAdd(question: Question, picked: readonly number[], at: number): boolean {
  if (times(picked, at) >= (question.items[at]?.most ?? 1)) return false;
  const { choice } = question;
  if (!choice || choice.one_by_one) return at in question.items;
  if (choice.sets) return setsHolding(choice, [...picked, at]).length > 0;
  return picked.length < choice.most && !sharesCard(question, picked, at);
}

/** One card counts once, however many ways there are to use it. */
function sharesCard(question: Question, picked: readonly number[], at: number): boolean {
  const card = question.items[at]?.card;
  return card != null && picked.some((other) => question.items[other]?.card === card);
}

/**
 * The selection after a click on an item: off, on, or in the place of the only one there may be. Of what can be picked
 * several times a click adds one more, and none after the last.
 */
export function toggled(question: Question, picked: readonly number[], at: number): number[] {
  if ((question.items[at]?.most ?? 1) > 1 && !isSingle(question) && canAdd(question, picked, at)) return [...picked, at];
  // The only answer stays: whoever points at it means it.
  if (picked.includes(at)) return isSingle(question) && question.ready?.includes(at) ? [at] : picked.filter((other) => other !== at);
  if (isSingle(question)) return [at];
  if (canAdd(question, picked, at)) return [...picked, at];
  const without = picked.filter((other) => question.items[other]?.card !== question.items[at]?.card);
  if (without.length < picked.length && canAdd(question, without, at)) return [...without, at];
  if (question.choice?.most === 1) return [at];
  return [...picked];
}

/** The selection with one of an item less. */
export function lessened(picked: readonly number[], at: number): number[] {
  const last = picked.lastIndexOf(at);
  return picked.filter((_, i) => i !== last);
}

/** Can the selection be sent as it is? */
export function isComplete(question: Question, picked: readonly number[]): boolean {
  const { choice } = question;
  if (!choice || choice.one_by_one) return picked.length === 1;
  if (choice.sets) return setsHolding(choice, picked).some((set) => set.length === picked.length);
  return picked.length >= choice.least && picked.length <= choice.most;
}

/** The items that can be picked now: those that fit the selection, and the selected ones themselves. */
export function pickable(question: Question, picked: readonly number[]): number[] {
  return question.items
    .map((_, at) => at)
    .filter((at) => picked.includes(at) || toggled(question, picked, at).includes(at));
}

/** What the selection counts together with what lies there already. */
export function total(question: Question, picked: readonly number[]): number {
  const base = question.choice?.base ?? 0;
  return picked.reduce((sum, at) => sum + (question.items[at]?.value ?? 0), base);
}

/** How much is missing to what is aimed at; 0 if there is no aim or it is reached. */
export function missing(question: Question, picked: readonly number[]): number {
  const aim = question.choice?.aim;
  return aim == null ? 0 : Math.max(0, aim - total(question, picked));
}

/** What tells a question from another, though it is put anew. */
export function identityOf({ at, prompt, items }: Question): string {
  return `${at} ${prompt} ${items.length}`;
}

/** The same selection in the next message: kept while it is the same question. */
export function carriedOver(before: Question | null, now: Question | null, picked: readonly number[]): number[] {
  return before && now && identityOf(before) === identityOf(now) ? [...picked] : [];
}

/** The items that are about a card that lies somewhere on the table. */
export function itemsOfCard(question: Question, card: number): number[] {
  return question.items.flatMap((item, at) => (item.card === card ? [at] : []));
}

/** The items that the button of an action stands for. */
export function itemsOfAction(question: Question, action: string): number[] {
  return question.items.flatMap((item, at) => (item.action === action ? [at] : []));
}
