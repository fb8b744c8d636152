/**
 * Does something as soon as the page has been laid out, and returns how to give it up. To ask for a place, or to scroll,
 * right after a change would make the page lay itself out twice.
 */
export function whenLaidOut(task: () => void): () => void {
  const frame = requestAnimationFrame(task);
  return () => cancelAnimationFrame(frame);
}
