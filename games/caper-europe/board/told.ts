import { answerTo, UNKNOWN, type ByEvent, type Known } from '@hideout/kernel';
import type { CardId, Event, LocationId, MemberView, SiteView, View } from '../rules/index.ts';

/**
 * The table with one more event told. It knows nothing but the event, and `after` says whether a burned Gear has left
 * the table yet. The deal of another round is not told: the view after it shows that.
 */
export const told = (view: View, event: Event, after: Pick<View, 'frames'>): View =>
  answerTo(TELLINGS, event, view, after) ?? view;

const TELLINGS: Partial<ByEvent<Event, View, [view: View, after: Pick<View, 'frames'>]>> = {
  hired: (event, view) =>
    inCrew(played(view, event.seat, event.card), event, (crew) => [...crew, { thief: event.card, gear: [] }]),
  equipped(event, view) {
    const equip = (member: MemberView) => wearing(member, event.thief, (gear) => [...gear, event.card]);
    const equipped = inCrew(played(view, event.seat, event.card), event, (crew) => crew.map(equip));
    return paid(equipped, event.seat, -event.cost);
  },
  sold: ({ seat, card }, view) => discarded(played(view, seat, card), seat, card),
  discarded: ({ seat, card }, view) => discarded(played(view, seat, card), seat, card),
  'coins gained'(event, view) {
    const { coins } = paid(view, event.seat, event.supply);
    const shift = coins.map((n, seat) => n + (seat === event.seat ? event.rival : -event.rival));
    return { ...view, supply: view.supply - event.supply, coins: shift };
  },
  'coins returned': ({ owner, coins }, view) => paid(view, owner, -coins),
  'caper made': ({ location, seat, lost }, view) => (lost ? view : pulled(view, location, seat)),
  'caper reverted': ({ location, owner, lost }, view) => (lost ? view : pulled(view, location, 1 - owner)),
  'good stolen': ({ location, seat, good }, view) => moved(view, location, seat, good, 1),
  'good returned': ({ location, owner, good }, view) => moved(view, location, owner, good, -1),
  'gear burned': (event, view, { frames }) =>
    frames.some(({ step }) => step === 'revert') ? view : burned(view, event),
  'coin laundered': ({ seat, lost }, view) => (lost ? view : laundered(view, seat, 1)),
  'laundered returned': ({ owner, coins }, view) => laundered(view, owner, -coins),
  swapped: ({ hands }, view) => ({ ...view, hands, handsOpen: view.viewer >= 0 || view.handsOpen }),
};

const at = <T>(list: readonly T[], index: number, change: (each: T) => T): readonly T[] =>
  list.map((each, i) => (i === index ? change(each) : each));
const atSite = (view: View, location: LocationId, change: (site: SiteView) => SiteView): View => ({
  ...view,
  sites: view.sites.map((site) => (site.location === location ? change(site) : site)),
});

/** The seat holds one such card less, or one that is not known. */
function played(view: View, seat: number, card: CardId): View {
  return { ...view, hands: at(view.hands, seat, (hand) => less(hand, hand.includes(card) ? card : UNKNOWN)) };
}
function less(hand: readonly Known<CardId>[], card: Known<CardId>): readonly Known<CardId>[] {
  const index = hand.indexOf(card);
  return hand.filter((_, i) => i !== index);
}

type InCrew = Extract<Event, { readonly type: 'hired' | 'equipped' }>;
const inCrew = (
  view: View,
  { seat, location }: Pick<InCrew, 'seat' | 'location'>,
  change: (crew: readonly MemberView[]) => readonly MemberView[],
): View => atSite(view, location, (site) => ({ ...site, crews: at(site.crews, seat, change) }));

const wearing = (
  member: MemberView,
  thief: CardId,
  change: (gear: readonly CardId[]) => readonly CardId[],
): MemberView => (member.thief === thief ? { ...member, gear: change(member.gear) } : member);

const discarded = (view: View, seat: number, card: CardId): View => ({
  ...view,
  discards: at(view.discards, seat, (cards) => [...cards, card]),
});

/** Coins go between the supply and the seat. */
const paid = (view: View, seat: number, coins: number): View => ({
  ...view,
  supply: view.supply - coins,
  coins: at(view.coins, seat, (n) => n + coins),
});

const laundered = (view: View, seat: number, coins: number): View => ({
  ...view,
  supply: view.supply - coins,
  laundered: at(view.laundered, seat, (n) => n + coins),
});

const pulled = (view: View, location: LocationId, toward: number): View =>
  atSite(view, location, (site) => ({ ...site, tracker: site.tracker + (toward === 0 ? 1 : -1) }));

/** Goods go between a Location and a Hideout. */
function moved(view: View, location: LocationId, seat: number, good: number, goods: number): View {
  const taken = atSite(view, location, (site) => ({ ...site, goods: at(site.goods, good, (n) => n - goods) }));
  return { ...taken, loot: at(view.loot, seat, (loot) => at(loot, good, (n) => n + goods)) };
}

function burned(view: View, { owner, card, thief, location }: Extract<Event, { type: 'gear burned' }>): View {
  const off = inCrew(view, { seat: owner, location }, (crew) =>
    crew.map((member) => wearing(member, thief, (gear) => gear.slice(0, -1))),
  );
  return discarded(off, owner, card);
}
