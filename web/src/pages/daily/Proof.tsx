import type { Daily } from '@hideout/protocol';
import { nameOf } from '../../shelf/titles.ts';
import { useDailyWords } from '../../words/daily.ts';
import { useLanguage } from '../../words/words.ts';

/** What the house has committed itself to, and when the day is over the secrets that prove it kept to that. */
export function Proof({ daily: { games, coming } }: { readonly daily: Daily }) {
  const words = useDailyWords();
  const language = useLanguage();
  return (
    <details className="daily-proof">
      <summary>{words.proof}</summary>
      <dl>
        {games.map(({ game, commitment, secret }) => (
          <div key={game}>
            <dt>{nameOf(game, language)}</dt>
            <dd>
              <code>{commitment}</code> {words.commitment}
            </dd>
            {secret !== undefined && (
              <dd>
                <code>{secret}</code> {words.secret}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p>{words.coming}:</p>
      <ul>
        {coming.map(({ day, game, commitment }) => (
          <li key={`${day} ${game}`}>
            {day} {nameOf(game, language)} <code>{commitment}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
