import type { AnyBoard, Weight } from '@hideout/boardkit';
import { SPECTATOR, type Action } from '@hideout/kernel';
import type { Scene, Session } from '../session/session.ts';
import { currentLanguage, currentSettings } from '../store/settings.ts';
import { stayOfGlance, stayOfMoment, stayOfOwn, stayOfRoutine, type Pace } from './pace.ts';
import type { AnyMoment, Clock, Picture } from './Stage.ts';
import { whenPainted } from './whenPainted.ts';

const NONE: readonly Action[] = [];

/** Whether the viewer brought the scene about. */
const isOwn = ({ steps, viewer }: Scene): boolean => viewer !== SPECTATOR && steps.at(-1)?.seat === viewer;

/** The moments of the action that led from one scene of a viewer to the next; none where more or nothing lies between. */
export function momentsBetween(
  before: Scene,
  scene: Scene,
  { session: { names }, board }: { readonly session: Pick<Session, 'names'>; readonly board: AnyBoard | undefined },
): readonly AnyMoment[] {
  const step = scene.steps.at(-1);
  const direction = board?.direction;
  if (!direction || !step || scene.number !== before.number + 1 || scene.viewer !== before.viewer) return [];
  return direction.momentsOf({
    seat: step.seat,
    before: before.view,
    view: scene.view,
    events: step.events,
    names,
    language: currentLanguage(),
  });
}

/** What the clock needs to know of a table. */
interface Staged {
  readonly session: Pick<Session, 'names'>;
  readonly board: AnyBoard | undefined;
  /** Hears of all the moments of a scene, whether they are staged or not. */
  readonly tell: (scene: Scene, moments: readonly AnyMoment[]) => void;
}

/** The clock of a table: time goes by at the pace that the viewer has set. */
export function clockOf({ session, board, tell }: Staged): Clock {
  const weightOf = ({ steps }: Scene): Weight => board?.direction?.weightOf?.(steps.at(-1)?.events ?? []) ?? 'glance';
  const stage: Clock['stage'] = (before, scene, present) => {
    const isAgain = present !== undefined;
    const moments = momentsBetween(before, scene, { session, board });
    if (!isAgain) tell(scene, moments);
    const actor = scene.steps.at(-1)?.seat;
    // Whoever acts knows what that was, and waits for nothing but what comes of it.
    const isKnown = ({ weight, seat = actor }: AnyMoment): boolean => weight === 'glance' && seat === scene.viewer;
    const staged = isOwn(scene) && !isAgain ? moments.filter((moment) => !isKnown(moment)) : moments;
    // What begins the next turn is told in its time.
    const begins = moments.at(-1)?.seat;
    const next = begins === undefined ? {} : { seat: begins };
    // Behind a curtain nothing can be read afterwards.
    const isHasty = currentSettings().pace === 'at once' && scene.curtain === undefined && !isAgain;
    return [
      ...(isHasty
        ? []
        : staged.map((moment) => ({
            ...pictureOf(moment, before, present),
            moments: staged,
            seat: moment.seat ?? actor ?? -1,
          }))),
      ...lastOf(scene, present).map((picture) => ({ ...picture, ...next })),
    ];
  };
  const stayOf: Clock['stayOf'] = ({ scene, present, moment, moments }, spent) => {
    const { pace: wanted } = currentSettings();
    // What is shown although it need not be is to be seen.
    const isWanted = moment !== undefined || scene !== present;
    const pace: Pace = wanted === 'at once' && isWanted ? 'quick' : wanted;
    if (moment?.weight === 'glance') return stayOfGlance(pace, spent);
    if (moment) return stayOfMoment(moment, pace, moments);
    return isOwn(scene) ? stayOfOwn(weightOf(scene), pace) : stayOfRoutine(weightOf(scene), pace, spent);
  };
  return { stage, stayOf, whenPainted };
}

/** The table at a moment: nothing can be decided. */
function pictureOf(moment: AnyMoment, before: Scene, present: Scene | undefined): Picture {
  const scene: Scene = { ...before, view: moment.view ?? before.view, legal: NONE, curtain: undefined };
  return { scene, present: present ?? scene, moment };
}

/** The scene itself. A curtain falls when what was done has been seen. */
function lastOf(scene: Scene, present: Scene = scene): readonly Picture[] {
  if (scene.curtain === undefined) return [{ scene, present }];
  const open: Scene = { ...scene, legal: NONE, curtain: undefined };
  return [
    { scene: open, present: open },
    { scene, present },
  ];
}
