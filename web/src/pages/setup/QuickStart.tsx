import { setUp } from '@hideout/kernel';
import { use, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { STANDARD_LEVEL } from '../../bot/levels.ts';
import { guideOf, rulesOf } from '../../shelf/games.ts';
import { castLots, startGame } from '../../store/newGame.ts';
import { useMessages } from '../../words/words.ts';
import { quickSeats, seatNames } from './seatNames.ts';

/** One click, and a game with bots is running: with the usual set-up, or as the guide lays it out. */
export function QuickStart({ id, guided }: { readonly id: string; readonly guided: boolean }) {
  const m = useMessages();
  const game = use(rulesOf(id));
  const guide = use(guideOf(id));
  const [, go] = useLocation();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const plan = guided && guide ? guide : { seats: quickSeats(game), options: {}, secret: undefined };
    const setup = setUp(game, plan.seats, plan.options);
    if (!setup.ok) throw new Error(setup.problem);
    // Where seats play different parts, nobody always gets the first.
    const yours = game.words.en.role && !guided ? castLots(plan.seats)[0] : 0;
    const seats = Array.from({ length: plan.seats }, (_, seat) => (seat === yours ? 'person' : STANDARD_LEVEL));
    const secret = plan.secret === undefined ? {} : { secret: plan.secret };
    const local = startGame(game, { setup: setup.value, seats, names: seatNames(seats, m), guided, ...secret });
    go(`/play/${local.id}`, { replace: true });
  }, [game, guide, guided, id, m, go]);
  return <p className="loading">{m.learn.preparing}</p>;
}
