import type { Event, View } from '../rules/index.ts';
import type { Act, Direction } from '@hideout/boardkit';
import { DialFace } from './Dial.tsx';
import { direction } from './direction.ts';
import { FactionMark } from './Glyph.tsx';
import { Staging, type Scene } from './staging.ts';

/** The direction with its pictures: whenever Defcon falls, the dial is seen by all, and wherever two sides met, who was stronger. */
export const pictured: Direction<Event, View> = {
  ...direction,
  momentsOf: (act) => direction.momentsOf(act).map((scene) => withPicture(scene, act)),
};

function withPicture(scene: Scene, act: Act<Event, View>): Scene {
  if (scene.kind === 'defcon' || scene.kind === 'brink') return { ...scene, picture: <Alarm view={scene.view!} /> };
  const isContest = scene.weight === 'climax' && (scene.kind === 'settled' || scene.kind === 'tie');
  return isContest ? { ...scene, picture: <Contest place={scene.things[0]!} act={act} /> } : scene;
}

/** The dial in large, with its needle on the way down by one level. */
const Alarm = ({ view: { defcon, draws } }: { readonly view: View }) => (
  <span className="ch-alarm" data-game="caps-and-hammers" data-brink={defcon === 1 || undefined}>
    <DialFace defcon={defcon} from={defcon + 1} draws={draws} />
  </span>
);

/** The influence of both sides on a location: two bars that grow against each other. */
function Contest({ place, act }: { readonly place: string; readonly act: Act<Event, View> }) {
  const weighed = act.events.find((event) => event.type === 'weighed' && `place:${event.at.place}` === place);
  const { sheets } = weighed as Extract<Event, { type: 'weighed' }>;
  const most = Math.max(...sheets.map(({ total }) => total), 1);
  return (
    <span className="ch-contest" data-game="caps-and-hammers">
      {new Staging(act).seats.map((seat) => (
        <span key={seat} className={`ch-seat-${seat}`}>
          <FactionMark seat={seat} />
          <i style={{ width: `${(Math.max(0, sheets[seat]!.total) / most) * 100}%` }} />
          <b>{sheets[seat]!.total}</b>
        </span>
      ))}
    </span>
  );
}
