import type { TableLine } from '@hideout/protocol';
import { useState } from 'react';
import { nameOf } from '../../shelf/titles.ts';
import { Button, Way } from '../../shell/Button.tsx';
import { Line } from '../../shell/Line.tsx';
import { isBot, listGames, removeGame, type GameLine } from '../../store/gameLines.ts';
import { listNames, useLanguage, useMessages } from '../../words/words.ts';
import { TableRow } from './TableRow.tsx';

/** The games under way, of this browser and by link: those that wait for me first. Nothing where there are none. */
export function UnderWay({ tables }: { readonly tables: readonly TableLine[] }) {
  const m = useMessages();
  const [games, setGames] = useState(listGames);
  const forget = (id: string) => {
    removeGame(id);
    setGames(listGames());
  };
  const running = games.filter((game) => !game.isPast);
  if (running.length + tables.length === 0) return undefined;
  const rows = (turn: boolean) =>
    tables.filter(({ yourTurn }) => yourTurn === turn).map((line) => <TableRow key={line.table} line={line} />);
  return (
    <section className="panel under-way" aria-labelledby="continue">
      <h2 id="continue">{m.home.continue}</h2>
      <ul className="lines">
        {rows(true)}
        {running.map((game) => (
          <GameRow key={game.id} game={game} onForget={() => forget(game.id)} />
        ))}
        {rows(false)}
      </ul>
    </section>
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
        <Way to={`/play/${id}`} of={name} label={m.home.go} />
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
