import { verify, type AnyGame, type Check, type GameRecord } from '@hideout/kernel';
import { useState } from 'react';
import { Button } from '../../shell/Button.tsx';
import { useMessages } from '../../words/words.ts';

/** Proves the deal and the moves of a record in the page itself. */
export function Verify({ game, record }: { readonly game: AnyGame; readonly record: GameRecord }) {
  const m = useMessages();
  const [checks, setChecks] = useState<readonly Check[] | undefined>();
  const isProven = checks?.every((check) => check.problem === undefined);
  return (
    <section className="verify" aria-label={m.replay.verify}>
      <Button label={m.replay.verify} onClick={() => setChecks(verify(game, record))} />
      {checks && (
        <div role="status">
          <ul>
            {checks.map(({ name, problem }) => (
              <li key={name} data-holds={problem === undefined}>
                <span aria-hidden="true">{problem === undefined ? '✓' : '✗'}</span> {m.replay.checks[name]}:{' '}
                <b>{problem === undefined ? m.replay.right : `${m.replay.wrong} (${problem})`}</b>
              </li>
            ))}
          </ul>
          <p>
            <b>{isProven ? m.replay.verified : m.replay.notVerified}</b>
          </p>
        </div>
      )}
    </section>
  );
}
