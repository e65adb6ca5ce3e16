/** How long ago, or how far ahead, in a few words of the reader's language. */
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Empty within a minute: that is now. Whole units that have passed, and what is left is never said to be more. */
export function relative(seconds: number, lang: string): string {
  const [unit, length] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? ['minute', 0];
  if (!length) return '';
  return new Intl.RelativeTimeFormat(lang, { numeric: 'always' }).format(Math.trunc(seconds / length), unit);
}
