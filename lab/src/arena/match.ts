import { Series, type Lineup } from '../series.ts';
import { seatingsOf, type Pairing } from './pairing.ts';

/**
 * Plays a deal once for every seating: the share of the points that went to the first of the pairing, or in a
 * cooperative game the share of games won. It depends on nothing else that is played.
 */
export function playDeal(lineup: Lineup, pairing: Pairing, deal: number): number {
  const series = new Series(lineup);
  const seatings = seatingsOf(pairing, lineup.setup.seats);
  let share = 0;
  for (const [turn, seated] of seatings.entries()) {
    series.play({ deal, turn: 2 * deal + turn, seated });
    for (const [seat, payoff] of series.payoffs().entries()) {
      if (lineup.game.cooperative ? seat === 0 : seated[seat] === pairing.first) share += payoff;
    }
  }
  return share / seatings.length;
}
