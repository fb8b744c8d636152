import { useEffect, useLayoutEffect, useRef } from 'react';
import { isTyping } from './keys.ts';

interface Shortcuts {
  readonly escape: () => void;
  readonly undo: () => void;
  /** Leads on from a moment, while there is one. */
  readonly next: (() => void) | undefined;
  readonly skip: () => void;
  readonly again: () => void;
  readonly help: () => void;
}

/** The keys that lead on from a moment, wherever the focus is but on a control of its own. */
const LEADS_ON: ReadonlySet<string> = new Set([' ', 'Enter', 'Escape']);
const OTHERS = 'dialog, .caption-tools, .table-bar, .table-side';

/** The keys that work anywhere on the page of a table. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  // A table that can be seen hears its keys.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const { escape, undo, next, skip, again, help } = latest.current;
      if (next && LEADS_ON.has(event.key) && !(event.target as Element).closest(OTHERS)) {
        event.preventDefault();
        event.stopPropagation();
        return next();
      }
      if (event.key === 'Escape') escape();
      if (event.key === '?') help();
      if (event.key === 'u') undo();
      if (event.key === 'r') again();
      if (event.key === 'l') document.querySelector<HTMLElement>('.log [tabindex="0"]')?.focus();
      if (event.key === ' ' && !(event.target as Element).closest('button, a, summary')) {
        event.preventDefault();
        skip();
      }
    };
    // Before the board hears of it: while the table stops, keys lead on and choose nothing.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
