import { CARDS, type State, type View } from '../rules/index.ts';
import { NO, YES, type Riddles } from '@hideout/bots';
import { UNKNOWN } from '@hideout/kernel';
import { HAND, handAt } from '../rules/places.ts';

/** Whether the rival holds a card that nobody has seen: `of` is the rival, then the card. */
export const riddles: Riddles<State, View> = {
  in: ({ hands }) =>
    [...hands.keys()]
      .filter((seat) => hands[seat]![0] === UNKNOWN)
      .flatMap((seat) => Array.from({ length: CARDS }, (_, card) => ({ of: [seat, card], answers: [NO, YES] }))),
  answer({ of: [seat, card] }, s) {
    const hand = s.hand.subarray(handAt(seat!), handAt(seat!) + Math.min(HAND, s.handSize[seat!]!));
    return hand.includes(card!) ? YES : NO;
  },
};
