import type { MyRatings as Mine } from '@hideout/protocol';
import { Suspense, use, useEffect, useState } from 'react';
import { currentPass } from '../../server/pass.ts';
import { fetchMyRatings } from '../../server/ratings.ts';
import { rulesOf } from '../../shelf/games.ts';
import { nameOf } from '../../shelf/titles.ts';
import { Way } from '../../shell/Button.tsx';
import { useRatingWords } from '../../words/ratings.ts';
import { useLanguage } from '../../words/words.ts';
import { divisionName } from '../ratings/divisionName.ts';

type MyRating = Mine['ratings'][number];

/** How strong I am taken to be, by what I play. Nothing before the first rated game. */
export function MyRatings() {
  const words = useRatingWords();
  const [ratings, setRatings] = useState<readonly MyRating[]>([]);
  useEffect(() => {
    const token = currentPass()?.token;
    if (token !== undefined) void fetchMyRatings(token).then(setRatings, () => {});
  }, []);
  if (ratings.length === 0) return undefined;
  return (
    <section className="panel" aria-labelledby="my-ratings">
      <h2 id="my-ratings">{words.mine}</h2>
      <ul className="lines">
        {ratings.map((each) => (
          <Suspense key={each.id}>
            <RatingRow rating={each} />
          </Suspense>
        ))}
      </ul>
      <p className="quiet-text">{words.about}</p>
    </section>
  );
}

function RatingRow({ rating }: { readonly rating: MyRating }) {
  const words = useRatingWords();
  const language = useLanguage();
  const game = use(rulesOf(rating.game));
  const name = nameOf(rating.game, language);
  return (
    <li className="line" data-game={rating.game}>
      <span className="line-text">
        <b>{name}</b> <span className="quiet-text">{divisionName(rating, game, language, words)}</span>
      </span>
      <span>
        <b className="figure">
          {rating.rating} ± {rating.margin}
        </b>{' '}
        {rating.provisional && <span className="quiet-text">{words.provisional}</span>}
      </span>
      <Way to={`/ratings/${rating.game}`} look="quiet" of={name} label={words.leaderboard} />
    </li>
  );
}
