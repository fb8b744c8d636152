import { CARDS, KINDS, type State, type View } from '../rules/index.ts';
import { UNKNOWN } from '@hideout/kernel';
import type { Riddles } from '@hideout/bots';

const answers = [...KINDS.keys()];

/** Which agent of the rival lies face down: `of` is the rival, the location, and the turn on which the card was deployed. */
export const riddles: Riddles<State, View> = {
  in(view) {
    const rival = 1 - view.viewer;
    return view.places.flatMap(({ sides }, place) =>
      sides[rival]!.flatMap(({ card, kind }) => (kind === UNKNOWN ? [{ of: [rival, place, card], answers }] : [])),
    );
  },
  answer: ({ of: [rival, , card] }, s) => s.kind[rival! * CARDS + card!]!,
};
