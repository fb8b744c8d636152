/**
 * Does something as soon as the page has been laid out, and returns how to give it up. To ask for a place, or to scroll,
 * right after a change would make the page lay itself out twice.
 */
export function whenLaidOut(task: () => void): () => void {
  const frame = requestAnimationFrame(task);
  return () => cancelAnimationFrame(frame);
}

/**
 * Does something as soon as all that has been decided is drawn, before the browser shows it, and returns how to give it
 * up. What asks for places here makes the browser lay the page out once, where it would do so anyway.
 */
export function whenDrawn(task: () => void): () => void {
  let isWanted = true;
  queueMicrotask(() => isWanted && task());
  return () => {
    isWanted = false;
  };
}
