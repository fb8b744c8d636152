import { MIDDLE_RATING, RATING_SCALE, type BotRating } from '@hideout/bots';
import type { Rating } from '@hideout/protocol';
import { rate, type Options } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';

/** What is believed of somebody's strength: a mean and how far it may be off, in rating points. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

const Z95 = 1.96;
/** Whoever may be off by more is rated provisionally. */
const SURE = 110;

/** Nothing is known of somebody new. */
export const NEWCOMER: Skill = { mu: MIDDLE_RATING, sigma: 350 };

/** Where both are known for sure, 400 points more win ten times as often, as in the arena. */
const MODEL: Options = {
  model: bradleyTerryFull,
  mu: NEWCOMER.mu,
  sigma: NEWCOMER.sigma,
  beta: RATING_SCALE / Math.SQRT2,
  // People change: after every game a little less is sure.
  tau: 4,
  gamma: () => 1,
};

/** What is believed of each of these rivals after a game; equal places are a draw, and the best has place 1. */
export const afterRivals = (skills: readonly Skill[], places: readonly number[]): readonly Skill[] =>
  rate(
    skills.map((skill) => [{ ...skill }]),
    { ...MODEL, rank: [...places] },
  ).map(([skill]) => skill!);

/** What is believed of each member of a team and of the deal after a game: the deal plays like as many players, all alike. */
export function afterTeam(
  skills: readonly Skill[],
  deal: Skill,
  { won }: { readonly won: boolean },
): { readonly team: readonly Skill[]; readonly deal: Skill } {
  const sides = [skills, skills.map(() => deal)].map((side) => side.map((skill) => ({ ...skill })));
  const [team, rival] = rate(sides, { ...MODEL, rank: won ? [1, 2] : [2, 1] });
  return { team: team!, deal: rival![0]! };
}

/** A belief that moves only a part of the way. */
export const partly = (before: Skill, after: Skill, weight: number): Skill => ({
  mu: before.mu + weight * (after.mu - before.mu),
  sigma: before.sigma + weight * (after.sigma - before.sigma),
});

/** What an arena knows of a bot. */
export const skillOfBot = ({ rating, margin }: BotRating): Skill => ({ mu: rating, sigma: Math.max(1, margin / Z95) });

/** A belief as it is told. */
export const showSkill = ({ mu, sigma }: Skill): Omit<Rating, 'games'> => ({
  rating: Math.round(mu),
  margin: Math.round(Z95 * sigma),
  provisional: sigma > SURE,
});
