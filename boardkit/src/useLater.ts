import { startTransition, useEffect, useState } from 'react';
import { whenPainted } from './whenPainted.ts';

/** The value as it was until what depends on it elsewhere is on the screen; then the new one, without hurry. */
export function useLater<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  useEffect(() => whenPainted(() => startTransition(() => show(value))), [value]);
  return shown;
}
