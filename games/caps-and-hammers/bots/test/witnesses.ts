import type { Seat } from '@hideout/kernel';
import type { MotiveWitness } from '@hideout/testkit';
import { REGION_SIZE, type Kind, type View } from '../../rules/index.ts';

const protestsOf = ({ protests }: View, seat: number): number => protests[seat]!.reduce((sum, count) => sum + count, 0);

/** Both views of the table while the agents of one round are in play. */
const isSameRound = (before: View, after: View): boolean =>
  before.round === after.round && before.places.length > 0 && after.places.length > 0;

/** Whether some action changes what lies in play so, from one view to the next of the same round. */
const changes = (views: readonly View[], so: (before: View, after: View) => boolean): boolean =>
  views.some((after, i) => i > 0 && isSameRound(views[i - 1]!, after) && so(views[i - 1]!, after));

const revealedOf = ({ places }: View, seat: number): number =>
  places.flatMap(({ sides }) => sides[seat]!).filter(({ face }) => face === 'revealed').length;

const justifiedOf = ({ places }: View, seat: number): number =>
  places.reduce((sum, { justified }) => sum + justified[seat]!, 0);

/** Tells the motives of Caps & Hammers from who holds what. */
export const witnesses: Readonly<Record<string, MotiveWitness<View>>> = {
  country: (views, seat, [country]) => views.at(-1)!.countries[country!]!.owner === seat,
  region: (views, seat, [region]) =>
    views.at(-1)!.countries.every(({ owner }, i) => Math.floor(i / REGION_SIZE) !== region || owner === seat),
  lab: (views, seat, [lab]) =>
    views[0]!.labs[lab!]!.owner !== seat && views.some(({ labs }) => labs[lab!]!.owner === seat),
  protest: (views, seat) => views.some((view, i) => i > 0 && protestsOf(view, seat) > protestsOf(views[i - 1]!, seat)),
  rivalProtest: (views, seat) => witnesses.protest!(views, (1 - seat) as Seat, []),
  rivalRegion: (views, seat, of) => witnesses.region!(views, (1 - seat) as Seat, of),
  robbed: (views, seat, [country]) =>
    changes(
      views,
      (before, after) =>
        before.countries[country!]!.owner === seat &&
        after.places.some(({ countries }, i) => countries[1] === country && before.places[i]!.countries.length === 1),
    ),
  justified: (views, seat) => changes(views, (before, after) => justifiedOf(after, seat) < justifiedOf(before, seat)),
  exposed: (views, seat) => changes(views, (before, after) => revealedOf(after, seat) > revealedOf(before, seat)),
  keep(views, seat, [kind]) {
    const isPlayed = ({ places }: View): boolean => places.length === 0;
    const end = views.findIndex(
      (view, i) => i > 0 && !isPlayed(views[i - 1]!) && (isPlayed(view) || view.round !== views[i - 1]!.round),
    );
    return end > 0 && views[end - 1]!.hands[seat]!.includes(kind as Kind);
  },
};
