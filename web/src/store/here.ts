/** What this browser keeps under a key; undefined where there is nothing, or nothing that can be read. */
export function readHere(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps it in this browser; a full or forbidden store costs the memory of it, and nothing else. */
export function writeHere(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It then holds until the page is closed.
  }
}
