import { UNKNOWN } from '@hideout/kernel';
import { script, subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import {
  activate,
  ADMIRAL,
  capsAndHammers,
  DEFECTOR,
  deploy,
  DIPLOMAT,
  end,
  NUKE,
  POLICEMAN,
  SCIENTIST,
  shift,
  SOLDIER,
  SPY,
} from '../rules/index.ts';
import { ACTIVATED, atTheEnd, position, REVEALED } from './position.ts';

const game = subject(capsAndHammers);

describe('§3 A turn', () => {
  it('[CH-3.1] before deploying, any number of hidden cards of earlier turns may be turned up, one after another', () => {
    const t = table(
      game,
      position({
        caps: {
          hand: [SPY],
          cards: [
            [DIPLOMAT, 0],
            [DEFECTOR, 1],
          ],
        },
      }),
    );
    const places = [deploy(SPY, 0), deploy(SPY, 1), deploy(SPY, 2), deploy(SPY, 3)];
    expect(t.legal()).toEqual([activate(0), activate(1), ...places]);
    t.does(0, activate(1));
    expect(t.legal()).toEqual([activate(0), ...places]);
    t.does(0, activate(0));
    expect(t.legal()).toEqual(places);
    expect(t.refusal(0, activate(4))).toEqual({ clause: 'CH-3.1', reason: 'noSuchCard' });
  });

  it('[CH-3.1] the effect of one is finished before the next', () => {
    const t = table(
      game,
      position({
        caps: {
          hand: [SPY],
          cards: [
            [DIPLOMAT, 0],
            [ADMIRAL, 1],
          ],
        },
      }),
    );
    t.does(0, activate(1));
    expect(t.legal()).toEqual([shift(0), shift(2)]);
    expect(t.refusal(0, activate(0))).toEqual({ clause: 'CH-3.1', reason: 'finishShift' });
    t.does(0, shift(2), activate(0));
    expect(t.view(0).step).toBe('first');
  });

  it('[CH-3.2] exactly one card is deployed, face down, on a location in play', () => {
    const t = table(game, position({ caps: { hand: [NUKE, NUKE, SPY] } }));
    expect(t.legal()).toEqual([SPY, NUKE].flatMap((kind) => [0, 1, 2, 3].map((place) => deploy(kind, place))));
    expect(t.refusal(0, end())).toEqual({ clause: 'CH-3.2', reason: 'deployFirst' });
    expect(t.refusal(0, deploy(SOLDIER, 0))).toEqual({ clause: 'CH-3.2', reason: 'notInHand' });
    t.does(0, deploy(NUKE, 2));
    expect(t.view(0).places[2]!.sides[0]).toEqual([{ card: 0, kind: NUKE, face: 'hidden' }]);
    expect(t.view(0).hands[0]).toEqual([SPY, NUKE]);
    expect(t.refusal(0, deploy(NUKE, 2))).toEqual({ clause: 'CH-3.2', reason: 'alreadyDeployed' });
  });

  it('[CH-3.3] after deploying, cards may be activated again, the card just deployed included', () => {
    const t = table(game, position({ caps: { hand: [DIPLOMAT], cards: [[DEFECTOR, 0]] } }));
    t.does(0, deploy(DIPLOMAT, 1));
    expect(t.legal()).toEqual([activate(0), activate(1), end()]);
  });

  it('[CH-3.4] only hidden cards can be activated', () => {
    const t = table(
      game,
      position({
        caps: {
          hand: [SPY],
          cards: [
            [NUKE, 0, ACTIVATED],
            [NUKE, 0, REVEALED],
            [NUKE, 0],
          ],
        },
      }),
    );
    expect(t.legal().slice(0, 2)).toEqual([activate(2), deploy(SPY, 0)]);
    expect(t.refusal(0, activate(0))).toEqual({ clause: 'CH-3.4', reason: 'alreadyActivated' });
    expect(t.refusal(0, activate(1))).toEqual({ clause: 'CH-3.4', reason: 'alreadyRevealed' });
  });

  it('[CH-3.4] a card turned up by the enemy is revealed, not activated', () => {
    const t = table(game, position({ caps: { hand: [SPY], cards: [[SPY, 0]] }, hammers: { cards: [[NUKE, 0]] } }));
    t.does(0, activate(0));
    expect(t.view(1).places[0]!.sides[1]).toEqual([{ card: 0, kind: NUKE, face: 'revealed' }]);
  });

  it('[CH-3.5] passives of hidden and revealed cards count, actives that never happened do not', () => {
    const t = table(
      game,
      atTheEnd({
        caps: {
          cards: [
            [ADMIRAL, 0],
            [NUKE, 1],
            [SCIENTIST, 2, REVEALED],
          ],
          labs: [0],
        },
        hammers: {
          cards: [
            [SPY, 0],
            [SPY, 1],
            [POLICEMAN, 2],
          ],
        },
        lab: 0,
      }),
    );
    t.does(1, end());
    const weighed = t.events
      .filter((event) => event.type === 'weighed')
      .map(({ sheets }) => sheets.map(({ total }) => total));
    expect(weighed).toEqual([
      [4, 2],
      [3, 2],
      [3, 3],
    ]);
  });

  it('[CH-3.6] you see your own face-down cards, of the enemy’s only how many and where', () => {
    const t = table(
      game,
      position({ caps: { hand: [SPY, NUKE], cards: [[NUKE, 0]] }, hammers: { cards: [[SPY, 0]] } }),
    );
    const hidden = (kind: number): unknown => ({ card: 0, kind, face: 'hidden' });
    expect(t.view(0).places[0]!.sides).toEqual([[hidden(NUKE)], [hidden(UNKNOWN)]]);
    expect(t.view(1).places[0]!.sides).toEqual([[hidden(UNKNOWN)], [hidden(SPY)]]);
    expect(t.view(1).hands[0]).toEqual([UNKNOWN, UNKNOWN]);
    t.does(0, deploy(SPY, 3));
    expect(t.seen(0)).toEqual([{ type: 'deployed', seat: 0, card: 1, kind: SPY, at: { place: 3, site: 21 } }]);
    expect(t.seen(1)).toEqual([{ type: 'deployed', seat: 0, card: 1, kind: UNKNOWN, at: { place: 3, site: 21 } }]);
  });

  it('[CH-3.7] deploying ends the first activation; the turn ends when its player says so', () => {
    const t = table(game, position({ caps: { hand: [POLICEMAN] } }), script());
    t.does(0, deploy(POLICEMAN, 0));
    expect(t.legal()).toEqual([end()]);
    t.does(0, end());
    expect(game.actor(t.state)).toBe(1);
  });

  it('[CH-3.7] the enemy cannot see whether a deployed card could be activated', () => {
    const [idle, busy] = [POLICEMAN, DIPLOMAT].map((kind) => {
      const t = table(game, position({ caps: { hand: [kind] } }));
      t.does(0, deploy(kind, 0));
      return JSON.stringify([t.view(1), t.seen(1), t.refusal(1, end())]);
    });
    expect(idle).toBe(busy);
  });
});
