/** Everything somebody has to do with offers: what lies before them, what is new, and the one being put together. */
import { untrack } from 'svelte';
import { t } from '../../lib/words';
import { useSitting, type Sitting } from '../../table/sitting.svelte';
import type { Text, Told } from '../../table/state.svelte';
import type { Bid, FallenBid, KaranorScene, Question, Said } from '../../wire/wire';
import { things } from '../catalogue.svelte';
import { ofKaranor } from '../scene';
import { desk } from '../table/desk.svelte';
import {
  amountsOf, answerTo, emptyDraft, hasTile, holdings, isEmpty, lacks, partsOf, withAmount, type Amounts, type Draft, type Face,
  type SideName,
} from './draft';
import { keep, recall, type Fallen } from './keeping';

/** So long an offer that is gone stays where it was. */
export const LINGERS = 20_000;
const MOST_FALLEN = 12;

export class Console {
  draft = $state.raw<Draft>(emptyDraft());
  isSending = $state(false);
  /** What an offer can be put together of, as the server last said. */
  form = $state.raw<Question | null>(null);
  /** Why the draft was refused. */
  refusal = $state.raw<Text | null>(null);
  /** Why an answer was refused, by the number of its offer. */
  refusals = $state.raw<Record<number, Text>>({});
  /** Answers under way, by the number of their offer. */
  answering = $state.raw<number[]>([]);
  /** The offer whose acceptance gives a tile away and is asked about once more, or 0. */
  asking = $state(0);
  fallen = $state.raw<Fallen[]>([]);
  private known = $state.raw<Bid[]>([]);
  private seen = $state.raw<number[]>([]);
  private now = $state(Date.now());
  /** Before this page was loaded anew. */
  private wasComposing: boolean;
  private storage = typeof sessionStorage === 'undefined' ? undefined : sessionStorage;

  constructor(readonly sitting: Sitting) {
    const kept = recall(sitting.connection.table, sitting.connection.seat, this.storage);
    this.draft = kept.draft ?? emptyDraft();
    this.wasComposing = kept.isComposing;
    this.known = kept.known;
    this.fallen = kept.fallen;
    this.seen = kept.seen;
  }

  readonly scene: KaranorScene | null = $derived.by(() => ofKaranor(this.sitting.scene));
  /** Who sees through another's eyes, as in a replay, trades for nobody. */
  readonly me = $derived.by(() => (this.sitting.connection.seat === 'watch' ? -1 : this.sitting.me));
  readonly offers = $derived.by(() => this.scene?.offers ?? []);
  /** Offers somebody makes me, the newest first. */
  readonly inbox = $derived.by(() => this.offers.filter((bid) => isFor(bid, this.me)).reverse());
  readonly mine = $derived.by(() => this.offers.filter((bid) => bid.maker === this.me).reverse());
  /** How many offers to me were not looked at yet. */
  readonly unread = $derived.by(() => this.inbox.filter(({ number }) => !this.seen.includes(number)).length);
  readonly isOpen = $derived.by(() => this.scene?.trade_open ?? false);
  private readonly keys = $derived.by(() => new Set((this.sitting.state.moment?.unasked ?? []).map(({ key }) => key ?? '')));
  /** The merchants an offer can be made to, as far as is known. */
  readonly partners = $derived.by(() => {
    const named = (this.form?.items ?? []).filter(({ kind }) => kind === 'to').map(({ key }) => Number(key?.split(':')[1]));
    return named.length ? this.sitting.others.filter((seat) => named.includes(seat)) : this.sitting.others;
  });
  /** Whose stocks are looked at: those it is made to, or everybody as long as that is nobody. */
  readonly addressed = $derived.by(() => {
    const to = this.sitting.others.filter((seat) => this.draft.to.includes(seat));
    return to.length ? to : this.sitting.others;
  });
  /** What a lesson points at, by its key. */
  readonly hinted = $derived.by(() => this.sitting.question?.coaching?.unasked ?? '');
  /** The draft answers an offer that still stands. */
  readonly isCounter = $derived.by(() => this.offers.some(({ number }) => number === this.draft.countered?.number));

  /** Is an offer being put together? The desk makes room for it. */
  get isComposing(): boolean {
    return desk.isComposing;
  }

  /** Watch the table until whoever sits here leaves it. */
  follow(): () => void {
    if (this.wasComposing) this.begin(this.draft);
    return $effect.root(() => {
      $effect(() => this.notice());
      $effect(() => this.wait());
      $effect(() => this.store());
      $effect(() => {
        void this.stocks;
        untrack(() => void this.refresh());
      });
    });
  }

  /** What is composed with: when it changes, the figures are told anew. */
  private readonly stocks = $derived.by(() =>
    JSON.stringify([this.isComposing, this.isCounter, this.isQuiet, this.scene?.merchants.map((each) => holdings(each))]),
  );
  private readonly isQuiet = $derived.by(() => this.keys.has('offer') || this.keys.size > 0);

  // -- composing ----------------------------------------------------------------------------------------

  /** Put an offer together; to everybody, unless one was begun. */
  compose(): void {
    if (this.draft.countered || (isEmpty(this.draft.give) && isEmpty(this.draft.get))) this.begin(emptyDraft(this.partners));
    else this.begin(this.draft);
  }

  offerTo(seat: number): void {
    const isBegun = !this.draft.countered && this.isComposing;
    this.begin(isBegun ? { ...this.draft, to: [...new Set([...this.draft.to, seat])] } : emptyDraft([seat]));
  }

  /** Ask the table for something one lacks: those who have it, if anybody does. It does not say what for. */
  ask(wanted: Amounts): void {
    const able = this.partners.filter((seat) => isEmpty(lacks(this.scene?.merchants[seat], wanted)));
    this.begin({ ...emptyDraft(able.length ? able : this.partners), get: wanted });
  }

  /** Answer an offer with another one. */
  counter(number: number): void {
    const bid = this.offers.find((each) => each.number === number);
    if (!bid) return;
    this.begin(this.draft.countered?.number === number ? this.draft : answerTo(bid));
  }

  private begin(draft: Draft): void {
    this.draft = draft;
    this.refusal = null;
    this.form = null;
    if (this.sitting.connection.seat === 'watch') return;
    desk.openTrade();
    desk.isComposing = true;
  }

  /** Close the composer; what was put together is kept. */
  close(): void {
    desk.isComposing = false;
  }

  put(side: SideName, what: string, count: number): void {
    this.refusal = null;
    this.draft = { ...this.draft, [side]: withAmount(this.draft[side], what, count) };
  }

  add(side: SideName, what: string, more: number): void {
    this.put(side, what, (this.draft[side][what] ?? 0) + more);
  }

  empty(side: SideName): void {
    this.draft = { ...this.draft, [side]: {} };
  }

  /** Make it to that merchant too, or no longer. */
  toggle(seat: number): void {
    const { to } = this.draft;
    this.refusal = null;
    this.draft = { ...this.draft, to: to.includes(seat) ? to.filter((each) => each !== seat) : [...to, seat] };
  }

  /** Begin again with what the other side had proposed. */
  restore(): void {
    if (this.draft.countered) this.draft = answerTo(this.draft.countered);
  }

  /** Fetch anew what there is to choose from; while something is being resolved the last answer stays. */
  async refresh(): Promise<void> {
    const key = this.isCounter ? `counter:${this.draft.countered?.number}` : 'offer';
    if (!this.isComposing || !this.keys.has(key)) return;
    const form = await this.sitting.connection.open(key);
    if (form) this.form = form;
  }

  /** Send it; where it is refused it stays, with the reason. */
  async send(): Promise<void> {
    if (this.isSending) return;
    const { draft, isCounter } = this;
    this.isSending = true;
    const key = isCounter ? `counter:${draft.countered?.number}` : 'offer';
    const refusal = await this.sitting.connection.act(key, partsOf(draft, isCounter));
    this.isSending = false;
    this.refusal = refusal?.text ?? null;
    if (refusal) return;
    this.draft = emptyDraft();
    desk.isComposing = false;
  }

  /** The tiles of a merchant that can be put on a side, how many of each, and whether they lie on their other face. */
  tilesOf(seat: number, side: SideName): { what: string; most: number; face: Face }[] {
    const merchant = this.scene?.merchants[seat];
    if (!merchant) return [];
    const named = new Set((this.form?.items ?? []).map(({ key }) => key));
    return [
      ...Object.entries(merchant.insignia).map(([what, most]) => ({ what, most })),
      ...merchant.associates.map(({ name }) => ({ what: name, most: 1 })),
      ...merchant.artefacts.map(({ card }) => ({ what: card.face, most: 1 })),
    ].map((tile) => ({ ...tile, face: this.faceOf(tile.what) })).filter(({ what, most }) => most > 0 && named.has(`${side}:${what}`));
  }

  /** How a tile lies before its owner now. */
  faceOf(what: string): Face {
    for (const { associates, artefacts } of this.scene?.merchants ?? []) {
      if (associates.some(({ name, promoted }) => name === what && promoted)) return 'promoted';
      if (artefacts.some(({ card, used }) => card.face === what && used)) return 'used';
    }
    return '';
  }

  // -- answering ----------------------------------------------------------------------------------------

  can(verb: string, number: number): boolean {
    return this.keys.has(`${verb}:${number}`);
  }

  /** One click; where a tile is given away, a second one. */
  accept(bid: Bid): void {
    if (hasTile(bid.get) && this.asking !== bid.number) this.asking = bid.number;
    else void this.answer('accept', bid.number);
  }

  async answer(verb: 'accept' | 'decline' | 'withdraw', number: number): Promise<void> {
    if (this.answering.includes(number)) return;
    this.asking = 0;
    this.answering = [...this.answering, number];
    const { [number]: _, ...others } = this.refusals;
    this.refusals = others;
    const refusal = await this.sitting.connection.act(`${verb}:${number}`);
    this.answering = this.answering.filter((each) => each !== number);
    if (refusal) this.refusals = { ...this.refusals, [number]: refusal.text };
  }

  // -- what is new, and what is gone ----------------------------------------------------------------------

  isNew(number: number): boolean {
    return !this.seen.includes(number);
  }

  /** Somebody has had that offer before their eyes. */
  look(number: number): void {
    if (!this.seen.includes(number)) this.seen = [...this.seen, number].slice(-100);
  }

  /** Those gone just now, which still lie where they lay. */
  lingering(isMine: boolean): Fallen[] {
    return this.fallen.filter(({ bid, at }) => (bid.maker === this.me) === isMine && this.now - at < LINGERS);
  }

  /** Those that fell earlier; of a trade that was made the log tells. */
  readonly past = $derived.by(() => this.fallen.filter(({ at, wasAccepted }) => !wasAccepted && this.now - at >= LINGERS));

  /** What was said of an offer, as bots say why they decline. */
  saidOf(number: number): Said[] {
    return this.sitting.state.talk.filter(({ about }) => about === `offer:${number}`);
  }

  /** Who has declined an offer that still stands. */
  declinedBy(bid: Bid): number[] {
    const first = this.known.find(({ number }) => number === bid.number) ?? bid;
    return first.to.map(({ seat }) => seat).filter((seat) => !bid.to.some((each) => each.seat === seat));
  }

  /** The offer that one answers, standing or not. */
  find(number: number): Bid | null {
    return [...this.offers, ...this.known, ...this.fallen.map(({ bid }) => bid)].find((bid) => bid.number === number) ?? null;
  }

  /** Compare the offers on the table with those there were; what is gone says why. */
  notice(): void {
    const { offers, me, scene } = this;
    if (!scene || me < 0) return;
    untrack(() => {
      const standing = offers.filter((bid) => bid.maker === me || isFor(bid, me));
      const numbers = new Set(standing.map(({ number }) => number));
      const gone = this.known.filter(({ number }) => !numbers.has(number));
      const fallen = gone.map((bid) => this.fallenFrom(bid));
      this.known = standing.map((bid) => this.known.find((each) => isSame(each, bid)) ?? bid);
      const before = this.fallen.filter(({ bid }) => !numbers.has(bid.number));
      const noticed = [...fallen, ...before];
      const missed = (scene.fallen ?? []).filter((each) => concerns(each, me) && !noticed.some(({ bid }) => bid.number === each.number));
      this.fallen = [...noticed, ...missed.map((each) => this.missedFrom(each)).reverse()].slice(0, MOST_FALLEN);
      this.now = Date.now();
    });
  }

  private fallenFrom(bid: Bid): Fallen {
    const last = reasonOf(bid.number, this.sitting.state.lines);
    return { bid, text: last?.line.text ?? [], wasAccepted: last?.line.became === 'accepted', at: Date.now() };
  }

  /** One that fell while this browser did not look. */
  private missedFrom({ number, maker, to, give, get, reason, what = '', counters = 0, seat = -1 }: FallenBid): Fallen {
    const known = this.fallenFrom({ number, maker, to: to.map((each) => ({ seat: each })), give, get, counters });
    const who = ['maker', 'maker_lacks'].includes(reason) ? maker : seat;
    const why = t('web-karanor-bargain-why', {
      reason, who: who === this.me ? 'you' : 'other', name: this.sitting.name(who), what: what && things.name(what),
    });
    return { ...known, text: known.text.length ? known.text : [why], at: 0 };
  }

  /** Look at the clock again, when the next one has lain long enough. */
  wait(): (() => void) | undefined {
    const next = this.fallen.map(({ at }) => at + LINGERS - this.now).filter((left) => left > 0);
    if (!next.length) return undefined;
    const timer = setTimeout(() => (this.now = Date.now()), Math.min(...next) + 50);
    return () => clearTimeout(timer);
  }

  /** Write down what has to outlive this page. */
  store(): void {
    const { draft, isComposing, known, fallen, seen } = this;
    keep(this.sitting.connection.table, this.sitting.connection.seat, { draft, isComposing, known, fallen, seen }, this.storage);
  }
}

/** Did it fall, and was it from or to this seat? */
function concerns(bid: FallenBid, seat: number): boolean {
  return bid.reason !== 'accepted' && (bid.maker === seat || bid.to.includes(seat));
}

function isFor(bid: Bid, seat: number): boolean {
  return bid.to.some((each) => each.seat === seat);
}

/** A number may be given again where an offer was taken back with a step of the game. */
function isSame(one: Bid, other: Bid): boolean {
  const terms = ({ maker, give, get }: Bid) => JSON.stringify([maker, amountsOf(give), amountsOf(get)]);
  return one.number === other.number && terms(one) === terms(other);
}

/** The line of the log that says what became of an offer. */
function reasonOf(number: number, lines: Told[]): Told | undefined {
  return lines.findLast(({ line }) => line.about === `offer:${number}` && line.became !== 'made' && !line.struck);
}

const consoles = new WeakMap<Sitting, Console>();

/** The one console of somebody at a table. */
export function useConsole(): Console {
  const sitting = useSitting();
  const known = consoles.get(sitting) ?? new Console(sitting);
  consoles.set(sitting, known);
  return known;
}
