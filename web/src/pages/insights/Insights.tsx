import { useState } from 'react';
import { nameOf } from '../../shelf/titles.ts';
import { Button, Way } from '../../shell/Button.tsx';
import { Field, Select } from '../../shell/Field.tsx';
import { useTitle } from '../../shell/useTitle.ts';
import { pastHere } from '../../store/history.ts';
import { useLanguage, useMessages } from '../../words/words.ts';
import { isTeam, usePastByLink } from '../mine/usePast.ts';
import { byGames } from './gather.ts';
import { GamesTable } from './GamesTable.tsx';
import { OneGame } from './OneGame.tsx';
import { useStudies } from './useStudies.ts';
import { useInsightWords } from './words.ts';
import './insights.css';

/** What the analyses of my own games have in common. */
export function Insights() {
  const words = useInsightWords();
  const language = useLanguage();
  const m = useMessages();
  const [here] = useState(() => pastHere(isTeam));
  const link = usePastByLink();
  useTitle(words.title);
  const games = [...here, ...link.games].filter(({ counts }) => counts).sort((a, b) => b.at - a.at);
  const { studied, missing, broken, progress, run, stop } = useStudies(games);
  const rows = byGames(studied, ({ past }) => [past.game]);
  const [chosen, setChosen] = useState<string | undefined>();
  const game = chosen ?? rows[0]?.name;
  return (
    <article className="page insights">
      <h1>{words.title}</h1>
      <p className="lead">{games.length === 0 ? words.none : words.intro}</p>
      {link.isMissing && <p className="quiet-text">{words.noServer}</p>}
      <div className="row">
        {games.length > 0 && <span role="status">{words.known(studied.length, games.length)}</span>}
        {progress ? (
          <>
            <progress value={progress.done} max={progress.all} aria-label={words.title} />
            <span role="status">{words.running(progress.done + 1, progress.all)}</span>
            <Button label={words.cancel} onClick={stop} />
          </>
        ) : (
          missing > 0 && <Button look="primary" label={words.run(missing)} onClick={() => void run()} />
        )}
        {broken > 0 && <span className="quiet-text">{words.broken(broken)}</span>}
        {link.hasMore && <Button label={words.older} onClick={link.more} />}
        <Way to="/mine" look="quiet" label={m.nav.mine} />
      </div>
      {game !== undefined && (
        <>
          <p className="quiet-text">{words.points}</p>
          <GamesTable
            title={words.byGame}
            head={words.game}
            rows={rows.map((row) => ({ ...row, name: nameOf(row.name, language) }))}
          />
          <Field label={words.game} look="field inline">
            <Select
              value={game}
              choices={rows.map(({ name }) => [name, nameOf(name, language)] as const)}
              onChoose={setChosen}
            />
          </Field>
          <OneGame id={game} studied={studied.filter(({ past }) => past.game === game)} />
        </>
      )}
    </article>
  );
}
