/** The face somebody points at on the shelf: what shows it in the market is marked. */
class Pointing {
  face = $state('');
}

export const pointing = new Pointing();
