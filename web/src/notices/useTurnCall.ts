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

/** Shows in the title and in the icon of the page that the table waits, calls whoever does not look at it, and ends the call. */
export function useTurnCall({ isMine, title, name, path }: TurnCall): void {
  const wasMine = useRef(isMine);
  useEffect(() => {
    document.title = isMine ? `● ${title} · ${name}` : `${name} · Hideout`;
    icon()?.setAttribute('href', isMine ? '/icon-turn.svg' : '/icon.svg');
    if (isMine && !wasMine.current && !isLookedAt()) void call({ title, name, path });
    if (!isMine) void withdraw(path);
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

/** The table does not wait any more: its notice goes, whichever way it came, and the number on the installed page's icon. */
async function withdraw(path: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const notices = (await worker?.getNotifications({ tag: 'turn' })) ?? [];
  for (const notice of notices) if ((notice.data as { readonly path?: string }).path === path) notice.close();
  await navigator.clearAppBadge?.();
}
