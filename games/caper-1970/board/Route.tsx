import { useDecision } from '@hideout/boardkit';
import { useStore } from '@hideout/boardkit/store';
import type { View } from '../rules/index.ts';
import { centreOf } from './drawing.ts';
import { spellOut, type Reach, type Way } from './route.ts';
import type { Pointing } from './pointing.ts';

interface RouteProps {
  readonly view: View;
  readonly reach: Reach;
  /** The space that is pointed at. */
  readonly target: Pointing['target'];
}

/** The way that waits to be confirmed; else the cheapest one to where the viewer points. */
function useWay({ view, reach, target }: RouteProps): { readonly way: Way | undefined; readonly isPlan: boolean } {
  const plan = useDecision((decision) => decision.plan);
  const pointed = useStore(target);
  if (plan) return { way: spellOut(plan.actions, view.thieves[view.turn]!), isPlan: true };
  return { way: pointed === undefined ? undefined : reach.wayTo(pointed), isPlan: false };
}

/** The way over the block, drawn from the thief to its end with the units spent on each space. */
export function RouteLine(props: RouteProps) {
  const { way, isPlan } = useWay(props);
  if (!way) return undefined;
  const points = way.spaces.map((space) => centreOf(space).join(' ')).join('L');
  const [x, y] = centreOf(way.spaces.at(-1)!);
  return (
    <g className="c7-route" data-plan={isPlan || undefined} aria-hidden="true">
      <path className="c7-route-under" d={`M${points}`} />
      <path d={`M${points}`} />
      {isPlan && <Counts way={way} />}
      <circle className="c7-route-end" cx={x} cy={y} r="14" />
      <text x={x} y={y + 6} textAnchor="middle">
        {way.units}
      </text>
    </g>
  );
}

/** The count where a tool has been placed before the step: there it grows by more than one. */
function Counts({ way }: { readonly way: Way }) {
  const dear = way.spaces.flatMap((space, at) => {
    const isEnd = at === way.spaces.length - 1;
    return at > 0 && !isEnd && way.counts[at]! - way.counts[at - 1]! > 1 ? [{ space, count: way.counts[at]! }] : [];
  });
  return dear.map(({ space, count }) => {
    const [x, y] = centreOf(space);
    return (
      <g key={count}>
        <circle className="c7-route-count" cx={x} cy={y} r="10" />
        <text className="c7-route-small" x={x} y={y + 5} textAnchor="middle">
          {count}
        </text>
      </g>
    );
  });
}
