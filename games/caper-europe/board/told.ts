import { UNKNOWN, type Known } from '@hideout/kernel';
import type { CardId, Event, LocationId, MemberView, SiteView, View } from '../rules/index.ts';

/**
 * The table with one more event told. It knows nothing but the event, and `after` says whether a burned Gear has left
 * the table yet. The deal of another round is not told: the view after it shows that.
 */
export function told(view: View, event: Event, after: Pick<View, 'frames'>): View {
  switch (event.type) {
    case 'hired':
      return inCrew(played(view, event.seat, event.card), event, (crew) => [...crew, { thief: event.card, gear: [] }]);
    case 'equipped':
      return paid(
        inCrew(played(view, event.seat, event.card), event, (crew) =>
          crew.map((member) => wearing(member, event.thief, (gear) => [...gear, event.card])),
        ),
        event.seat,
        -event.cost,
      );
    case 'sold':
    case 'discarded':
      return discarded(played(view, event.seat, event.card), event.seat, event.card);
    case 'coins gained': {
      const { coins } = paid(view, event.seat, event.supply);
      const shift = coins.map((n, seat) => n + (seat === event.seat ? event.rival : -event.rival));
      return { ...view, supply: view.supply - event.supply, coins: shift };
    }
    case 'coins returned':
      return paid(view, event.owner, -event.coins);
    case 'caper made':
      return event.lost ? view : pulled(view, event.location, event.seat);
    case 'caper reverted':
      return event.lost ? view : pulled(view, event.location, 1 - event.owner);
    case 'good stolen':
      return moved(view, event.location, event.seat, event.good, 1);
    case 'good returned':
      return moved(view, event.location, event.owner, event.good, -1);
    case 'gear burned':
      return after.frames.some(({ step }) => step === 'revert') ? view : burned(view, event);
    case 'coin laundered':
      return event.lost ? view : laundered(view, event.seat, 1);
    case 'laundered returned':
      return laundered(view, event.owner, -event.coins);
    case 'swapped':
      return { ...view, hands: event.hands, handsOpen: view.viewer >= 0 || view.handsOpen };
    default:
      return view;
  }
}

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
