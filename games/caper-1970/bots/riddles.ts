import { CARD_KINDS, type State, type View } from '../rules/index.ts';
import { NO, YES, type Riddles } from '@hideout/bots';

/** Whether another thief holds a card of a kind: `of` is the seat, then the kind. */
export const riddles: Riddles<State, View> = {
  in: ({ handSizes, viewer }) =>
    [...handSizes.keys()]
      .filter((seat) => handSizes[seat]! > 0 && seat !== viewer)
      .flatMap((seat) => Array.from({ length: CARD_KINDS }, (_, card) => ({ of: [seat, card], answers: [NO, YES] }))),
  answer: ({ of: [seat, card] }, s) => (s.hand[seat! * CARD_KINDS + card!]! > 0 ? YES : NO),
};
