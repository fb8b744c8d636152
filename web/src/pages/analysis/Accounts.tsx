import { ReadTable } from '../../shell/ReadTable.tsx';
import { useAnalysisWords } from './words.ts';
import type { Study } from './study.ts';

interface AccountsProps {
  readonly study: Study;
  readonly names: readonly string[];
}

const COLUMNS = ['start', 'luck', 'own', 'others', 'result'] as const;

/** What luck and what choices did to everybody, and how well everybody chose. */
export function Accounts({ study, names }: AccountsProps) {
  const words = useAnalysisWords();
  return (
    <section aria-labelledby="account">
      <h2 id="account">{words.account}</h2>
      <p className="quiet-text">{words.accountAbout}</p>
      <ReadTable
        label={words.account}
        columns={(['player', ...COLUMNS, 'accuracy'] as const).map((column) => words[column])}
      >
        {study.accounts.map((account, seat) => {
          const { best, decisions } = study.accuracies[seat]!;
          const shown = roundedOf(COLUMNS.map((column) => account[column]));
          return (
            <tr key={seat}>
              <th scope="row">{names[seat]}</th>
              {COLUMNS.map((column, place) => (
                <td key={column} className="figure">
                  {column === 'start' || column === 'result' ? shown[place] : signed(shown[place]!)}
                </td>
              ))}
              <td>{words.accurate(best, decisions)}</td>
            </tr>
          );
        })}
      </ReadTable>
    </section>
  );
}

/** In points of 100; luck takes what rounding leaves, so that the line adds up as it is read. */
function roundedOf([start, , own, others, result]: readonly number[]): number[] {
  const [first, mine, theirs, end] = [start!, own!, others!, result!].map((each) => Math.round(100 * each));
  return [first!, end! - first! - mine! - theirs!, mine!, theirs!, end!];
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
