import { ThingBox } from '@hideout/boardkit';
import type { View } from '@hideout/caper-1970';
import { Detail } from './Detail.tsx';
import { spaceName, toolName } from './names.ts';
import { centreOf } from './plan.ts';
import { hasUnits, type Way } from './route.ts';
import type { BoardWords } from './words.ts';

/** The way over the block, drawn from the thief to its end. */
export function RouteLine({ way }: { readonly way: Way | undefined }) {
  if (!way) return undefined;
  const points = way.spaces.map((space) => centreOf(space).join(' ')).join('L');
  const [x, y] = centreOf(way.spaces.at(-1)!);
  return (
    <g className="c7-route" aria-hidden="true">
      <path className="c7-route-under" d={`M${points}`} />
      <path d={`M${points}`} />
      <circle cx={x} cy={y} r="14" />
    </g>
  );
}

interface RouteNoteProps {
  readonly view: View;
  readonly words: BoardWords;
  readonly target: number | undefined;
  readonly way: Way | undefined;
}

/** The counts of the way, and the button that takes its first unit. */
export function RouteNote({ view, words, target, way }: RouteNoteProps) {
  if (!hasUnits(view)) return undefined;
  const name = target === undefined ? '' : spaceName(target, words);
  const text =
    target === undefined
      ? words.routeHint
      : way
        ? words.route(
            name,
            way.steps,
            way.tools.map((tool) => toolName(tool, words)),
          )
        : words.routeNone(name, view.count);
  return (
    <div className="c7-route-note">
      <p>{text}</p>
      {way && (
        <ThingBox
          id="route"
          label={`${words.go}: ${text}`}
          actions={[way.first]}
          className="c7-go"
          detail={<Detail text={text} clauses={['CA-2.3', 'CA-3.1']} />}
        >
          {words.go}
        </ThingBox>
      )}
    </div>
  );
}
