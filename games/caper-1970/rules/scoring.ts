import { seatOf, type Io, type Outcome, type Seat } from '@hideout/kernel';
import type { CaperEvent } from './events.ts';
import { JEWEL_COUNT } from './jewels.ts';
import { ALL_HOME, ENDINGS, MAX_SEATS, OVER, safeWith, UNCATCHABLE, type State } from './state.ts';

/** CA-4.4: the points of the jewels that a seat has brought home. */
function scoreOf(s: Readonly<State>, seat: number): number {
  let score = 0;
  for (let jewel = 0; jewel < JEWEL_COUNT; jewel++) if (s.jewel[jewel] === safeWith(seat)) score += s.points[jewel]!;
  return score;
}

/** Ends the game. */
export function finish(s: State, ending: number, io: Io<CaperEvent>): void {
  s.phase = OVER;
  s.ending = ending;
  io.log?.emit({ type: 'ended', ending: ENDINGS[ending]! });
}

/** CA-9.1: tested after every scoring. */
export function endIfDecided(s: State, io: Io<CaperEvent>): void {
  let unscored = 0;
  let jewels = 0;
  for (let jewel = 0; jewel < JEWEL_COUNT; jewel++) {
    if (s.jewel[jewel]! > MAX_SEATS) continue;
    jewels++;
    unscored += s.points[jewel]!;
  }
  if (jewels === 0) return finish(s, ALL_HOME, io);
  let leader = 0;
  for (let seat = 1; seat < s.seats; seat++) if (scoreOf(s, seat) > scoreOf(s, leader)) leader = seat;
  const best = scoreOf(s, leader);
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat !== leader && scoreOf(s, seat) + unscored > best) return;
  }
  finish(s, UNCATCHABLE, io);
}

/** CA-9.2: what the end is worth to a seat; equal points share it. */
export function payoff(s: Readonly<State>, seat: Seat): number {
  const own = scoreOf(s, seat);
  let sharers = 0;
  for (let other = 0; other < s.seats; other++) {
    const score = scoreOf(s, other);
    if (score > own) return 0;
    if (score === own) sharers++;
  }
  return 1 / sharers;
}

/** How the game ended; undefined while somebody must act. */
export function outcome(s: Readonly<State>): Outcome | undefined {
  if (s.phase !== OVER) return undefined;
  const scores = Array.from({ length: s.seats }, (_, seat) => scoreOf(s, seat));
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seatOf(seat)] : []));
  return { ending: ENDINGS[s.ending]!, winners, scores };
}
