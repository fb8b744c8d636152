import { brainOf } from '@hideout/catalogue/house';
import { plainCoach } from '@hideout/bots';
import { Series, type Lineup } from '../series.ts';
import { Luck } from './luck.ts';
import { seatingsOf, type Pairing } from './pairing.ts';

/** What came of a deal. */
export interface DealResult {
  /** The share of the points that went to the first of the pairing, or in a cooperative game the share of games won. */
  readonly share: number;
  /** The part of it that chance brought, by a value that was fixed before; none where nobody keeps account. */
  readonly luck?: number;
}

/** Plays a deal once for every seating. What comes of it depends on nothing else that is played. */
export function playDeal(lineup: Lineup, pairing: Pairing, deal: number, accounts?: boolean): DealResult {
  const { game, setup } = lineup;
  const auditor = accounts ? new Luck(lineup, brainOf(game.id).coach ?? plainCoach) : undefined;
  const series = new Series(lineup, auditor && { auditor });
  const seatings = seatingsOf(pairing, setup.seats);
  let [share, luck] = [0, 0];
  for (const [turn, seated] of seatings.entries()) {
    series.play({ deal, turn: 2 * deal + turn, seated });
    for (const [seat, payoff] of series.payoffs().entries()) {
      if (game.cooperative ? seat > 0 : seated[seat] !== pairing.first) continue;
      share += payoff / seatings.length;
      luck += (auditor?.bySeat[seat] ?? 0) / seatings.length;
    }
  }
  return { share, ...(auditor && { luck }) };
}
