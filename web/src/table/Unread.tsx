import { useMessages } from '../words/words.ts';

/** How many lines of a chat have not been read. */
export function Unread({ count }: { readonly count: number }) {
  const m = useMessages();
  return (
    <b className="unread" aria-label={m.table.unread(count)}>
      {count}
    </b>
  );
}
