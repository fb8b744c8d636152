import { nameOf } from '../../shelf/titles.ts';
import { ReadTable } from '../../shell/ReadTable.tsx';
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
      <ReadTable
        label={words.standing}
        columns={[words.game, words.played, words.won, words.lost, words.share, words.row]}
      >
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
      </ReadTable>
      <p className="quiet-text">{words.about}</p>
    </div>
  );
}
