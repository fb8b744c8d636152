import { useEffect, useRef } from 'react';
import { isTyping } from './keys.ts';

interface Shortcuts {
  readonly escape: () => void;
  readonly undo: () => void;
  readonly skip: () => void;
  readonly help: () => void;
}

/** The keys that work anywhere on the page of a table. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const { escape, undo, skip, help } = latest.current;
      if (event.key === 'Escape') escape();
      if (event.key === '?') help();
      if (event.key === 'u') undo();
      if (event.key === 'l') document.querySelector<HTMLElement>('.log [tabindex="0"]')?.focus();
      if (event.key === ' ' && !(event.target as Element).closest('button, a, summary')) {
        event.preventDefault();
        skip();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
