import { CASE_AT, OBSTACLES, PLACES, type ObstacleName } from '../rules/index.ts';
import { Detail, drawSame, type Standing, useThing } from '@hideout/boardkit';
import { memo, useMemo } from 'react';
import { movesBySlot, slotTo } from './moves.ts';
import { spaceLabel } from './names.ts';
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
  readonly words: BoardWords;
  readonly ask: Planner['ask'];
}

/**
 * A space where a thief can stand: it glows when he can step there, and is marked when a way leads there. There are
 * hundreds, so each is told just what it shows, and is drawn again only when that changes.
 */
const Space = memo(function Space({ space, slot, units, label, words, ask }: SpaceProps) {
  const attributes = useThing({
    id: `space:${space}`,
    label: units === 0 ? label : `${label}, ${words.unitsAway(units)}`,
    actions: movesBySlot(slot, space),
    plans: units > 0 ? () => ask(space) : undefined,
    fixed: true,
    detail: <SpaceDetail space={space} words={words} />,
  });
  return (
    <g className="c7-space" data-space={space} data-case={caseOn(space)} {...attributes}>
      <SpacePicture space={space} standing={attributes['data-standing']} />
    </g>
  );
});

interface SpacesProps {
  readonly spaces: readonly number[];
  readonly planner: Planner;
}

/** Spaces side by side, some at a time: those that nothing has changed for are passed over together. */
export const Spaces = ({ spaces, planner: { reach, view, words, ask } }: SpacesProps) =>
  useMemo(() => patchesOf(spaces), [spaces]).map((patch) => (
    <Patch
      key={patch[0]}
      spaces={patch}
      slots={patch.map((space) => slotTo(view, space))}
      units={patch.map((space) => reach.unitsTo(space))}
      labels={patch.map((space) => spaceLabel(space, view, words))}
      words={words}
      ask={ask}
    />
  ));

/** How many spaces are compared at a time. */
const PATCH = 20;

const patchesOf = (spaces: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(spaces.length / PATCH) }, (_, patch) =>
    spaces.slice(patch * PATCH, (patch + 1) * PATCH),
  );

/** Some spaces, with the slot, the units and the label of each. */
interface PatchProps extends Pick<SpaceProps, 'words' | 'ask'> {
  readonly spaces: readonly number[];
  readonly slots: readonly number[];
  readonly units: readonly number[];
  readonly labels: readonly string[];
}

const Patch = memo(
  ({ spaces, slots, units, labels, words, ask }: PatchProps) =>
    spaces.map((space, i) => (
      <Space key={space} space={space} slot={slots[i]!} units={units[i]!} label={labels[i]!} words={words} ask={ask} />
    )),
  drawSame,
);

function SpacePicture({ space, standing }: { readonly space: number; readonly standing: Standing }) {
  const obstacle = caseOn(space);
  const [x, y] = centreOf(space);
  return (
    <>
      <path className="c7-face" d={outlineOf(space)} />
      {obstacle === 'glass' && <path className="c7-glint" d={`M${x - 13} ${y + 5}l18 -18M${x - 7} ${y + 13}l20 -20`} />}
      {obstacle === 'alarm' && <Bell x={x} y={y} />}
      {standing !== 'idle' && <circle className="c7-dot" cx={x} cy={y} r={standing === 'reachable' ? 3 : 6} />}
    </>
  );
}

const Bell = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path
    className="c7-bell"
    d={`M${x - 10} ${y + 7}c4 -3 2 -17 10 -17s6 14 10 17zM${x - 3} ${y + 9}a3 3 0 0 0 6 0M${x - 14} ${y - 8}q-3 6 0 12M${x + 14} ${y - 8}q3 6 0 12`}
  />
);

function SpaceDetail({ space, words }: { readonly space: number; readonly words: BoardWords }) {
  const obstacle = caseOn(space);
  if (obstacle !== undefined) {
    return (
      <Detail text={words.obstacleTexts[obstacle]} clauses={obstacle === 'glass' ? ['CA-4.1'] : ['CA-4.2', 'CA-4.3']} />
    );
  }
  return <Detail clauses={isSquare(space) ? ['CA-3.1', 'CA-3.2'] : ['CA-7.1', 'CA-7.2', 'CA-7.3']} />;
}
