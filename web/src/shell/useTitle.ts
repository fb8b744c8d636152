import { useEffect } from 'react';

/** Names the page in the browser. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Hideout`;
  }, [title]);
}
