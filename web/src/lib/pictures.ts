import sprite from '../generated/sprite.svg?no-inline';
import pictures from './pictures.json';

const props: Record<string, string> = pictures.props;

/** The address of a picture in the sprite: `a-…` animals, `e-…` things, `i-…` controls, `n-…` digits, `m-…` marks. */
export function picture(id: string): string {
  return `${sprite}#${id}`;
}

/** The thing a card is about. */
export function prop(face: string): string {
  return `e-${props[face] ?? 'package'}`;
}

/** The animal of a seat: none of the eighteen. */
export function emblem(seat: number): string {
  return `e-${pictures.emblems[seat] ?? 'otter'}`;
}
