import type { AnyBoard } from '@hideout/boardkit';
import { inHundred, nameOfChoice, type Advice, type Choice } from '@hideout/bots';
import type { AnyGame } from '@hideout/kernel';
import { useState } from 'react';
import { Reasons } from '../../coach/Reasons.tsx';
import { Button } from '../../shell/Button.tsx';
import { useLanguage } from '../../words/words.ts';
import { costOf, type JudgedDecision } from './analyse.ts';
import { useAnalysisWords } from './words.ts';

interface OpinionProps {
  readonly game: AnyGame;
  readonly board: AnyBoard | undefined;
  readonly names: readonly string[];
  readonly decision: JudgedDecision;
  /** The worlds in which the reasons can be seen. */
  readonly examples: () => Promise<Advice['examples'] | undefined>;
}

/** What the coach says of a decision: the best choice, what the one that was made cost, and why. */
export function Opinion({ game, board, names, decision, examples }: OpinionProps) {
  const words = useAnalysisWords();
  const language = useLanguage();
  const { view, chosen, advice } = decision;
  const nameOf = (choice: Choice): string => nameOfChoice(choice, { game, language, view });
  const cost = inHundred(costOf(decision));
  // The cost has been told.
  const isBare = advice.reasons.every(({ kind }) => kind === 'chance');
  return (
    <div className="analysis-judged">
      <p>
        {words.chosen(nameOf(chosen))} {cost < 1 ? words.asGood : words.cost(cost)}
      </p>
      {cost >= 1 && <p>{words.best(nameOf(advice.best.choice), inHundred(advice.best.chance))}</p>}
      {cost >= 1 && !isBare && (
        <Reasons {...{ advice, board, examples }} telling={{ game, language, names, view, against: chosen }} />
      )}
    </div>
  );
}

/** A mistake to be mended: the better choice is to be found, then it is said why. */
export function Retry(opinion: OpinionProps) {
  const { game, decision } = opinion;
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
        {(isShown || (tried !== undefined && cost < 1)) && <Opinion {...opinion} />}
      </div>
    </div>
  );
}
