import { seatOf } from '@hideout/kernel';
import { subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import {
  caperCards,
  CHANGEBRINGER,
  CREW_CARDS,
  discard,
  FIXER,
  GRIFTER,
  JOURNAL,
  lay,
  MUSCLE,
  play,
  SIX,
  THIEF,
  WILD_CARD,
} from '../rules/index.ts';
import { FIXER_3, GRIFTER_5, position, THIEF_4 } from './position.ts';
import { readGame, replayed } from './records.ts';

const game = subject(caperCards);

describe('§8 Worked examples', () => {
  it('[CC-8.1] Thief, Wild Card 6, Fixer and Grifter make 18, which succeeds against 18', () => {
    const t = table(game, position({ seats: 4, hands: [[THIEF], [WILD_CARD], [FIXER], [GRIFTER]], reward: JOURNAL }));
    t.does(0, play(THIEF));
    t.does(1, play(WILD_CARD), lay(SIX));
    t.does(2, play(FIXER));
    t.does(3, play(GRIFTER));
    expect(t.events.flatMap((event) => (event.type === 'announced' ? event.score : []))).toEqual([4, 10, 13, 18]);
    expect(t.events).toContainEqual({ type: 'revealed', reward: JOURNAL, risk: 11, score: 18, knownTo: [1] });
    expect(t.events).toContainEqual({ type: 'succeeded', heists: 1, goal: 4 });
  });

  it('[CC-8.2] with the Changebringer Coin every odd Crew adds one more', () => {
    const t = table(
      game,
      position({ seats: 2, crew: [FIXER_3], plays: 2, hands: [[GRIFTER], []], tucked: [CHANGEBRINGER] }),
    );
    expect(t.view(0).score).toBe(4);
    t.does(0, play(GRIFTER));
    expect(t.view(0).score).toBe(3 + 1 + 1 + 5 + 1);
  });

  it('[CC-8.3] two players use exactly 24 Crew cards over five rounds', () => {
    const record = readGame('won-by-two');
    const views = Array.from({ length: record.moves.length + 1 }, (_, upTo) => replayed(record, upTo).view(seatOf(0)));
    const dealt = new Set(views.map((view) => CREW_CARDS - view.deckSize));
    expect([...dealt]).toEqual([8, 12, 16, 20, 24]);
    expect(views.at(-1)).toMatchObject({ ending: 'won', handSizes: [2, 2], deckSize: 0 });
  });

  it('[CC-8.4] the Muscle discards the Fixer: its number and its bonus are gone', () => {
    const t = table(game, position({ seats: 2, crew: [FIXER_3, GRIFTER_5], hands: [[MUSCLE], []] }));
    expect(t.view(0).score).toBe(3 + 1 + 5);
    t.does(0, play(MUSCLE), discard(FIXER_3));
    expect(t.events.at(-1)).toEqual({ type: 'announced', score: 5 - 1 + 7 });
  });

  it('[CC-8.4] with two Thieves beside the Fixer the new score is the printed 15', () => {
    const s = position({ seats: 4, crew: [THIEF_4, FIXER_3, THIEF_4], hands: [[], [], [], [MUSCLE]] });
    const t = table(game, s);
    t.does(3, play(MUSCLE));
    expect(t.events).toContainEqual({ type: 'announced', score: 15 });
  });
});
