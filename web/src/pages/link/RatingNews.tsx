import type { TableRatings } from '@hideout/protocol';
import { useEffect, useState } from 'react';
import { fetchTableRatings } from '../../server/ratings.ts';
import { useRatingWords } from '../../words/ratings.ts';

/** The house counts games one after another, and is asked this often for what came of this one. */
const TRIES = 10;
const TRY_MS = 1000;

/** What a finished game has made of my rating, or why it does not count. */
export function RatingNews({ table, seat }: { readonly table: string; readonly seat: number }) {
  const words = useRatingWords();
  const ratings = useTableRatings(table, (now) => now.unrated !== undefined || now.seats[seat]?.after !== undefined);
  if (!ratings) return undefined;
  const { before, after } = ratings.seats[seat] ?? {};
  const text =
    before && after
      ? words.changed(before.rating, after.rating, after.margin)
      : ratings.unrated === undefined
        ? words.counting
        : words.unrated[ratings.unrated];
  return (
    <p className="rating-news" role="status">
      {text}
      {after?.provisional && ` (${words.provisional})`}
    </p>
  );
}

/** The ratings at a table, asked for again until they are as wanted. */
function useTableRatings(table: string, isEnough: (ratings: TableRatings) => boolean): TableRatings | undefined {
  const [ratings, setRatings] = useState<TableRatings | undefined>();
  const [tries, setTries] = useState(0);
  const isDone = tries >= TRIES || (ratings !== undefined && isEnough(ratings));
  useEffect(() => {
    if (isDone) return undefined;
    const timer = setTimeout(
      () => {
        void fetchTableRatings(table)
          .then(setRatings, () => {})
          .then(() => setTries(tries + 1));
      },
      tries === 0 ? 0 : TRY_MS,
    );
    return () => clearTimeout(timer);
  }, [table, tries, isDone]);
  return ratings;
}
