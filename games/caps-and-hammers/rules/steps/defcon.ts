import { DICE, type Io, type Seat } from '@hideout/kernel';
import { spotOf, type Event } from '../events.ts';
import { enemyOf } from '../factions.ts';
import { TOP_DEFCON, VALUES, type Tables } from '../figures.ts';
import { countPile, PLACES, type State } from '../state.ts';

/** [CH-4.1] Whether the actor can pay for a Defcon active here: with a justification, or while protests are left. */
export const canPay = (s: Readonly<State>, seat: number, place: number): boolean =>
  s.justified[seat * PLACES + place]! > 0 || countPile(s) > 0;

/** [CH-4.1, CH-4.2] Spends a justification, or else lowers Defcon and draws protests for the new level. */
export function pay(t: Tables, s: State, seat: Seat, place: number, io: Io<Event>): void {
  if (s.justified[seat * PLACES + place]! > 0) {
    s.justified[seat * PLACES + place]!--;
    io.log?.emit({ type: 'spent', seat, at: spotOf(s, place) });
    return;
  }
  lowerDefcon(s, io);
  for (let left = t.draws[s.defcon]!; left > 0 && countPile(s) > 0; left--) drawProtest(s, seat, io);
  resetDefcon(s, io);
}

/** [CH-5.4] Lowers Defcon; both players draw for the new level, one at a time, the first player first [CH-4.4]. */
export function crisis(t: Tables, s: State, io: Io<Event>): void {
  lowerDefcon(s, io);
  let seat = s.first as Seat;
  for (let left = 2 * t.draws[s.defcon]!; left > 0 && countPile(s) > 0; left--) {
    drawProtest(s, seat, io);
    seat = enemyOf(seat);
  }
  resetDefcon(s, io);
}

function lowerDefcon(s: State, io: Io<Event>): void {
  s.defcon--;
  io.log?.emit({ type: 'lowered', defcon: s.defcon });
}

/** [CH-4.3] At 1 the meter goes back up, after the protests were drawn. */
function resetDefcon(s: State, io: Io<Event>): void {
  if (s.defcon > 1) return;
  s.defcon = TOP_DEFCON;
  io.log?.emit({ type: 'reset', defcon: TOP_DEFCON });
}

/** The seat draws a protest from the pile, which is not empty. */
function drawProtest(s: State, seat: Seat, io: Io<Event>): void {
  const value = turnUpProtest(s, io);
  s.protests[seat * VALUES + value]!++;
  io.log?.emit({ type: 'protested', seat, value });
  tellIfDry(s, io);
}

/** Tells that nothing is left to draw, after the pile has become smaller. */
export function tellIfDry(s: Readonly<State>, io: Io<Event>): void {
  if (io.log && countPile(s) === 0) io.log.emit({ type: 'ranDry' });
}

/** [CH-4.4] Takes one of the face-down protests at random and gives its value. */
export function turnUpProtest(s: State, io: Io<Event>): number {
  let faceDown = 0;
  for (let value = 0; value < VALUES; value++) faceDown += s.faceDown[value]!;
  let rest = io.rng.below(faceDown, DICE);
  let value = 0;
  while (rest >= s.faceDown[value]!) rest -= s.faceDown[value++]!;
  s.faceDown[value]!--;
  return value;
}
