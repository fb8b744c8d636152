import { useMessages } from '../words/words.ts';

/** A quiet word while something is fetched. */
export function Loading() {
  const m = useMessages();
  return (
    <p className="loading" role="status">
      {m.loading}
    </p>
  );
}
