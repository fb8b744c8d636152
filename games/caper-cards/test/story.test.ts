import { LANGUAGES, seatOf, SPECTATOR, type Audience } from '@hideout/kernel';
import { subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import {
  caperCards,
  EIGHT,
  FIXER,
  JOURNAL,
  LOOM_LENS,
  PAPER_MARIONETTE,
  play,
  RING,
  SHADOW_CUIRASS,
  SIX,
  TEN,
  WARPED_GEODE,
  type Face,
  type Reward,
} from '../rules/index.ts';
import { everyAct } from './acts.ts';
import { GADGETEER_2, position, THIEF_4 } from './position.ts';

const game = subject(caperCards);
const to: Audience = { viewer: seatOf(0), names: ['Ada', 'Bert'] };

/** The story of a game that ends when Bert plays a Fixer to this Crew. */
function storiesAfter(
  crew: readonly Face[],
  tucked: readonly Reward[],
  reward: Reward,
  looked: readonly number[] = [],
) {
  const s = position({ seats: 2, crew, hands: [[], [FIXER]], tucked, reward, looked });
  table(game, s).does(1, play(FIXER));
  const view = game.view(s, seatOf(0));
  return LANGUAGES.map((language) => game.words[language].story!(view, to));
}

describe('what decided a game', () => {
  it('[CC-3.3] too few: what was missing, what cost most, how far it came', () => {
    expect(storiesAfter([SIX, THIEF_4, GADGETEER_2], [PAPER_MARIONETTE], RING)).toEqual([
      [
        'The last heist needed 17, and the Crew had 13: 4 too few.',
        'The Paper Marionette alone cost 2.',
        'Heists pulled off: 1 of 5.',
      ],
      [
        'Der letzte Coup brauchte 17, und die Crew hatte 13: 4 zu wenig.',
        'Papiermarionette: Das allein kostete 2.',
        'Geglückte Coups: 1 von 5.',
      ],
    ]);
  });

  it('[CC-3.2] too few by the Reward: which one would have done', () => {
    expect(storiesAfter([SIX, THIEF_4, THIEF_4], [], LOOM_LENS)[0]).toEqual([
      'The last heist needed 19, and the Crew had 17: 2 too few.',
      'Against a Reward of 6 or less it would have succeeded.',
      'Heists pulled off: 0 of 5.',
    ]);
  });

  it('[CC-3.3] a bust: by how much, and what added to it', () => {
    expect(
      storiesAfter([TEN, EIGHT, GADGETEER_2], [JOURNAL], RING).map(([first, second]) => `${first} ${second}`),
    ).toEqual([
      'The Crew had 27, 6 above 21; 17 would have been enough. The Heretic’s Journal alone added 4.',
      'Die Crew hatte 27, um 6 über 21; 17 hätte gereicht. Ketzertagebuch: Das allein brachte 4.',
    ]);
  });

  it('[CC-7.2] else who had seen the Reward', () => {
    expect(storiesAfter([TEN, TEN, SIX], [], RING, [0, 1])[0]![1]).toBe('The Reward had been seen by you, Bert.');
    expect(storiesAfter([TEN, TEN, SIX], [], RING)[1]![1]).toBe('Niemand hatte die Beute gesehen.');
  });

  it('[CC-3.7] won', () => {
    const tucked = [LOOM_LENS, WARPED_GEODE, RING, PAPER_MARIONETTE];
    expect(storiesAfter([EIGHT, THIEF_4, GADGETEER_2], tucked, SHADOW_CUIRASS)[0]).toEqual([
      'The last heist needed 17, and the Crew had exactly that.',
      'Heists pulled off: 5 of 5.',
    ]);
  });

  it('has one to three sentences for every end, and none before it', () => {
    for (const { view, names, language } of everyAct()) {
      const story = game.words[language].story!(view, { viewer: SPECTATOR, names });
      expect(story.length).toBe(view.step === 'over' ? Math.max(2, Math.min(3, story.length)) : 0);
      expect(story.join(' ')).not.toMatch(/undefined|NaN/);
    }
  });
});
