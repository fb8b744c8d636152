import { seatOf, type Seat } from '@hideout/kernel';
import type { Kind } from '../crew.ts';
import type { EventLog } from '../events.ts';
import { discardAt } from '../inPlay.ts';
import type { Reward } from '../rewards.ts';
import { crewScore } from '../scoring.ts';
import { handCell, OVER, PLAY, SETTLED, type State } from '../state.ts';
import { DRAWS, PLAYS, sourceOf } from '../turns.ts';
import { attempt } from './attempt.ts';
import { letLook } from './look.ts';
import { playCard } from './play.ts';

/** Carries the game on until somebody must decide or it is over. */
export function carryOn(s: State, log: EventLog): void {
  while (s.step === SETTLED) finishPlay(s, log);
}

/** [CC-2.2] The new Crew score is announced; then comes the next play, after the fourth the attempt. */
function finishPlay(s: State, log: EventLog): void {
  log?.emit({ type: 'announced', score: crewScore(s) });
  if (s.plays + 1 < PLAYS) letLook(s, log); // [CC-5.3] not after the fourth card
  s.plays++;
  if (s.plays === PLAYS) finishRound(s, log);
  if (s.step !== OVER) beginPlay(s, log);
}

/** [CC-2.3] The next play comes up: a card from deck or row, or the player's choice. */
export function beginPlay(s: State, log: EventLog): void {
  switch (sourceOf(s)) {
    case 'hand':
      s.step = PLAY;
      return;
    case 'deck':
      return playCard(s, takeFromDeck(s), 'deck', log);
    case 'row':
      return playCard(s, takeFromRow(s), 'row', log);
  }
}

/** The top card leaves the Crew deck. */
export function takeFromDeck(s: State): number {
  const kind = s.deck[--s.deckSize]!;
  s.deck[s.deckSize] = 0;
  return kind;
}

/** [CC-1.5] The next card leaves the face-down row. */
function takeFromRow(s: State): number {
  const kind = s.row[--s.rowSize]!;
  s.row[s.rowSize] = 0;
  return kind;
}

/** [CC-2.4] The attempt; after a success that does not win, everything is made ready for the next round. */
function finishRound(s: State, log: EventLog): void {
  attempt(s, log);
  if (s.step === OVER) return;
  s.plays = 0;
  tuckReward(s, log);
  while (s.crewSize > 0) discardAt(s, s.crewSize - 1);
  passBoss(s, log);
  drawCards(s, log);
}

/** [CC-3.5] The Complication of the revealed Reward holds from now on. */
function tuckReward(s: State, log: EventLog): void {
  log?.emit({ type: 'tucked', reward: s.rewards[s.round]! as Reward });
  s.round++;
  s.looked = 0;
}

/** [CC-3.5] The Boss passes to the left. */
function passBoss(s: State, log: EventLog): void {
  s.boss = (s.boss + 1) % s.seats;
  if (s.seats > 1) log?.emit({ type: 'passed', to: seatOf(s.boss) });
}

/** [CC-3.6][CC-3.9] Everybody draws, the new Boss first. */
function drawCards(s: State, log: EventLog): void {
  if (DRAWS[s.seats] === 0) return;
  for (let i = 0; i < s.seats; i++) drawHand(s, seatOf((s.boss + i) % s.seats), log);
}

function drawHand(s: State, seat: Seat, log: EventLog): void {
  const drawn: Kind[] | undefined = log && [];
  for (let n = 0; n < DRAWS[s.seats]!; n++) {
    const kind = takeFromDeck(s);
    s.hand[handCell(seat, kind)]!++;
    drawn?.push(kind as Kind);
  }
  if (drawn) log?.emit({ type: 'drew', seat, kinds: drawn.toSorted((a, b) => a - b) });
}
