import { LANGUAGES, PLAIN, seatOf, SPECTATOR, UNKNOWN } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { REASONS } from '../rules/refuse.ts';
import { IN_VAULT, place, putAuto, safeWith, step, theftFrom, unsafeWith } from '../rules/index.ts';
import { UNITS } from '../rules/state.ts';
import { at, EAST, game, KNIFE, LADDER, seated, siteAt, SOUTH, stateOf } from './position.ts';

const to = { viewer: seatOf(0), names: ['Ann', 'Bob', 'Cleo', 'Dora'] };
const { en, de } = game.words;

describe('words', () => {
  it.each(LANGUAGES)('every reason has a sentence (%s)', (language) => {
    for (const reason of Object.values(REASONS).flat())
      expect(game.words[language].refusal(reason)).toMatch(/^[A-ZÄÖÜ].*\.$/);
  });

  it('events are told to whoever hears them', () => {
    const drew = { type: 'drew', seat: seatOf(1), cards: [UNKNOWN, UNKNOWN] } as const;
    expect([en.say(drew, to), de.say(drew, to)]).toEqual(['Bob drew 2 cards.', 'Bob hat 2 Karten gezogen.']);
    const broke = { type: 'stepped', seat: seatOf(1), to: at(2, 16) as never, climbed: false, broke: true } as const;
    expect(en.say(broke, to)).toBe('Bob stepped to (2,16), and the ladder there went back to the depot.');
    expect(de.say(broke, to)).toBe('Bob hat (2,16) betreten, und die Leiter dort kam ins Depot zurück.');
    const caught = { type: 'captured', seat: seatOf(1), victim: seatOf(0), jewels: [0, 2] } as never;
    expect(en.say(caught, to)).toBe('Bob captured you and took the diamond and the emerald.');
    expect(de.say(caught, to)).toBe('Bob hat dich gefangen und den Diamanten und den Smaragd genommen.');
  });

  it('labels name where an action leads', () => {
    const view = game.view(stateOf({ at: { 0: at(12, 5) }, phase: UNITS }), seatOf(0));
    expect(en.label(step(EAST), view)).toBe('Step east to (12,6)');
    expect(en.label(place(SOUTH, KNIFE), view)).toBe('Place a knife south to (13,5)');
    expect(en.label(theftFrom(2, LADDER), view)).toBe('Tool Theft: a ladder from Red');
    expect(de.label(putAuto(1, 3), view)).toBe('Auto auf die Oststraße von der Weststraße');
  });

  it('the board shows levels, tools, autos and thieves by letters in 80 columns and 50 lines', () => {
    const wall = siteAt([at(3, 5), at(4, 5)]);
    const lying = [
      [wall, LADDER],
      [siteAt([at(1, 16)]), LADDER],
    ] as const;
    const t = seated({ at: { 1: at(2, 5) }, autos: [0], lying, jewels: [unsafeWith(0), 0, 0, 0] });
    const lines = game.words.en.board(t.view(0), to, PLAIN).split('\n');
    expect(lines.length).toBe(50);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines[1]).toBe('   =     A     A     B     A     A     A     A     hR    A     A    =');
    expect(lines[7]!.charAt(8 + 5 * 3)).toBe('Y');
    expect(lines[11]).toContain('.x .x|1  1  1');
    expect(lines[10]!.slice(8 + 5 * 3, 8 + 5 * 3 + 2)).toBe(' l');
    expect(lines[5]!.charAt(8 + 16 * 3)).toBe('l');
    expect(lines[44]).toContain('0 points + diamond · l1 s1 p1 w1 k1 · 4 cards');
  });

  it.each(LANGUAGES)('nothing is cut off, however much there is to tell (%s)', (language) => {
    const state = stateOf({});
    state.turnsLeft = 400;
    state.pileSize = 40;
    state.faceUp[0] = 16;
    state.count = 12;
    const lines = game.words[language].board(game.view(state, seatOf(0)), to, PLAIN).split('\n');
    expect(lines.at(-1)).toMatch(/ 16 · .* 400$/);
    expect(lines.join('')).not.toContain('…');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it.each(LANGUAGES)('the last line is never cut: turns are counted at its end (%s)', (language) => {
    for (const seats of [2, 3, 4]) {
      const view = game.view(stateOf({ seats, count: 12 }), seatOf(0));
      const lines = game.words[language].board({ ...view, dice: [6, 6] }, to, PLAIN).split('\n');
      expect(lines.at(-1)).toMatch(/ 400$/);
      expect(lines.at(-1)!.length).toBeLessThanOrEqual(80);
    }
  });

  it('the story of a game tells who brought home what, and what nobody did', () => {
    const jewels = [safeWith(0), IN_VAULT, safeWith(1), unsafeWith(2)];
    const view = game.view(stateOf({ jewels }), seatOf(0));
    expect(en.story!(view, to)).toEqual([
      'You brought home the diamond: 1000 points.',
      'Bob brought home the emerald: 600 points.',
      'Cleo was still on the way with the sapphire. Nobody ever took the ruby.',
    ]);
    expect(de.story!(view, to)[0]).toBe('Du hast den Diamanten heimgebracht: 1000 Punkte.');
    expect(en.story!(game.view(stateOf({}), SPECTATOR), { ...to, viewer: SPECTATOR })[0]).toBe(
      'Nobody brought a jewel home.',
    );
  });

  it('leads to a place by its name, by exact count when it is home', () => {
    const t = stateOf({ seats: 2, at: { 0: at(10, 17) }, phase: UNITS, count: 6 });
    const view = game.view(t, seatOf(0));
    const far = en.wayTo!('10 19', view);
    expect(far.ok && far.value).toEqual([step(EAST), step(EAST)]);
    expect(en.wayTo!('diamond', view)).toEqual({ ok: false, problem: '(14,5) is out of reach with 6 units.' });
    expect(de.wayTo!('Mond', view)).toMatchObject({ ok: false, problem: expect.stringContaining('„Mond“') });
    const near = game.view(stateOf({ seats: 2, at: { 0: at(19, 4) }, phase: UNITS, count: 3 }), seatOf(0));
    const home = de.wayTo!('Heim', near);
    expect(home.ok && home.value.length).toBe(3);
  });

  it('a spectator sees no hand', () => {
    const lines = en.board(game.view(stateOf({}), SPECTATOR), { ...to, viewer: SPECTATOR }, PLAIN);
    expect(lines).not.toContain('Your hand');
  });
});
