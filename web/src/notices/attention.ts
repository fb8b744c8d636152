/** Whether somebody looks at this page. */
export const isLookedAt = (): boolean => document.visibilityState === 'visible';

/** Calls back when somebody begins or ceases to look at this page; returns how to stop. */
export function onLook(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
