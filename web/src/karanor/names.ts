/** Short forms of names. */

/** A city in one or two letters: the name after “city of”, the first letter of each of its words. */
export function initials(name: string): string {
  const own = name.split(/ de la | de l’| de | du | of (?:the )?/i).at(-1) ?? name;
  const words = own.split(/[\s-]+/).filter(Boolean);
  return words.slice(0, 2).map((word) => word[0]?.toLocaleUpperCase()).join('');
}

/** As a name stands in a sentence or on a tile: the pack writes its cities in capitals. */
export function calm(name: string): string {
  if (name !== name.toLocaleUpperCase()) return name;
  const small = new Set(['de', 'du', 'la', 'le', 'of', 'the']);
  return name.toLocaleLowerCase().replace(/[^\s’-]+/g, (word, at: number) => {
    const isElided = name[at + word.length] === '’';
    return at > 0 && (small.has(word) || isElided) ? word : word.charAt(0).toLocaleUpperCase() + word.slice(1);
  });
}
