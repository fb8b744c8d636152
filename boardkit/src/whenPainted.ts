type Tasks = Set<() => void>;

/** What waits for the next picture, in order. */
let next: Tasks | undefined;

/**
 * Does something once the last change is on the screen, and returns how to give it up; a hidden page shows nothing and
 * does not wait. All that waits for one picture is done in one go, so that what it changes is drawn together.
 */
export function whenPainted(task: () => void): () => void {
  const tasks = document.hidden ? doneSoon() : (next ??= doneAfterPicture());
  const own = () => task();
  tasks.add(own);
  return () => void tasks.delete(own);
}

function doneAfterPicture(): Tasks {
  const tasks: Tasks = new Set();
  requestAnimationFrame(() => {
    next = undefined;
    setTimeout(doAll, 0, tasks);
  });
  return tasks;
}

function doneSoon(): Tasks {
  const tasks: Tasks = new Set();
  setTimeout(doAll, 0, tasks);
  return tasks;
}

/** One that fails does not keep the others from being done. */
function doAll(tasks: Tasks): void {
  for (const task of tasks) {
    try {
      task();
    } catch (problem) {
      reportError(problem);
    }
  }
}
