import type { Direction, Moment } from '@hideout/boardkit';
import type { ReactNode } from 'react';
import { GOODS, type Event, type LocationId, type View } from '../rules/index.ts';
import { GLYPHS } from './glyphs.ts';
import { Poster } from './Poster.tsx';

/** The number in the first of its things that is of a kind: `location:5`, `good:5:1`. */
function numberIn({ things }: Moment<View>, kind: string): number {
  const thing = things.find((each) => each.startsWith(`${kind}:`));
  return Number(thing!.split(':').at(-1));
}

/** A hat, a collar and nobody's face. */
const Thief = ({ transform }: { readonly transform: string }) => (
  <g transform={transform}>
    <path fill="#0d1622" d="M0 138c2-34 18-54 48-60l30 4c22 8 34 28 36 56z" />
    <path fill="#f4ead6" d="m44 80 14 26 20-24-8-12H48z" />
    <path fill="#e0a07a" d="M40 40h38c4 12 6 20 4 24l-6 4v8c-6 10-22 10-30 0-6-12-8-24-6-36z" />
    <path fill="#a63d40" d="m48 82 10 16 16-14 6 8-18 46-20-48z" />
    <path fill="#0d1622" d="M14 44c20-8 72-8 92 0-6 8-86 8-92 0zM32 40c0-26 10-36 28-32 18-6 28 6 28 32z" />
    <path fill="#d9a441" d="M32 40c18-5 38-5 56 0v-7c-18-4-38-4-56 0z" />
  </g>
);

/** A sign, drawn round a point. */
const Sign = ({
  path,
  transform,
  fill,
}: {
  readonly path: string;
  readonly transform: string;
  readonly fill: string;
}) => <path d={path} fill={fill} fillRule="evenodd" transform={`${transform} translate(-12 -12)`} />;

/** The colour of each Good in lamplight. */
const GOOD_INKS = ['#1c7590', '#8a3f6b', '#8a5a1e'];

/** In the light of a lamp, and all but in somebody's pocket. */
const Theft = ({ good }: { readonly good: number }) => (
  <svg className="ce-moment" viewBox="0 0 260 140" aria-hidden="true">
    <path fill="#16233f" d="M0 0h260v140H0z" />
    <path fill="#213459" d="M0 96q70-16 130-8t130-10v62H0z" />
    <circle cx="222" cy="30" r="14" fill="#f4ead6" />
    <path className="ce-beam" fill="#f6dc92" d="M84-6h22l60 146H28z" opacity=".92" />
    <path fill="#22303c" d="M64 118h68v22H64zM58 110h80v8H58z" />
    <g className="ce-loot">
      <Sign path={GLYPHS[GOODS[good]!]} transform="translate(98 74) scale(2.7)" fill={GOOD_INKS[good]!} />
    </g>
    <g className="ce-enter">
      <Thief transform="translate(150 30) scale(.85)" />
    </g>
  </svg>
);

const FLAMES = [
  ['translate(94 100) scale(3.4)', '#f2a33c'],
  ['translate(168 96) scale(3.8)', '#f2a33c'],
  ['translate(131 104) scale(4)', '#e2542f'],
] as const;

/** A card goes up in flames. */
const Fire = () => (
  <svg className="ce-moment" viewBox="0 0 260 140" aria-hidden="true">
    <path fill="#3a2146" d="M0 0h260v140H0z" />
    <path fill="#7a4059" d="M0 88q70-14 130-6t130-8v66H0z" />
    <g className="ce-scorched">
      <g transform="translate(130 76) rotate(-9)">
        <path fill="#fffaf0" stroke="#201b15" strokeWidth="3" d="M-34-44h68v92h-68z" />
        <Sign path={GLYPHS.gear} transform="translate(0 -10) scale(1.7)" fill="#201b15" />
      </g>
    </g>
    {FLAMES.map(([transform, fill]) => (
      <g className="ce-flame" key={transform}>
        <Sign path={GLYPHS.burn} transform={transform} fill={fill} />
      </g>
    ))}
  </svg>
);

/** Which moments are drawn, and how. */
const PICTURES: Readonly<Record<string, (moment: Moment<View>) => ReactNode>> = {
  theft: (moment) => <Theft good={numberIn(moment, 'good')} />,
  burn: () => <Fire />,
  location: (moment) => moment.seal !== undefined && placeOf(moment),
  lead: (moment) => moment.weight === 'climax' && placeOf(moment),
  total: ({ view }) => <Trio locations={view!.sites.map(({ location }) => location)} />,
};

/** The posters of all three Locations, side by side. */
const Trio = ({ locations }: { readonly locations: readonly LocationId[] }) => (
  <div className="ce-moment ce-moment-trio">
    {locations.map((location) => (
      <div key={location}>
        <Poster location={location} centred />
      </div>
    ))}
  </div>
);

/** The poster of the Location that it is about, for whoever leads there to put a stamp on. */
const placeOf = (moment: Moment<View>): ReactNode => (
  <div className="ce-moment ce-moment-place">
    <Poster location={numberIn(moment, 'location') as LocationId} centred />
  </div>
);

/** The same direction, with pictures. */
export const withPictures = (direction: Direction<Event, View>): Direction<Event, View> => ({
  ...direction,
  momentsOf: (act) =>
    direction.momentsOf(act).map((moment) => {
      const picture = PICTURES[moment.kind]?.(moment);
      return picture ? { ...moment, picture } : moment;
    }),
});
