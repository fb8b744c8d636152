import { actionSpace, LANGUAGES, seatOf, type Action } from '@hideout/kernel';
import { subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import {
  activate,
  ADMIRAL,
  capsAndHammers,
  deploy,
  DIPLOMAT,
  end,
  keep,
  NUKE,
  returnWith,
  shift,
  SPY,
  steal,
  type State,
} from '../rules/index.ts';
import { NO } from '../rules/refusals.ts';
import { position } from './position.ts';

const game = subject(capsAndHammers);

const first = (): State => position({ caps: { hand: [SPY] } });
const protests = (p = {}): State => position({ step: 'protests', lab: 0, caps: { labs: [0], protests: [0, 1], ...p } });

function shifting(): State {
  const s = position({
    caps: {
      hand: [NUKE],
      cards: [
        [ADMIRAL, 1],
        [DIPLOMAT, 0],
      ],
    },
  });
  table(game, s).does(0, activate(0));
  return s;
}

/** Refusals of verbs at the wrong time; those of single cards stand with the clauses of the cards. */
const CASES: readonly (readonly [clause: string, reason: string, state: State, seat: number, action: Action])[] = [
  ['CH-2.1', 'over', position({ step: 'over', actor: -1 }), 0, end()],
  ['CH-2.5', 'notYourTurn', first(), 1, deploy(SPY, 0)],
  ['CH-2.2', 'notYourProtests', protests(), 1, keep()],
  ['CH-2.1', 'protestsFirst', protests(), 0, deploy(SPY, 0)],
  ['CH-2.1', 'noProtestResolution', first(), 0, keep()],
  ['CH-2.2', 'notYourLab', protests(), 0, returnWith(1)],
  ['CH-2.2', 'noProtests', protests({ protests: [] }), 0, returnWith(0)],
  ['CH-3.2', 'deployFirst', first(), 0, end()],
  ['CH-6.6', 'noShift', first(), 0, shift(0)],
  ['CH-6.11', 'noGuerrilla', first(), 0, steal(0)],
  ['CH-3.1', 'finishShift', shifting(), 0, activate(1)],
  ['CH-2.3', 'notInPlay', position({ lab: 0, caps: { hand: [SPY] } }), 0, deploy(SPY, 3)],
];

describe('why not', () => {
  it.each(CASES)('[%s] %s', (clause, reason, state, seat, action) => {
    expect(game.refuse(state, seatOf(seat), action)).toEqual({ clause, reason });
  });

  it('[CH-6.13] an Admiral that may go left or right may not go to an occupied location', () => {
    const s = shifting();
    s.occupied[2] = 1;
    expect(game.refuse(s, seatOf(0), shift(2))).toEqual({ clause: 'CH-6.13', reason: 'occupied' });
    s.lab = 0;
    expect(game.refuse(s, seatOf(0), shift(3))).toEqual({ clause: 'CH-2.3', reason: 'notInPlay' });
  });

  it('every refusal is a sentence in every language, and no two are the same', () => {
    for (const language of LANGUAGES) {
      const sentences = Object.keys(NO).map((reason) => game.words[language].refusal(reason));
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÄÖÜ].*\.$/);
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });

  it('nothing in the action space is without an answer for the seat that is not to act', () => {
    for (const action of actionSpace(game.verbs))
      expect(game.refuse(first(), seatOf(1), action)?.reason).toBe('notYourTurn');
  });
});
