/** What has been opened over the chart: a quest to read, a card to play. What asks by itself needs no opening. */
class Moments {
  /** The quest that is read, by its number; -1 for none. */
  quest = $state(-1);
  /** It has just been drawn. */
  isNew = $state(false);
  /** The card of the black market, or the tile, that is about to be used. */
  card = $state(-1);
  /** Whom it is aimed at. */
  aim = $state(-1);
  /** The card that is kept in the draft while others still choose. */
  kept = $state(-1);

  /** Is that card being read, or about to be played? */
  isOpen(card: number): boolean {
    return this.quest === card || this.card === card;
  }

  readQuest(card: number, isNew = false): void {
    this.putBack();
    this.quest = card;
    this.isNew = isNew;
  }

  takeCard(card: number): void {
    this.closeQuest();
    this.card = this.card === card ? -1 : card;
    this.aim = -1;
  }

  putBack(): void {
    this.card = -1;
    this.aim = -1;
  }

  closeQuest(): void {
    this.quest = -1;
    this.isNew = false;
  }

  /** Close what is open; was anything? */
  close(): boolean {
    const wasOpen = this.quest >= 0 || this.card >= 0;
    this.closeQuest();
    this.putBack();
    return wasOpen;
  }

  /** As a table is found: nothing is open. */
  reset(): void {
    this.close();
    this.kept = -1;
  }
}

export const moments = new Moments();
