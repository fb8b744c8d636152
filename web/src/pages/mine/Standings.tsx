import { nameOf } from '../../shelf/titles.ts';
import { standings, type PastGame } from '../../store/history.ts';
import { useMineWords } from '../../words/mine.ts';
import { useLanguage } from '../../words/words.ts';

/** How I do, by game. */
export function Standings({ games }: { readonly games: readonly PastGame[] }) {
  const words = useMineWords();
  const language = useLanguage();
  const all = standings(games);
  if (all.length === 0) return undefined;
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <div className="panel">
      <h2>{words.standing}</h2>
      <div className="rule-table" tabIndex={0} role="group" aria-label={words.standing}>
        <table>
          <thead>
            <tr>
              {[words.game, words.played, words.won, words.lost, words.share, words.row].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {all.map(({ game, played, won, lost, row }) => (
              <tr key={game}>
                <th scope="row">{nameOf(game, language)}</th>
                {[played, won, lost, share.format(won / played), row].map((figure, place) => (
                  <td key={place} className="figure">
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="quiet-text">{words.about}</p>
    </div>
  );
}
