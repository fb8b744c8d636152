import { seatOf, type Seat } from '@hideout/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { theBotWorker } from '../../bot/theBotWorker.ts';
import { Button, Way } from '../../shell/Button.tsx';
import { Missing } from '../../shell/Missing.tsx';
import { useTitle } from '../../shell/useTitle.ts';
import { keepDigest } from '../../store/digests.ts';
import { useMessages } from '../../words/words.ts';
import { Found, type FoundGame } from '../replay/Found.tsx';
import { analyse, decisionsIn, queryOf, type JudgedDecision } from './analyse.ts';
import { digestOf } from './digest.ts';
import { Findings } from './Findings.tsx';
import { keepAnalysis, keptAnalysis } from './kept.ts';
import { useAnalysisWords } from './words.ts';
import './analysis.css';

/** The analysis of a finished game: of this browser, of the server, out of a file or an address. */
export function Analysis({ id }: { readonly id: string }) {
  const m = useMessages();
  return (
    <Found id={id}>
      {(found) => (found.record.outcome ? <Desk id={id} found={found} /> : <Missing why={m.replay.notOver} />)}
    </Found>
  );
}

type Progress =
  | { readonly kind: 'idle' | 'broken off' }
  | { readonly kind: 'running'; readonly done: number; readonly all: number };

function Desk({ id, found }: { readonly id: string; readonly found: FoundGame }) {
  const m = useMessages();
  const words = useAnalysisWords();
  const { game, record, company } = found;
  const decisions = useMemo(() => decisionsIn(game, record), [game, record]);
  const [judged, setJudged] = useState<readonly JudgedDecision[] | undefined>(() => keptAnalysis(record, decisions));
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const [seat, setSeat] = useState<Seat>(found.own ?? seatOf(0));
  const isWanted = useRef(false);
  useTitle(`${m.table.toAnalysis}: ${game.words.en.name}`);
  useEffect(() => () => stop(isWanted), []);
  const run = async () => {
    isWanted.current = true;
    const made = await analyse(decisions, {
      company,
      advise: (query) => theBotWorker.advise(game, query).catch(() => undefined),
      goOn: (done, all) => {
        setProgress({ kind: 'running', done: done + 1, all });
        return isWanted.current;
      },
    });
    setProgress({ kind: made ? 'idle' : 'broken off' });
    if (!made) return;
    keepAnalysis(record, made);
    const digest = found.own !== undefined && digestOf(game, record, made, found.own);
    if (digest) keepDigest(id, digest);
    setJudged(made);
  };
  return (
    <article className="page replay analysis">
      <h1>{m.table.toAnalysis}</h1>
      <p className="lead">{words.intro}</p>
      <div className="analysis-bar">
        {!judged && progress.kind !== 'running' && (
          <Button look="primary" label={words.run} onClick={() => void run()} />
        )}
        {progress.kind === 'running' && (
          <>
            <progress value={progress.done} max={progress.all} aria-label={m.table.toAnalysis} />
            <Button label={words.cancel} onClick={() => stop(isWanted)} />
          </>
        )}
        <Way to={`/replay/${id}${window.location.hash}`} label={m.table.toReplay} />
        <span role="status">
          {progress.kind === 'running' && words.running(progress.done, progress.all)}
          {progress.kind === 'broken off' && words.brokenOff}
        </span>
      </div>
      {judged && (
        <Findings
          key={seat}
          {...{ found, judged, seat }}
          onSeat={setSeat}
          onAskAgain={(decision) =>
            theBotWorker.advise(game, queryOf(decision, decisions.length, { company })).catch(() => undefined)
          }
        />
      )}
    </article>
  );
}

function stop(isWanted: { current: boolean }): void {
  isWanted.current = false;
  theBotWorker.cancel();
}
