import { LANGUAGES, NOBODY, PLAIN, seatOf, SPECTATOR, type Audience } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { locationOf } from '../rules/card.ts';
import { burn, cardOf, equip, type Event, giveBack, hire, replace, sell, steal } from '../rules/index.ts';
import { GEAR } from '../rules/cards/gear.ts';
import { LOCATIONS } from '../rules/cards/locations.ts';
import { THIEVES } from '../rules/cards/thieves.ts';
import { REFUSALS } from '../rules/refuse.ts';
import { pushFrame, REPLACE_LOCATION } from '../rules/state.ts';
import { DE } from '../words/de.ts';
import { EN } from '../words/en.ts';
import { A, B, game, lay, lays } from './position.ts';

const { en, de } = game.words;
const danny: Audience = { viewer: seatOf(B), names: ['Tess', 'Danny'] };
const watcher: Audience = { viewer: SPECTATOR, names: ['Tess', 'Danny'] };
const card = cardOf;

const crews = lay({
  coins: [2, 3],
  hands: ['smoke-screen plans-caches', 'coin-purse acid-vial'],
  discards: ['mime coin-purse', ''],
  loot: [
    [1, 0, 2],
    [0, 0, 0],
  ],
  sites: [
    { at: 'louvre', tracker: 3, goods: [1, 2, 0], a: ['dame smoke-screen false-bottom-briefcase'], b: ['nun'] },
    { at: 'moulin-rouge', tracker: -1, goods: [0, 0, 4], b: ['chef', 'forger blazeblaster coin-purse'] },
    { at: 'bank', goods: [2, 1, 1] },
  ],
});

describe('names', () => {
  it.each([EN, DE])('are different for different cards and Locations, and Gear fits its column', (v) => {
    const cards = [...THIEVES, ...GEAR].map(({ id }) => v.card(card(id)));
    const locations = LOCATIONS.map(({ id }) => v.location(locationOf(id)));
    expect(cards.every((name) => name.length <= 22)).toBe(true);
    expect(new Set([...cards, ...locations]).size).toBe(cards.length + locations.length);
  });
});

describe('sentences', () => {
  const louvre = locationOf('louvre');
  const [tess, dan] = [seatOf(A), seatOf(B)];
  const SAID: readonly (readonly [Event, string, string])[] = [
    [
      { type: 'locations turned up', locations: ['bank', 'louvre', 'yacht'].map(locationOf) },
      'Turned up: the Bank, the Louvre, the Yacht.',
      'Aufgedeckt: Bank, Louvre, Jacht.',
    ],
    [
      { type: 'city location found', location: louvre },
      'None of them is of the City. The next that is: the Louvre.',
      'Keiner davon gehört zur Stadt. Der nächste, der es tut: Louvre.',
    ],
    [
      { type: 'location replaced', seat: NOBODY, replaced: locationOf('bank'), location: louvre },
      'Out goes the Bank, in comes the Louvre.',
      '„Bank“ macht Platz für „Louvre“.',
    ],
    [
      { type: 'location replaced', seat: dan, replaced: locationOf('bank'), location: louvre },
      'You replace the Bank with the Louvre.',
      'Du ersetzt „Bank“ durch „Louvre“.',
    ],
    [
      { type: 'goods laid', location: louvre, goods: [2, 0, 1] },
      'Goods at the Louvre: 2 Diamonds, 1 Antique.',
      'Beute im Louvre: 2 Diamanten, 1 Antiquität.',
    ],
    [
      { type: 'round began', round: 1, starter: dan },
      'Round 2 of 6: Gear. You start.',
      'Runde 2 von 6: Ausrüstung. Du beginnst.',
    ],
    [
      { type: 'hired', seat: tess, card: card('dame'), location: louvre, open: true },
      'Tess hires The Dame at the Louvre.',
      'Tess heuert „Die Dame“ im Louvre an.',
    ],
    [
      {
        type: 'equipped',
        seat: dan,
        card: card('smoke-screen'),
        thief: card('dame'),
        location: louvre,
        cost: 1,
        open: true,
      },
      'You play Smoke Screen on The Dame at the Louvre for 1 Coin.',
      'Du spielst „Rauchvorhang“ auf „Die Dame“ im Louvre für 1 Münze.',
    ],
    [
      { type: 'sold', seat: dan, card: card('smoke-screen'), forced: true, open: true },
      'You sell Smoke Screen, since nothing else is possible.',
      'Du verkaufst „Rauchvorhang“, weil nichts anderes möglich ist.',
    ],
    [
      { type: 'coins gained', seat: tess, supply: 1, rival: 1, lost: 1 },
      'Tess gains 2 Coins, 1 of them from you. 1 Coin is lost.',
      'Tess erhält 2 Münzen, davon 1 von dir. 1 Münze verfällt.',
    ],
    [
      { type: 'coins gained', seat: dan, supply: 0, rival: 0, lost: 2 },
      'You find no Coin to gain. 2 Coins are lost.',
      'Du findest keine Münze mehr. 2 Münzen verfallen.',
    ],
    [
      { type: 'caper made', seat: tess, location: louvre, by: { card: card('colonel') }, lost: true },
      'Tess makes a Caper at the Louvre (The Colonel), but the Tracker is at the end of the track.',
      'Tess macht im Louvre einen Coup („Der Oberst“), aber der Marker steht schon am Ende der Leiste.',
    ],
    [
      { type: 'gear burned', seat: tess, owner: dan, card: card('coin-purse'), thief: card('nun'), location: louvre },
      'Tess burns your Coin Purse on The Nun at the Louvre.',
      'Tess verbrennt im Louvre „Geldbörse“ auf „Die Nonne“ von dir.',
    ],
    [
      { type: 'good returned', owner: dan, location: louvre, good: 2 },
      'You return an Antique to the Louvre.',
      'Du gibst im Louvre eine Antiquität zurück.',
    ],
    [
      { type: 'nothing stolen', seat: tess, location: louvre, good: 3 },
      'No Good is left at the Louvre for Tess to steal.',
      'Tess findet im Louvre keine passende Beute mehr.',
    ],
    [
      { type: 'laundered returned', owner: tess, coins: 0 },
      'Tess has no laundered Coin to return.',
      'Tess hat keine gewaschene Münze zurückzugeben.',
    ],
    [
      { type: 'game ended', scores: [31, 26] },
      'The game is over: Tess 31, you 26.',
      'Das Spiel ist aus: Tess 31, du 26.',
    ],
  ];

  it.each(SAID)('%j', (event, inEnglish, inGerman) => {
    expect([en.say(event, danny), de.say(event, danny)]).toEqual([inEnglish, inGerman]);
  });

  it('a swap names the cards to the players only', () => {
    const hands = [[card('mime')], [card('nun')]];
    const swap: Event = { type: 'swapped', hands, open: false };
    expect(en.say(swap, danny)).toBe('You swap hands and receive The Nun.');
    expect(en.say(game.redact(swap, SPECTATOR)!, watcher)).toBe('The players swap hands.');
  });

  it('every refusal has a sentence in every language', () => {
    for (const language of LANGUAGES) {
      const sentences = Object.keys(REFUSALS).map((reason) => game.words[language].refusal(reason));
      expect(sentences.every((sentence) => sentence.endsWith('.'))).toBe(true);
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });
});

describe('the story of an end', () => {
  const end = (tracker: number, coins = [1, 0]) =>
    lay({
      round: 6,
      coins,
      hands: ['', ''],
      loot: [
        [1, 1, 0],
        [0, 0, 1],
      ],
      sites: [
        { at: 'louvre', tracker, a: ['mime'], b: ['nun'] },
        { at: 'bank', tracker: -2 },
      ],
    });
  const told = (s: ReturnType<typeof lay>, viewer = A) =>
    [en, de].map((words) => words.story!(game.view(s, seatOf(viewer)), { ...danny, viewer: seatOf(viewer) }));

  it('[CE-9.5] says who won the Locations, what made the difference, and the Caper that would have turned it', () => {
    expect(told(end(1))).toEqual([
      [
        'You won the Louvre, Danny the Bank: 5 to 6 points.',
        'Beside the Locations, Stolen Goods counted most: 5 to 2 for you.',
        'One more Caper at the Louvre, and Danny would have won.',
      ],
      [
        'Du gewinnst „Louvre“, Danny „Bank“: 5 zu 6 Punkte.',
        'Neben den Orten zählte am meisten: Beute, 5 zu 2 für dich.',
        'Ein Coup mehr im Louvre, und Danny hätte gewonnen.',
      ],
    ]);
    expect(told(end(1), B)[0]![2]).toBe('One more Caper at the Louvre, and you would have won.');
  });

  it('[CE-9.5] says what broke a tie', () => {
    const tie = lay({
      round: 6,
      coins: [3, 1],
      hands: ['', ''],
      sites: [{ at: 'bank', tracker: 1 }, { at: 'casino' }, { at: 'chapel' }],
    });
    tie.tracker[0] = 0;
    expect(told(tie)[0]).toEqual([
      'You won no Location, Danny no Location: 0 to 0 points.',
      'Equal points: the Coins decide, by 2.',
    ]);
  });
});

describe('labels', () => {
  const view = game.view(crews, seatOf(A));
  it.each([
    [hire(card('mime'), 2), 'Hire The Mime at the Bank', '„Der Pantomime“ in der Bank anheuern'],
    [
      equip(card('smoke-screen'), 0),
      'Play Smoke Screen on The Dame at the Louvre for 1 Coin',
      '„Rauchvorhang“ auf „Die Dame“ im Louvre spielen für 1 Münze',
    ],
    [
      equip(card('coin-purse'), 5),
      'Play Coin Purse on empty slot 3 at the Moulin Rouge',
      '„Geldbörse“ auf leeren Platz 3 im Moulin Rouge spielen',
    ],
    [sell(card('acid-vial')), 'Sell Acid Vial for 1 Coin', '„Säurephiole“ für 1 Münze verkaufen'],
    [steal(0), 'Steal a Diamond', 'einen Diamanten stehlen'],
    [
      burn(4),
      'Burn Coin Purse on The Forger at the Moulin Rouge',
      '„Geldbörse“ auf „Der Fälscher“ im Moulin Rouge verbrennen',
    ],
    [giveBack(2), 'Give an Antique back', 'eine Antiquität zurückgeben'],
  ])('%i', (action, inEnglish, inGerman) => {
    expect([en.label(action, view), de.label(action, view)]).toEqual([inEnglish, inGerman]);
  });
});

describe('the board', () => {
  it('shows the Locations with both Crews, tracks, Goods, Coins and hands; colours have letters', () => {
    const board = en.board(game.view(crews, seatOf(A)), { ...danny, viewer: seatOf(A) }, PLAIN);
    expect(board).toBe(
      [
        'Paris · Round 2 of 6: Gear · Supply: 5 Coins',
        'Intro ▼4 Thieves [▲6 Gear] ▲3 Thieves ▼6 Gear ▼2 Thieves ▲6 Gear Fin',
        '',
        'Danny: 8 points · 3 Coins · no Goods',
        "  Danny's hand, which you know: R Acid Vial, Y Coin Purse",
        '  discarded: nothing',
        '┌─────────────────────────┬─────────────────────────┬─────────────────────────┐',
        '│▪ The Nun                │▪ The Chef               │ 3 free slots            │',
        '│ 2 free slots            │▪ The Forger             │                         │',
        '│                         │ R Blazeblaster          │                         │',
        '│                         │ Y Coin Purse            │                         │',
        '│                         │ 1 free slot             │                         │',
        '├─────────────────────────┼─────────────────────────┼─────────────────────────┤',
        '│ Louvre · 3              │ Moulin Rouge · 5        │ Bank · 6                │',
        '│ 2 per Painting          │ 1 per Thief             │                         │',
        '│                         │ Light blue here: 1 Caper│                         │',
        '│ 1 Di 2 Pa               │ 4 An                    │ 2 Di 1 Pa 1 An          │',
        '│ ▲3 2 1 · · | · · ◆ 2 3▼ │ ▲3 2 1 · ◆ | · · 1 2 3▼ │ ▲3 2 1 · · ◆ · · 1 2 3▼ │',
        '├─────────────────────────┼─────────────────────────┼─────────────────────────┤',
        '│▪ The Dame               │ 3 free slots            │ 3 free slots            │',
        '│ P Smoke Screen          │                         │                         │',
        '│ G False Bottom Briefcase│                         │                         │',
        '│ 2 free slots            │                         │                         │',
        '└─────────────────────────┴─────────────────────────┴─────────────────────────┘',
        'You: 15 points · 2 Coins · Goods 1 Di 2 An',
        '  Your hand:',
        '    P Smoke Screen (-1): Caper; 1 point',
        '    L Plans Cachés (-2): 1 per light blue',
        '  discarded: The Mime, Y Coin Purse',
        'P purple, G green, R red, Y yellow, L light blue · last Gear: topmost',
      ].join('\n'),
    );
  });

  it('[CE-2.2] shows on the round track what is dealt and who starts: below the viewer, above the other', () => {
    const view = game.view(lay({ round: 6 }), seatOf(B));
    const track = [en, de].map((words) => words.board(view, danny, PLAIN).split('\n')[1]);
    expect(track).toEqual([
      'Intro ▲4 Thieves ▼6 Gear ▼3 Thieves ▲6 Gear ▲2 Thieves [▼6 Gear] Fin',
      'Intro ▲4 Diebe ▼6 Ausr. ▼3 Diebe ▲6 Ausr. ▲2 Diebe [▼6 Ausr.] Fin',
    ]);
  });

  it('[CE-1.3] shows the City Location that waits, and asks which one makes way', () => {
    const s = lay({ round: 1, turn: 0, hands: ['', ''] });
    pushFrame(s, REPLACE_LOCATION, A, locationOf('louvre'), 0, 0);
    const view = game.view(s, seatOf(B));
    expect([en, de].map((words) => words.board(view, danny, PLAIN).split('\n')[2])).toEqual([
      'Comes in: Louvre · 3 · 2 per Painting',
      'Neu: Louvre · 3 · 2 je Gemälde',
    ]);
    expect([en.status(view, danny), de.status(view, danny)]).toEqual([
      'Tess chooses which Location makes way for the City.',
      'Tess wählt, welcher Ort der Stadt weicht.',
    ]);
    expect([en.label(replace(0), view), de.label(replace(0), view)]).toEqual([
      'Replace the Bank with the Louvre',
      '„Bank“ durch „Louvre“ ersetzen',
    ]);
  });

  it('shows a spectator no hand, and a player no hand that was not passed', () => {
    const watched = en.board(game.view(crews, SPECTATOR), watcher, PLAIN);
    expect(watched).toContain("Tess's hand: 2 hidden cards");
    expect(watched).toContain("Danny's hand: 2 hidden cards");
    const t = lays({ turn: 1, hands: ['smoke-screen plans-caches', 'coin-purse acid-vial glass-cutter'] });
    expect(de.board(t.view(A), { ...danny, viewer: seatOf(A) }, PLAIN)).toContain('Hand von Danny: 3 verdeckte Karten');
  });

  it('says who must do what', () => {
    const t = lays({
      coins: [2, 0],
      hands: ['blazeblaster coin-purse nun', ''],
      sites: [{ a: ['mime'], b: ['chef skeleton-keys'] }],
      loot: [
        [0, 0, 0],
        [1, 1, 0],
      ],
    });
    const say = () => [en.status(t.view(B), danny), de.status(t.view(B), danny)];
    expect(say()).toEqual(['Tess plays a Gear or sells one.', 'Tess spielt oder verkauft eine Ausrüstung.']);
    t.does(A, equip(card('blazeblaster'), 0));
    expect(say()).toEqual(['You choose which Good to give back.', 'Du wählst, welche Beute du zurückgibst.']);
  });
});
