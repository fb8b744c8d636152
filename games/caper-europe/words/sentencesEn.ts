import type { Audience } from '@hideout/kernel';
import { idOfLocation, type CardId, type LocationId } from '../rules/card.ts';
import { GOODS } from '../rules/cities.ts';
import type { Event } from '../rules/events.ts';
import { isGearRound, ROUNDS } from '../rules/state.ts';
import { LOCATION_NAMES } from './namesEn.ts';
import { coinsText, GOOD_NAMES, PHRASES, withArticle } from './phrasesEn.ts';

const { card: nameOf } = PHRASES;
const the = (location: LocationId): string => LOCATION_NAMES[idOfLocation(location)]!;
/** Where: “at the Louvre”. */
export const at = (location: LocationId): string => `at ${the(location)}`;
const list = (cards: readonly number[]): string => cards.map((card) => nameOf(card as CardId)).join(', ');
const cardsText = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

/** Speaks of a seat: “You take”, “Danny takes”. */
export const does = (to: Audience, seat: number, you: string, other: string): string =>
  seat === to.viewer ? `You ${you}` : `${to.names[seat]!} ${other}`;
const owned = (to: Audience, seat: number): string => (seat === to.viewer ? 'your' : `${to.names[seat]!}'s`);

/** The event as one sentence. */
export function say(event: Event, to: Audience): string {
  switch (event.type) {
    case 'round began': {
      const deals = isGearRound(event.round) ? 'Gear' : 'Thieves';
      return `Round ${event.round + 1} of ${ROUNDS}: ${deals}. ${does(to, event.starter, 'start', 'starts')}.`;
    }
    case 'dealt': {
      const what = event.cards.some((card) => card < 0) ? cardsText(event.cards.length) : list(event.cards);
      return `${does(to, event.seat, 'receive', 'receives')} ${what}.`;
    }
    case 'hired':
      return `${does(to, event.seat, 'hire', 'hires')} ${nameOf(event.card)} ${at(event.location)}.`;
    case 'equipped': {
      const price = event.cost > 0 ? ` for ${coinsText(event.cost)}` : '';
      const where = `on ${nameOf(event.thief)} ${at(event.location)}`;
      return `${does(to, event.seat, 'play', 'plays')} ${nameOf(event.card)} ${where}${price}.`;
    }
    case 'sold': {
      const why = event.forced ? ', since nothing else is possible' : '';
      return `${does(to, event.seat, 'sell', 'sells')} ${nameOf(event.card)}${why}.`;
    }
    case 'discarded':
      return `${does(to, event.seat, 'discard', 'discards')} the last card, ${nameOf(event.card)}.`;
    case 'swapped':
      return saySwap(event.hands, to);
    case 'game ended':
      return `The game is over: ${event.scores.map((score, seat) => `${seatName(to, seat)} ${score}`).join(', ')}.`;
    default:
      return sayEffect(event, to);
  }
}

const seatName = (to: Audience, seat: number): string => (seat === to.viewer ? 'you' : to.names[seat]!);

function saySwap(hands: readonly (readonly number[])[], to: Audience): string {
  const mine = to.viewer >= 0 ? hands[to.viewer] : undefined;
  return mine ? `You swap hands and receive ${list(mine)}.` : 'The players swap hands.';
}

type Effect = Exclude<
  Event,
  { type: 'round began' | 'dealt' | 'hired' | 'equipped' | 'sold' | 'discarded' | 'swapped' | 'game ended' }
>;

function sayEffect(event: Effect, to: Audience): string {
  switch (event.type) {
    case 'coins gained':
      return sayCoins(event, to);
    case 'caper made': {
      const by = 'card' in event.by ? nameOf(event.by.card) : the(event.by.location);
      const what = `${does(to, event.seat, 'make', 'makes')} a Caper ${at(event.location)} (${by})`;
      return event.lost ? `${what}, but the Tracker is at the end of the track.` : `${what}.`;
    }
    case 'good stolen': {
      const good = withArticle(GOODS[event.good]!);
      return `${does(to, event.seat, 'steal', 'steals')} ${good} from ${the(event.location)}.`;
    }
    case 'nothing stolen': {
      const good = GOOD_NAMES[GOODS[event.good] ?? 'any'];
      return `No ${good} is left ${at(event.location)} for ${seatName(to, event.seat)} to steal.`;
    }
    case 'gear burned': {
      const target = `${owned(to, event.owner)} ${nameOf(event.card)} on ${nameOf(event.thief)}`;
      return `${does(to, event.seat, 'burn', 'burns')} ${target} ${at(event.location)}.`;
    }
    case 'nothing burned':
      return `${does(to, event.seat, 'find', 'finds')} nothing to burn ${at(event.location)}.`;
    case 'caper reverted':
      return event.lost
        ? `The Tracker ${at(event.location)} is at the end of the track and stays there.`
        : `${does(to, event.owner, 'lose', 'loses')} a Caper ${at(event.location)}.`;
    case 'coins returned':
      return `${does(to, event.owner, 'return', 'returns')} ${coinsText(event.coins)} to the supply.`;
    case 'good returned': {
      const good = withArticle(GOODS[event.good]!);
      return `${does(to, event.owner, 'return', 'returns')} ${good} to ${the(event.location)}.`;
    }
    case 'coin laundered':
      return event.lost
        ? `${does(to, event.seat, 'find', 'finds')} no Coin in the supply to launder.`
        : `${does(to, event.seat, 'launder', 'launders')} a Coin.`;
    case 'laundered returned':
      return event.coins > 0
        ? `${does(to, event.owner, 'return', 'returns')} a laundered Coin to the supply.`
        : `${does(to, event.owner, 'have', 'has')} no laundered Coin to return.`;
  }
}

function sayCoins({ seat, supply, rival, lost }: Extract<Event, { type: 'coins gained' }>, to: Audience): string {
  const from = rival > 0 ? `, ${rival} of them from ${seatName(to, 1 - seat)}` : '';
  const rest = lost > 0 ? ` ${coinsText(lost)} ${lost === 1 ? 'is' : 'are'} lost.` : '';
  if (supply + rival === 0) return `${does(to, seat, 'find', 'finds')} no Coin to gain.${rest}`;
  return `${does(to, seat, 'gain', 'gains')} ${coinsText(supply + rival)}${from}.${rest}`;
}
