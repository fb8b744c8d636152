import type { Audience } from '@hideout/kernel';
import { idOfLocation, type CardId, type LocationId } from '../rules/card.ts';
import { GOODS } from '../rules/cities.ts';
import type { Event } from '../rules/events.ts';
import { isGearRound, ROUNDS } from '../rules/state.ts';
import { LOCATION_NAMES } from './namesDe.ts';
import { coinsText, GOOD_OBJECTS, PHRASES } from './phrasesDe.ts';

/** The name of a card, which does not decline. */
export const quoted = (card: number): string => `„${PHRASES.card(card as CardId)}“`;
/** Where: „im Louvre“. */
export const at = (location: LocationId): string => LOCATION_NAMES[idOfLocation(location)]!.at;
const list = (cards: readonly number[]): string => cards.map(quoted).join(', ');
const cardsText = (n: number): string => (n === 1 ? '1 Karte' : `${n} Karten`);

/** Speaks of a seat: „Du nimmst“, „Danny nimmt“. */
export const does = (to: Audience, seat: number, you: string, other: string): string =>
  seat === to.viewer ? `Du ${you}` : `${to.names[seat]!} ${other}`;
const seatName = (to: Audience, seat: number): string => (seat === to.viewer ? 'du' : to.names[seat]!);
const ofSeat = (to: Audience, seat: number): string => (seat === to.viewer ? 'von dir' : `von ${to.names[seat]!}`);

/** The event as one sentence. */
export function say(event: Event, to: Audience): string {
  switch (event.type) {
    case 'round began': {
      const deals = isGearRound(event.round) ? 'Ausrüstung' : 'Diebe';
      return `Runde ${event.round + 1} von ${ROUNDS}: ${deals}. ${does(to, event.starter, 'beginnst', 'beginnt')}.`;
    }
    case 'dealt': {
      const what = event.cards.some((card) => card < 0) ? cardsText(event.cards.length) : list(event.cards);
      return `${does(to, event.seat, 'erhältst', 'erhält')} ${what}.`;
    }
    case 'hired':
      return `${does(to, event.seat, 'heuerst', 'heuert')} ${quoted(event.card)} ${at(event.location)} an.`;
    case 'equipped': {
      const price = event.cost > 0 ? ` für ${coinsText(event.cost)}` : '';
      const where = `auf ${quoted(event.thief)} ${at(event.location)}`;
      return `${does(to, event.seat, 'spielst', 'spielt')} ${quoted(event.card)} ${where}${price}.`;
    }
    case 'sold': {
      const why = event.forced ? ', weil nichts anderes möglich ist' : '';
      return `${does(to, event.seat, 'verkaufst', 'verkauft')} ${quoted(event.card)}${why}.`;
    }
    case 'discarded':
      return `${does(to, event.seat, 'legst', 'legt')} die letzte Karte ab: ${quoted(event.card)}.`;
    case 'swapped':
      return saySwap(event.hands, to);
    case 'game ended':
      return `Das Spiel ist aus: ${event.scores.map((score, seat) => `${seatName(to, seat)} ${score}`).join(', ')}.`;
    default:
      return sayEffect(event, to);
  }
}

function saySwap(hands: readonly (readonly number[])[], to: Audience): string {
  const mine = to.viewer >= 0 ? hands[to.viewer] : undefined;
  return mine ? `Ihr tauscht die Hände, und du erhältst ${list(mine)}.` : 'Die Spieler tauschen die Hände.';
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
      const by = 'card' in event.by ? quoted(event.by.card) : PHRASES.location(event.by.location);
      const what = `${does(to, event.seat, 'machst', 'macht')} ${at(event.location)} einen Coup (${by})`;
      return event.lost ? `${what}, aber der Marker steht schon am Ende der Leiste.` : `${what}.`;
    }
    case 'good stolen': {
      const good = GOOD_OBJECTS[GOODS[event.good]!];
      return `${does(to, event.seat, 'stiehlst', 'stiehlt')} ${at(event.location)} ${good}.`;
    }
    case 'nothing stolen':
      return `${does(to, event.seat, 'findest', 'findet')} ${at(event.location)} keine passende Beute mehr.`;
    case 'gear burned': {
      const target = `${quoted(event.card)} auf ${quoted(event.thief)} ${ofSeat(to, event.owner)}`;
      return `${does(to, event.seat, 'verbrennst', 'verbrennt')} ${at(event.location)} ${target}.`;
    }
    case 'nothing burned':
      return `${does(to, event.seat, 'findest', 'findet')} ${at(event.location)} nichts zu verbrennen.`;
    case 'caper reverted':
      return event.lost
        ? `Der Marker ${at(event.location)} steht am Ende der Leiste und bleibt dort.`
        : `${does(to, event.owner, 'verlierst', 'verliert')} ${at(event.location)} einen Coup.`;
    case 'coins returned':
      return `${does(to, event.owner, 'gibst', 'gibt')} ${coinsText(event.coins)} in den Vorrat zurück.`;
    case 'good returned': {
      const good = GOOD_OBJECTS[GOODS[event.good]!];
      return `${does(to, event.owner, 'gibst', 'gibt')} ${at(event.location)} ${good} zurück.`;
    }
    case 'coin laundered':
      return event.lost
        ? `${does(to, event.seat, 'findest', 'findet')} im Vorrat keine Münze zum Waschen.`
        : `${does(to, event.seat, 'wäschst', 'wäscht')} eine Münze.`;
    case 'laundered returned':
      return event.coins > 0
        ? `${does(to, event.owner, 'gibst', 'gibt')} eine gewaschene Münze in den Vorrat zurück.`
        : `${does(to, event.owner, 'hast', 'hat')} keine gewaschene Münze zurückzugeben.`;
  }
}

function sayCoins({ seat, supply, rival, lost }: Extract<Event, { type: 'coins gained' }>, to: Audience): string {
  const from = rival > 0 ? `, davon ${rival} ${ofSeat(to, 1 - seat)}` : '';
  const rest = lost > 0 ? ` ${coinsText(lost)} ${lost === 1 ? 'verfällt' : 'verfallen'}.` : '';
  if (supply + rival === 0) return `${does(to, seat, 'findest', 'findet')} keine Münze mehr.${rest}`;
  return `${does(to, seat, 'erhältst', 'erhält')} ${coinsText(supply + rival)}${from}.${rest}`;
}
