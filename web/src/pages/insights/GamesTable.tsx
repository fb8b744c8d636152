import { ReadTable } from '../../shell/ReadTable.tsx';
import { useLanguage } from '../../words/words.ts';
import type { GamesRow } from './gather.ts';
import { useInsightWords } from './words.ts';

interface GamesTableProps {
  readonly title: string;
  readonly head: string;
  readonly rows: readonly GamesRow[];
}

/** Nobody reads a longer one. */
const MOST_ROWS = 12;

/** A figure of 100 with one decimal, with its sign if that says something. */
export function pointsIn(language: string, isSigned: boolean): (share: number) => string {
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: isSigned ? 'exceptZero' : 'negative',
  });
  return (share) => format.format(100 * share).replace('-', '−');
}

/** Groups of games: how many were won, how well they were played, and what was luck. */
export function GamesTable({ title, head, rows }: GamesTableProps) {
  const words = useInsightWords();
  const language = useLanguage();
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  const [cost, luck] = [pointsIn(language, false), pointsIn(language, true)];
  return (
    <section>
      <h2>{title}</h2>
      <ReadTable label={title} columns={[head, words.games, words.won, words.accuracy, words.cost, words.luck]}>
        {rows.slice(0, MOST_ROWS).map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {[row.games, row.won, share.format(row.accuracy), cost(row.cost), luck(row.luck)].map((figure, place) => (
              <td key={place} className="figure">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </ReadTable>
    </section>
  );
}
