import { useEffect, useRef } from 'react';
import { isLookedAt } from './attention.ts';

/** What calls the viewer to the table. */
interface TurnCall {
  /** Whether the table waits for the viewer. */
  readonly isMine: boolean;
  /** “Your turn”. */
  readonly title: string;
  /** The game. */
  readonly name: string;
  /** Where a touch on the notice leads. */
  readonly path: string;
}

const icon = (): HTMLLinkElement | undefined =>
  document.querySelector<HTMLLinkElement>('link[rel="icon"]') ?? undefined;

/** Shows in the title and in the icon of the page that the table waits, and calls whoever does not look at it. */
export function useTurnCall({ isMine, title, name, path }: TurnCall): void {
  const wasMine = useRef(isMine);
  useEffect(() => {
    document.title = isMine ? `● ${title} · ${name}` : `${name} · Hideout`;
    icon()?.setAttribute('href', isMine ? '/icon-turn.svg' : '/icon.svg');
    if (isMine && !wasMine.current && !isLookedAt()) void call({ title, name, path });
    wasMine.current = isMine;
    return () => icon()?.setAttribute('href', '/icon.svg');
  }, [isMine, title, name, path]);
}

/** A notice of the system, where the viewer has allowed it; a pushed one about the same turn takes its place. */
async function call({ title, name, path }: Omit<TurnCall, 'isMine'>): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification(`${title}: ${name}`, { tag: 'turn', icon: '/icon-192.png', data: { path } });
}
