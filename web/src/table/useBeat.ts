import { useStore } from '@hideout/boardkit/store';
import { useDeferredValue } from 'react';
import type { Beat, Stage } from './Stage.ts';

/** The beat to draw. A new scene is drawn at once, its settling without hurry: pieces are on their way meanwhile. */
export function useBeat(stage: Stage): Beat {
  const beat = useStore(stage.beat);
  const late = useDeferredValue(beat);
  return beat.isSettled && late.scene === beat.scene ? late : beat;
}
