import { Store } from '@hideout/boardkit/store';
import { SPECTATOR } from '@hideout/kernel';
import type { Scene, Session } from '../session/session.ts';
import type { AnyMoment } from './Stage.ts';

/** What the table stopped for, or would have at another pace, after which action. */
export interface Told {
  readonly number: number;
  readonly moment: AnyMoment;
}

/** How much of it is kept. */
const MOST = 60;
/** How many actions are told again to whoever has not acted. */
const RECENT = 6;

/** What the table has stopped for, for one viewer: nothing is gone before it could be read. */
export class Story {
  readonly #told = new Store<readonly Told[]>([]);
  #viewer: Scene['viewer'] | undefined;

  get told(): Pick<Store<readonly Told[]>, 'get' | 'subscribe'> {
    return this.#told;
  }

  /** Takes up the moments of a scene. What another viewer saw is gone. */
  readonly tell = ({ number, viewer }: Scene, moments: readonly AnyMoment[]): void => {
    const before = viewer === this.#viewer ? this.#told.get().filter((each) => each.number < number) : [];
    this.#viewer = viewer;
    const news = moments.filter(({ weight }) => weight !== 'glance').map((moment) => ({ number, moment }));
    if (news.length > 0 || before.length !== this.#told.get().length) this.#told.set([...before, ...news].slice(-MOST));
  };
}

/** The number of the viewer's last own decision, or where to begin for whoever has made none. */
export function lastDecision({ steps, viewer, number }: Scene): number {
  const own = viewer === SPECTATOR ? -1 : steps.findLastIndex((step) => step.seat === viewer && !step.forced);
  return own < 0 ? Math.max(1, number - RECENT + 1) : steps[own]!.number;
}

/** The scenes from before the viewer's last own decision up to the present, as far as the session has seen them. */
export function scenesSince(session: Session): readonly Scene[] {
  const { scene } = session;
  const scenes = [scene];
  for (let number = scene.number - 1; number >= lastDecision(scene) - 1; number--) {
    const past = session.at(number);
    if (!past) break;
    scenes.unshift(past);
  }
  return scenes;
}
