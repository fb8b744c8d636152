import { NOBODY, readRecord, type AnyGame, type GameRecord } from '@hideout/kernel';
import { use } from 'react';
import { rulesBy } from '../../shelf/games.ts';
import { Way } from '../../shell/Button.tsx';
import { Missing } from '../../shell/Missing.tsx';
import { ReadTable } from '../../shell/ReadTable.tsx';
import { useTitle } from '../../shell/useTitle.ts';
import { loadGame } from '../../store/localGames.ts';
import { useSameDealWords } from '../../words/sameDeal.ts';
import { listNames, useLanguage, useMessages } from '../../words/words.ts';
import { compareSheets, finalSheets } from './comparison.ts';

/** A deal that I have played after others, beside their game: who won, and the score sheets line by line. */
export function Compare({ id }: { readonly id: string }) {
  const m = useMessages();
  const words = useSameDealWords();
  const mine = loadGame(id);
  const original = mine?.original === undefined ? undefined : readRecord(mine.original);
  if (!mine || !original?.ok) return <Missing why={m.table.notFound} />;
  const game = use(rulesBy(mine.record));
  if (!game) return <Missing why={m.table.noRules} />;
  if (!mine.record.outcome)
    return (
      <section className="page narrow">
        <p role="status">{words.notOver}</p>
        <Way to={`/play/${id}`} look="primary" label={words.goOn} />
      </section>
    );
  const names = mine.record.names.map((name, seat) => (mine.seats[seat] === 'person' ? words.you : name));
  return <Compared id={id} game={game} theirs={original.value} mine={{ ...mine.record, names }} />;
}

interface ComparedProps {
  readonly id: string;
  readonly game: AnyGame;
  readonly theirs: GameRecord;
  readonly mine: GameRecord;
}

function Compared({ id, game, theirs, mine }: ComparedProps) {
  const language = useLanguage();
  const words = useSameDealWords();
  const of = game.words[language];
  useTitle(words.comparison(of.name));
  const lines = compareSheets(finalSheets(game, theirs), finalSheets(game, mine));
  const both = [theirs, mine];
  const facts: readonly (readonly [string, readonly string[]])[] = [
    [words.players, both.map(({ names }) => listNames(names, language))],
    [words.result, both.map((record) => resultOf(game, record, words, (names) => listNames(names, language)))],
    [words.actions, both.map(({ moves }) => String(moves.length))],
  ];
  return (
    <article className="page compare">
      <h1>{words.comparison(of.name)}</h1>
      <p className="lead">{words.lead}</p>
      <ReadTable label={words.comparison(of.name)} columns={[words.what, words.they, words.you]}>
        {facts.map(([title, values]) => (
          <tr key={title} className="compare-fact">
            <th scope="row">{title}</th>
            {values.map((value, place) => (
              <td key={place}>{value}</td>
            ))}
          </tr>
        ))}
        {lines.map(({ heading, seat, line, theirs: then, mine: now }, place) => (
          <tr key={place} className={line ? undefined : 'compare-sum'}>
            <th scope="row">
              {line
                ? of.line(line)
                : `${seat === NOBODY ? '' : `${theirs.names[seat]} / ${mine.names[seat]}: `}${of.heading(heading)}`}
            </th>
            <td className="figure">{then ?? '–'}</td>
            <td className="figure">{now ?? '–'}</td>
          </tr>
        ))}
      </ReadTable>
      <div className="row">
        <Way to={`/replay/${id}`} label={words.yourReplay} />
      </div>
    </article>
  );
}

function resultOf(
  { cooperative }: AnyGame,
  { outcome, stop, names }: GameRecord,
  words: ReturnType<typeof useSameDealWords>,
  list: (names: readonly string[]) => string,
): string {
  if (stop || !outcome) return words.stopped;
  const { winners } = outcome;
  if (cooperative) return winners.length > 0 ? words.teamWon : words.teamLost;
  return winners.length === 0 ? words.nobodyWon : words.won(list(winners.map((seat) => names[seat]!)));
}
