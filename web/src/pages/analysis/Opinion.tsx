import { inHundred, nameOfChoice, type Choice } from '@hideout/bots';
import type { AnyGame } from '@hideout/kernel';
import { useState } from 'react';
import { Button } from '../../shell/Button.tsx';
import { Reasons } from '../../shell/Reasons.tsx';
import { useLanguage } from '../../words/words.ts';
import { costOf, type JudgedDecision } from './analyse.ts';
import { useAnalysisWords } from './words.ts';

interface OpinionProps {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly decision: JudgedDecision;
}

/** What the coach says of a decision: the best choice, what the one that was made cost, and why. */
export function Opinion({ game, names, decision }: OpinionProps) {
  const words = useAnalysisWords();
  const language = useLanguage();
  const { view, chosen, advice } = decision;
  const nameOf = (choice: Choice): string => nameOfChoice(choice, { game, language, view });
  const cost = inHundred(costOf(decision));
  return (
    <div className="analysis-judged">
      <p>
        {words.chosen(nameOf(chosen))} {cost < 1 ? words.asGood : words.cost(cost)}
      </p>
      {cost >= 1 && <p>{words.best(nameOf(advice.best.choice), inHundred(advice.best.chance))}</p>}
      {cost >= 1 && <Reasons advice={advice} telling={{ game, language, names, view, against: chosen }} />}
    </div>
  );
}

/** A mistake to be mended: the better choice is to be found, then it is said why. */
export function Retry({ game, names, decision }: OpinionProps) {
  const words = useAnalysisWords();
  const language = useLanguage();
  const { view, chosen, advice } = decision;
  const [tried, setTried] = useState<string | undefined>();
  const [isShown, setShown] = useState(false);
  const nameOf = (choice: Choice): string => nameOfChoice(choice, { game, language, view });
  const made = { choice: chosen, chance: advice.best.chance - costOf(decision) };
  // Choices that are called the same are one to whoever reads them: the best of them.
  const offered = new Map(
    [made, ...advice.others.toReversed(), advice.best].map((each) => [nameOf(each.choice), each.chance] as const),
  );
  const cost = tried === undefined ? 0 : inHundred(advice.best.chance - (offered.get(tried) ?? advice.best.chance));
  return (
    <div className="analysis-retry">
      <p id="retry-find">{words.find}</p>
      <div role="group" aria-labelledby="retry-find" className="analysis-choices">
        {[...offered.keys()].toSorted().map((name) => (
          <Button key={name} label={name} aria-pressed={tried === name} onClick={() => setTried(name)} />
        ))}
        <Button look="quiet" label={words.reveal} onClick={() => setShown(true)} />
      </div>
      <div role="status">
        {tried !== undefined && <p>{cost < 1 ? words.right(tried) : words.wrong(tried, cost)}</p>}
        {(isShown || (tried !== undefined && cost < 1)) && <Opinion game={game} names={names} decision={decision} />}
      </div>
    </div>
  );
}
