import { useEffect, useState } from 'react';

/** What the server answers to a question, asked again when it is another one; undefined until then, `missing` if it does not. */
export function useAnswer<T>(ask: () => Promise<T>): T | 'missing' | undefined {
  const [answer, setAnswer] = useState<T | 'missing' | undefined>();
  useEffect(() => {
    let isHere = true;
    void ask()
      .catch(() => 'missing' as const)
      .then((found) => isHere && setAnswer(found));
    return () => {
      isHere = false;
    };
  }, [ask]);
  return answer;
}
