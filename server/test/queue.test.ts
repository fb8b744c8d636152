import { describe, expect, it } from 'vitest';
import { FairQueue, type Errand } from '../src/bots/queue.ts';

/** A queue that knows what its kinds of thoughts cost. */
function queue(): FairQueue<Errand> {
  const made = new FairQueue<Errand>();
  made.learn('easy', 5);
  made.learn('master', 800);
  return made;
}

const errand = (host: string, kind: string): Errand => ({ host, kind, hasPeople: true });

/** Takes this many, and answers whose they were. */
const taken = (from: FairQueue<Errand>, count = from.size): string[] =>
  Array.from({ length: count }, () => from.take(() => true)!.host);

describe('the queue of thoughts', () => {
  it('gives hosts the same thinking time, however many tables they have', () => {
    const fair = queue();
    for (let i = 0; i < 50; i++) fair.add(errand('Ann', 'master'));
    for (let i = 0; i < 3; i++) fair.add(errand('Ben', 'master'));
    expect(taken(fair, 6).toSorted()).toEqual(['Ann', 'Ann', 'Ann', 'Ben', 'Ben', 'Ben']);
  });

  it('lets a short thought overtake long ones of another host that came before', () => {
    const fair = queue();
    for (let i = 0; i < 50; i++) fair.add(errand('Ann', 'master'));
    expect(taken(fair, 10)).toEqual(Array.from({ length: 10 }, () => 'Ann'));
    fair.add(errand('Ben', 'easy'));
    expect(taken(fair, 1)).toEqual(['Ben']);
  });

  it('lets nobody starve: a long thought is overtaken for as long as it takes itself', () => {
    const fair = queue();
    fair.add(errand('Ann', 'master'));
    let overtaken = 0;
    for (;;) {
      fair.add(errand('Ben', 'easy'));
      if (fair.take(() => true)!.host === 'Ann') break;
      overtaken++;
    }
    expect(overtaken).toBe(800 / 5 - 1);
  });

  it('puts tables without people last, but for every eighth thought', () => {
    const fair = queue();
    for (let i = 0; i < 3; i++) fair.add({ ...errand('bots', 'easy'), hasPeople: false });
    for (let i = 0; i < 14; i++) fair.add(errand('Ann', 'master'));
    const order = taken(fair);
    expect(order.flatMap((host, at) => (host === 'bots' ? [at] : []))).toEqual([7, 15, 16]);
  });

  it('learns what a kind of thought costs', () => {
    const fair = queue();
    for (let i = 0; i < 30; i++) fair.learn('easy', 2000);
    fair.add(errand('Ann', 'easy'));
    fair.add(errand('Ben', 'master'));
    expect(taken(fair)).toEqual(['Ben', 'Ann']);
  });

  it('passes over what is not allowed now, and keeps it', () => {
    const fair = queue();
    fair.add(errand('Ann', 'easy'));
    fair.add(errand('Ben', 'master'));
    expect(fair.take(({ host }) => host !== 'Ann')).toMatchObject({ host: 'Ben' });
    expect(fair.take(({ host }) => host !== 'Ann')).toBeUndefined();
    expect(fair.clear()).toMatchObject([{ host: 'Ann' }]);
    expect(fair.size).toBe(0);
  });
});
