import type { CaperEvent } from '../rules/index.ts';

const jewels = (numbers: readonly number[]): readonly string[] => numbers.map((jewel) => `jewel:${jewel}`);

/** The things that an event is about. */
export function thingsOf(event: CaperEvent): readonly string[] {
  switch (event.type) {
    case 'rolled':
    case 'lost':
    case 'rolls-again':
      return ['dice', `seat:${event.seat}`];
    case 'stepped':
      return [`thief:${event.seat}`, `space:${event.to}`];
    case 'placed':
    case 'silenced':
      return [`site:${event.site}`, `thief:${event.seat}`];
    case 'stole':
      return [`jewel:${event.jewel}`, `thief:${event.seat}`];
    case 'captured':
      return [...jewels(event.jewels), `thief:${event.seat}`, `thief:${event.victim}`];
    case 'secured':
      return [...jewels(event.jewels), `seat:${event.seat}`];
    case 'supplied':
    case 'gave-back':
      return [`stock:${event.seat}:${event.tool}`, `depot:${event.tool}`];
    case 'removed':
      return [`stock:${event.seat}:${event.tool}`, `site:${event.site}`];
    case 'robbed':
      return [`stock:${event.seat}:${event.tool}`, `stock:${event.victim}:${event.tool}`];
    case 'parked':
      return [`auto:${event.street}`, `street:${event.street}`];
    case 'discarded':
      return ['face-up', `seat:${event.seat}`];
    case 'drew':
      return ['pile', `seat:${event.seat}`];
    case 'reshuffled':
      return ['pile', 'face-up'];
    case 'ended':
      return [];
  }
}
