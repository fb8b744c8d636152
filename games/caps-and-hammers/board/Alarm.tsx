import type { Event, View } from '../rules/index.ts';
import type { Direction } from '@hideout/boardkit';
import { DialFace } from './Dial.tsx';
import { direction } from './direction.ts';
import type { Scene } from './staging.ts';

/** The direction with its pictures: whenever Defcon falls, the dial is seen by all. */
export const pictured: Direction<Event, View> = {
  ...direction,
  momentsOf: (act) => direction.momentsOf(act).map(withPicture),
};

const withPicture = (scene: Scene): Scene =>
  scene.kind === 'defcon' || scene.kind === 'brink' ? { ...scene, picture: <Alarm view={scene.view!} /> } : scene;

/** The dial in large, with its needle on the way down by one level. */
const Alarm = ({ view: { defcon, draws } }: { readonly view: View }) => (
  <span className="ch-alarm" data-game="caps-and-hammers" data-brink={defcon === 1 || undefined}>
    <DialFace defcon={defcon} from={defcon + 1} draws={draws} />
  </span>
);
