import { UNKNOWN, type GameView, type Known, type NOBODY, type Seat, type Viewer } from '@hideout/kernel';
import type { Country } from './countries.ts';
import { FACTIONS } from './factions.ts';
import { VALUES, type Tables } from './figures.ts';
import { KINDS, type Kind } from './kinds.ts';
import {
  CARDS,
  countCards,
  countPile,
  FACES,
  HIDDEN,
  isInPlay,
  LAB,
  NONE,
  PLACES,
  STEP,
  STEPS,
  type FaceName,
  type State,
  type StepName,
} from './state.ts';

/** A seat, or nobody. */
export type Owner = Seat | typeof NOBODY;

/** A card in play. */
export interface CardInPlay {
  /** The turn of the round on which its owner deployed it, from 0: `activate` names it so. */
  readonly card: number;
  /** Unknown only while the card is hidden, to all but its owner [CH-3.6]. */
  readonly kind: Known<Kind>;
  readonly face: FaceName;
}

/** A location of the row. */
export interface Location {
  /** The country, then the one that a Guerrilla put on top; none at the lab. */
  readonly countries: readonly Country[];
  readonly occupied: boolean;
  /** Justifications by seat. */
  readonly justified: readonly number[];
  /** Protests that Defectors put here: nobody knows their values [CH-6.4]. */
  readonly unseen: number;
  /** By seat, in the order in which the cards joined. */
  readonly sides: readonly (readonly CardInPlay[])[];
}

/** Everything that one viewer knows. */
export interface View extends GameView {
  readonly step: StepName;
  readonly round: number;
  /** Turns finished in this round, of both players together. */
  readonly turn: number;
  readonly first: Seat;
  readonly defcon: number;
  /** By Defcon level: the protests drawn when it falls to it [CH-4.1]; none at 0 and at the top. */
  readonly draws: readonly number[];
  /** The card whose active waits for its target; 0 when none does. */
  readonly asking: number;
  /** From left to right; none between rounds. */
  readonly places: readonly Location[];
  /** By seat: what the cards of the round before were, in the order of its turns; empty in the first round. */
  readonly shown: readonly (readonly Kind[])[];
  /** By country: worth, preference, and who controls it now. */
  readonly countries: readonly { readonly value: number; readonly prefers: Seat; readonly owner: Owner }[];
  /** Rank of the lab in play, or 0. */
  readonly lab: number;
  readonly labs: readonly { readonly owner: Owner; readonly used: boolean }[];
  /** By seat, sorted by kind. */
  readonly hands: readonly (readonly Known<Kind>[])[];
  /** By seat and value. */
  readonly protests: readonly (readonly number[])[];
  /** Face-down protests by value, which everybody can work out; `pile` of them can be drawn. */
  readonly faceDown: readonly number[];
  readonly pile: number;
  /** By kind [CH-5.5]. */
  readonly discard: readonly number[];
  readonly deckLeft: number;
  /** Countries still to come, ascending. */
  readonly undealt: readonly Country[];
}

/** What the viewer may know of the state. */
export function viewOf(t: Tables, s: Readonly<State>, viewer: Viewer): View {
  return {
    viewer,
    actor: s.actor as Owner,
    step: STEPS[s.step]!,
    round: s.round,
    turn: s.turn,
    first: s.first as Seat,
    defcon: s.defcon,
    draws: Array.from(t.draws),
    asking: s.asking,
    places: placesOf(s, viewer),
    shown: FACTIONS.map((seat) => shownOf(s, seat)),
    countries: Array.from(s.owner, (owner, country) => ({
      value: t.value[country]!,
      prefers: t.prefers[country] as Seat,
      owner: owner as Owner,
    })),
    lab: s.lab,
    labs: Array.from(s.labOwner, (owner, lab) => ({ owner: owner as Owner, used: s.labUsed[lab] !== 0 })),
    hands: FACTIONS.map((seat) => handOf(s, seat, viewer)),
    protests: FACTIONS.map((seat) => Array.from(s.protests.subarray(seat * VALUES, (seat + 1) * VALUES))),
    faceDown: Array.from(s.faceDown),
    pile: countPile(s),
    discard: Array.from(s.discard),
    deckLeft: s.deckLeft,
    undealt: Array.from(s.countries.subarray(0, s.countriesLeft)).toSorted((a, b) => a - b) as Country[],
  };
}

function placesOf(s: Readonly<State>, viewer: Viewer): Location[] {
  if (s.step === STEP.protests || s.step === STEP.over) return [];
  const places: Location[] = [];
  for (let place = 0; place < PLACES && isInPlay(s, place); place++) {
    places.push({
      countries: countriesAt(s, place),
      occupied: s.occupied[place] !== 0,
      justified: FACTIONS.map((seat) => s.justified[seat * PLACES + place]!),
      unseen: s.unseen[place]!,
      sides: FACTIONS.map((seat) => sideOf(s, seat, place, viewer)),
    });
  }
  return places;
}

const countriesAt = (s: Readonly<State>, place: number): Country[] =>
  place === LAB ? [] : ([s.row[place], s.top[place]].filter((country) => country !== NONE) as Country[]);

function sideOf(s: Readonly<State>, seat: Seat, place: number, viewer: Viewer): CardInPlay[] {
  const side = Array.from<CardInPlay>({ length: countCards(s, seat, place) });
  for (let card = 0; card < s.played[seat]!; card++) {
    const at = seat * CARDS + card;
    if (s.place[at] !== place) continue;
    const isSecret = s.face[at] === HIDDEN && seat !== viewer;
    side[s.slot[at]!] = { card, kind: isSecret ? UNKNOWN : (s.kind[at] as Kind), face: FACES[s.face[at]!]! };
  }
  return side;
}

function shownOf(s: Readonly<State>, seat: Seat): Kind[] {
  return s.round === 1 ? [] : (Array.from(s.shown.subarray(seat * CARDS, (seat + 1) * CARDS)) as Kind[]);
}

function handOf(s: Readonly<State>, seat: Seat, viewer: Viewer): Known<Kind>[] {
  const hand: Known<Kind>[] = [];
  for (let kind = 0; kind < KINDS.length; kind++) {
    const held = s.hand[seat * KINDS.length + kind]!;
    for (let i = 0; i < held; i++) hand.push(seat === viewer ? (kind as Kind) : UNKNOWN);
  }
  return hand;
}
