import { given, replay, type AnyGame, type GameRecord, type Viewer } from '@hideout/kernel';
import { sceneOf } from './sceneOf.ts';
import type { Scene } from './session.ts';
import { stillSession } from './stillSession.ts';

/** A recorded game, looked at after this many actions from one viewpoint; `at` has every other moment of it. */
export function replaySession(
  game: AnyGame,
  record: GameRecord,
  { step, viewer }: { readonly step: number; readonly viewer: Viewer },
) {
  const at = (number: number): Scene => {
    const scene = sceneOf(given(replay(game, record, number)), viewer, new Set());
    return { ...scene, legal: [], noUndo: 'watching' };
  };
  return { ...stillSession(game, record.names, at(step)), at };
}
