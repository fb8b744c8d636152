import { useMemo, useState, type FocusEvent, type PointerEvent } from 'react';

/** The space that the viewer points at, and what tells us so. */
export interface Pointing {
  readonly target: number | undefined;
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
export function usePointing(): Pointing {
  const [over, setOver] = useState<number | undefined>();
  const [focused, setFocused] = useState<number | undefined>();
  const handlers = useMemo(
    () => ({
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setOver(spaceAt(target));
      },
      onPointerLeave: () => setOver(undefined),
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) setFocused(spaceAt(target));
      },
      onBlur: () => setFocused(undefined),
    }),
    [],
  );
  return { target: over ?? focused, handlers };
}
