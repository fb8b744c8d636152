import { inHundred, nameOfChoice, phrasesIn, tell, type Choice } from '@hideout/bots';
import { seatOf, type AnyGame } from '@hideout/kernel';
import { use, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { theBotWorker } from '../../bot/theBotWorker.ts';
import { rulesBy } from '../../shelf/games.ts';
import { Button, Way } from '../../shell/Button.tsx';
import { Field, Select } from '../../shell/Field.tsx';
import { Missing } from '../../shell/Missing.tsx';
import { useTitle } from '../../shell/useTitle.ts';
import { isBot } from '../../store/gameLines.ts';
import { loadGame, type LocalGame } from '../../store/localGames.ts';
import { useLanguage, useMessages } from '../../words/words.ts';
import { analyse, costOf, type JudgedDecision } from './analyse.ts';
import { Graph } from './Graph.tsx';

/** The analysis of a finished game of this browser. */
export function Analysis({ id }: { readonly id: string }) {
  const m = useMessages();
  const [saved] = useState(() => loadGame(id));
  if (!saved) return <Missing why={m.table.notFound} />;
  if (!saved.record.outcome) return <Missing why={m.replay.notOver} />;
  const game = use(rulesBy(saved.record));
  return game ? <Study saved={saved} game={game} /> : <Missing why={m.table.noRules} />;
}

type Progress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number; readonly all: number }
  | { readonly kind: 'silent' }
  | { readonly kind: 'done'; readonly judged: readonly JudgedDecision[] };

function Study({ saved, game }: { readonly saved: LocalGame; readonly game: AnyGame }) {
  const m = useMessages();
  const { record } = saved;
  const [seat, setSeat] = useState(() =>
    Math.max(
      0,
      saved.seats.findIndex((each) => !isBot(each)),
    ),
  );
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const isOpen = useRef(true);
  useTitle(m.table.toAnalysis);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      theBotWorker.cancel();
    };
  }, []);
  const run = async () => {
    setProgress({ kind: 'running', done: 0, all: 0 });
    const judged = await analyse(game, record, seatOf(seat), {
      advise: (query) => theBotWorker.advise(game, query),
      goOn: (done, all) => {
        setProgress({ kind: 'running', done: done + 1, all });
        return isOpen.current;
      },
    });
    setProgress(judged ? { kind: 'done', judged } : { kind: 'silent' });
  };
  return (
    <article className="page analysis">
      <h1>{m.table.toAnalysis}</h1>
      <p className="lead">{m.analysis.intro}</p>
      <div className="analysis-bar">
        <Field label={m.analysis.seat} look="field inline">
          <Select value={seat} choices={[...record.names.entries()]} onChoose={(value) => setSeat(Number(value))} />
        </Field>
        <Button look="primary" label={m.analysis.run} isOff={progress.kind === 'running'} onClick={() => void run()} />
        <Way to={`/replay/${saved.id}`} label={m.table.toReplay} />
      </div>
      <div role="status">
        {progress.kind === 'running' && <p>{m.analysis.running(progress.done, progress.all)}</p>}
        {progress.kind === 'silent' && <p className="problem">{m.analysis.none}</p>}
      </div>
      {progress.kind === 'done' && <Findings id={saved.id} game={game} names={record.names} judged={progress.judged} />}
    </article>
  );
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
const TURNING_COST = 0.05;
const TURNING_COUNT = 3;

interface FindingsProps {
  readonly id: string;
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly judged: readonly JudgedDecision[];
}

function Findings({ id, game, names, judged }: FindingsProps) {
  const m = useMessages();
  const language = useLanguage();
  const turning = judged
    .filter((each) => costOf(each) >= TURNING_COST)
    .sort((a, b) => costOf(b) - costOf(a))
    .slice(0, TURNING_COUNT);
  const nameOf = ({ view }: JudgedDecision, choice: Choice): string => nameOfChoice(choice, { game, language, view });
  return (
    <>
      <Graph judged={judged} turning={turning} />
      <h2>{m.analysis.turning}</h2>
      {turning.length === 0 && <p className="quiet-text">{m.analysis.noTurning}</p>}
      <ol className="analysis-turning">
        {turning.map((each) => (
          <li key={each.step}>
            <Link href={`/replay/${id}/${each.step}`}>{m.table.moveNumber(each.step + 1)}</Link>:{' '}
            {phrasesIn(language).mistake(
              nameOf(each, each.advice.best.choice),
              nameOf(each, each.chosen),
              inHundred(costOf(each)),
            )}
            <ul>
              {each.advice.reasons.map((reason, place) => (
                <li key={place}>
                  {
                    tell(reason, {
                      game,
                      language,
                      names,
                      view: each.view,
                      reach: each.advice.reach,
                      against: each.chosen,
                    }).text
                  }
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <div className="rule-table" tabIndex={0} role="group" aria-label={m.analysis.decision}>
        <table>
          <thead>
            <tr>
              {(['decision', 'chance', 'chose', 'best', 'cost'] as const).map((column) => (
                <th key={column} scope="col">
                  {m.analysis[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {judged.map((each) => (
              <tr key={each.step} data-turning={turning.includes(each) || undefined}>
                <td>
                  <Link href={`/replay/${id}/${each.step}`}>{m.table.moveNumber(each.step + 1)}</Link>
                </td>
                <td className="figure">{percent(each.advice.best.chance)}</td>
                <td>{nameOf(each, each.chosen)}</td>
                <td>{isBest(each) ? m.analysis.same : nameOf(each, each.advice.best.choice)}</td>
                <td className="figure">{percent(costOf(each))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Whether the choice that was made is the best one, or begins it. */
const isBest = ({ chosen, advice: { best } }: JudgedDecision): boolean =>
  best.choice.every((action, place) => place >= chosen.length || action === chosen[place]);
