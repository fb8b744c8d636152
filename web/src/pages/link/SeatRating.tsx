import type { TableRatings } from '@hideout/protocol';
import { useEffect, useState } from 'react';
import { fetchTableRatings } from '../../server/ratings.ts';
import { useRatingWords } from '../../words/ratings.ts';

/** The ratings of those who sit at a table before its game, asked for again when somebody sits down or gets up. */
export function useSeatRatings(table: string, company: string): TableRatings | undefined {
  const [ratings, setRatings] = useState<TableRatings | undefined>();
  useEffect(() => {
    let isHere = true;
    void fetchTableRatings(table).then(
      (found) => isHere && setRatings(found),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [table, company]);
  return ratings;
}

/** How strong somebody at the table is taken to be, beside their name. */
export function SeatRating({ rating }: { readonly rating: TableRatings['seats'][number]['before'] }) {
  const words = useRatingWords();
  if (!rating) return undefined;
  return (
    <span className="quiet-text figure" title={words.beside(rating.rating, rating.margin)}>
      {rating.rating}
      {rating.provisional && '?'}
    </span>
  );
}
