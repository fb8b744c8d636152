import { use } from 'react';
import { rulesOf } from '../../shelf/games.ts';
import { ReadTable } from '../../shell/ReadTable.tsx';
import { useLanguage, useMessages } from '../../words/words.ts';
import { byGames, byMotive, byOpening, byPhase, type Studied } from './gather.ts';
import { GamesTable, pointsIn } from './GamesTable.tsx';
import { useInsightWords } from './words.ts';

/** The insights into one game: by opponent, by phase, by what mistakes were about, and by how it was begun. */
export function OneGame({ id, studied }: { readonly id: string; readonly studied: readonly Studied[] }) {
  const words = useInsightWords();
  const language = useLanguage();
  const m = useMessages();
  const rules = use(rulesOf(id));
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  const points = pointsIn(language, false);
  const opponents = ({ past }: Studied): readonly string[] => {
    const others = past.names.flatMap((name, seat) => {
      const level = past.levels[seat];
      return seat === past.own ? [] : [level === undefined ? name : m.link.bot(m.levels[level] ?? level)];
    });
    return others.length === 0 ? [words.alone] : others;
  };
  const themeOf = (motive: string | undefined): string =>
    (motive !== undefined && rules.words[language].theme?.(motive)) || words.otherMotive;
  const mistakes = byMotive(studied);
  return (
    <>
      <GamesTable title={words.byOpponent} head={words.opponent} rows={byGames(studied, opponents)} />
      <section>
        <h2>{words.byPhase}</h2>
        <ReadTable label={words.byPhase} columns={[words.phase, words.decisions, words.accuracy, words.costEach]}>
          {byPhase(studied).map(({ name, decisions, accuracy, cost }) => (
            <tr key={name}>
              <th scope="row">{words.phases[name]}</th>
              <td className="figure">{decisions}</td>
              <td className="figure">{decisions === 0 ? '' : share.format(accuracy)}</td>
              <td className="figure">{decisions === 0 ? '' : points(cost)}</td>
            </tr>
          ))}
        </ReadTable>
      </section>
      <section>
        <h2>{words.byMotive}</h2>
        {mistakes.length === 0 ? (
          <p className="quiet-text">{words.noMistakes}</p>
        ) : (
          <ReadTable label={words.byMotive} columns={[words.motive, words.mistakes, words.cost]}>
            {mistakes.map(({ name, decisions, cost }) => (
              <tr key={name ?? ''}>
                <th scope="row">{themeOf(name)}</th>
                <td className="figure">{decisions}</td>
                <td className="figure">{points(cost)}</td>
              </tr>
            ))}
          </ReadTable>
        )}
      </section>
      <GamesTable title={words.byOpening} head={words.opening} rows={byOpening(studied, language)} />
    </>
  );
}
