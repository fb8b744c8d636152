import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * State that lasts while the moment does: in another one there is none, in the very picture that shows it. What sets it
 * stays the same, so that it draws nobody again.
 */
export function useDuring<Value>(moment: unknown): readonly [Value | undefined, (value: Value | undefined) => void] {
  const [kept, setKept] = useState<{ readonly moment: unknown; readonly value: Value | undefined }>();
  const present = useRef(moment);
  useLayoutEffect(() => {
    present.current = moment;
  }, [moment]);
  const keep = useCallback((value: Value | undefined) => setKept({ moment: present.current, value }), []);
  return [kept?.moment === moment ? kept?.value : undefined, keep];
}
