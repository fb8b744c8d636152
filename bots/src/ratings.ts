/** How strong a bot is, in points: 400 more win ten times as often; 95 times of 100 it is within the margin. */
export interface BotRating {
  readonly rating: number;
  readonly margin: number;
}

/** What an arena has found of the bots of one set-up, and the command that found it. */
export interface RatedBots {
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly command: string;
  readonly bots: Readonly<Record<string, BotRating>>;
}

/** The ratings of a game's bots: `games/<id>/bots/ratings.json`. */
export interface BotRatings {
  readonly measured: readonly RatedBots[];
}

/** `medium` has this rating everywhere, and so has whoever is new. A team of players with it wins half of all deals. */
export const MIDDLE_RATING = 1500;

/** Rating points for one unit of log odds. */
export const RATING_SCALE = 400 / Math.LN10;

type Played = Pick<RatedBots, 'rulesVersion' | 'seats' | 'options'>;

/**
 * What was measured of the bots for what is played: with as many seats, and of these with the same options and rules if
 * that was measured. Nothing where nobody measured that many seats.
 */
export function ratedBotsFor({ measured }: BotRatings, played: Played): RatedBots['bots'] {
  const nearness = ({ options, rulesVersion }: RatedBots): number =>
    Object.entries(options).filter(([id, choice]) => played.options[id] === choice).length +
    (rulesVersion === played.rulesVersion ? 0.5 : 0);
  const [nearest] = measured
    .filter(({ seats }) => seats === played.seats)
    .toSorted((a, b) => nearness(b) - nearness(a));
  return nearest?.bots ?? {};
}
