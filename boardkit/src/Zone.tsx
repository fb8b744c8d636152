import { memo, type ReactNode } from 'react';
import { drawSame } from './drawSame.ts';
import type { Thing } from './thing.ts';
import { useThing } from './useThing.ts';

interface ZoneProps {
  /** What a screen reader calls the list: “Your hand, 4 cards”. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the table as a labelled list; its children are `ThingItem`s or `li`s. */
export const Zone = ({ label, className = '', children }: ZoneProps) => (
  <ul className={`zone ${className}`} aria-label={label}>
    {children}
  </ul>
);

interface ThingItemProps extends Omit<Thing, 'actions'> {
  /** Nothing, where it is only looked at. */
  readonly actions?: Thing['actions'];
  readonly className?: string;
  /** The ids of things that this one comes out of when it appears, for example a deck; the first that was there. Later they count no more. */
  readonly from?: readonly string[];
  readonly children: ReactNode;
}

/** A thing in a zone: a list item, with the class `place` for its layout, and in it one button that is drawn by the children. */
export const ThingItem = ({ place = '', ...box }: ThingItemProps & { readonly place?: string }) => (
  <li className={`zone-item ${place}`}>
    <ThingBox {...box} />
  </li>
);

/** A place in a zone that a thing has just left, with the class `place` for its size. */
export const Gap = ({ place = '' }: { readonly place?: string }) => (
  <li className={`zone-item ${place}`} aria-hidden="true" />
);

/** A thing that stands alone: one button that is drawn by the children, again only when they show something else. */
export const ThingBox = memo(function ThingBox({ className = '', from, children, ...thing }: ThingItemProps) {
  const attributes = useThing({ actions: [], ...thing });
  return (
    <button type="button" className={`thing ${className}`} data-from={from?.join(' ')} {...attributes}>
      <Face>{children}</Face>
    </button>
  );
}, standsSame);

/** What is drawn on a thing. Its name or its actions change more often than its picture. */
const Face = memo(({ children }: { readonly children: ReactNode }) => children, drawSame);

/** Where a thing came from is told when it appears: it need not be drawn again for the sake of that. */
function standsSame(before: ThingItemProps, now: ThingItemProps): boolean {
  return drawSame({ ...before, from: undefined }, { ...now, from: undefined });
}
