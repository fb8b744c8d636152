import { FastRng, Match, NOBODY, setUp, SPECTATOR, type Seat } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { caperCards } from '../rules/index.ts';
import type { Event } from '../rules/events.ts';
import { VALUE_OF } from '../rules/rewards.ts';

describe('the margin', () => {
  it('[CC-3.3] is the lead of the last heist over its difficulty, or what is above 21', () => {
    const seen = new Set<number>();
    for (let deal = 1; deal <= 60; deal++) {
      const setup = setUp(caperCards, 1 + (deal % 4));
      if (!setup.ok) throw new Error(setup.problem);
      const match = new Match(caperCards, setup.value, new Uint8Array(32).fill(deal));
      const rng = new FastRng(deal);
      expect(match.margin).toBeUndefined();
      while (match.actor !== NOBODY) {
        const legal = match.legal().toArray();
        match.play(match.actor as Seat, legal[rng.below(legal.length)]!);
      }
      const events = match.history(SPECTATOR, 0).flat() as Event[];
      const { score, risk, reward } = events.findLast((event) => event.type === 'revealed')!;
      expect(match.margin).toBe(score > 21 ? 21 - score : score - risk - VALUE_OF[reward]!);
      seen.add(Math.sign(match.margin!));
    }
    expect(seen).toContain(-1);
  });
});
