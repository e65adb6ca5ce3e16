/** The devices of one's own seat, and those that came later and were not said to be one's own. */
import { keep, recall } from '../lib/settings.svelte';
import type { DeviceShown } from '../wire/wire';

const key = (table: string) => `comptoir-devices-${table}`;

/** Devices after this one that nobody here has vouched for. */
export function newcomers(devices: DeviceShown[], mine: string, vouched: string[]): DeviceShown[] {
  const at = devices.findIndex((each) => each.id === mine);
  return at < 0 ? [] : devices.slice(at + 1).filter((each) => !vouched.includes(each.id));
}

export function vouchedFor(table: string): string[] {
  return recall<string[]>(key(table), []);
}

/** Say that a device is one's own: this browser asks no more. */
export function vouch(table: string, device: string): string[] {
  const vouched = [...new Set([...vouchedFor(table), device])];
  keep(key(table), vouched);
  return vouched;
}
