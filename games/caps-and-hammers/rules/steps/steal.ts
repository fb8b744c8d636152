import { NOBODY, type ActionList, type Io, type Seat } from '@hideout/kernel';
import { COUNTRIES, type Country } from '../countries.ts';
import { spotOf, type Event } from '../events.ts';
import { enemyOf } from '../factions.ts';
import { NO, type WhyNot } from '../refusals.ts';
import { CARDS, NONE, STEP, type State } from '../state.ts';
import { steal } from '../verbs.ts';
import { backToTurn } from './shift.ts';

/** [CH-6.11] Whether the seat controls a country that could be taken. */
export function canSteal(s: Readonly<State>, from: number): boolean {
  for (let country = 0; country < COUNTRIES.length; country++) if (s.owner[country] === from) return true;
  return false;
}

/** Asks which country the Guerrilla takes, unless there is only one [CH-6.14]. */
export function askSteal(s: State, card: number, io: Io<Event>): void {
  const enemy = enemyOf(s.actor);
  let found = NONE;
  for (let country = 0; country < COUNTRIES.length; country++) {
    if (s.owner[country] !== enemy) continue;
    if (found !== NONE) {
      s.asking = card;
      s.step = STEP.steal;
      return;
    }
    found = country;
  }
  pair(s, card, found, io);
}

/** Why the Guerrilla just activated cannot take this country. */
export const whyNotSteal = (s: Readonly<State>, country: number): WhyNot =>
  s.owner[country] === enemyOf(s.actor) ? undefined : NO.notTheirs;

/** The countries that the Guerrilla may take. */
export function legalSteals(s: Readonly<State>, out: ActionList): void {
  for (let country = 0; country < COUNTRIES.length; country++) {
    if (whyNotSteal(s, country) === undefined) out.add(steal(country));
  }
}

/** The actor has chosen the country that his Guerrilla takes. */
export function stealCountry(s: State, country: number, io: Io<Event>): void {
  pair(s, s.asking, country, io);
  backToTurn(s);
}

/** [CH-6.3] The country lies on top of the one there and belongs to nobody. */
function pair(s: State, card: number, country: number, io: Io<Event>): void {
  const seat = s.actor as Seat;
  const place = s.place[seat * CARDS + card]!;
  s.top[place] = country;
  s.owner[country] = NOBODY;
  io.log?.emit({ type: 'stole', seat, country: country as Country, at: spotOf(s, place) });
}
