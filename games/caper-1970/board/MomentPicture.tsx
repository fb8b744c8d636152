import type { Act, Direction, Moment } from '@hideout/boardkit';
import type { ReactNode } from 'react';
import { ALARMS_OF, safeWith, type CaperEvent, type View } from '../rules/index.ts';
import { worn } from './colours.ts';
import { BELL, SILENT_BELL } from './cases.ts';
import { JewelShape, Pawn } from './Glyphs.tsx';
import { lyingTools, TOOL_PATHS } from './tools.ts';
import { BOARD_WORDS } from './words.ts';

/** The numbers of those of its things that are of a kind. */
const numbersOf = ({ things }: Moment<View>, kind: string): readonly number[] =>
  things.filter((thing) => thing.startsWith(`${kind}:`)).map((thing) => Number(thing.split(':')[1]));

interface SceneProps {
  readonly jewels: readonly number[];
  /** Draws the thief of a seat at a place. */
  readonly thief: (seat: number, transform: string) => ReactNode;
  /** Who it is about: whoever acts comes first. */
  readonly seats: readonly number[];
  /** Where it happened, on the table as it is then. */
  readonly site: number;
  readonly view: View;
}

const RAYS = Array.from({ length: 12 }, (_, ray) => ray * 30);
/** The roofs of the town, behind everything. */
const TOWN = 'M-130 70V10h18v-14h22v20h14V-8l14-10 14 10v30h20V2h26v22h18V-14h24v26h16V-4l13-9 13 9v22h18V6h20v64z';

/** A sheet in the colours of the box: rays from where one is to look, and the roofs of the town. */
const Sheet = ({ at: [x, y], children }: { readonly at: readonly [number, number]; readonly children: ReactNode }) => (
  <>
    <rect className="c7-sky" x="-130" y="-70" width="260" height="140" />
    <g transform={`translate(${x} ${y})`}>
      <g className="c7-rays">
        {RAYS.map((turn) => (
          <path key={turn} d="M0 0-26 300H26z" transform={`rotate(${turn})`} />
        ))}
      </g>
    </g>
    <path className="c7-town" d={TOWN} />
    {children}
  </>
);

/** Jewels side by side round a point. */
const Jewels = ({ jewels, at: [x, y] }: Pick<SceneProps, 'jewels'> & { readonly at: readonly [number, number] }) =>
  jewels.map((jewel, place) => (
    <g
      key={jewel}
      transform={`translate(${x + (place - (jewels.length - 1) / 2) * 34} ${y}) scale(${jewels.length > 1 ? 1.2 : 2.2})`}
    >
      <g className="c7-prize">
        <JewelShape jewel={jewel} />
      </g>
      <path className="c7-sparks" d={SPARKS} />
    </g>
  ));

/** Glints round a jewel: stars of four points. */
const SPARKS = [
  [-15, -11, 3],
  [14, -13, 4],
  [17, 8, 2.5],
  [-13, 12, 2.5],
]
  .map(
    ([x, y, r]) => `M${x} ${y! - r!}q0 ${r} ${r} ${r}q${-r!} 0 ${-r!} ${r}q0 ${-r!} ${-r!} ${-r!}q${r} 0 ${r} ${-r!}z`,
  )
  .join('');

/** The pane bursts round the tool that struck it. */
const Broken = ({ site, view, thief, seats }: SceneProps) => (
  <Sheet at={[40, 0]}>
    <path className="c7-shards c7-left" d="M-22 -62H34L28-28 4-8-26-20zM-24 2 6 10 34 30 26 62H-24z" />
    <path className="c7-shards c7-right" d="M48 -64H104V-18L76-8 52-28zM106 4V60H60L54 30 78 8z" />
    <g className="c7-strike" transform="translate(14 -28) scale(2.3)">
      <path d={TOOL_PATHS[lyingTools(view).find((each) => each.site === site)!.tool]} />
    </g>
    <g className="c7-enter">{thief(seats[0]!, 'translate(-76 30) scale(2.2)')}</g>
  </Sheet>
);

/** A bell that will not ring any more, and those of the same jewel that still would. */
function Silenced({ site, view, thief, seats }: SceneProps) {
  const jewel = ALARMS_OF.findIndex((alarms) => alarms.includes(site));
  const alarms = ALARMS_OF[jewel]!;
  return (
    <Sheet at={[30, -14]}>
      <path
        className="c7-bell c7-bell-silent c7-hush"
        transform="translate(30 -16) scale(3.4)"
        d={`M0 0${SILENT_BELL}`}
      />
      {Array.from(alarms, (alarm, place) => {
        const isSilent = view.lying.some(([each]) => each === alarm);
        return (
          <path
            key={alarm}
            className={`c7-bell ${isSilent ? 'c7-bell-silent' : ''}`}
            transform={`translate(${30 + (place - (alarms.length - 1) / 2) * 38} 50)`}
            d={`M0 0${isSilent ? SILENT_BELL : BELL}`}
          />
        );
      })}
      <g transform="translate(100 -36) scale(1.5)">
        <JewelShape jewel={jewel} />
      </g>
      <g className="c7-enter">{thief(seats[0]!, 'translate(-84 30) scale(2.2)')}</g>
    </Sheet>
  );
}

/** Out of the broken glass, into the thief's hands. */
const Taken = ({ jewels, thief, seats }: SceneProps) => (
  <Sheet at={[36, -8]}>
    <path className="c7-plinth" d="M-2 70V32h76v38zM-8 32h88v-8H-8z" />
    <path className="c7-shards c7-left" d="M2 24V-26l14 12-4 12 10 8-6 18z" />
    <path className="c7-shards c7-right" d="M70 24V-34l-16 16 6 14-10 10 6 18z" />
    <Jewels jewels={jewels} at={[36, -8]} />
    <g className="c7-enter">{thief(seats[0]!, 'translate(-64 30) scale(2.2)')}</g>
  </Sheet>
);

/** The lit house of a thief, and what has come home to it. */
const Home = ({ jewels, thief, seats }: SceneProps) => (
  <Sheet at={[20, 20]}>
    <path className="c7-moment-house" d="M-36 70V8L20 -46 76 8v62z" />
    <path className="c7-lit" d="M-24 14h16v18h-16zM48 14h16v18H48zM4 70V34h32v36z" />
    <Jewels jewels={jewels} at={[20, jewels.length > 1 ? 6 : 4]} />
    <g className="c7-enter">{thief(seats[0]!, 'translate(-84 38) scale(1.8)')}</g>
  </Sheet>
);

/** Who was caught drops what they carry and is off to where they began. */
const Caught = ({ jewels, thief, seats }: SceneProps) => (
  <Sheet at={[-40, 0]}>
    <path className="c7-flight" d="M30 -22h26M36 0h30M28 22h24" />
    <g className="c7-flee">{thief(seats[1]!, 'translate(92 16) rotate(14) scale(1.5)')}</g>
    <g className="c7-enter">{thief(seats[0]!, 'translate(-52 26) scale(2.5)')}</g>
    <Jewels jewels={jewels} at={[20, 36]} />
  </Sheet>
);

/** Whoever has won stands on the roof, under what came home. */
const Won = ({ jewels, thief, seats }: SceneProps) => (
  <Sheet at={[0, 0]}>
    <path className="c7-moment-house" d="M-70 70V58L0 34 70 58v12z" />
    <g className="c7-rise">{thief(seats[0]!, 'translate(0 20) scale(2)')}</g>
    <Jewels jewels={jewels} at={[0, -48]} />
  </Sheet>
);

const SCENES: Readonly<Record<string, (props: SceneProps) => ReactNode>> = {
  glass: Broken,
  alarm: Silenced,
  jewel: Taken,
  home: Home,
  capture: Caught,
  end: Won,
};

/** The jewels that a seat has brought home. */
const safeJewels = ({ jewels }: View, seat: number): readonly number[] =>
  jewels.flatMap((at, jewel) => (at === safeWith(seat) ? jewel : []));

/** Draws what a moment is about, large. */
function pictureOf(moment: Moment<View>, { view, language }: Act<CaperEvent, View>) {
  const Scene = SCENES[moment.kind];
  // Whoever glances at it has done it, and goes on.
  if (!Scene || moment.weight === 'glance') return undefined;
  const isEnd = moment.kind === 'end';
  if (isEnd && moment.seal === undefined) return undefined;
  const seats = isEnd ? [moment.seal!] : numbersOf(moment, moment.kind === 'home' ? 'seat' : 'thief');
  const jewels = isEnd ? safeJewels(view, moment.seal!) : numbersOf(moment, 'jewel');
  const thief = (seat: number, transform: string): ReactNode => {
    const side = view.sides[seat]!;
    return (
      <g transform={transform}>
        <Pawn seat={seat} side={side} letter={BOARD_WORDS[language].letters[side]!} />
      </g>
    );
  };
  return (
    <svg className="c7-moment" style={worn(view.sides[seats[0]!]!)} viewBox="-130 -70 260 140" aria-hidden="true">
      <Scene
        jewels={jewels}
        thief={thief}
        seats={seats}
        site={numbersOf(moment, 'site')[0]!}
        view={moment.view ?? view}
      />
    </svg>
  );
}

/** The same direction, with pictures. */
export const withPictures = (direction: Direction<CaperEvent, View>): Direction<CaperEvent, View> => ({
  ...direction,
  momentsOf: (act) =>
    direction.momentsOf(act).map((moment) => {
      const picture = pictureOf(moment, act);
      return picture === undefined ? moment : { ...moment, picture };
    }),
});
