import { useLater, type Travel } from '@hideout/boardkit';
import { useRef } from 'react';
import type { Scene } from '../session/session.ts';

/**
 * What lies around the board follows it: in a new scene it stays as it was until the board is on the screen, so that a
 * move is not kept waiting by the words about it. What another viewer saw is never kept.
 */
export function useFollowing<Around extends { readonly scene: Scene }>(around: Around, travel: Travel): Around {
  const settled = useLater(around.scene, travel);
  const kept = useRef(around);
  const isOther = kept.current.scene.viewer !== around.scene.viewer;
  if (settled === around.scene || isOther) kept.current = around;
  return kept.current;
}
