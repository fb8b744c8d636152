import type { DailyLine } from '@hideout/protocol';
import { ReadTable } from '../../shell/ReadTable.tsx';
import { useDailyWords } from '../../words/daily.ts';
import { useMessages } from '../../words/words.ts';

/** The table of the day: players and bots, the best first. */
export function DayTable({ lines, name }: { readonly lines: readonly DailyLine[]; readonly name: string }) {
  const m = useMessages();
  const words = useDailyWords();
  const whoIn = ({ level, name: who, guest, yours }: DailyLine): string => {
    if (level !== undefined) return words.bot(m.levels[level] ?? level);
    const known = yours ? words.you : (who ?? words.somebody);
    return guest ? `${known} (${words.guest})` : known;
  };
  if (lines.length === 0) return undefined;
  return (
    <ReadTable label={`${name}: ${words.table}`} columns={words.columns}>
      {lines.map((line, place) => (
        <tr key={place} data-turning={line.yours || undefined}>
          <td className="figure">{line.rank ?? '–'}</td>
          <th scope="row">{whoIn(line)}</th>
          <td>{line.gaveUp ? words.gaveUp : line.won ? words.won : words.lost}</td>
          <td className="figure">
            {line.gaveUp ? '–' : line.score}
            {!line.gaveUp && line.margin !== line.score && ` (${words.margin(line.margin)})`}
          </td>
        </tr>
      ))}
    </ReadTable>
  );
}
