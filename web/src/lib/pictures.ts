import pictures from './pictures.json';

const sheets = import.meta.glob<string>('../generated/*.svg', { query: '?no-inline', import: 'default', eager: true });

/**
 * The address of a picture: `a-…` animals, `e-…` things, `i-…` controls, `n-…` digits, `m-…` marks; those of a game
 * with the name of its sheet and a slash before. A sheet is fetched with the first of its pictures.
 */
export function picture(id: string): string {
  const [sheet, name] = id.includes('/') ? id.split('/') : ['common', id];
  return `${sheets[`../generated/${sheet}.svg`]}#${name}`;
}

/** The picture of a phrase that is shown rather than read; empty for any other. */
export function emote(phrase = ''): string {
  const name = (pictures.emotes as Record<string, string>)[phrase];
  return name ? `e-${name}` : '';
}

/** The animal of a seat: none of the eighteen. */
export function emblem(seat: number): string {
  return `e-${pictures.emblems[seat] ?? 'otter'}`;
}
