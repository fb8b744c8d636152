import { Store } from '@hideout/boardkit/store';
import type { FocusEvent, PointerEvent } from 'react';

/** The space of whatever was pointed at, if it has one. */
function spaceAt(target: EventTarget): number | undefined {
  const space = target instanceof Element ? target.closest<SVGElement>('[data-space]')?.dataset['space'] : undefined;
  return space === undefined ? undefined : Number(space);
}

/** Follows the pointer and the focus while one of them is on a space. */
export function newPointing() {
  const at: { over?: number | undefined; focused?: number | undefined } = {};
  const target = new Store<number | undefined>(undefined);
  const point = (change: typeof at) => {
    Object.assign(at, change);
    target.set(at.over ?? at.focused);
  };
  return {
    /** It stands beside what the board is drawn from: pointing draws nothing but the way. */
    target,
    handlers: {
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') point({ over: spaceAt(target) });
      },
      onPointerLeave: () => point({ over: undefined }),
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) point({ focused: spaceAt(target) });
      },
      onBlur: () => point({ focused: undefined }),
    },
  };
}

/** The space that the viewer points at, and what tells us so. */
export type Pointing = ReturnType<typeof newPointing>;
