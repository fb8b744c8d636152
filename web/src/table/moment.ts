/**
 * Does something as soon as the page has been laid out, and returns how to give it up. To ask for a place, or to scroll,
 * right after a change would make the page lay itself out twice.
 */
export function whenLaidOut(task: () => void): () => void {
  const frame = requestAnimationFrame(task);
  return () => cancelAnimationFrame(frame);
}

/** Does something once the last change is on the screen, and returns how to give it up; a hidden page shows nothing and does not wait. */
export function whenPainted(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    timer = setTimeout(task);
  };
  const frame = document.hidden ? soon() : requestAnimationFrame(soon);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
