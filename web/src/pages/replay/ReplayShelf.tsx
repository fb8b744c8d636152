import { readRecord } from '@hideout/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { nameOf } from '../../shelf/titles.ts';
import { Line } from '../../shell/Line.tsx';
import { Trouble } from '../../shell/Trouble.tsx';
import { useTitle } from '../../shell/useTitle.ts';
import { listGames } from '../../store/gameLines.ts';
import { importGame } from '../../store/newGame.ts';
import { Way } from '../../shell/Button.tsx';
import { listNames, useLanguage, useMessages } from '../../words/words.ts';

/** The way into replays: a record file, or a finished game of this browser. */
export function ReplayShelf() {
  const m = useMessages();
  const language = useLanguage();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<string | undefined>();
  const [games] = useState(() => listGames().filter((game) => game.isPast));
  useTitle(m.nav.replay);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const record = readRecord(await file.text());
    if (record.ok) go(`/replay/${importGame(record.value).id}`);
    else setTrouble(m.replay.unreadable(record.problem));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The button takes a file as well.
    <article
      className="page narrow"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void open(event.dataTransfer.files[0]);
      }}
    >
      <h1>{m.nav.replay}</h1>
      <p className="lead">{m.replay.intro}</p>
      <p className="upload">
        <label className="button primary">
          {m.replay.choose}
          <input
            type="file"
            accept=".json,application/json"
            className="unseen"
            onChange={({ target }) => void open(target.files?.[0])}
          />
        </label>{' '}
        <span className="quiet-text">{m.replay.drop}</span>
      </p>
      <Trouble text={trouble} />
      <h2>{m.replay.mine}</h2>
      {games.length === 0 && <p className="quiet-text">{m.replay.none}</p>}
      <ul className="lines">
        {games.map(({ id, game, names }) => (
          <Line key={id} title={nameOf(game, language)} about={listNames(names, language)}>
            <Way to={`/replay/${id}`} label={m.nav.replay} />
          </Line>
        ))}
      </ul>
    </article>
  );
}
