import type { DailyLine } from '@hideout/protocol';
import { useDailyWords } from '../../words/daily.ts';
import { useMessages } from '../../words/words.ts';

/** The table of the day: players and bots, the best first. */
export function DayTable({ lines, name }: { readonly lines: readonly DailyLine[]; readonly name: string }) {
  const m = useMessages();
  const words = useDailyWords();
  const whoIn = ({ level, name: who, yours }: DailyLine): string => {
    if (level !== undefined) return words.bot(m.levels[level] ?? level);
    return yours ? words.you : (who ?? words.somebody);
  };
  if (lines.length === 0) return undefined;
  return (
    <div className="rule-table" tabIndex={0} role="group" aria-label={`${name}: ${words.table}`}>
      <table>
        <thead>
          <tr>
            {words.columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <tr key={place} data-turning={line.yours || undefined}>
              <td className="figure">{line.rank}</td>
              <th scope="row">{whoIn(line)}</th>
              <td>{line.gaveUp ? words.gaveUp : line.won ? words.won : words.lost}</td>
              <td className="figure">
                {line.gaveUp ? '–' : line.score}
                {!line.gaveUp && line.margin !== line.score && ` (${words.margin(line.margin)})`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
