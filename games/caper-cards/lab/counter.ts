import { CREW, REWARDS, type Event } from '../rules/index.ts';
import { EN } from '../words/en.ts';
import type { Setup } from '@hideout/kernel';
import { CardCount, Chart, type Counter } from '@hideout/labkit';

const ENDS = ['success', 'short', 'tied', 'bust'] as const;
const SUCCESS = 0;
/** No team has more heists before it. */
const HEISTS = 8;

/** Caper Cards: the Crew that is played, and where teams fail. */
export function counter({ seats }: Setup): Counter {
  const cards = new CardCount({
    seats,
    id: 'crew',
    title: 'Crew',
    note: 'How often the team won the games in which a seat played the card, and its place among the seat’s cards. The broken line is the mean of all cards.',
    rows: CREW.map(({ id }) => EN.crew[id].name),
  });
  const heists = new Chart({
    id: 'heists',
    kind: 'parts',
    title: 'Where teams fail: heist by heist',
    note: 'What became of each attempt, by how many heists were behind the team.',
    rows: Array.from({ length: HEISTS }, (_, heist) => `heist ${heist + 1}`),
    columns: ENDS,
  });
  const rewards = new Chart({
    id: 'rewards',
    kind: 'parts',
    title: 'Where teams fail: the Reward at stake',
    note: 'What became of each attempt, by the Reward and its Complication.',
    rows: REWARDS.map(({ id }) => EN.rewards[id].name),
    columns: ENDS,
  });
  let heist = 0;
  let reward = 0;
  const attempt = (end: number): void => {
    heists.add(heist, end);
    rewards.add(reward, end);
  };
  return {
    charts: [cards.chart, heists, rewards],
    checkpoints: new Set(),
    start() {
      cards.start();
      heist = 0;
    },
    see(event) {
      const seen = event as Event;
      if (seen.type === 'played') cards.use(seen.seat, seen.kind);
      else if (seen.type === 'revealed') reward = seen.reward;
      else if (seen.type === 'succeeded') {
        attempt(SUCCESS);
        heist++;
        cards.startRound();
      } else if (seen.type === 'ended' && seen.ending !== 'won') attempt(ENDS.indexOf(seen.ending));
    },
    finish: ({ payoffs }) => cards.finish(payoffs),
  };
}
