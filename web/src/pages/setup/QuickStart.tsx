import { given, setUp } from '@hideout/kernel';
import { use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { guidedLevel, STANDARD_LEVEL } from '../../bot/levels.ts';
import { guideOf, primerOf, rulesOf } from '../../shelf/games.ts';
import { nameOf } from '../../shelf/titles.ts';
import { Button } from '../../shell/Button.tsx';
import { forgetLessons, hasFinished } from '../../store/experience.ts';
import { castLots, startGame } from '../../store/newGame.ts';
import { useLanguage, useMessages } from '../../words/words.ts';
import { Primer } from '../primer/Primer.tsx';
import { callForTable } from './callForTable.ts';
import { quickSeats, seatNames } from './seatNames.ts';

/** One click, and a game with bots is running: with the usual set-up, or as the guide lays it out. */
export function QuickStart({ id, guided }: { readonly id: string; readonly guided: boolean }) {
  const m = useMessages();
  const language = useLanguage();
  void callForTable(id, { guided });
  const game = use(rulesOf(id));
  const guide = guided ? use(guideOf(id)) : undefined;
  const primer = guided ? use(primerOf(id)) : undefined;
  const [, go] = useLocation();
  const started = useRef(false);
  const [isReady, setReady] = useState(!primer || hasFinished(id));
  useEffect(() => {
    if (started.current || !isReady) return;
    started.current = true;
    const plan = guide ?? { seats: quickSeats(game), options: {}, secret: undefined };
    const setup = given(setUp(game, plan.seats, plan.options));
    // Where seats play different parts, nobody always gets the first.
    const yours = game.words.en.role && !guided ? castLots(plan.seats)[0] : 0;
    const level = guided ? guidedLevel(game.cooperative) : STANDARD_LEVEL;
    const seats = Array.from({ length: plan.seats }, (_, seat) => (seat === yours ? 'person' : level));
    if (guided) forgetLessons(id);
    const secret = plan.secret === undefined ? {} : { secret: plan.secret };
    const local = startGame(game, { setup, seats, names: seatNames(seats, m), guided, ...secret });
    go(`/play/${local.id}`, { replace: true });
  }, [game, guide, guided, id, m, go, isReady]);
  if (!isReady)
    return (
      <article className="page">
        <h1>{nameOf(id, language)}</h1>
        <p className="primer-start">
          <Button look="primary large" label={m.learn.start} onClick={() => setReady(true)} />
        </p>
        <Primer game={id} />
      </article>
    );
  return <p className="loading">{m.learn.preparing}</p>;
}
