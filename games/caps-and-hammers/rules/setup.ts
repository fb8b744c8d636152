import { DEAL, shuffle, type Rng } from '@hideout/kernel';
import { COUNTRIES } from './countries.ts';
import { CAPS, HAMMERS } from './factions.ts';
import { ACTION_CARDS, TOP_DEFCON, type Tables } from './figures.ts';
import { KINDS } from './kinds.ts';
import { emptyTable, type State } from './state.ts';
import { drawCards } from './steps/draw.ts';
import { protestResolution } from './steps/protests.ts';

/** Cards that a player holds before the first round and keeps between rounds [CH-1.2, CH-2.5]. */
const START_HAND = 2;

/** [CH-1.2] The table at the first decision: the first round is dealt, for nobody has protests to return. */
export function setUpTable(t: Tables, rng: Rng, into?: State): State {
  const s = emptyTable(into);
  s.defcon = TOP_DEFCON;
  s.faceDown.set(t.protests);
  shuffleDecks(t, s, rng);
  drawCards(s, CAPS, START_HAND);
  drawCards(s, HAMMERS, START_HAND);
  s.round = 1;
  protestResolution(t, s, { rng, log: undefined });
  return s;
}

function shuffleDecks(t: Tables, s: State, rng: Rng): void {
  let next = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    for (let copy = 0; copy < t.copies[kind]!; copy++) s.deck[next++] = kind;
  }
  s.deckLeft = ACTION_CARDS;
  shuffle(s.deck, 0, ACTION_CARDS, rng, DEAL);
  for (let country = 0; country < COUNTRIES.length; country++) s.countries[country] = country;
  s.countriesLeft = COUNTRIES.length;
  shuffle(s.countries, 0, COUNTRIES.length, rng, DEAL);
}
