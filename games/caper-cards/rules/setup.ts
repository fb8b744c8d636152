import { DEAL, seatOf, shuffle, type Option, type Rng, type Setup } from '@hideout/kernel';
import { CREW, CREW_CARDS } from './crew.ts';
import type { EventLog } from './events.ts';
import { REWARDS } from './rewards.ts';
import { handCell, LAYOUT, type State } from './state.ts';
import { beginPlay, carryOn, takeFromDeck } from './steps/round.ts';
import { HAND_SIZES, ROW_SIZES } from './turns.ts';

const RANDOM = 'random';

/** What the host chooses. A seat that can hold The Boss is named by its number, from 1. */
export const OPTIONS: readonly Option[] = [
  { id: 'risk', choices: [{ id: '11' }, { id: '12' }], standard: '11', clause: 'CC-1.1' },
  {
    id: 'boss',
    choices: [
      { id: RANDOM },
      { id: '1' },
      { id: '2', minSeats: 2 },
      { id: '3', minSeats: 3 },
      { id: '4', minSeats: 4 },
    ],
    standard: RANDOM,
    clause: 'CC-1.4',
  },
];

/** What a version of the rules made of a sentence that can be read in two ways. */
export interface Rulings {
  /** [CC-5.3] Whether a Thief from the deck lets the Boss look, not the next player in turn order. */
  readonly bossLooks: boolean;
}

/** [§1] The table before the first decision: with one or three players the first card is already played [CC-2.3]. */
export function setUpTable(
  { bossLooks }: Rulings,
  { seats, options }: Setup,
  rng: Rng,
  into = LAYOUT.make(),
  log?: EventLog,
): State {
  const s = LAYOUT.reset(into);
  s.bossLooks = bossLooks ? 1 : 0;
  s.seats = seats;
  s.risk = Number(options['risk']);
  shuffleRewards(s, rng);
  shuffleCrew(s, rng);
  for (let seat = 0; seat < seats; seat++) dealHand(s, seat);
  dealRow(s);
  appointBoss(s, options['boss']!, rng, log);
  beginPlay(s, log);
  carryOn(s, log);
  return s;
}

/** [CC-1.2] The first Rewards are the pile, the rest leave the game unseen. */
function shuffleRewards(s: State, rng: Rng): void {
  for (let reward = 0; reward < REWARDS.length; reward++) s.rewards[reward] = reward;
  shuffle(s.rewards, 0, REWARDS.length, rng, DEAL);
}

/** [CC-1.3] All Crew cards as a deck. */
function shuffleCrew(s: State, rng: Rng): void {
  for (let card = 0; card < CREW_CARDS; card++) s.deck[card] = card % CREW.length;
  shuffle(s.deck, 0, CREW_CARDS, rng, DEAL);
  s.deckSize = CREW_CARDS;
}

/** [CC-1.3] A hand from the top of the deck. */
function dealHand(s: State, seat: number): void {
  for (let n = 0; n < HAND_SIZES[s.seats]!; n++) s.hand[handCell(seat, takeFromDeck(s))]!++;
}

/** [CC-1.5] The face-down row of a solo game. */
function dealRow(s: State): void {
  while (s.rowSize < ROW_SIZES[s.seats]!) s.row[s.rowSize++] = takeFromDeck(s);
}

/** [CC-1.4] The Boss card goes to a seat by lot, or to the one that the host has named. Alone there is nothing to tell. */
function appointBoss(s: State, choice: string, rng: Rng, log: EventLog): void {
  const isDrawn = choice === RANDOM;
  s.boss = isDrawn ? rng.below(s.seats, DEAL) : Number(choice) - 1;
  if (s.seats > 1) log?.emit({ type: 'appointed', boss: seatOf(s.boss), by: isDrawn ? 'lot' : 'host' });
}
