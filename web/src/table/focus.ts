import { firstPossible } from './keys.ts';

type Focusable = HTMLElement | SVGElement;

/**
 * What has the focus on the board or in the dock, before they change. A click gave it unseen: it is taken away meanwhile,
 * since the browser lays the whole page out when something with the focus leaves it.
 */
export function takeFocus(board: HTMLElement): Focusable | undefined {
  const element = document.activeElement as Focusable | null;
  if (!element || !(board.contains(element) || element.closest('.dock'))) return undefined;
  if (!element.matches(':focus-visible')) element.blur();
  return element;
}

/** Gives the focus back. A piece that had it may have left the table: the next decision then gets it. */
export function giveFocus(element: Focusable, board: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  if (element.isConnected) element.focus({ preventScroll: true });
  else if (element.matches('[data-thing]')) firstPossible(board)?.focus();
}
