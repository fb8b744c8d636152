import { CREW, type State, type View } from '../rules/index.ts';
import { NO, YES, type Riddles } from '@hideout/bots';

const KINDS = CREW.length;

/** Whether another player holds a card of a kind: `of` is the seat, then the kind. */
export const riddles: Riddles<State, View> = {
  in: ({ handSizes, viewer }) =>
    [...handSizes.keys()]
      .filter((seat) => handSizes[seat]! > 0 && seat !== viewer)
      .flatMap((seat) => Array.from({ length: KINDS }, (_, kind) => ({ of: [seat, kind], answers: [NO, YES] }))),
  answer: ({ of: [seat, kind] }, s) => (s.hand[seat! * KINDS + kind!]! > 0 ? YES : NO),
};
