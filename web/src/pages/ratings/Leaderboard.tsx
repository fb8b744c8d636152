import { CATALOGUE } from '@hideout/catalogue';
import type { BoardLine } from '@hideout/protocol';
import { use, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { currentPass } from '../../server/pass.ts';
import { fetchLeaderboard } from '../../server/ratings.ts';
import { rulesOf } from '../../shelf/games.ts';
import { nameOf } from '../../shelf/titles.ts';
import { Field, Select } from '../../shell/Field.tsx';
import { Loading } from '../../shell/Loading.tsx';
import { Missing } from '../../shell/Missing.tsx';
import { ReadTable } from '../../shell/ReadTable.tsx';
import { useAnswer } from '../../shell/useAnswer.ts';
import { useTitle } from '../../shell/useTitle.ts';
import { useRatingWords } from '../../words/ratings.ts';
import { useLanguage, useMessages } from '../../words/words.ts';
import { divisionName } from './divisionName.ts';

/** Who is how strong at a game: people whose names last, and bots, the strongest first. */
export function Leaderboard({ id }: { readonly id: string }) {
  const words = useRatingWords();
  const language = useLanguage();
  const game = use(rulesOf(id));
  const [, go] = useLocation();
  const [wanted, setWanted] = useState<string | undefined>();
  const board = useAnswer(useCallback(() => fetchLeaderboard(id, wanted, currentPass()?.token), [id, wanted]));
  useTitle(`${words.title}: ${nameOf(id, language)}`);
  if (board === undefined) return <Loading />;
  if (board === 'missing') return <Missing why={words.noServer} />;
  return (
    <article className="page ratings">
      <h1>
        {words.title}: {nameOf(id, language)}
      </h1>
      <p className="lead">{words.lead}</p>
      <div className="row filters">
        <Field label={words.game}>
          <Select
            value={id}
            choices={CATALOGUE.map((each) => [each.id, nameOf(each.id, language)])}
            onChoose={(chosen) => go(`/ratings/${chosen}`)}
          />
        </Field>
        <Field label={words.what}>
          <Select
            value={board.division.id}
            choices={board.divisions.map((each) => [each.id, divisionName(each, game, language, words)])}
            onChoose={setWanted}
          />
        </Field>
      </div>
      {board.lines.length === 0 ? <p role="status">{words.none}</p> : <Lines lines={board.lines} />}
      <p className="quiet-text">{words.about}</p>
      <p className="quiet-text">{words.guests}</p>
    </article>
  );
}

function Lines({ lines }: { readonly lines: readonly BoardLine[] }) {
  const m = useMessages();
  const words = useRatingWords();
  const whoIn = ({ level, name = '', yours }: BoardLine): string => {
    if (level !== undefined) return words.bot(m.levels[level] ?? level);
    return yours ? words.you(name) : name;
  };
  return (
    <ReadTable label={words.title} columns={[words.rank, words.name, words.rating, words.games]}>
      {lines.map((line, place) => (
        <tr key={place} data-turning={line.yours || undefined}>
          <td className="figure">{line.rank ?? '–'}</td>
          <th scope="row">{whoIn(line)}</th>
          <td className="figure">
            {line.rating} ± {line.margin} {line.provisional && `(${words.provisional})`}
          </td>
          <td className="figure">{line.games ?? '–'}</td>
        </tr>
      ))}
    </ReadTable>
  );
}
