import { CASE_AT, OBSTACLES, PLACES, type ObstacleName } from '../rules/index.ts';
import { Detail, drawSame, type Standing, useDecision, useThing } from '@hideout/boardkit';
import { memo, useMemo } from 'react';
import { movesBySlot, slotTo } from './moves.ts';
import { spaceLabel } from './names.ts';
import { BELL, CRACKS, GLINT, SILENT_BELL } from './cases.ts';
import { centreOf, isSquare, outlineOf } from './drawing.ts';
import type { Planner } from './plans.ts';
import type { BoardWords } from './words.ts';

/** The glass or the alarm on a space. */
const caseOn = (space: number): ObstacleName | undefined => {
  const pane = CASE_AT[space]!;
  return pane < 0 ? undefined : OBSTACLES[PLACES[pane]!.obstacle];
};

interface SpaceProps {
  readonly space: number;
  /** The way of the present thief onto it; −1 when it is not beside him. */
  readonly slot: number;
  /** The units of the cheapest way there; 0 when there is none. */
  readonly units: number;
  readonly label: string;
  /** Whether a tool lies on its glass or its alarm. */
  readonly isOpen: boolean;
  readonly words: BoardWords;
  readonly ask: Planner['ask'];
  readonly tell: Planner['tell'];
}

/**
 * A space where a thief can stand: it glows when he can step there, and is marked when a way leads there. There are
 * hundreds, so each is told just what it shows, and is drawn again only when that changes.
 */
const Space = memo(function Space({ space, slot, units, label, isOpen, words, ask, tell }: SpaceProps) {
  const attributes = useThing({
    id: `space:${space}`,
    label: units === 0 ? label : `${label}, ${words.unitsAway(units)}`,
    actions: movesBySlot(slot, space),
    plans: units > 0 ? () => ask(space) : undefined,
    fixed: true,
    detail: <SpaceDetail space={space} words={words} tell={tell} />,
  });
  return (
    <g
      className="c7-space"
      data-space={space}
      data-case={caseOn(space)}
      data-open={isOpen || undefined}
      {...attributes}
    >
      <SpacePicture space={space} isOpen={isOpen} standing={attributes['data-standing']} />
    </g>
  );
});

interface SpacesProps {
  readonly spaces: readonly number[];
  readonly planner: Planner;
}

/** Spaces side by side, some at a time: those that nothing has changed for are passed over together. */
export const Spaces = ({ spaces, planner: { reach, view, words, ask, tell } }: SpacesProps) =>
  useMemo(() => patchesOf(spaces), [spaces]).map((patch) => (
    <Patch
      key={patch[0]}
      spaces={patch}
      slots={patch.map((space) => slotTo(view, space))}
      units={patch.map((space) => reach.unitsTo(space))}
      labels={patch.map((space) => spaceLabel(space, view, words))}
      open={patch.map((space) => CASE_AT[space]! >= 0 && view.lying.some(([site]) => site === CASE_AT[space]))}
      words={words}
      ask={ask}
      tell={tell}
    />
  ));

/** How many spaces are compared at a time. */
const PATCH = 20;

const patchesOf = (spaces: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(spaces.length / PATCH) }, (_, patch) =>
    spaces.slice(patch * PATCH, (patch + 1) * PATCH),
  );

/** Some spaces, with the slot, the units and the label of each, and whether it is open. */
interface PatchProps extends Pick<SpaceProps, 'words' | 'ask' | 'tell'> {
  readonly spaces: readonly number[];
  readonly slots: readonly number[];
  readonly units: readonly number[];
  readonly labels: readonly string[];
  readonly open: readonly boolean[];
}

const Patch = memo(
  ({ spaces, slots, units, labels, open, words, ask, tell }: PatchProps) =>
    spaces.map((space, i) => (
      <Space
        key={space}
        space={space}
        slot={slots[i]!}
        units={units[i]!}
        label={labels[i]!}
        isOpen={open[i]!}
        words={words}
        ask={ask}
        tell={tell}
      />
    )),
  drawSame,
);

interface SpacePictureProps extends Pick<SpaceProps, 'space' | 'isOpen'> {
  readonly standing: Standing;
}

function SpacePicture({ space, isOpen, standing }: SpacePictureProps) {
  const obstacle = caseOn(space);
  const [x, y] = centreOf(space);
  return (
    <>
      <path className="c7-face" d={outlineOf(space)} />
      {obstacle === 'glass' && <path className="c7-glint" d={`M${x} ${y}${isOpen ? CRACKS : GLINT}`} />}
      {obstacle === 'alarm' && <path className="c7-bell" d={`M${x} ${y}${isOpen ? SILENT_BELL : BELL}`} />}
      {standing !== 'idle' && <circle className="c7-dot" cx={x} cy={y} r={standing === 'reachable' ? 3 : 6} />}
    </>
  );
}

interface SpaceDetailProps extends Pick<SpaceProps, 'space' | 'words' | 'tell'> {}

/** What is there, and what it takes to come there from where the viewer's thief stands; the plan that was chosen tells that. */
function SpaceDetail({ space, words, tell }: SpaceDetailProps) {
  const obstacle = caseOn(space);
  const isPlanned = useDecision(({ plan }) => plan !== undefined);
  const text = [obstacle && words.obstacleTexts[obstacle], !isPlanned && tell(space)].filter(Boolean).join(' ');
  return <Detail text={text} clauses={clausesOf(space)} />;
}

function clausesOf(space: number): readonly string[] {
  const obstacle = caseOn(space);
  if (obstacle !== undefined) return obstacle === 'glass' ? ['CA-4.1'] : ['CA-4.2', 'CA-4.3'];
  return isSquare(space) ? ['CA-3.1', 'CA-3.2'] : ['CA-7.1', 'CA-7.2', 'CA-7.3'];
}
