import { seatOf, SPECTATOR, UNKNOWN, type Language, type Viewer } from '@hideout/kernel';
import { subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import { happen } from '../board/happen.ts';
import { KINDS, momentsOf, type Scene } from '../board/moments.ts';
import {
  ANCESTOR_MASK,
  caperCards,
  CHANGEBRINGER,
  EIGHT,
  FIXER,
  GADGETEER,
  GRIFTER,
  INSIDER,
  lay,
  LOOM_LENS,
  MASTERMIND,
  MUSCLE,
  NINE,
  ON_RISK,
  PAPER_MARIONETTE,
  play,
  REWARDS,
  RING,
  SHADOW_CUIRASS,
  SIX,
  TEN,
  THIEF,
  WARPED_GEODE,
  WILD_CARD,
  type State,
  type View,
} from '../rules/index.ts';
import { VOCABULARIES } from '../words/words.ts';
import { everyAct } from './acts.ts';
import { FIXER_3, GADGETEER_2, GRIFTER_5, position, THIEF_4 } from './position.ts';

const game = subject(caperCards);
const names = ['Ada', 'Bert'];

/** The moments of one action of a seat, as a viewer sees them. */
function momentsFor(
  s: State,
  seat: number,
  action: number,
  viewer: Viewer,
  language: Language = 'en',
): readonly Scene[] {
  const t = table(game, s);
  const before = t.view(viewer);
  t.does(seat, action as never);
  const act = { seat: seatOf(seat), before, view: t.view(viewer), events: t.seen(viewer), names, language };
  return momentsOf({ ...act, names: names.slice(0, s.seats) });
}
const said = (moments: readonly Scene[]): readonly string[] =>
  moments.map(({ kind, caption }) => `${kind}: ${caption}`);

/** What a view tells; what is to be decided is no part of what has happened. */
const told = ({ step: _step, actor: _actor, ...view }: View) => view;

describe('over many games', () => {
  it('the events of an action lead from the table before it to the table after it', () => {
    for (const act of everyAct()) expect(told(act.events.reduce(happen, act.before))).toEqual(told(act.view));
  });

  it('[CC-7.1] the table of a moment holds no card that neither the view before nor the view after it holds', () => {
    for (const act of everyAct()) {
      const rewards = new Set<number>([UNKNOWN, ...act.view.tucked, act.before.reward, act.view.reward]);
      const kinds = new Set([...act.before.hand, ...act.view.hand]);
      const unnamed = REWARDS.filter((_, reward) => !rewards.has(reward)).map(({ id }) => id);
      for (const { view, caption } of momentsOf(act)) {
        expect(rewards).toContain(view!.reward);
        expect([...rewards]).toEqual(expect.arrayContaining([...view!.tucked]));
        expect(view!.hand.filter((kind) => !kinds.has(kind))).toEqual([]);
        expect(view!.viewer).toBe(act.view.viewer);
        const named = unnamed.filter((id) => caption.includes(VOCABULARIES[act.language].rewards[id].name));
        expect(named).toEqual([]);
      }
    }
  });

  it('every kind of moment occurs', () => {
    const kinds = new Set<string>();
    for (const act of everyAct()) for (const { kind } of momentsOf(act)) kinds.add(kind);
    expect(kinds).toEqual(new Set(KINDS));
  });

  it('[CC-3.2] every heist is told whole: its sum, its Reward, its verdict, what is tucked', () => {
    for (const act of everyAct()) {
      const revealed = act.events.find((event) => event.type === 'revealed');
      const moments = momentsOf(act);
      const kinds = moments.map(({ kind }) => kind);
      expect(kinds.includes('sum')).toBe(revealed !== undefined);
      if (!revealed) continue;
      const announced = act.events.find((event) => event.type === 'announced')!;
      expect(moments.find(({ kind }) => kind === 'sum')!.count!.at(-1)?.sum).toBe(announced.score);
      const ended = act.events.find((event) => event.type === 'ended')?.ending;
      const rest = { won: ['success', 'won'], short: ['short'], tied: ['tied'], bust: ['bust'] };
      const expected = ended ? rest[ended] : ['success', 'tuck'];
      const from = kinds.indexOf('reward') + 1;
      expect(kinds.slice(from, from + expected.length)).toEqual(expected);
    }
  });

  it('every thing that a moment speaks of has a name that the board knows', () => {
    const known = /^(crew:\d:\d|risk|reward(:\d)?|seat:\d|score|discard)$/;
    for (const act of everyAct())
      for (const { things } of momentsOf(act)) for (const id of things) expect(id).toMatch(known);
  });
});

describe('the end of a heist', () => {
  const success = () =>
    position({
      seats: 2,
      crew: [THIEF_4, SIX, FIXER_3],
      hands: [[], [GRIFTER]],
      tucked: [CHANGEBRINGER],
      reward: ANCESTOR_MASK,
      looked: [1],
      deck: [INSIDER, INSIDER, MUSCLE, MUSCLE],
    });

  it('[CC-3.3] is told from the fourth card to the Complication that is tucked', () => {
    expect(said(momentsFor(success(), 1, play(GRIFTER), seatOf(0)))).toEqual([
      'fourth: Bert’s Grifter (5 ♥) is the fourth card. The Crew is complete.',
      'sum: The Crew adds up to 20.',
      'reward: The Reward is turned over: Ancestor Mask, 6. Seen before by Bert.',
      'success: Risk 11 + Reward 6 = 17, the Crew has 20: 17 ≤ 20 ≤ 21. Heist 2 of 5 succeeds!',
      'tuck: The Ancestor Mask is tucked under the Risk card. From now on: before scoring, the lowest number leaves. Bert is the Boss and begins heist 3.',
    ]);
    expect(said(momentsFor(success(), 1, play(GRIFTER), seatOf(1), 'de'))).toEqual([
      'fourth: Von dir als vierte Karte: Gauner (5 ♥). Die Crew ist vollständig.',
      'sum: Die Crew kommt auf 20.',
      'reward: Die Beute wird aufgedeckt: Ahnenmaske, 6. Vorher gesehen von dir.',
      'success: Risiko 11 + Beute 6 = 17, die Crew hat 20: 17 ≤ 20 ≤ 21. Coup 2 von 5 glückt!',
      'tuck: Ahnenmaske kommt unter die Risikokarte. Ab jetzt gilt: Vor der Wertung geht die niedrigste Zahl ab. Du bist der Boss und beginnst Coup 3.',
    ]);
  });

  it('[CC-4.1] counts the sum line by line, each with its reason', () => {
    const [fourth, sum, reward] = momentsFor(success(), 1, play(GRIFTER), seatOf(0));
    expect(fourth!.view).toMatchObject({ crew: [THIEF_4, SIX, FIXER_3, GRIFTER_5], plays: 3, reward: UNKNOWN });
    expect(sum!.count).toEqual([
      { text: 'Thief (4 ♠)', figure: '+4', sum: 4 },
      { text: 'Wild Card (6 ♦)', figure: '+6', sum: 10 },
      { text: 'Fixer (3 ♥)', figure: '+3', sum: 13 },
      { text: 'Fixer: each other ♥', figure: '+1', sum: 14 },
      { text: 'Grifter (5 ♥)', figure: '+5', sum: 19 },
      { text: 'Grifter: each ♠', figure: '−1', sum: 18 },
      { text: 'Changebringer Coin: +1 for each odd Crew in play', figure: '+2', sum: 20 },
    ]);
    expect(reward).toMatchObject({ things: ['risk', 'reward'], view: { reward: ANCESTOR_MASK } });
  });

  it('[CC-3.1] shows a Complication that strikes, first on what it strikes and then what has come of it', () => {
    const s = position({
      seats: 2,
      crew: [GADGETEER_2, TEN, SIX],
      hands: [[], [FIXER]],
      tucked: [ANCESTOR_MASK],
      reward: RING,
    });
    const moments = momentsFor(s, 1, play(FIXER), seatOf(0));
    expect(said(moments).slice(2, 4)).toEqual([
      'strike: A Complication strikes! Ancestor Mask: before scoring, the lowest number leaves.',
      'struck: Gadgeteer (2 ♣) leaves the Crew. The Crew score falls from 21 to 19.',
    ]);
    expect(moments[2]).toMatchObject({
      things: ['reward:3', 'crew:0:0'],
      view: { crew: [GADGETEER_2, TEN, SIX, FIXER_3] },
    });
    expect(moments[3]).toMatchObject({ view: { crew: [TEN, SIX, FIXER_3], score: 19 } });
  });

  it('[CC-6.7] shows cards that turn', () => {
    const s = position({
      seats: 2,
      crew: [GADGETEER_2, TEN, SIX],
      hands: [[], [FIXER]],
      tucked: [WARPED_GEODE],
      reward: RING,
    });
    expect(said(momentsFor(s, 1, play(FIXER), seatOf(0), 'de'))[3]).toBe(
      'struck: Insider von 10 auf 01 und Joker von 6 auf 9. Der Crewwert fällt von 21 auf 15.',
    );
  });

  const lost = (crew: readonly number[], tucked: readonly number[] = []) =>
    position({
      seats: 2,
      crew: crew as never,
      hands: [[], [FIXER]],
      tucked: tucked as never,
      reward: RING,
    });
  it.each([
    [
      lost([GADGETEER_2, THIEF_4, SIX]),
      'short: Risk 11 + Reward 6 = 17, and the Crew has only 15: 2 too few. The heist fails, and the game is lost.',
      'short: Risiko 11 + Beute 6 = 17, und die Crew hat nur 15: 2 zu wenig. Der Coup misslingt, das Spiel ist verloren.',
    ],
    [
      lost([THIEF_4, THIEF_4, SIX], [LOOM_LENS]),
      'tied: Risk 11 + Reward 6 = 17, and the Crew has 17 as well. The Loom Lens makes a tie a failure: one more was needed. The game is lost.',
      'tied: Risiko 11 + Beute 6 = 17, und die Crew hat auch 17. Die Webstuhllinse macht den Gleichstand zum Fehlschlag: Eins mehr war nötig. Das Spiel ist verloren.',
    ],
    [
      lost([TEN, TEN, SIX]),
      'bust: Bust! The Crew has 29, 8 above 21. 17 to 21 would have done. The game is lost.',
      'bust: Geplatzt! Die Crew hat 29 und liegt damit um 8 über 21. 17 bis 21 hätten gereicht. Das Spiel ist verloren.',
    ],
    [
      lost([TEN, TEN, SIX], [LOOM_LENS]),
      'bust: Bust! The Crew has 29, 8 above 21. 18 to 21 would have done. The game is lost.',
      'bust: Geplatzt! Die Crew hat 29 und liegt damit um 8 über 21. 18 bis 21 hätten gereicht. Das Spiel ist verloren.',
    ],
  ])('[CC-3.4] tells what was missing (%#)', (s, en, de) => {
    expect(said(momentsFor(game.clone(s), 1, play(FIXER), seatOf(0))).at(-1)).toBe(en);
    expect(said(momentsFor(s, 1, play(FIXER), SPECTATOR, 'de')).at(-1)).toBe(de);
  });

  it('[CC-3.7] a won game is a celebration', () => {
    const last = (seats: number) =>
      position({
        seats,
        crew: [EIGHT, THIEF_4, GADGETEER_2],
        hands: seats === 1 ? [[FIXER]] : [[], [FIXER]],
        tucked: [LOOM_LENS, WARPED_GEODE, RING, PAPER_MARIONETTE],
        reward: SHADOW_CUIRASS,
      });
    expect(said(momentsFor(last(2), 1, play(FIXER), seatOf(0))).slice(-2)).toEqual([
      'success: Risk 11 + Reward 5 = 16, the Crew has 17: 16 < 17 ≤ 21. Heist 5 of 5 succeeds!',
      'won: All 5 heists pulled off in a row. You have won!',
    ]);
    expect(momentsFor(last(1), 0, play(FIXER), seatOf(0), 'de').at(-1)).toMatchObject({
      caption: 'Alle 5 Coups hintereinander geglückt. Du hast gewonnen!',
      mood: 'good',
      weight: 'climax',
    });
    expect(said(momentsFor(last(2), 1, play(FIXER), SPECTATOR)).at(-1)).toBe(
      'won: All 5 heists pulled off in a row. The game is won!',
    );
  });
});

describe('what abilities and chance have done', () => {
  it('[CC-5.3] a look is told to whoever looks, and that it was taken to the others', () => {
    const s = () => position({ seats: 2, hands: [[THIEF], [FIXER]], reward: LOOM_LENS });
    expect(said(momentsFor(s(), 0, play(THIEF), seatOf(1)))).toEqual([
      'look: The Thief lets you look at the Reward: Loom Lens, 8. With the Risk the heist needs 19.',
    ]);
    expect(said(momentsFor(s(), 0, play(THIEF), seatOf(0), 'de'))).toEqual([
      'look: Der Dieb lässt Bert die Beute ansehen. Sonst erfährt niemand, was es ist.',
    ]);
  });

  it('[CC-6.9] a look names what the heist needs, ties lost', () => {
    const s = position({ seats: 2, hands: [[THIEF], [FIXER]], tucked: [LOOM_LENS], reward: RING });
    expect(said(momentsFor(s, 0, play(THIEF), seatOf(1)))).toEqual([
      'look: The Thief lets you look at the Reward: Ring of the Hidden Eye, 6. With the Risk the heist needs 18.',
    ]);
  });

  it('[CC-5.5][CC-5.1] a card that is turned or thrown out is told with the score', () => {
    const turn = position({ seats: 2, hands: [[GADGETEER], []], crew: [], plays: 0 });
    turn.crew[0] = TEN;
    turn.crewSize = 1;
    expect(said(momentsFor(turn, 0, play(GADGETEER), seatOf(1)))).toEqual([
      'turn: The Gadgeteer turns the Insider from 10 to 01. The Crew score is now 3.',
    ]);
    const muscle = position({ seats: 2, hands: [[], [MUSCLE]], crew: [FIXER_3] });
    expect(said(momentsFor(muscle, 1, play(MUSCLE), seatOf(0), 'de'))).toEqual([
      'throwOut: Der Schläger wirft den Vermittler (3 ♥) hinaus. Der Crewwert ist jetzt 7.',
    ]);
  });

  it('[CC-5.2][CC-5.6] how a card was laid is told to the others only', () => {
    const s = () => position({ seats: 2, hands: [[MASTERMIND, WILD_CARD], [FIXER]] });
    const risk = s();
    table(game, risk).does(0, play(MASTERMIND));
    expect(said(momentsFor(game.clone(risk), 0, lay(ON_RISK), seatOf(1)))).toEqual([
      'cover: The Mastermind lies on the Risk card: the Risk is 8 instead of 11.',
    ]);
    expect(momentsFor(risk, 0, lay(ON_RISK), seatOf(0))).toEqual([]);
    const wild = s();
    table(game, wild).does(0, play(WILD_CARD));
    expect(said(momentsFor(wild, 0, lay(NINE), seatOf(1), 'de'))).toEqual(['wild: Ada legt den Joker als 9.']);
  });

  it('[CC-2.3] a card that comes by itself follows the one that was played', () => {
    const s = position({ seats: 1, crew: [THIEF_4], hands: [[FIXER]], row: [GRIFTER] });
    expect(said(momentsFor(s, 0, play(FIXER), seatOf(0)))).toEqual([
      'card: You play the Fixer (3 ♥). The Crew score is 7.',
      'flip: The next card of the row is turned up: Grifter (5 ♥). The Crew score is 12.',
    ]);
    expect(momentsFor(position({ seats: 2, hands: [[FIXER], []] }), 0, play(FIXER), seatOf(1))).toEqual([]);
  });
});
