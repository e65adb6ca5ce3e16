/** The end of one's turn, which asks once more as long as actions are left. */
import type { Sitting } from '../../table/sitting.svelte';
import type { Question } from '../../wire/wire';
import { ofKaranor } from '../scene';

/** So long the question stands. */
const ASKS_FOR = 6000;

class Ending {
  isAsking = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  ask(): void {
    this.isAsking = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.isAsking = false), ASKS_FOR);
  }
  drop(): void {
    clearTimeout(this.timer);
    this.isAsking = false;
  }
}

export const ending = new Ending();

/** The item that ends the turn, or -1. */
export function endItem(question: Question | null): number {
  return question?.items.findIndex(({ kind }) => kind === 'end') ?? -1;
}

export function endTurn(sitting: Sitting): void {
  const item = endItem(sitting.question);
  const left = ofKaranor(sitting.scene)?.actions ?? 0;
  if (item < 0) return;
  if (left > 0 && !ending.isAsking) return ending.ask();
  ending.drop();
  sitting.press(item);
}
