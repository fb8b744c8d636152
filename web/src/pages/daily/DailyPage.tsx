import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { fetchDaily } from '../../server/daily.ts';
import { currentPass, type GuestPass } from '../../server/pass.ts';
import { Field, Select } from '../../shell/Field.tsx';
import { Loading } from '../../shell/Loading.tsx';
import { Missing } from '../../shell/Missing.tsx';
import { useAnswer } from '../../shell/useAnswer.ts';
import { useTitle } from '../../shell/useTitle.ts';
import { streakOf } from '../../store/streak.ts';
import { useDailyWords } from '../../words/daily.ts';
import { useLanguage } from '../../words/words.ts';
import { DailyCard } from './DailyCard.tsx';
import { Proof } from './Proof.tsx';

/** How many past days are offered. */
const DAYS = 14;
const DAY_MS = 86_400_000;

/** The daily heist: the deals of a day, each to be played once, and how everybody did. */
export function DailyPage({ day }: { readonly day: string | undefined }) {
  const words = useDailyWords();
  const language = useLanguage();
  const [, go] = useLocation();
  const [pass, setPass] = useState<GuestPass | undefined>(currentPass);
  const daily = useAnswer(useCallback(() => fetchDaily(pass?.token, day), [pass, day]));
  const [now] = useState(Date.now);
  useTitle(words.title);
  if (daily === undefined) return <Loading />;
  if (daily === 'missing') return <Missing why={words.noServer} />;
  const isPast = daily.day < daily.today;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const streak = streakOf(daily.finished, now);
  const days = Array.from({ length: DAYS }, (_, back) =>
    new Date(Date.parse(daily.today) - back * DAY_MS).toISOString().slice(0, 10),
  );
  return (
    <article className="page daily">
      <h1>
        {words.title}: {format.format(Date.parse(daily.day))}
      </h1>
      <p className="lead">{isPast ? words.past : words.lead}</p>
      <div className="row daily-days">
        {streak > 0 && <p className="daily-streak">{words.streak(streak)}</p>}
        <Field label={words.days} look="field inline">
          <Select
            value={daily.day}
            choices={days.map((each, back) => [each, back === 0 ? words.today : format.format(Date.parse(each))])}
            onChoose={(chosen) => go(chosen === daily.today ? '/daily' : `/daily/${chosen}`)}
          />
        </Field>
      </div>
      <ul className="daily-games">
        {daily.games.map((each) => (
          <DailyCard key={each.game} deal={each} day={daily.day} {...{ isPast, pass, streak }} onPass={setPass} />
        ))}
      </ul>
      <p className="quiet-text">{words.names}</p>
      <Proof daily={daily} />
    </article>
  );
}
