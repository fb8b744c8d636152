import { NOBODY, SPECTATOR, type AnyMatch, type Seat, type Viewer } from '@hideout/kernel';
import type { Scene, SceneStep } from './session.ts';

/** The present moment of a match as the viewer knows it. What an earlier scene of the same viewer told is not told again. */
export function sceneOf(match: AnyMatch, viewer: Viewer, forced: ReadonlySet<number>, earlier?: Scene): Scene {
  const { actor } = match;
  const acts = actor !== NOBODY && (viewer as number) === (actor as number);
  return {
    number: match.length,
    viewer,
    view: match.view(viewer),
    opening: earlier?.viewer === viewer ? earlier.opening : match.opening(viewer),
    steps: stepsOf(match, viewer, forced, earlier),
    legal: acts ? match.legal().toArray() : [],
    noUndo: viewer === SPECTATOR ? 'watching' : match.whyNoUndo(viewer as Seat, forced),
    outcome: match.outcome,
    curtain: undefined,
  };
}

function stepsOf(match: AnyMatch, viewer: Viewer, forced: ReadonlySet<number>, earlier?: Scene): readonly SceneStep[] {
  const goesOn = earlier !== undefined && earlier.viewer === viewer && earlier.number < match.length;
  const before = goesOn ? earlier.steps : [];
  const { moves } = match;
  const since = match.history(viewer, before.length).map((events, index): SceneStep => {
    const number = before.length + index + 1;
    return { number, seat: moves[number - 1]!.seat, events, forced: forced.has(number) };
  });
  return [...before, ...since];
}
