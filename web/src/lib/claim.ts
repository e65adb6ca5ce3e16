import { randomHex } from './move';

const BYTES = 32;
const key = (link: string) => `claim ${link}`;

/** Random text by which this browser takes a link: kept until it is in, so that a reload means the same browser. */
export function claimOf(link: string): string {
  const claim = sessionStorage.getItem(key(link)) ?? randomHex(BYTES);
  sessionStorage.setItem(key(link), claim);
  return claim;
}

/** It is in: from now on a cookie says who it is. */
export function forgetClaim(link: string): void {
  sessionStorage.removeItem(key(link));
}
