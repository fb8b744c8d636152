import type { Near } from '@hideout/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { cancelNear, lookNear, seekNear } from '../../server/near.ts';
import { currentPass, type GuestPass } from '../../server/pass.ts';
import { sitDown } from '../../server/seat.ts';
import { whyNot } from '../../server/whyNot.ts';
import { nameOf } from '../../shelf/titles.ts';
import { Button, Way } from '../../shell/Button.tsx';
import { Trouble } from '../../shell/Trouble.tsx';
import { useTitle } from '../../shell/useTitle.ts';
import { useNearWords } from '../../words/near.ts';
import { useRatingWords } from '../../words/ratings.ts';
import { useLanguage, useMessages } from '../../words/words.ts';
import { NameForm } from '../link/NameForm.tsx';

/** How often the house is asked, which also says that I still wait. */
const ASK_MS = 1500;

/** Waiting for somebody about as strong as I am; the house remembers it, so that the page may be loaded again. */
export function NearPage({ id }: { readonly id: string }) {
  const words = useNearWords();
  const ratings = useRatingWords();
  const name = nameOf(id, useLanguage());
  const [pass, setPass] = useState<GuestPass | undefined>(currentPass);
  const { near, setNear, trouble } = useNear(pass);
  const seek = async ({ token }: GuestPass) => setNear(await seekNear(id, token));
  useTitle(words.title(name));
  const waiting = near.waiting?.game === id ? near.waiting : undefined;
  return (
    <section className="page narrow near">
      <h1>{words.title(name)}</h1>
      <p className="lead">{words.lead}</p>
      <p className="quiet-text">{words.afterwards}</p>
      {near.found && <p role="status">{words.found}</p>}
      {waiting && <Waiting waiting={waiting} onCancel={async () => setNear(await cancelNear(pass!.token))} />}
      {near.waiting && !waiting && (
        <p role="status">
          {words.elsewhere} <Way to={`/near/${near.waiting.game}`} label={words.toOther} />
        </p>
      )}
      {!near.waiting && !near.found && <NameForm label={words.begin} pass={pass} onPass={seek} afterwards={setPass} />}
      <Trouble text={trouble} />
      <Way to={`/ratings/${id}`} look="quiet" label={ratings.leaderboard} />
    </section>
  );
}

interface WaitingProps {
  readonly waiting: NonNullable<Near['waiting']>;
  readonly onCancel: () => Promise<void>;
}

function Waiting({ waiting: { window, waitedMs, botAfterMs }, onCancel }: WaitingProps) {
  const words = useNearWords();
  const left = Math.max(1, Math.ceil((botAfterMs - waitedMs) / 1000));
  return (
    <div className="near-waiting">
      {/* Said once; the figures that change are there for whoever looks. */}
      <p role="status" aria-atomic="false">
        {words.waiting(window)}
      </p>
      <progress max={botAfterMs} value={Math.min(waitedMs, botAfterMs)} aria-label={words.progress} />
      <p role="timer">{words.bot(left)}</p>
      <Button label={words.cancel} onClick={() => void onCancel()} />
    </div>
  );
}

/** How it stands with me, asked for again and again while I wait; as soon as there is a table, I sit down there. */
function useNear(pass: GuestPass | undefined) {
  const m = useMessages();
  const [, go] = useLocation();
  const [near, setNear] = useState<Near>({});
  const [trouble, setTrouble] = useState<string | undefined>();
  const token = pass?.token;
  const isWaiting = near.waiting !== undefined;
  const { table, seat } = near.found ?? {};
  useEffect(() => {
    if (token === undefined) return undefined;
    let isHere = true;
    const look = async () => {
      try {
        const found = await lookNear(token);
        if (isHere) setNear(found);
        if (isHere) setTrouble(undefined);
      } catch (error) {
        if (isHere) setTrouble(whyNot(error, m));
      }
    };
    // The first answer says whether I was waiting before this page was loaded.
    void look();
    const timer = isWaiting ? setInterval(() => void look(), ASK_MS) : undefined;
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [token, isWaiting, m]);
  useEffect(() => {
    if (token === undefined || table === undefined || seat === undefined) return;
    void sitDown(table, token, seat)
      // Another tab of mine may have sat down already; the table says how it is.
      .catch(() => {})
      .then(() => go(`/t/${table}`));
  }, [token, table, seat, go]);
  return { near, setNear, trouble };
}
