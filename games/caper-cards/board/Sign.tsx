import { targetOf, type View } from '../rules/index.ts';
import { LIMIT } from '../rules/scoring.ts';
import { sheetsOf } from '../rules/sheets.ts';
import { Detail, ThingBox, Ticker } from '@hideout/boardkit';
import type { Language } from '@hideout/kernel';
import { scoreText } from '../words/signs.ts';
import { WORDS } from '../words/words.ts';
import { standingOf } from './foresight.ts';
import { Gem } from './glyphs.tsx';
import { BOARD_WORDS } from './words.ts';

const LAMPS = Array.from({ length: LIMIT }, (_, index) => index + 1);

interface SignProps {
  readonly view: View;
  readonly language: Language;
}

/** The Crew score as a sign with 21 lamps; the lamps that the heist needs are framed. */
export function Sign({ view, language }: SignProps) {
  const words = BOARD_WORDS[language];
  const target = targetOf(view);
  const state = standingOf(view.score, target);
  const needs = words.needs(target.least, target.most);
  const done = view.tucked.length + (view.ending === 'won' ? 1 : 0);
  const heists = words.heists(done, view.goal);
  return (
    <section className="cc-sign" data-state={state} aria-label={words.score}>
      <ThingBox
        id="score"
        fixed
        className="cc-sign-box"
        label={`${words.score} ${scoreText(view.score)}, ${words[state]}. ${needs}. ${heists}.`}
        detail={<ScoreDetail view={view} language={language} />}
      >
        <span className="cc-sign-title">{words.score}</span>
        <span className="cc-sign-score figure">
          <Ticker value={view.score} />
          <small aria-hidden="true">/{LIMIT}</small>
        </span>
        <span className="cc-lamps" aria-hidden="true">
          {LAMPS.map((lamp) => (
            <i
              key={lamp}
              data-lit={lamp <= view.score || undefined}
              data-needed={lamp >= target.least || undefined}
              data-sure={lamp >= target.most || undefined}
            />
          ))}
        </span>
        <b className="cc-sign-state">{words[state]}</b>
        <span className="cc-sign-needs">{needs}</span>
        <span className="cc-heists">
          {Array.from({ length: view.goal }, (_, heist) => (
            <Gem key={heist} isDone={heist < done} />
          ))}
        </span>
      </ThingBox>
    </section>
  );
}

/** How the score comes about, line by line. */
function ScoreDetail({ view, language }: SignProps) {
  const { line } = WORDS[language];
  const [crew] = sheetsOf(view);
  return (
    <>
      <p>{BOARD_WORDS[language].scoreText}</p>
      <ul className="cc-prospects">
        {crew!.lines.map((each, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- Two lines may say the same.
          <li key={place}>
            {line(each)} <b>{each.points < 0 ? scoreText(each.points) : `+${each.points}`}</b>
          </li>
        ))}
      </ul>
      <Detail clauses={['CC-4.1', 'CC-3.3']} />
    </>
  );
}
