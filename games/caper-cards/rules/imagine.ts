import { DEAL, shuffle, UNKNOWN, type Rng } from '@hideout/kernel';
import { COPIES, CREW, KIND_OF } from './crew.ts';
import { REWARDS } from './rewards.ts';
import { handCell, LAY, type State } from './state.ts';
import { takeFromDeck } from './steps/round.ts';
import { openState, type View } from './view.ts';

/** A state that the viewer could be in: hands, deck, row and Rewards that it does not know are dealt afresh. */
export function imagine(view: View, rng: Rng, into?: State): State {
  const s = openState(view, into);
  dealRewards(s, view, rng);
  const unseen = gatherUnseen(s);
  shuffle(s.deck, 0, unseen, rng, DEAL);
  s.deckSize = unseen;
  for (let seat = 0; seat < view.seats; seat++) {
    if (seat === view.viewer) continue;
    for (let n = 0; n < view.handSizes[seat]!; n++) s.hand[handCell(seat, takeFromDeck(s))]!++;
  }
  for (let place = 0; place < view.rowSize; place++) s.row[place] = takeFromDeck(s);
  return s;
}

/** The tucked Rewards stay, the top one too if it is known; the others follow in any order. */
function dealRewards(s: State, view: View, rng: Rng): void {
  let known = s.round;
  if (view.reward !== UNKNOWN) s.rewards[known++] = view.reward;
  let size = known;
  for (let reward = 0; reward < REWARDS.length; reward++) {
    if (s.rewards.indexOf(reward) < 0 || s.rewards.indexOf(reward) >= size) s.rewards[size++] = reward;
  }
  shuffle(s.rewards, known, REWARDS.length, rng, DEAL);
}

/** Puts every Crew card that the viewer cannot see into the deck; returns how many these are. */
function gatherUnseen(s: State): number {
  let size = 0;
  for (let kind = 0; kind < CREW.length; kind++) {
    for (let n = COPIES - countSeen(s, kind); n > 0; n--) s.deck[size++] = kind;
  }
  return size;
}

/** How many cards of a kind lie open or in the viewer's hand, the only one filled so far. */
function countSeen(s: Readonly<State>, kind: number): number {
  let count = s.discard[kind]!;
  if (s.step === LAY && s.entering === kind) count++;
  for (let i = 0; i < s.crewSize; i++) if (KIND_OF[s.crew[i]!] === kind) count++;
  for (let seat = 0; seat < s.seats; seat++) count += s.hand[handCell(seat, kind)]!;
  return count;
}
