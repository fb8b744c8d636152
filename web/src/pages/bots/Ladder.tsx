import type { RatedBots } from '@hideout/bots';
import { CATALOGUE } from '@hideout/catalogue';
import { use, useState, type CSSProperties } from 'react';
import { Link, useLocation } from 'wouter';
import { find, rulesOf } from '../../shelf/games.ts';
import { fetchOnce } from '../../shelf/fetchOnce.ts';
import { nameOf } from '../../shelf/titles.ts';
import { Field, Select } from '../../shell/Field.tsx';
import { ReadTable } from '../../shell/ReadTable.tsx';
import { useRatingWords } from '../../words/ratings.ts';
import { useLanguage, useMessages } from '../../words/words.ts';
import { divisionName } from '../ratings/divisionName.ts';
import { useBotWords } from './words.ts';

const measuredOf = fetchOnce(async (id) => (await find(id).ratings?.())?.measured ?? []);

/** The bots of a game on the scale of the arena, the strongest first, for every set-up that was measured. */
export function Ladder({ id }: { readonly id: string }) {
  const words = useBotWords();
  const language = useLanguage();
  const game = use(rulesOf(id));
  const measured = use(measuredOf(id));
  const ratingWords = useRatingWords();
  const [, go] = useLocation();
  const [wanted, setWanted] = useState(0);
  const shown = measured[wanted] ?? measured[0];
  const choose = (chosen: string) => {
    setWanted(0);
    go(`/bots/${chosen}`, { replace: true });
  };
  return (
    <section aria-labelledby="ladder">
      <h2 id="ladder">{words.ladder}</h2>
      <p>
        {words.ladderLead} {game.cooperative ? words.ladderTeam : words.ladderRivals}
      </p>
      <div className="row filters">
        <Field label={words.game}>
          <Select
            value={id}
            choices={CATALOGUE.map((each) => [each.id, nameOf(each.id, language)])}
            onChoose={choose}
          />
        </Field>
        {measured.length > 1 && (
          <Field label={words.setUp}>
            <Select
              value={measured.indexOf(shown!)}
              choices={measured.map((each, at) => [
                at,
                divisionName({ ...each, options: { ...each.options }, id: '', game: id }, game, language, ratingWords),
              ])}
              onChoose={(at) => setWanted(Number(at))}
            />
          </Field>
        )}
      </div>
      {shown ? <Rungs {...shown} /> : <p>{words.unmeasured}</p>}
      <p>
        <Link href={`/ratings/${id}`}>{words.people}</Link>
      </p>
    </section>
  );
}

function Rungs({ bots, command }: RatedBots) {
  const m = useMessages();
  const words = useBotWords();
  const rungs = Object.entries(bots).toSorted(([, a], [, b]) => b.rating - a.rating);
  const lowest = Math.min(...rungs.map(([, { rating, margin }]) => rating - margin));
  const highest = Math.max(...rungs.map(([, { rating, margin }]) => rating + margin));
  const at = (rating: number): number => (rating - lowest) / (highest - lowest);
  return (
    <>
      <ReadTable label={words.ladder} columns={[words.bot, words.rating, words.scale]}>
        {rungs.map(([bot, { rating, margin }]) => (
          <tr key={bot}>
            <th scope="row">{m.levels[bot] ?? bot}</th>
            <td className="figure">
              {rating} ± {margin}
            </td>
            <td aria-hidden="true">
              <span
                className="rating-bar"
                style={
                  { '--from': at(rating - margin), '--to': at(rating + margin), '--at': at(rating) } as CSSProperties
                }
              />
            </td>
          </tr>
        ))}
      </ReadTable>
      <p className="quiet-text">
        <code>{command}</code>
      </p>
    </>
  );
}
