import type { DailyBest, DailyGame, DailyLine, DailyResult } from '@hideout/protocol';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { beginDaily } from '../../server/daily.ts';
import type { GuestPass } from '../../server/pass.ts';
import { share } from '../../share/share.ts';
import { Picture } from '../../shelf/Picture.tsx';
import { nameOf } from '../../shelf/titles.ts';
import { Button, Way } from '../../shell/Button.tsx';
import { useDailyWords } from '../../words/daily.ts';
import { useLanguage, useMessages } from '../../words/words.ts';
import { NameForm } from '../link/NameForm.tsx';
import { DayTable } from './DayTable.tsx';

interface DailyCardProps {
  readonly deal: DailyGame;
  readonly day: string;
  readonly isPast: boolean;
  readonly pass: GuestPass | undefined;
  readonly streak: number;
  readonly onPass: (pass: GuestPass) => void;
}

/** The deal of a day in one game: to be played, to be gone on with, or how it went. */
export function DailyCard({ deal, day, isPast, pass, streak, onPass }: DailyCardProps) {
  const m = useMessages();
  const words = useDailyWords();
  const language = useLanguage();
  const [, go] = useLocation();
  const name = nameOf(deal.game, language);
  const opponent = deal.opponent === undefined ? undefined : (m.levels[deal.opponent] ?? deal.opponent);
  const play = async ({ token }: GuestPass) => go(`/t/${await beginDaily(token, deal.game, isPast ? day : undefined)}`);
  const isUnderWay = !isPast && deal.phase === 'playing' && deal.table !== undefined;
  return (
    <li className="daily-card" data-game={deal.game}>
      <div className="picture-frame">
        <Suspense>
          <Picture id={deal.game} />
        </Suspense>
      </div>
      <div className="daily-text">
        <h2>{name}</h2>
        <p className="game-facts">
          {opponent === undefined ? words.alone : words.against(opponent)} · {words.played(deal.players)}
        </p>
        {deal.mine && <Mine {...{ deal, day, streak, name }} mine={deal.mine} />}
        {isUnderWay && <Way to={`/t/${deal.table}`} look="primary" of={name} label={words.goOn} />}
        {!isUnderWay && (isPast || !deal.mine) && (
          <NameForm
            label={isPast ? words.playAgain : words.play}
            of={name}
            pass={pass}
            onPass={play}
            afterwards={onPass}
          />
        )}
        {deal.best && <Best best={deal.best} />}
        {deal.lines ? <DayTable lines={deal.lines} name={name} /> : <p className="quiet-text">{words.hidden}</p>}
      </div>
    </li>
  );
}

interface MineProps extends Pick<DailyCardProps, 'deal' | 'day' | 'streak'> {
  readonly mine: DailyResult;
  readonly name: string;
}

/** How I did, and a way to tell others without telling them anything of the deal. */
function Mine({ deal, day, streak, name, mine }: MineProps) {
  const words = useDailyWords();
  const [isCopied, setCopied] = useState(false);
  const ranked = deal.lines?.filter(({ rank }) => rank !== undefined).length ?? 0;
  const result = mine.gaveUp ? words.gaveUp : mine.won ? words.won : words.lost;
  const parts = [
    result,
    ...(mine.gaveUp ? [] : [words.points(mine.score)]),
    mine.rank === undefined ? words.unranked : words.rank(mine.rank, ranked),
  ];
  const text = [`${words.title} ${day}`, `${name}: ${parts.join(', ')}`, ...(streak > 1 ? [words.streak(streak)] : [])];
  const bots = useAgainstBots(deal.lines ?? []);
  const handOn = async () => {
    const url = `${window.location.origin}/daily`;
    setCopied((await share({ text: text.join('\n'), url })) === 'copied');
  };
  return (
    <div className="row daily-mine" data-won={mine.won || undefined}>
      <p role="status">
        <b>{words.you}:</b> {parts.join(' · ')}
      </p>
      {bots.map((sentence) => (
        <p key={sentence} className="quiet-text">
          {sentence}
        </p>
      ))}
      {mine.rank === undefined && <p className="quiet-text">{words.whyUnranked}</p>}
      <Button
        label={isCopied ? words.copied : words.share}
        aria-label={`${name}: ${words.share}`}
        onClick={() => void handOn()}
      />
    </div>
  );
}

/** The best that is known of the deal, and who did it. */
function Best({ best: { name, level, won, score, margin } }: { readonly best: DailyBest }) {
  const m = useMessages();
  const words = useDailyWords();
  const who = level === undefined ? (name ?? words.somebody) : words.bot(m.levels[level] ?? level);
  const result = [won ? words.won : words.lost, words.points(score), words.margin(margin)].join(', ');
  return (
    <p className="daily-best">
      <b>{words.best}:</b> {who} ({result})
    </p>
  );
}

/** How I did beside the bots, in up to three sentences. */
function useAgainstBots(lines: readonly DailyLine[]): readonly string[] {
  const m = useMessages();
  const words = useDailyWords();
  const mine = lines.findIndex(({ yours }) => yours);
  if (mine < 0) return [];
  const isEqual = (a: DailyLine, b: DailyLine): boolean =>
    a.won === b.won && a.gaveUp === b.gaveUp && a.score === b.score && a.margin === b.margin;
  const named = (fits: (line: DailyLine, place: number) => boolean): string =>
    lines
      .flatMap((line, place) =>
        line.level !== undefined && fits(line, place) ? [m.levels[line.level] ?? line.level] : [],
      )
      .join(', ');
  const even = named((line) => isEqual(line, lines[mine]!));
  const beaten = named((line, place) => place > mine && !isEqual(line, lines[mine]!));
  const ahead = named((line, place) => place < mine && !isEqual(line, lines[mine]!));
  return [beaten && words.beat(beaten), even && words.even(even), ahead && words.behind(ahead)].filter(Boolean);
}
