/** The signs of Dale's items and actions, by their kind. */
import { SIGNS as COMMON } from '../table/signs';

export const SIGNS: Record<string, string> = {
  ...COMMON,
  copy: 'copy', purchase: 'shopping-basket', rearrange: 'arrow-left-right', technique: 'zap', build: 'store',
  inventory: 'package-open', swap: 'arrow-left-right', take: 'hand',
};
