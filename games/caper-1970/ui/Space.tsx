import { CASE_AT, OBSTACLES, PLACES, type ObstacleName } from '@hideout/caper-1970';
import { useThing, type Standing } from '@hideout/boardkit';
import { memo } from 'react';
import { Detail } from './Detail.tsx';
import { movesTo } from './moves.ts';
import { spaceLabel } from './names.ts';
import { centreOf, isSquare, outlineOf } from './drawing.ts';
import { planner, type Planning } from './plans.ts';
import type { BoardWords } from './words.ts';

/** The glass or the alarm on a space. */
const caseOn = (space: number): ObstacleName | undefined => {
  const pane = CASE_AT[space]!;
  return pane < 0 ? undefined : OBSTACLES[PLACES[pane]!.obstacle];
};

interface SpaceProps {
  readonly space: number;
  readonly planning: Planning;
}

/** A space where a thief can stand: it glows when he can step there, and is marked when a way leads there. */
export function Space({ space, planning }: SpaceProps) {
  const { reach, view, words } = planning;
  const obstacle = caseOn(space);
  const units = reach.unitsTo(space);
  const label = spaceLabel(space, view, words);
  const attributes = useThing({
    id: `space:${space}`,
    label: units === 0 ? label : `${label}, ${words.unitsAway(units)}`,
    actions: movesTo(view, space),
    plans: planner(space, planning),
    fixed: true,
    detail: <SpaceDetail space={space} words={words} />,
  });
  return (
    <g className="c7-space" data-space={space} data-case={obstacle} {...attributes}>
      <SpacePicture space={space} standing={attributes['data-standing']} />
    </g>
  );
}

/** Drawn anew only when its standing changes: there are hundreds of spaces. */
const SpacePicture = memo(function SpacePicture({
  space,
  standing,
}: {
  readonly space: number;
  readonly standing: Standing;
}) {
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
});

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
