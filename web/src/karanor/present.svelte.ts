/** What the reader is looking at: for parts that may stand outside of the table, such as the enlarged card. */
import type { KaranorScene, MerchantScene } from '../wire/wire';

class Present {
  scene = $state.raw<KaranorScene | null>(null);
  me = $state(-1);

  /** One's own side of the table. */
  get merchant(): MerchantScene | undefined {
    return this.scene?.merchants[this.me];
  }
}

export const present = new Present();
