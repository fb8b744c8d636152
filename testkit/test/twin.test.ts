import { afterEach, expect, it, vi } from 'vitest';
import { subject, table, twin } from '../src/index.ts';
import { magpie } from './magpie/game.ts';
import { LAYOUT, slot, type State } from './magpie/state.ts';
import { play, tuck } from './magpie/verbs.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

function start(): State {
  const s = LAYOUT.make();
  s.seats = 2;
  s.hand[slot(0, 1)] = s.hand[slot(0, 2)] = s.hand[slot(1, 3)] = s.hand[slot(1, 1)] = 1;
  return s;
}

it('the twin plays the same game', () => {
  const [one, other] = [table(magpie, start()), table(twin(magpie), start())];
  for (const t of [one, other]) {
    t.does(0, tuck(1));
    t.does(1, play(3));
  }
  expect(magpie.encode(other.state)).toBe(magpie.encode(one.state));
  expect(other.events).toEqual(one.events);
});

it('the twin shows what the encoding forgets', () => {
  const forgetful = { ...magpie, encode: (s: Readonly<State>) => LAYOUT.encode(s).replace(/ ?tucked:\S+/, '') };
  const t = table(twin(forgetful), start());
  t.does(0, tuck(1));
  t.does(1, play(3));
  expect(t.state.tucked[0]).toBe(0);
});

it('TWIN=1 makes every subject a twin', () => {
  vi.stubEnv('TWIN', '0');
  expect(subject(magpie)).toBe(magpie);
  vi.stubEnv('TWIN', '1');
  expect(subject(magpie)).not.toBe(magpie);
});
