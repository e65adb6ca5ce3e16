import pictures from './pictures.json';

const props: Record<string, string> = pictures.props;

/** The thing a card is about. */
export function prop(face: string): string {
  return `dale/e-${props[face] ?? 'package'}`;
}
