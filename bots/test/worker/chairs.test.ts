import { act, type Action } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { Chairs, type Bot } from '../../src/index.ts';

const botNamed = (name: string): Bot => ({ name, choose: ({ legal }) => legal.at(0) });
const done = (...nouns: number[]): Action[] => nouns.map((noun) => act(0, noun));

describe('the chairs of a worker', () => {
  it('keep a bot for each player, those asked last', () => {
    const chairs = new Chairs(2);
    const [one, two, three] = ['one', 'two', 'three'].map(botNamed) as [Bot, Bot, Bot];
    chairs.seat('a', one);
    chairs.seat('b', two);
    chairs.seat('a', one);
    chairs.seat('c', three);
    expect([chairs.botOn('a'), chairs.botOn('b'), chairs.botOn('c')]).toEqual([one, undefined, three]);
    chairs.leave('a');
    expect(chairs.botOn('a')).toBeUndefined();
  });

  it('tell what was done since a bot was last asked', () => {
    const chairs = new Chairs(2);
    chairs.seat('a', botNamed('one'));
    expect(chairs.since('a', done(1))).toBeUndefined();
    expect(chairs.since('a', done(1, 2, 3))).toEqual(done(2, 3));
    expect(chairs.since('a', done(1, 2, 3))).toEqual([]);
  });

  it('tell nothing where something was taken back or hidden, nor after that, nor to a new bot', () => {
    const chairs = new Chairs(2);
    chairs.seat('a', botNamed('one'));
    chairs.since('a', done(1, 2, 3));
    expect(chairs.since('a', done(1, 4))).toBeUndefined();
    expect(chairs.since('a', undefined)).toBeUndefined();
    expect(chairs.since('a', done(1, 4, 5))).toBeUndefined();
    expect(chairs.since('a', done(1, 4, 5, 6))).toEqual(done(6));
    chairs.seat('a', botNamed('two'));
    expect(chairs.since('a', done(1, 4, 5, 6, 7))).toBeUndefined();
    expect(chairs.since('nobody', done(1))).toBeUndefined();
  });
});
