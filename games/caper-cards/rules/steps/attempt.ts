import type { EventLog } from '../events.ts';
import { VALUE_OF, type Reward } from '../rewards.ts';
import { crewScore, failureOf, riskShown } from '../scoring.ts';
import { ENDINGS, OVER, type Ending, type State } from '../state.ts';
import { GOALS } from '../turns.ts';
import { strike } from './complication.ts';
import { lookersOf } from './look.ts';

/** [§3] The heist is attempted: it fails, or wins the game, or the game goes on. */
export function attempt(s: State, log: EventLog): void {
  strike(s, log);
  const reward = s.rewards[s.round]!;
  const risk = riskShown(s);
  const score = crewScore(s);
  log?.emit({ type: 'revealed', reward: reward as Reward, risk, score, knownTo: lookersOf(s) });
  const failure = failureOf(s, score, risk + VALUE_OF[reward]!);
  if (failure) return end(s, failure, log); // [CC-3.4]
  const heists = s.round + 1;
  const goal = GOALS[s.seats]!;
  log?.emit({ type: 'succeeded', heists, goal });
  if (heists === goal) end(s, 'won', log); // [CC-3.7]
}

/** [CC-3.8] The game is over; the table stays as it is. */
function end(s: State, ending: Ending, log: EventLog): void {
  s.step = OVER;
  s.ending = ENDINGS.indexOf(ending) + 1;
  log?.emit({ type: 'ended', ending });
}
