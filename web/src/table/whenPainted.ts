/**
 * Does something once the last change is on the screen, and returns how to give it up; a hidden page shows nothing and
 * does not wait.
 */
export function whenPainted(task: () => void): () => void {
  let timer = 0;
  const soon = () => {
    timer = window.setTimeout(task, 0);
  };
  const frame = document.hidden ? soon() : requestAnimationFrame(soon);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
