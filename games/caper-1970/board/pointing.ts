import { Store, type Watched } from '@hideout/boardkit/store';
import type { FocusEvent, PointerEvent } from 'react';

/** The space that the viewer points at, and what tells us so. */
export interface Pointing {
  /** It stands beside what the board is drawn from: pointing draws nothing but the way. */
  readonly target: Watched<number | undefined>;
  readonly handlers: {
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/** The space of whatever was pointed at, if it has one. */
function spaceAt(target: EventTarget): number | undefined {
  const space = target instanceof Element ? target.closest<SVGElement>('[data-space]')?.dataset['space'] : undefined;
  return space === undefined ? undefined : Number(space);
}

/** Follows the pointer and the focus while one of them is on a space. */
export function newPointing(): Pointing {
  const at: { over?: number | undefined; focused?: number | undefined } = {};
  const target = new Store<number | undefined>(undefined);
  const point = (change: typeof at) => {
    Object.assign(at, change);
    target.set(at.over ?? at.focused);
  };
  return {
    target,
    handlers: {
      onPointerOver: ({ target, pointerType }) => {
        if (pointerType === 'mouse') point({ over: spaceAt(target) });
      },
      onPointerLeave: () => point({ over: undefined }),
      onFocus: ({ target }) => {
        if (target.matches(':focus-visible')) point({ focused: spaceAt(target) });
      },
      onBlur: () => point({ focused: undefined }),
    },
  };
}
