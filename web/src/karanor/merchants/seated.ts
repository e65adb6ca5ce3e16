/** Who sits at a seat, and what they are about. */
import type { Sitting } from '../../table/sitting.svelte';

export function isBot(sitting: Sitting, seat: number): boolean {
  return (sitting.state.table?.seats[seat]?.bot ?? '') !== '';
}

export function isAway(sitting: Sitting, seat: number): boolean {
  const shown = sitting.state.table?.seats[seat];
  return shown?.kind === 'person' && !shown.connected && !shown.bot;
}

/** Is the table waiting for them? */
export function isDeciding(sitting: Sitting, seat: number): boolean {
  return sitting.state.latest?.asked.some((each) => each.seat === seat) ?? false;
}
