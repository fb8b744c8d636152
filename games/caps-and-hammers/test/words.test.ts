import { LANGUAGES, PLAIN, seatOf, SPECTATOR } from '@hideout/kernel';
import { subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import {
  activate,
  ADMIRAL,
  capsAndHammers,
  DEFECTOR,
  deploy,
  DIPLOMAT,
  NUKE,
  POLICEMAN,
  returnWith,
  SOLDIER,
  SPY,
  steal,
  type View,
} from '../rules/index.ts';
import { ACTIVATED, country, position, REVEALED, type Placed } from './position.ts';

const game = subject(capsAndHammers);
const names = ['Anna', 'Boris'];

it('[CH-1.2] says which seat plays the Caps and which the Hammers', () => {
  const roles = LANGUAGES.map((language) => [0, 1].map((seat) => game.words[language].role!(seatOf(seat))));
  expect(roles).toEqual([
    ['the Caps', 'the Hammers'],
    ['die Caps', 'die Hammers'],
  ]);
});

describe('the board', () => {
  const s = position({
    round: 3,
    defcon: 4,
    lab: 2,
    row: ['saudi-arabia', 'brazil', 'south-africa'],
    top: { 0: 'venezuela' },
    occupied: [1],
    unseen: [0, 1],
    caps: {
      hand: [SPY, NUKE, NUKE],
      cards: [
        [DIPLOMAT, 1, ACTIVATED],
        [SOLDIER, 1, ACTIVATED],
        [ADMIRAL, 3],
      ],
      protests: [1, 0, 2],
      countries: ['japan', 'korea', 'china'],
      labs: [0],
      justified: [0, 1],
    },
    hammers: {
      hand: [SPY, SPY, SPY],
      cards: [
        [DEFECTOR, 1, ACTIVATED],
        [NUKE, 0],
        [SPY, 1, REVEALED],
      ],
      countries: ['cuba'],
    },
  });

  it('shows row, both sides, Defcon, protests, labs and regions', () => {
    const board = game.words.en.board(game.view(s, seatOf(0)), { viewer: seatOf(0), names }, PLAIN);
    expect(`\n${board}`).toMatchInlineSnapshot(`
      "
      Round 3/7 · turn 7/10 · first ★C
      Defcon  5 [4] 3  2  1    Deck 40 · discard 0 · protest pile 36
              -  1  1  2  5    protests for each level

      ⚒H Boris · hand 3 · protests – · points 3
      ┌──────────────────┬──────────────────┬──────────────────┬──────────────────┐
      │                  │▶1 Defector       │                  │                  │
      │▒2 face down      │□3 Spy            │                  │                  │
      │⚒H 0+?            │⚒H 4              │⚒H 0              │⚒H 0              │
      ├──────────────────┼──────────────────┼──────────────────┼──────────────────┤
      │Saudi Arabia 3 ⚒H │Brazil 3 ★C       │South Africa 2 ★C │Lab II            │
      │Middle East       │South America     │Africa            │Satellites        │
      │+ Venezuela 2     │■ occupied        │                  │                  │
      │                  │justified ★C×1    │                  │                  │
      │                  │unseen protest ×1 │                  │                  │
      ├──────────────────┼──────────────────┼──────────────────┼──────────────────┤
      │★C 0              │★C 4              │★C 0              │★C 4              │
      │                  │▶1 Diplomat       │                  │▒3 Admiral        │
      │                  │▶2 Soldier        │                  │                  │
      └──────────────────┴──────────────────┴──────────────────┴──────────────────┘
      ★C Anna · hand 3 · protests 0×1 2×2 · points 5
      Your hand: Spy, Nuke ×2

      Labs  I ★C   II in play   III ··   IV ··   V ··
      South America    ·· Argentina 1      <> Venezuela 2      <> Brazil 3
      Central America  ·· Nicaragua 1      ·· Panama 2         ⚒H Cuba 3
      Central Europe   ·· Poland 1         ·· Yugoslavia 2     ·· Germany 3
      Africa           ·· Congo 1          <> South Africa 2   ·· Angola 3
      Middle East      ·· Iraq 1           ·· Egypt 2          <> Saudi Arabia 3
      East Asia        ★C Japan 1          ★C Korea 2          ★C China 3
      South-East Asia  ·· Singapore 1      ·· Malaysia 2       ·· Vietnam 3

      ▒ face down · ▶ activated · □ revealed · <> in play"
    `);
  });

  it('says the same in German to a spectator, without anybody’s secrets', () => {
    const board = game.words.de.board(game.view(s, SPECTATOR), { viewer: SPECTATOR, names }, PLAIN);
    expect(`\n${board}`).toMatchInlineSnapshot(`
      "
      Runde 3/7 · Zug 7/10 · beginnt ★C
      Defcon  5 [4] 3  2  1    Stapel 40 · Ablage 0 · Protestvorrat 36
              -  1  1  2  5    Proteste je Stufe

      ⚒H Boris · Hand 3 · Proteste – · Punkte 3
      ┌──────────────────┬──────────────────┬──────────────────┬──────────────────┐
      │                  │▶1 Überläufer     │                  │                  │
      │▒2 verdeckt       │□3 Spion          │                  │                  │
      │⚒H 0+?            │⚒H 4              │⚒H 0              │⚒H 0              │
      ├──────────────────┼──────────────────┼──────────────────┼──────────────────┤
      │Saudi-Arabien 3 ⚒H│Brasilien 3 ★C    │Südafrika 2 ★C    │Labor II          │
      │Naher Osten       │Südamerika        │Afrika            │Satelliten        │
      │+ Venezuela 2     │■ besetzt         │                  │                  │
      │                  │gerechtf. ★C×1    │                  │                  │
      │                  │verd. Protest ×1  │                  │                  │
      ├──────────────────┼──────────────────┼──────────────────┼──────────────────┤
      │★C 0              │★C 4              │★C 0              │★C 0+?            │
      │                  │▶1 Diplomat       │                  │▒3 verdeckt       │
      │                  │▶2 Soldat         │                  │                  │
      └──────────────────┴──────────────────┴──────────────────┴──────────────────┘
      ★C Anna · Hand 3 · Proteste 0×1 2×2 · Punkte 5

      Labore  I ★C   II im Spiel   III ··   IV ··   V ··
      Südamerika       ·· Argentinien 1    <> Venezuela 2      <> Brasilien 3
      Mittelamerika    ·· Nicaragua 1      ·· Panama 2         ⚒H Kuba 3
      Mitteleuropa     ·· Polen 1          ·· Jugoslawien 2    ·· Deutschland 3
      Afrika           ·· Kongo 1          <> Südafrika 2      ·· Angola 3
      Naher Osten      ·· Irak 1           ·· Ägypten 2        <> Saudi-Arabien 3
      Ostasien         ★C Japan 1          ★C Korea 2          ★C China 3
      Südostasien      ·· Singapur 1       ·· Malaysia 2       ·· Vietnam 3

      ▒ verdeckt · ▶ aktiviert · □ aufgedeckt · <> im Spiel"
    `);
  });
});

describe('labels', () => {
  const view = game.view(
    position({
      top: { 1: 'cuba' },
      caps: {
        hand: [NUKE],
        cards: [
          [NUKE, 1],
          [NUKE, 1],
        ],
      },
    }),
    seatOf(0),
  );
  it.each([
    [deploy(NUKE, 0), 'Deploy Nuke to China', 'Atombombe ausspielen: China'],
    [deploy(NUKE, 3), 'Deploy Nuke to lab I Missiles', 'Atombombe ausspielen: Labor I Raketen'],
    [activate(1), 'Activate Nuke at Brazil + Cuba (card 2)', 'Atombombe aktivieren: Brasilien + Kuba (Karte 2)'],
    [activate(4), 'Activate card 5', 'Karte 5 aktivieren'],
    [steal(country('egypt')), 'Take Egypt', 'Ägypten nehmen'],
    [returnWith(1), 'Return a protest with lab II Satellites', 'Mit Labor II Satelliten einen Protest zurückgeben'],
  ])('%i', (action, en, de) => {
    expect(LANGUAGES.map((language) => game.words[language].label(action, view))).toEqual([en, de]);
  });
});

describe('sentences', () => {
  it('[CH-3.6] name the player, and the card only to those who may know it', () => {
    const t = table(game, position({ caps: { hand: [NUKE] } }));
    t.does(0, deploy(NUKE, 0));
    const said = [0, 1].map((seat) => game.words.en.say(t.seen(seat)[0]!, { viewer: seatOf(seat), names }));
    expect(said).toEqual(['You deployed a card (Nuke) to China.', 'Anna deployed a card to China.']);
    const gesagt = [0, 1].map((seat) => game.words.de.say(t.seen(seat)[0]!, { viewer: seatOf(seat), names }));
    expect(gesagt).toEqual([
      'Du hast eine Karte (Atombombe) ausgespielt: China.',
      'Anna hat eine Karte ausgespielt: China.',
    ]);
  });

  it('tell whoever must act what to do, and the others whom they wait for', () => {
    const having = (...cards: readonly Placed[]) => game.view(position({ caps: { hand: [NUKE], cards } }), seatOf(0));
    const mine = (view: View) => game.words.en.status(view, { viewer: seatOf(0), names });
    const view = having([SPY, 0]);
    expect(mine(view)).toBe('Your turn: activate hidden cards if you like, then deploy one card.');
    for (const none of [having(), having([POLICEMAN, 0]), having([SPY, 0, ACTIVATED])])
      expect(mine(none)).toBe('Your turn: deploy one card to a location.');
    expect(game.words.en.status(view, { viewer: seatOf(1), names })).toBe('Anna is to deploy a card.');
    expect(game.words.de.status(view, { viewer: seatOf(1), names })).toBe('Anna spielt eine Karte aus.');
  });
});

describe('the story of a finished game', () => {
  const over = (caps: object, hammers: object) =>
    game.view(position({ round: 7, step: 'over', caps, hammers }), seatOf(0));
  const tell = (view: View, viewer: 0 | 1, language: 'en' | 'de' = 'en') =>
    game.words[language].story!(view, { viewer: seatOf(viewer), names });

  it('[CH-8.1] says the margin, the regions and the protests, to whoever won and whoever lost', () => {
    const view = over(
      { countries: ['japan', 'korea', 'china'], protests: [0, 1] },
      { countries: ['cuba'], protests: [0, 0, 0, 1] },
    );
    expect(tell(view, 0)).toEqual([
      'You ended 8 points ahead, with countries worth 6 against 3.',
      'You held a whole region: East Asia.',
      'Protests cost Boris 3 points and you 1.',
    ]);
    expect(tell(view, 1)[0]).toBe('Anna ended 8 points ahead, with countries worth 6 against 3.');
    expect(tell(view, 1, 'de')[2]).toBe('Proteste kosteten dich 3 Punkte und Anna 1.');
  });

  it('[CH-8.2] says how a draw came about', () => {
    const view = over({ countries: ['japan'] }, { countries: ['iraq'] });
    expect(tell(view, 0)).toEqual([
      'Both ended with 1 point: countries worth 1 against 1, less their protests.',
      'Protests cost each side 0 points.',
    ]);
  });
});
