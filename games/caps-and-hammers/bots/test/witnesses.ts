import type { MotiveWitness } from '@hideout/testkit';
import { REGION_SIZE, type View } from '../../rules/index.ts';

const protestsOf = ({ protests }: View, seat: number): number => protests[seat]!.reduce((sum, count) => sum + count, 0);

/** Tells the motives of Caps & Hammers from who holds what. */
export const witnesses: Readonly<Record<string, MotiveWitness<View>>> = {
  country: (views, seat, [country]) => views.at(-1)!.countries[country!]!.owner === seat,
  region: (views, seat, [region]) =>
    views.at(-1)!.countries.every(({ owner }, i) => Math.floor(i / REGION_SIZE) !== region || owner === seat),
  lab: (views, seat, [lab]) =>
    views[0]!.labs[lab!]!.owner !== seat && views.some(({ labs }) => labs[lab!]!.owner === seat),
  protest: (views, seat) => views.some((view, i) => i > 0 && protestsOf(view, seat) > protestsOf(views[i - 1]!, seat)),
};
