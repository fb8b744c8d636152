import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { NO_TRAVEL, type Travel } from './table.ts';
import { whenPainted } from './whenPainted.ts';

/**
 * The value as it was until what depends on it elsewhere is on the screen; then the new one, without hurry. Things that
 * move by it travel with the travel of the table.
 */
export function useLater<Value>(value: Value, travel: Travel = NO_TRAVEL): Value {
  const [shown, show] = useState(value);
  useEffect(() => {
    if (Object.is(shown, value)) return undefined;
    return whenPainted(() => {
      travel.depart();
      startTransition(() => show(value));
    });
  }, [shown, value, travel]);
  useLayoutEffect(() => travel.arrive(), [shown, travel]);
  return shown;
}
