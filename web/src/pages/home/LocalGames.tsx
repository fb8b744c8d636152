import { useState } from 'react';
import { nameOf } from '../../shelf/titles.ts';
import { Button, Way } from '../../shell/Button.tsx';
import { Line } from '../../shell/Line.tsx';
import { isBot, listGames, removeGame, type GameLine } from '../../store/gameLines.ts';
import { listNames, useLanguage, useMessages } from '../../words/words.ts';

/** The games of this browser: those under way, then the finished ones. */
export function LocalGames() {
  const m = useMessages();
  const [games, setGames] = useState(listGames);
  const forget = (id: string) => {
    removeGame(id);
    setGames(listGames());
  };
  const listOf = (some: readonly GameLine[]) => (
    <ul className="lines">
      {some.map((game) => (
        <GameRow key={game.id} game={game} onForget={() => forget(game.id)} />
      ))}
    </ul>
  );
  const running = games.filter((game) => !game.isPast);
  const finished = games.filter((game) => game.isPast);
  return (
    <>
      <section className="panel" aria-labelledby="continue">
        <h2 id="continue">{m.home.continue}</h2>
        {running.length === 0 && <p className="quiet-text">{m.home.noGames}</p>}
        {listOf(running)}
      </section>
      {finished.length > 0 && (
        <section className="panel" aria-labelledby="finished">
          <h2 id="finished">{m.home.finished}</h2>
          {listOf(finished)}
        </section>
      )}
    </>
  );
}

function GameRow({ game, onForget }: { readonly game: GameLine; readonly onForget: () => void }) {
  const m = useMessages();
  const language = useLanguage();
  const { names, seats, id } = game;
  const first = seats.findIndex((seat) => !isBot(seat));
  const others = names.filter((_, seat) => seat !== first);
  const name = nameOf(game.game, language);
  const company = others.length > 0 ? m.home.against(listNames(others, language)) : m.home.alone;
  return (
    <Line title={name} about={`${company} · ${m.home.move(game.moves + 1)}`}>
      <span className="line-ways">
        {game.isPast ? (
          <>
            <Way to={`/replay/${id}`} of={name} label={m.nav.replay} />
            <Way to={`/analysis/${id}`} look="quiet" of={name} label={m.table.toAnalysis} />
          </>
        ) : (
          <Way to={`/play/${id}`} of={name} label={m.home.go} />
        )}
        <Button
          look="quiet"
          label="×"
          onClick={onForget}
          aria-label={`${name}: ${m.home.forget}`}
          title={m.home.forget}
        />
      </span>
    </Line>
  );
}
