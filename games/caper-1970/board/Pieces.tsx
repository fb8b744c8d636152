import {
  HIDEOUT,
  IN_VAULT,
  JEWEL_SPACE,
  JEWELS,
  LEVEL,
  OBSTACLES,
  PLACES,
  safeWith,
  unsafeWith,
  type View,
} from '../rules/index.ts';
import { Detail, useThing } from '@hideout/boardkit';
import { titled } from '@hideout/kernel';
import { AutoShape, JewelShape, Pawn } from './Glyphs.tsx';
import { movesAt, movesOf, movesTo, sitesAround } from './moves.ts';
import { siteName, spaceName, toolName } from './names.ts';
import { centreOf, homeOf, siteAt, streetSpace } from './drawing.ts';
import { planFor, type Planner } from './plans.ts';
import { lyingTools, TOOL_PATHS, toolFor } from './tools.ts';
import type { BoardWords } from './words.ts';

interface PiecesProps {
  readonly planner: Planner;
  readonly names: readonly string[];
}

/** All that stands or lies on the block. Where the thief can step next, a piece lets the pointer through to its space. */
export function Pieces({ planner, names }: PiecesProps) {
  const { view, words } = planner;
  const nameOf = (seat: number): string => (seat === view.viewer ? titled(words.you) : names[seat]!);
  const lying = new Map(lyingTools(view).map((each) => [each.site, each]));
  const around = sitesAround(view);
  const sites = [...new Set([...lying.keys(), ...around.keys()])].toSorted((a, b) => a - b);
  return (
    <g role="group" aria-label={words.pieces}>
      {view.jewels.map((place, jewel) =>
        place === IN_VAULT ? (
          <VaultJewel
            key={jewel}
            jewel={jewel}
            points={view.points[jewel]!}
            isNear={isNear(view, JEWEL_SPACE[jewel]!)}
            isInReach={planner.reach.unitsTo(JEWEL_SPACE[jewel]!) > 0}
            words={words}
            ask={planner.ask}
            tell={planner.tell}
          />
        ) : (
          <HomeJewel key={jewel} jewel={jewel} view={view} words={words} name={nameOf(ownerOf(place))} />
        ),
      )}
      {view.autos.map((isThere, street) => (isThere ? <Auto key={street} street={street} words={words} /> : undefined))}
      {view.thieves.map((_, seat) => (
        <Thief key={seat} seat={seat} planner={planner} name={nameOf(seat)} />
      ))}
      {sites.map((site) => (
        <Site key={site} site={site} slot={around.get(site)} lying={lying.get(site)} view={view} words={words} />
      ))}
    </g>
  );
}

const moved = (point: readonly [number, number]): string => `translate(${point[0]} ${point[1]})`;

/** Whether the thief whose turn it is stands there or beside it. */
const isNear = (view: View, space: number): true | undefined =>
  space === view.thieves[view.turn] || movesTo(view, space).length > 0 || undefined;

interface PieceProps {
  readonly view: View;
  readonly words: BoardWords;
}

interface VaultJewelProps extends Pick<Planner, 'words' | 'ask' | 'tell'> {
  readonly jewel: number;
  readonly points: number;
  /** Whether the thief whose turn it is stands there or beside it. */
  readonly isNear: true | undefined;
  readonly isInReach: boolean;
}

function VaultJewel({ jewel, points, isNear, isInReach, words, ask, tell }: VaultJewelProps) {
  const space = JEWEL_SPACE[jewel]!;
  const attributes = useThing({
    id: `jewel:${jewel}`,
    label: words.jewelInVault(words.jewels[JEWELS[jewel]!], points),
    actions: [],
    plans: isInReach ? () => ask(space) : undefined,
    detail: <VaultDetail space={space} words={words} tell={tell} />,
  });
  return (
    <g transform={moved(centreOf(space))}>
      <g className="c7-piece" data-space={space} data-through={isNear} {...attributes}>
        <circle className="c7-velvet" r="18" />
        <JewelShape jewel={jewel} />
      </g>
    </g>
  );
}

interface VaultDetailProps extends Pick<Planner, 'words' | 'tell'> {
  readonly space: number;
}

const VaultDetail = ({ space, words, tell }: VaultDetailProps) => (
  <Detail text={tell(space) || words.jewelText} clauses={['CA-1.4', 'CA-4.3', 'CA-4.4']} />
);

/** The seat that a stolen jewel is with, safe or not. */
const ownerOf = (place: number): number => (place >= safeWith(0) ? place - safeWith(0) : place - unsafeWith(0));

interface HomeJewelProps extends PieceProps {
  readonly jewel: number;
  /** Of its owner. */
  readonly name: string;
}

/** A stolen jewel lies in its thief's hideout, in a broken ring until it is safe (CA-4.4). */
function HomeJewel({ jewel, view, words, name }: HomeJewelProps) {
  const owner = ownerOf(view.jewels[jewel]!);
  const isSafe = view.jewels[jewel] === safeWith(owner);
  const label = (isSafe ? words.jewelSafe : words.jewelUnsafe)(words.jewels[JEWELS[jewel]!], view.points[jewel]!);
  const attributes = useThing({
    id: `jewel:${jewel}`,
    label: `${label}, ${name}`,
    actions: [],
    detail: <Detail text={words.lootText} clauses={['CA-4.4', 'CA-5.1', 'CA-5.2']} />,
  });
  return (
    <g transform={moved(homeOf(HIDEOUT[view.sides[owner]!]!, jewel))}>
      <g className="c7-piece c7-loot-piece" data-safe={isSafe || undefined} {...attributes}>
        <circle r="13" />
        <g transform="scale(.72)">
          <JewelShape jewel={jewel} />
        </g>
      </g>
    </g>
  );
}

const BEFORE_MIDDLE = 4;

/** An auto stands in the middle of its street, between two spaces. */
function Auto({ street, words }: { readonly street: number; readonly words: BoardWords }) {
  const [before, after] = [BEFORE_MIDDLE, BEFORE_MIDDLE + 1].map((number) => centreOf(streetSpace(street, number)));
  const attributes = useThing({
    id: `auto:${street}`,
    label: words.auto(words.names.street(street)),
    actions: movesOf(street),
    detail: <Detail text={words.autoText} clauses={['CA-6.3', 'CA-7.3']} />,
  });
  return (
    <g transform={moved([(before![0] + after![0]) / 2, (before![1] + after![1]) / 2])}>
      <g className="c7-piece" data-from="auto:off auto:0 auto:1 auto:2 auto:3" {...attributes}>
        <AutoShape />
      </g>
    </g>
  );
}

interface SiteProps extends PieceProps {
  readonly site: number;
  readonly slot: number | undefined;
  readonly lying: ReturnType<typeof lyingTools>[number] | undefined;
}

/** A place for a tool, with the tool that lies there; on glass or an alarm it leads where its space leads. */
function Site({ site, slot, lying, view, words }: SiteProps) {
  const { obstacle, spaces } = PLACES[site]!;
  const name = OBSTACLES[obstacle]!;
  const tool = lying?.tool ?? toolFor(site, 0);
  const inCase = spaces.length === 1 ? movesTo(view, spaces[0]!) : [];
  const copies = lying && words.copies(toolName(tool, words), lying.copies);
  const attributes = useThing({
    id: `site:${site}`,
    label: copies === undefined ? siteName(site, words) : `${siteName(site, words)}, ${words.lies(copies)}`,
    actions: [...inCase, ...movesAt(site, slot, tool)],
    detail: <Detail text={words.obstacleTexts[name]} clauses={['CA-3.2', 'CA-3.3', 'CA-3.4']} />,
  });
  return (
    <g transform={moved(siteAt(site))}>
      <g
        className="c7-piece c7-site"
        data-lying={lying ? true : undefined}
        data-from={`stock:${view.turn}:${tool}`}
        {...attributes}
      >
        <circle className="c7-disc" r="11" />
        <path transform="translate(-8.400 -8.400) scale(.7)" d={TOOL_PATHS[tool]} />
        {lying?.copies === 2 && (
          <text className="c7-copies" x="9" y="-6">
            2
          </text>
        )}
      </g>
    </g>
  );
}

/** Thieves who share a space stand side by side. */
const SPREAD = 9;

interface ThiefProps {
  readonly seat: number;
  readonly planner: Planner;
  readonly name: string;
}

function Thief({ seat, planner, name }: ThiefProps) {
  const { view, words } = planner;
  const space = view.thieves[seat]!;
  const side = view.sides[seat]!;
  const carried = JEWELS.flatMap((_, jewel) => (view.jewels[jewel] === unsafeWith(seat) ? [jewel] : []));
  const company = view.thieves.flatMap((at, other) => (at === space ? [other] : []));
  const [x, y] = centreOf(space);
  const attributes = useThing({
    id: `thief:${seat}`,
    label: [
      words.thief(name, words.thieves[side]!, `${spaceName(space, words)}, ${words.level(LEVEL[space]!)}`),
      ...carried.map((jewel) => words.carries(words.jewels[JEWELS[jewel]!])),
    ].join(', '),
    actions: [],
    plans: planFor(space, planner),
    detail: <Detail text={words.thiefText} clauses={['CA-3.5', 'CA-5.1', 'CA-5.2']} />,
  });
  const aside = (company.indexOf(seat) - (company.length - 1) / 2) * 2 * SPREAD;
  return (
    <g transform={moved([x + aside, y + 3])}>
      <g
        className="c7-piece c7-thief"
        data-turn={seat === view.turn || undefined}
        data-space={space}
        data-through={isNear(view, space)}
        {...attributes}
      >
        <ellipse className="c7-cast" cx="5" cy="15" rx="19" ry="5.500" />
        <g transform="scale(1.180)">
          <Pawn seat={seat} side={side} letter={words.letters[side]!} />
        </g>
        {carried.map((jewel, place) => (
          <g key={jewel} className="c7-carried" transform={`translate(17 ${3 - place * 15}) scale(.62)`}>
            <JewelShape jewel={jewel} />
          </g>
        ))}
      </g>
    </g>
  );
}
