import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { Hand } from './Chooser.ts';
import { neighbourOf } from './keys.ts';
import type { Stage } from './Stage.ts';

const LONG_PRESS_MS = 450;
const SLIP_PX = 10;

/** What pointing does; ids are those of things. */
export interface Pointing {
  readonly touch: (id: string, by: Hand) => void;
  /** A thing was dragged onto another, or onto nothing. */
  readonly drop: (id: string, onto: string | undefined) => void;
  /** Shows the detail of a thing, or of none. */
  readonly show: (id: string | undefined) => void;
}

interface Press {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly element: HTMLElement | SVGElement;
  readonly mouse: boolean;
  timer: number;
  dragging: boolean;
}

/** Whether the table is laid out for a phone: the detail then takes room from the board, and comes only when it is asked for. */
export const isNarrow = (): boolean => window.matchMedia('(max-width: 60rem)').matches;

type Target = EventTarget & Element;
const thingAt = (target: EventTarget | null) =>
  (target as Target | null)?.closest<HTMLElement | SVGElement>('[data-thing]') ?? undefined;
const idAt = (target: EventTarget | null): string | undefined => thingAt(target)?.dataset['thing'];

/** What is only reachable is a place to go to, and stays where it is. */
const isMovable = ({ dataset }: Press['element']): boolean =>
  dataset['standing'] === 'possible' || dataset['standing'] === 'chosen';

/** Handlers for the surface of a table: mouse, finger, pen and keyboard for all things that lie on it. */
export function usePointing({ touch, drop, show: showNow }: Pointing, stage: Stage) {
  const dropShow = useRef<() => void>(undefined);
  const show = (id: string | undefined) => {
    dropShow.current?.();
    showNow(id);
  };
  /** The pieces that a click moves pass under the mouse: what it brought about is on the screen before their detail. */
  const showSoon = (id: string) => {
    dropShow.current?.();
    dropShow.current = stage.whenSettled(() => showNow(id));
  };
  const press = useRef<Press | undefined>(undefined);
  /** The click that follows a long press or a drag means nothing. */
  const deaf = useRef(false);
  /** What pressed last. */
  const hand = useRef<Hand>('mouse');

  const letGo = () => {
    if (press.current) {
      window.clearTimeout(press.current.timer);
      press.current.element.style.transform = '';
      press.current.element.style.pointerEvents = '';
    }
    press.current = undefined;
  };

  const dropAt = ({ id, element }: Press, { clientX, clientY }: PointerEvent) => {
    const target = document.elementFromPoint(clientX, clientY);
    const onto = idAt(target);
    const isHome = target !== null && element.closest('.zone')?.contains(target);
    if (onto === id || (isHome && onto === undefined)) return;
    drop(id, onto);
  };

  return {
    onClick: ({ target, detail }: MouseEvent) => {
      const id = idAt(target);
      const byKeyboard = detail === 0;
      if ((byKeyboard || !deaf.current) && id !== undefined) touch(id, byKeyboard ? 'key' : hand.current);
      if (id === undefined) show(undefined);
      deaf.current = false;
    },
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      const id = idAt(target);
      if (pointerType === 'mouse' && !isNarrow() && id !== undefined) showSoon(id);
    },
    // What was asked for stays until something else is touched.
    onPointerLeave: () => {
      if (!isNarrow()) show(idAt(document.querySelector(':focus-visible')));
    },
    onFocus: ({ target }: FocusEvent) => {
      // A tap focuses too, but it chooses; only the keyboard asks for the detail by going there.
      if (target.matches(':focus-visible')) show(idAt(target));
    },
    onPointerDown: ({ target, clientX, clientY, pointerType, button }: PointerEvent) => {
      const element = thingAt(target);
      const id = element?.dataset['thing'];
      deaf.current = false;
      hand.current = pointerType === 'touch' ? 'touch' : 'mouse';
      if (!element || id === undefined || button !== 0) return;
      const mouse = pointerType !== 'touch';
      const timer = window.setTimeout(() => {
        show(id);
        deaf.current = !mouse || isNarrow();
      }, LONG_PRESS_MS);
      press.current = { id, element, x: clientX, y: clientY, mouse, timer, dragging: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const pressed = press.current;
      if (!pressed) return;
      const [dx, dy] = [clientX - pressed.x, clientY - pressed.y];
      if (!pressed.dragging && Math.abs(dx) + Math.abs(dy) < SLIP_PX) return;
      window.clearTimeout(pressed.timer);
      // A finger that moves scrolls the board; only a possible thing follows the mouse.
      if (!pressed.mouse || !isMovable(pressed.element)) return letGo();
      pressed.dragging = true;
      if (pressed.element instanceof HTMLElement) pressed.element.style.transform = `translate(${dx}px, ${dy}px)`;
      pressed.element.style.pointerEvents = 'none';
    },
    onPointerUp: (event: PointerEvent) => {
      const pressed = press.current;
      letGo();
      if (!pressed?.dragging) return;
      deaf.current = true;
      dropAt(pressed, event);
    },
    onPointerCancel: letGo,
    onContextMenu: (event: MouseEvent) => {
      if (thingAt(event.target)) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const next = neighbourOf(event.currentTarget, event.key);
      if (next) {
        event.preventDefault();
        next.focus();
      }
      const isDrawn = !(event.target instanceof HTMLButtonElement);
      const id = idAt(event.target);
      if (isDrawn && id !== undefined && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault();
        touch(id, 'key');
      }
    },
  };
}
