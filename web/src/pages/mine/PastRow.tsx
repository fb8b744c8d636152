import { nameOf } from '../../shelf/titles.ts';
import { Button, Way } from '../../shell/Button.tsx';
import type { PastGame } from '../../store/history.ts';
import { useMineWords, type MineWords } from '../../words/mine.ts';
import { listNames, useLanguage, useMessages } from '../../words/words.ts';

interface PastRowProps {
  readonly game: PastGame;
  readonly onForget: (id: string) => void;
}

/** A finished game in a line: when, what, against whom, how it ended, and its replay. */
export function PastRow({ game, onForget }: PastRowProps) {
  const m = useMessages();
  const words = useMineWords();
  const language = useLanguage();
  const name = nameOf(game.game, language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(game.at);
  const others = game.names.flatMap((each, seat) => {
    const level = game.levels[seat];
    const strength = level === undefined ? '' : (m.levels[level] ?? level);
    // Bots by link have no name of their own.
    const known = each === level ? m.link.bot(strength) : level === undefined ? each : `${each} (${strength})`;
    return seat === game.own ? [] : [known];
  });
  return (
    <li className="line past-game">
      <time dateTime={new Date(game.at).toISOString()}>{date}</time>
      <span className="line-text">
        <b>{name}</b>{' '}
        <span className="quiet-text">
          {others.length > 0 ? m.home.against(listNames(others, language)) : m.home.alone}
          {game.place !== 'here' && ` · ${words.places[game.place]}`}
        </span>
      </span>
      <span className="past-result" data-result={game.result}>
        {game.result === 'open' ? '' : words.results[game.result]} <b className="figure">{scoreOf(game, words)}</b>
      </span>
      <span className="line-ways">
        <Way to={`/replay/${game.id}`} of={name} label={m.nav.replay} />
        <Way to={`/analysis/${game.id}`} look="quiet" of={name} label={m.table.toAnalysis} />
        {game.place === 'here' && (
          <Button
            look="quiet"
            label="×"
            onClick={() => onForget(game.id)}
            aria-label={`${name}: ${m.home.forget}`}
            title={m.home.forget}
          />
        )}
      </span>
    </li>
  );
}

/** My points before those of the others; said once where all share them. */
function scoreOf({ scores, own = 0 }: PastGame, words: MineWords): string {
  if (new Set(scores).size <= 1) return scores[0] === undefined ? '' : words.points(scores[0]);
  return [scores[own]!, ...scores.filter((_, seat) => seat !== own).toSorted((a, b) => b - a)].join(' : ');
}
