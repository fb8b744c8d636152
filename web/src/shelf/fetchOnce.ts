/**
 * Fetches something of each game once and answers with the same promise from then on, as React's `use` asks. After a
 * failed download the next question tries again.
 */
export function fetchOnce<T>(fetch: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const fetched = new Map<string, Promise<T>>();
  return (id) => {
    const known = fetched.get(id);
    if (known) return known;
    const loading = fetch(id);
    fetched.set(id, loading);
    loading.catch(() => fetched.delete(id));
    return loading;
  };
}
