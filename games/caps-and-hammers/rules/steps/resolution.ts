import { NOBODY, SPECTATOR, type Io, type Seat } from '@hideout/kernel';
import type { Country } from '../countries.ts';
import { spotOf, type Event, type Turned } from '../events.ts';
import { CAPS, enemyOf, HAMMERS } from '../factions.ts';
import { VALUES, type Tables } from '../figures.ts';
import { countTension, primaryOf } from '../influence.ts';
import type { Kind } from '../kinds.ts';
import { countScore } from '../scoring.ts';
import { influenceSheets } from '../sheets.ts';
import { CARDS, clearRow, HIDDEN, isInPlay, LAB, NONE, PLACES, REVEALED, ROUNDS, STEP, type State } from '../state.ts';
import { viewOf } from '../view.ts';
import { crisis, turnUpProtest } from './defcon.ts';
import { protestResolution } from './protests.ts';

/** [CH-5.1 to CH-5.5] The end of a round, and the next one or the end of the game. */
export function resolution(t: Tables, s: State, io: Io<Event>): void {
  turnUp(s, CAPS, io);
  turnUp(s, HAMMERS, io);
  if (io.log) weigh(t, s, io);
  for (let place = 0; place < PLACES; place++) {
    const points = countTension(t, s, place);
    if (points < t.crisis) continue;
    io.log?.emit({ type: 'crisis', at: spotOf(s, place), points });
    crisis(t, s, io);
  }
  // [CH-5.2] Control of countries changes no influence, and the lab comes last: so no primary participant has changed.
  for (let place = 0; place < PLACES; place++) if (isInPlay(s, place)) takeControl(t, s, place, io);
  discardAll(s, CAPS);
  discardAll(s, HAMMERS);
  clearRow(s);
  if (s.round === ROUNDS) return gameOver(t, s, io);
  s.round++;
  protestResolution(t, s, io);
}

/** [CH-5.1] */
function turnUp(s: State, seat: Seat, io: Io<Event>): void {
  const from = seat * CARDS;
  const cards: Turned[] | undefined = io.log && [];
  for (let at = from; at < from + s.played[seat]!; at++) {
    if (s.face[at] !== HIDDEN) continue;
    s.face[at] = REVEALED;
    cards?.push({ card: at - from, kind: s.kind[at] as Kind, at: spotOf(s, s.place[at]!) });
  }
  if (cards && cards.length > 0) io.log?.emit({ type: 'turnedUp', seat, cards });
}

/** [CH-5.2] Tells the influence on every location, line by line. */
function weigh(t: Tables, s: Readonly<State>, io: Io<Event>): void {
  const open = viewOf(t, s, SPECTATOR);
  for (const place of open.places.keys()) {
    const sheets = influenceSheets(t, open, place);
    io.log?.emit({ type: 'weighed', at: spotOf(s, place), sheets, primary: primaryOf(t, s, place) });
  }
}

/** [CH-5.5] The primary participant takes the location, the other one the Defectors' protests. */
function takeControl(t: Tables, s: State, place: number, io: Io<Event>): void {
  const winner = primaryOf(t, s, place);
  if (winner === NOBODY) return leaveLab(s, io);
  if (place === LAB) takeLab(s, winner, io);
  else takeCountries(s, winner, place, io);
  takeProtests(s, enemyOf(winner), place, io);
}

function takeLab(s: State, seat: Seat, io: Io<Event>): void {
  const lab = s.lab - 1;
  s.labOwner[lab] = seat;
  s.lab = 0;
  io.log?.emit({ type: 'tookLab', seat, lab });
}

/** [CH-5.3, CH-6.4] A tied lab stays in play; its protests, never turned up, are in the pile again. */
function leaveLab(s: Readonly<State>, io: Io<Event>): void {
  io.log?.emit({ type: 'tiedLab', lab: s.lab - 1 });
  if (s.unseen[LAB]! > 0) io.log?.emit({ type: 'wentBack', count: s.unseen[LAB]! });
}

/** [CH-6.3] A pair goes to its winner whole. */
function takeCountries(s: State, seat: Seat, place: number, io: Io<Event>): void {
  const bottom = s.row[place]! as Country;
  const top = s.top[place]! as Country;
  s.owner[bottom] = seat;
  if (top !== NONE) s.owner[top] = seat;
  io.log?.emit({ type: 'tookCountries', seat, countries: top === NONE ? [bottom] : [bottom, top] });
}

/** [CH-6.12] */
function takeProtests(s: State, seat: Seat, place: number, io: Io<Event>): void {
  while (s.unseen[place]! > 0) {
    s.unseen[place]!--;
    const value = turnUpProtest(s, io);
    s.protests[seat * VALUES + value]!++;
    io.log?.emit({ type: 'tookProtest', seat, value });
  }
}

/** [CH-5.5] All cards of the round go to the open discard pile. */
function discardAll(s: State, seat: Seat): void {
  const from = seat * CARDS;
  for (let at = from; at < from + s.played[seat]!; at++) {
    s.discard[s.kind[at]!]!++;
    s.shown[at] = s.kind[at]!;
  }
}

/** [CH-2.1] After the seventh round the game is scored. */
function gameOver(t: Tables, s: State, io: Io<Event>): void {
  s.step = STEP.over;
  s.actor = NOBODY;
  io.log?.emit({ type: 'scored', scores: [countScore(t, s, CAPS), countScore(t, s, HAMMERS)] });
}
