import { useCallback, useState } from 'react';

/** State that lasts while the moment does: in another one there is none, in the very picture that shows it. */
export function useDuring<Value>(moment: unknown): readonly [Value | undefined, (value: Value | undefined) => void] {
  const [kept, setKept] = useState<{ readonly moment: unknown; readonly value: Value | undefined }>();
  const keep = useCallback((value: Value | undefined) => setKept({ moment, value }), [moment]);
  return [kept?.moment === moment ? kept?.value : undefined, keep];
}
