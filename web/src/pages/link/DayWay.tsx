import { Way } from '../../shell/Button.tsx';
import { useDailyWords } from '../../words/daily.ts';

/** The way from a finished game of the daily heist to the table of its day. */
export function DayWay({ day }: { readonly day: string }) {
  const words = useDailyWords();
  return <Way to={`/daily/${day}`} look="primary" label={words.toTable} />;
}
