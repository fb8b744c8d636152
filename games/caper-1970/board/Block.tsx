import type { View } from '../rules/index.ts';
import { useLayoutEffect, useRef } from 'react';
import { Pieces } from './Pieces.tsx';
import { BOX, centreOf } from './drawing.ts';
import type { Planner } from './plans.ts';
import { RouteLine } from './Route.tsx';
import { Storeys } from './Storeys.tsx';
import { Streets } from './Streets.tsx';
import type { Pointing } from './pointing.ts';

interface BlockProps {
  readonly planner: Planner;
  readonly names: readonly string[];
  readonly pointing: Pointing;
  /** Drawn larger than its box, which then scrolls and follows the thief. */
  readonly isClose: boolean;
}

/** The block with its streets, in a box of its own that can be brought closer and scrolled. */
export function Block({ planner, names, pointing, isClose }: BlockProps) {
  const { view, words, reach } = planner;
  const box = useRef<HTMLDivElement>(null);
  useFollow(box, view, isClose);
  return (
    <div className="c7-block" data-close={isClose || undefined}>
      <div className="c7-box" ref={box} {...pointing.handlers}>
        <svg
          viewBox={`${BOX.least} ${BOX.least} ${BOX.length} ${BOX.length}`}
          role="group"
          aria-label={words.block}
          className="c7-drawing"
        >
          <Hatching />
          <rect className="c7-paving" x={BOX.least} y={BOX.least} width={BOX.length} height={BOX.length} rx="14" />
          <Streets planner={planner} />
          <Storeys planner={planner} />
          <RouteLine view={view} reach={reach} target={pointing.target} />
          <Pieces planner={planner} names={names} />
        </svg>
      </div>
    </div>
  );
}

/** Keeps the thief whose turn it is in the middle of the box. */
function useFollow(box: React.RefObject<HTMLDivElement | null>, view: View, isClose: boolean): void {
  const [x, y] = centreOf(view.thieves[view.turn]!);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !isClose) return;
    const share = (value: number): number => (value - BOX.least) / BOX.length;
    element.scrollTo(
      share(x) * element.scrollWidth - element.clientWidth / 2,
      share(y) * element.scrollHeight - element.clientHeight / 2,
    );
  }, [box, x, y, isClose]);
}

/** The hatching of walls, by the side that they face. */
const Hatching = () => (
  <defs>
    <pattern id="c7-south" width="6" height="6" patternUnits="userSpaceOnUse">
      <path d="M0 6 6 0" />
    </pattern>
    <pattern id="c7-shadow" width="5" height="5" patternUnits="userSpaceOnUse">
      <path d="M-1 1 1 -1M0 5 5 0M4 6 6 4" />
    </pattern>
    <pattern id="c7-west" width="4" height="4" patternUnits="userSpaceOnUse">
      <path d="M0 0 4 4M4 0 0 4" />
    </pattern>
  </defs>
);
