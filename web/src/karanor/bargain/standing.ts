/** How an offer stands, in words: what keeps me from accepting it, and who could accept mine. */
import { t } from '../../lib/words';
import type { Bid } from '../../wire/wire';
import type { Console } from './console.svelte';
import { amountsOf, isEmpty, lacks } from './draft';
import { amounts, list } from './naming';

/** Why I cannot accept it now, and who could; empty if I can. */
export function obstacle(trade: Console, bid: Bid): string {
  const problem = bid.to.find(({ seat }) => seat === trade.me)?.problem ?? '';
  if (!problem) return trade.can('accept', bid.number) ? '' : t('web-karanor-bargain-not-now');
  const able = bid.to.filter((each) => !each.problem && each.seat !== trade.me).map(({ seat }) => trade.sitting.name(seat));
  const others = able.length ? t('web-karanor-bargain-others-can', { names: list(able), count: able.length }) : '';
  if (problem === 'taker_lacks') {
    const short = lacks(trade.scene?.merchants[trade.me], amountsOf(bid.get));
    return [isEmpty(short) ? t('web-karanor-bargain-changed') : t('web-karanor-bargain-you-lack', { things: amounts(short) }), others].join(' ').trim();
  }
  return t(problem === 'maker_lacks' ? 'web-karanor-bargain-maker-lacks' : 'web-karanor-bargain-forbidden', { name: trade.sitting.name(bid.maker) });
}

/** Who has declined my offer, and who of the others could keep it. */
export function standing(trade: Console, bid: Bid): string {
  const name = (seat: number) => trade.sitting.name(seat);
  const declined = trade.declinedBy(bid);
  const cannot = bid.to.filter(({ problem }) => problem).map(({ seat }) => seat);
  if (bid.to.length && bid.to.every(({ problem }) => problem === 'maker_lacks')) return t('web-karanor-bargain-i-lack');
  return [
    declined.length ? t('web-karanor-bargain-declined', { names: list(declined.map(name)), count: declined.length }) : '',
    cannot.length ? t('web-karanor-bargain-cannot-pay', { names: list(cannot.map(name)), count: cannot.length }) : '',
  ].filter(Boolean).join(' · ');
}
