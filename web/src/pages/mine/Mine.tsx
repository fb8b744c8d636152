import { useState } from 'react';
import { nameOf } from '../../shelf/titles.ts';
import { Button, Way } from '../../shell/Button.tsx';
import { Field, Select } from '../../shell/Field.tsx';
import { useTitle } from '../../shell/useTitle.ts';
import { removeDigest } from '../../store/digests.ts';
import { removeGame } from '../../store/gameLines.ts';
import { pastHere, PLACES, RESULTS, type PastGame } from '../../store/history.ts';
import { useMineWords } from '../../words/mine.ts';
import { useLanguage } from '../../words/words.ts';
import { UnderWay } from '../home/UnderWay.tsx';
import { useTables } from '../home/useTables.ts';
import { MyRatings } from './MyRatings.tsx';
import { PastRow } from './PastRow.tsx';
import { Standings } from './Standings.tsx';
import { isTeam, usePastByLink } from './usePast.ts';
import { WhoAmI } from './WhoAmI.tsx';

/** Everything of mine: what is under way, what is over, and how I do, wherever I played it. */
export function Mine() {
  const words = useMineWords();
  const tables = useTables();
  const [here, setHere] = useState(() => pastHere(isTeam));
  const link = usePastByLink();
  useTitle(words.title);
  const games = [...here, ...link.games].sort((a, b) => b.at - a.at);
  const forget = (id: string) => {
    removeGame(id);
    removeDigest(id);
    setHere(pastHere(isTeam));
  };
  return (
    <article className="page mine">
      <h1>{words.title}</h1>
      <WhoAmI />
      <UnderWay tables={typeof tables === 'object' ? tables.mine : []} />
      <MyRatings />
      {link.isMissing && <p className="quiet-text">{words.noServer}</p>}
      {games.length === 0 ? (
        <p className="lead">{words.nothing}</p>
      ) : (
        <>
          <Standings games={games} />
          <History games={games} onForget={forget} />
        </>
      )}
      <div className="row">
        {games.length > 0 && <Way to="/insights" look="quiet" label={words.insights} />}
        {link.hasMore && <Button label={words.older} onClick={link.more} />}
        <Way to="/replay" look="quiet" label={words.file} />
      </div>
    </article>
  );
}

interface HistoryProps {
  readonly games: readonly PastGame[];
  readonly onForget: (id: string) => void;
}

/** The finished games, the last one first, and filters. */
function History({ games, onForget }: HistoryProps) {
  const words = useMineWords();
  const language = useLanguage();
  const [game, setGame] = useState('');
  const [result, setResult] = useState('');
  const [place, setPlace] = useState('');
  const shown = games.filter(
    (each) =>
      (game === '' || each.game === game) &&
      (result === '' || each.result === result) &&
      (place === '' || each.place === place),
  );
  const all = ['', words.all] as const;
  const kinds = [...new Set(games.map((each) => each.game))];
  return (
    <section className="panel" aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      <div className="row filters">
        <Field label={words.game}>
          <Select
            value={game}
            choices={[all, ...kinds.map((id) => [id, nameOf(id, language)] as const)]}
            onChoose={setGame}
          />
        </Field>
        <Field label={words.result}>
          <Select
            value={result}
            choices={[all, ...RESULTS.map((id) => [id, words.results[id]] as const)]}
            onChoose={setResult}
          />
        </Field>
        <Field label={words.place}>
          <Select
            value={place}
            choices={[all, ...PLACES.map((id) => [id, words.places[id]] as const)]}
            onChoose={setPlace}
          />
        </Field>
      </div>
      {shown.length === 0 && <p className="quiet-text">{words.none}</p>}
      <ul className="lines">
        {shown.map((each) => (
          <PastRow key={each.id} game={each} onForget={onForget} />
        ))}
      </ul>
    </section>
  );
}
