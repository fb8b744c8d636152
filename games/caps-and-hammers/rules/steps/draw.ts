import { NOBODY, type Io, type Seat } from '@hideout/kernel';
import type { Country } from '../countries.ts';
import type { Event } from '../events.ts';
import { CAPS, HAMMERS } from '../factions.ts';
import type { Tables } from '../figures.ts';
import { KINDS, type Kind } from '../kinds.ts';
import { LABS } from '../labs.ts';
import { CARDS, ROW, STEP, type State } from '../state.ts';

/** [CH-2.3, CH-2.4] Turns up countries and lab, draws cards, and lets the first player begin. */
export function drawPhase(t: Tables, s: State, io: Io<Event>): void {
  for (let place = 0; place < ROW; place++) s.row[place] = drawCountry(s);
  s.lab = nextLab(s);
  s.first = firstPlayer(t, s);
  io.log?.emit({
    type: 'dealt',
    round: s.round,
    countries: Array.from(s.row) as Country[],
    lab: s.lab,
    first: s.first as Seat,
  });
  drawFive(s, CAPS, io);
  drawFive(s, HAMMERS, io);
  s.turn = 0;
  s.step = STEP.first;
  s.actor = s.first;
}

function drawFive(s: State, seat: Seat, io: Io<Event>): void {
  const left = s.deckLeft;
  // In the order of the rulebook: a hand has no order, so a draw tells none either.
  io.log?.emit({ type: 'drew', seat, kinds: Array.from(s.deck.slice(left - CARDS, left).sort()) as Kind[] });
  drawCards(s, seat, CARDS);
}

/** The seat takes cards from the deck into its hand. */
export function drawCards(s: State, seat: number, count: number): void {
  let left = s.deckLeft;
  for (let i = 0; i < count; i++) {
    left--;
    s.hand[seat * KINDS.length + s.deck[left]!]!++;
    s.deck[left] = 0;
  }
  s.deckLeft = left;
}

function drawCountry(s: State): number {
  const left = s.countriesLeft - 1;
  const country = s.countries[left]!;
  s.countries[left] = 0;
  s.countriesLeft = left;
  return country;
}

/** [CH-2.3] The rank of the lowest lab that nobody has taken, or 0; a lab that stayed in play is the lowest. */
function nextLab(s: Readonly<State>): number {
  for (let lab = 0; lab < LABS.length; lab++) if (s.labOwner[lab] === NOBODY) return lab + 1;
  return 0;
}

/** [CH-2.4] The faction that most of the countries just dealt prefer. */
function firstPlayer(t: Tables, s: Readonly<State>): number {
  let hammers = 0;
  for (let place = 0; place < ROW; place++) if (t.prefers[s.row[place]!] === HAMMERS) hammers++;
  return 2 * hammers > ROW ? HAMMERS : CAPS;
}
