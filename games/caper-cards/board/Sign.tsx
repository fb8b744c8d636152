import { targetOf, type View } from '../rules/index.ts';
import { Ticker } from '@hideout/boardkit';
import type { Language } from '@hideout/kernel';
import { BOARD_WORDS } from './words.ts';

const LIMIT = 21;
const LAMPS = Array.from({ length: LIMIT }, (_, index) => index + 1);

/** How the score stands to what is needed. */
function stateOf(score: number, { least, most }: { readonly least: number; readonly most: number }) {
  if (score > LIMIT) return 'over';
  if (score >= most) return 'sure';
  return score >= least ? 'maybe' : 'short';
}

interface SignProps {
  readonly view: View;
  readonly language: Language;
}

/** The Crew score as a sign with 21 lamps; the lamps that the heist needs are framed. */
export function Sign({ view, language }: SignProps) {
  const words = BOARD_WORDS[language];
  const target = targetOf(view);
  const state = stateOf(view.score, target);
  return (
    <section className="cc-sign" data-state={state} aria-label={words.score}>
      <h2>{words.score}</h2>
      <p className="cc-sign-score figure">
        <Ticker value={view.score} />
        <small aria-hidden="true">/{LIMIT}</small>
      </p>
      <div className="cc-lamps" aria-hidden="true">
        {LAMPS.map((lamp) => (
          <i
            key={lamp}
            data-lit={lamp <= view.score || undefined}
            data-needed={lamp >= target.least || undefined}
            data-sure={lamp >= target.most || undefined}
          />
        ))}
      </div>
      <p className="cc-sign-needs">
        {words.needs(target.least, target.most)} · <b>{words[state]}</b>
      </p>
      <Heists view={view} language={language} />
    </section>
  );
}

function Heists({ view, language }: SignProps) {
  const done = view.tucked.length + (view.ending === 'won' ? 1 : 0);
  return (
    <p className="cc-heists" role="img" aria-label={BOARD_WORDS[language].heists(done, view.goal)}>
      {Array.from({ length: view.goal }, (_, heist) => (
        <svg key={heist} viewBox="0 0 24 24" data-done={heist < done || undefined}>
          <path d="M7 3h10l4 6-9 12L3 9Z" />
          <path d="M3 9h18M7 3l5 6 5-6M12 9v12" />
        </svg>
      ))}
    </p>
  );
}
