import { LANGUAGES, PLAIN, seatOf, SPECTATOR, UNKNOWN, type Audience } from '@hideout/kernel';
import { subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import {
  ANCESTOR_MASK,
  caperCards,
  EIGHT,
  FIXER,
  GADGETEER,
  INSIDER,
  LOOM_LENS,
  MASTERMIND,
  MUSCLE,
  NINE,
  ON_RISK,
  play,
  RING,
  SIX,
  TEN,
  THIEF,
  WARPED_GEODE,
  WILD_CARD,
  type Event,
} from '../rules/index.ts';
import { REASONS } from '../rules/refuse.ts';
import { FIXER_3, GADGETEER_2, position, THIEF_4 } from './position.ts';

const game = subject(caperCards);
const { en, de } = game.words;
const to: Audience = { viewer: seatOf(0), names: ['Ada', 'Bert'] };
const ada = seatOf(0);
const bert = seatOf(1);

/** An event, and how it is told to Ada in English and in German. */
const SENTENCES: readonly (readonly [Event, string, string])[] = [
  [{ type: 'appointed', boss: ada, by: 'lot' }, 'Drawn by lot: you are The Boss.', 'Ausgelost: Du bist der Boss.'],
  [{ type: 'appointed', boss: bert, by: 'host' }, 'Chosen: Bert is The Boss.', 'Bestimmt: Bert ist der Boss.'],
  [
    { type: 'looked', seat: ada, reward: RING, again: false },
    'You look at the Reward: Ring of the Hidden Eye (6).',
    'Du siehst die Beute an: Ring des verborgenen Auges (6).',
  ],
  [
    { type: 'looked', seat: bert, reward: UNKNOWN, again: true },
    'Bert looks at the Reward again.',
    'Bert sieht die Beute noch einmal an.',
  ],
  [
    { type: 'played', seat: ada, kind: MASTERMIND, from: 'hand' },
    'You play the Mastermind (8 ♣).',
    'Du spielst das Superhirn (8 ♣).',
  ],
  [
    { type: 'played', seat: bert, kind: WILD_CARD, from: 'deck' },
    'Bert plays the Wild Card (6/9 ♦) from the deck.',
    'Bert spielt den Joker (6/9 ♦) vom Stapel.',
  ],
  [
    { type: 'played', seat: ada, kind: INSIDER, from: 'row' },
    'You flip the Insider (10/01 ♦).',
    'Du deckst den Insider (10/01 ♦) auf.',
  ],
  [{ type: 'laid', seat: ada, face: NINE }, 'The Wild Card shows 9.', 'Der Joker zeigt 9.'],
  [{ type: 'laid', seat: ada, face: EIGHT }, 'The Mastermind joins the Crew.', 'Das Superhirn kommt in die Crew.'],
  [
    { type: 'laid', seat: ada, face: ON_RISK },
    'The Mastermind lies on the Risk card: the Risk is 8.',
    'Das Superhirn liegt auf der Risikokarte: Das Risiko ist 8.',
  ],
  [
    { type: 'rotated', seat: bert, face: TEN },
    'Bert rotates the Insider from 10 to 01.',
    'Bert dreht den Insider von 10 auf 01.',
  ],
  [
    { type: 'discarded', seat: ada, face: FIXER_3 },
    'You discard the Fixer (3 ♥).',
    'Du wirfst den Vermittler (3 ♥) ab.',
  ],
  [{ type: 'announced', score: -3 }, 'The Crew score is −3.', 'Der Crewwert ist −3.'],
  [
    { type: 'struck', reward: WARPED_GEODE, faces: [SIX, TEN], risk: 11 },
    'Warped Geode: Wild Card from 6 to 9, Insider from 10 to 01.',
    'Verzerrte Geode: Joker von 6 auf 9, Insider von 10 auf 01.',
  ],
  [
    { type: 'struck', reward: ANCESTOR_MASK, faces: [GADGETEER_2], risk: 11 },
    'Ancestor Mask: Gadgeteer (2 ♣) discarded.',
    'Ahnenmaske: Tüftler (2 ♣) abgeworfen.',
  ],
  [
    { type: 'struck', reward: RING, faces: [ON_RISK, EIGHT], risk: 12 },
    'Ring of the Hidden Eye: Mastermind (8 ♣), Mastermind (8 ♣) discarded, the Risk is 12 again.',
    'Ring des verborgenen Auges: Superhirn (8 ♣), Superhirn (8 ♣) abgeworfen, das Risiko ist wieder 12.',
  ],
  [
    { type: 'revealed', reward: LOOM_LENS, risk: 11, score: 20, knownTo: [] },
    'The Reward is the Loom Lens: difficulty 11 + 8 = 19, Crew score 20.',
    'Die Beute: Webstuhllinse. Schwierigkeit 11 + 8 = 19, Crewwert 20.',
  ],
  [{ type: 'succeeded', heists: 2, goal: 5 }, 'The heist succeeds: 2 of 5.', 'Der Coup glückt: 2 von 5.'],
  [
    { type: 'ended', ending: 'won' },
    'Every heist is pulled off: you win together.',
    'Jeder Coup ist geglückt: Ihr gewinnt gemeinsam.',
  ],
  [
    { type: 'tucked', reward: LOOM_LENS },
    'The Loom Lens brings a Complication: a tie with the difficulty is lost.',
    'Webstuhllinse bringt eine Komplikation: Gleichstand mit der Schwierigkeit ist verloren.',
  ],
  [{ type: 'passed', to: ada }, 'The Boss passes to you.', 'Der Boss geht an dich.'],
  [{ type: 'passed', to: bert }, 'The Boss passes to Bert.', 'Der Boss geht an Bert.'],
  [
    { type: 'drew', seat: ada, kinds: [THIEF, MASTERMIND] },
    'You draw the Thief and the Mastermind.',
    'Du ziehst den Dieb und das Superhirn.',
  ],
  [{ type: 'drew', seat: bert, kinds: [UNKNOWN, UNKNOWN] }, 'Bert draws 2 Crew cards.', 'Bert zieht 2 Crewkarten.'],
];

describe('sentences', () => {
  it.each(SENTENCES)('%j', (event, english, german) => {
    expect([en.say(event, to), de.say(event, to)]).toEqual([english, german]);
  });

  it('every reason has its own sentence in every language', () => {
    const reasons = [...new Set(Object.values(REASONS).flat())];
    for (const language of LANGUAGES) {
      const sentences = reasons.map((reason) => game.words[language].refusal(reason));
      expect(new Set(sentences).size).toBe(reasons.length);
      expect(sentences.every((sentence) => sentence.endsWith('.'))).toBe(true);
    }
  });

  it('the status says who must do what', () => {
    const t = table(game, position({ seats: 2, crew: [FIXER_3, NINE], hands: [[MUSCLE], [MASTERMIND]] }));
    const status = (): string[] => [en.status(t.view(0), to), de.status(t.view(1), { ...to, viewer: bert })];
    expect(status()).toEqual(['Your turn: play a Crew card from your hand.', 'Ada spielt eine Crewkarte.']);
    t.does(0, play(MUSCLE));
    expect(status()).toEqual([
      'You choose the odd Crew that the Muscle discards.',
      'Ada wählt die ungerade Crewkarte, die der Schläger abwirft.',
    ]);
    t.does(0, t.legal()[0]!);
    t.does(1, play(MASTERMIND));
    expect(status()).toEqual([
      'Bert chooses whether the Mastermind joins the Crew or lies on the Risk.',
      'Du wählst, ob das Superhirn in die Crew kommt oder auf das Risiko.',
    ]);
    t.does(1, t.legal()[0]!);
    expect(en.status(t.view(0), to)).toBe(en.ending('bust'));
  });
});

describe('the board', () => {
  const s = position({
    seats: 2,
    risk: 12,
    boss: 1,
    crew: [THIEF_4, ON_RISK, TEN],
    hands: [
      [GADGETEER, GADGETEER, WILD_CARD],
      [FIXER, FIXER],
    ],
    tucked: [RING, LOOM_LENS],
    reward: ANCESTOR_MASK,
    looked: [0],
    deck: [INSIDER, MUSCLE],
  });

  it('shows everything that the viewer knows', () => {
    expect(`\n${en.board(game.view(s, ada), to, PLAIN)}\n`).toMatchInlineSnapshot(`
      "
       CAPER CARDS                                          heist 3 of 5   ◆ ◆ ◇ ◇ ◇
       ─────────────────────────────────────────────────────────────────────────────
       ┏━━━━━━━━━━━━┓ ╭────────────╮ ╭────────────╮ ╭╌╌╌╌╌╌╌╌╌╌╌╌╮
       ┃ RISK   8 ♣ ┃ │ 4        ♠ │ │ 10       ♦ │ ╎            ╎
       ┃ Mastermind ┃ │ Thief      │ │ Insider    │ ╎    You     ╎
       ┃ Reward   6 ┃ │            │ │       ↻ 01 │ ╎            ╎
       ┗━━━━━━━━━━━━┛ ╰────────────╯ ╰────────────╯ ╰╌╌╌╌╌╌╌╌╌╌╌╌╯
        ◆ Ring of the Hidden Eye      before scoring: kinds in play twice or more go
        ◆ Loom Lens                   a tie with the difficulty is lost
        ◇ Ancestor Mask               before scoring: the lowest number in play goes

       CREW SCORE 14  ██████████████▒▒▒▒▒▒▒  15 to 21 will do

       ▸ You                                  3 cards    has seen the Reward
         Bert                        ♛ Boss   2 cards
         Crew deck 2
         discarded: Gadgeteer, Fixer, 2× Thief, 3× Grifter, 2× Wild Card, 2× Muscle,
         2× Mastermind, Insider

       YOUR HAND
            2 ♣  Gadgeteer  ×2  rotate one ♦ in play
          6/9 ♦  Wild Card      choose which number is upright
      "
    `);
  });

  it('shows a spectator less', () => {
    const names = ['Ada', 'Dominik Maximilian von und zu Hohenstein'];
    expect(`\n${de.board(game.view(s, SPECTATOR), { viewer: SPECTATOR, names }, PLAIN)}\n`).toMatchInlineSnapshot(`
      "
       CAPER CARDS                                          Coup 3 von 5   ◆ ◆ ◇ ◇ ◇
       ─────────────────────────────────────────────────────────────────────────────
       ┏━━━━━━━━━━━━┓ ╭────────────╮ ╭────────────╮ ╭╌╌╌╌╌╌╌╌╌╌╌╌╮
       ┃ RISIKO 8 ♣ ┃ │ 4        ♠ │ │ 10       ♦ │ ╎            ╎
       ┃ Superhirn  ┃ │ Dieb       │ │ Insider    │ ╎    Ada     ╎
       ┃ Beute    ? ┃ │            │ │       ↻ 01 │ ╎            ╎
       ┗━━━━━━━━━━━━┛ ╰────────────╯ ╰────────────╯ ╰╌╌╌╌╌╌╌╌╌╌╌╌╯
        ◆ Ring des verborgenen Auges  vor der Wertung: mehrfache Karten gehen
        ◆ Webstuhllinse               Gleichstand mit der Schwierigkeit ist verloren

       CREWWERT 14  ██████████████░▒▒▒▒▒▒  14 kann reichen, 16 reicht, 22 platzt

       ▸ Ada                                  3 Karten   kennt die Beute
         Dominik Maximilian von und… ♛ Boss   2 Karten
         Crewstapel 2
         abgeworfen: Tüftler, Vermittler, 2× Dieb, 3× Gauner, 2× Joker, 2× Schläger,
         2× Superhirn, Insider
      "
    `);
  });

  it('says the same with colours', () => {
    const painted = en.board(game.view(s, ada), to, (tone, text) => `<${tone}>${text}</>`);
    expect(painted).toContain('<yellow>');
    expect(painted.replaceAll(/<[a-z/]*>/g, '').replaceAll(/ +$/gm, '')).toBe(en.board(game.view(s, ada), to, PLAIN));
  });
});
