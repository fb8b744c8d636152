import { describe, expect, it } from 'vitest';
import { burn, cardOf, equip, giveBack, sell } from '../rules/index.ts';
import { A, B, game, happened, lays, type Position } from './position.ts';

const card = (id: string) => cardOf(id);
const rest = 'coin-purse fireproof-lining';

/** A plays a Blazeblaster on a Mime at the first site against this Crew of B. */
function blaze(b: readonly string[], position: Position = {}) {
  const site = { ...position.sites?.[0], a: ['mime'], b };
  const t = lays({
    coins: [2, 0],
    hands: [`blazeblaster ${rest}`, rest],
    ...position,
    sites: [site, ...(position.sites?.slice(1) ?? [])],
  });
  t.does(A, equip(card('blazeblaster'), 0));
  return t;
}

describe('§7 Burning', () => {
  it('[CE-7.1] the burner chooses among the topmost Gear on the opponent’s side of this Location', () => {
    const t = blaze(['chef coin-purse simple-disguise', 'dame', 'cleaner smoke-screen'], {
      sites: [{}, { b: ['forger coin-purse'] }],
    });
    expect(t.legal()).toEqual([burn(0), burn(2)]);
    expect(t.refusal(A, burn(1))).toEqual({ clause: 'CE-7.1', reason: 'no gear' });
    expect(t.refusal(A, burn(3))).toEqual({ clause: 'CE-7.1', reason: 'not this location' });
    expect(t.refusal(A, sell(card('coin-purse')))).toEqual({ clause: 'CE-7.1', reason: 'burn first' });
    t.does(A, burn(2));
    expect(t.view(A).sites[0]!.crews[B]![2]).toEqual({ thief: card('cleaner'), gear: [] });
    expect(t.view(A).discards[B]).toEqual([card('smoke-screen')]);
  });

  it('[CE-7.1] the only target is burned at once; without a target nothing happens', () => {
    expect(happened(blaze(['chef coin-purse']))).toEqual(['equipped', 'gear burned', 'coins returned', 'swapped']);
    expect(happened(blaze(['chef']))).toEqual(['equipped', 'nothing burned', 'swapped']);
    expect(lays().refusal(A, burn(0))).toEqual({ clause: 'CE-7.1', reason: 'nothing to burn' });
  });

  it('[CE-7.2] the Tracker moves back for each Caper icon, and not beyond the burner’s end', () => {
    expect(blaze(['chef incognito-tuxedo'], { sites: [{ tracker: -3 }] }).state.tracker[0]).toBe(-1);
    const t = blaze(['chef incognito-tuxedo'], { sites: [{ tracker: 4 }] });
    expect(t.state.tracker[0]).toBe(5);
    expect(t.events.flatMap((event) => (event.type === 'caper reverted' ? [event.lost] : []))).toEqual([false, true]);
  });

  it('[CE-7.2] icons are reverted as printed, whether or not they did anything when played', () => {
    const t = blaze(['chef simple-disguise'], { sites: [{ tracker: -5 }] });
    expect(t.state.tracker[0]).toBe(-4);
    const good = blaze(['chef canvas-roll'], {
      loot: [
        [0, 0, 0],
        [0, 1, 0],
      ],
    });
    expect([...good.state.loot, good.state.goods[1]]).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });

  it('[CE-7.2] the pictured Coins go back to the supply, or all there are; the cost is not refunded', () => {
    const rich = blaze(['chef plasma-cutter'], { coins: [2, 5] });
    expect([...rich.state.coins, rich.state.supply]).toEqual([0, 1, 9]);
    const poor = blaze(['chef plasma-cutter'], { coins: [2, 3] });
    expect([...poor.state.coins, poor.state.supply]).toEqual([0, 0, 10]);
  });

  it('[CE-7.2] the pictured Good goes back if the owner has one and a slot is free', () => {
    const none = blaze(['chef glass-cutter'], {
      loot: [
        [1, 0, 0],
        [0, 2, 0],
      ],
    });
    expect([...none.state.loot]).toEqual([1, 0, 0, 0, 2, 0]);
    const full = blaze(['chef glass-cutter'], {
      loot: [
        [0, 0, 0],
        [1, 0, 0],
      ],
      sites: [{ goods: [1, 1, 2] }],
    });
    expect([...full.state.loot]).toEqual([0, 0, 0, 1, 0, 0]);
    const free = blaze(['chef glass-cutter'], {
      loot: [
        [0, 0, 0],
        [1, 0, 0],
      ],
      sites: [{ goods: [1, 1, 1] }],
    });
    expect([...free.state.goods.subarray(0, 3), ...free.state.loot.subarray(3)]).toEqual([2, 1, 1, 0, 0, 0]);
  });

  it('[CE-7.2] for a Steal any the owner chooses, out of turn, among the kinds that he has', () => {
    const t = blaze(['chef skeleton-keys'], {
      loot: [
        [0, 1, 0],
        [1, 0, 2],
      ],
    });
    expect(game.actor(t.state)).toBe(B);
    expect(t.legal()).toEqual([giveBack(0), giveBack(2)]);
    expect(t.refusal(B, giveBack(1))).toEqual({ clause: 'CE-7.2', reason: 'good not yours' });
    expect(t.refusal(B, sell(card('coin-purse')))).toEqual({ clause: 'CE-7.2', reason: 'return first' });
    expect(t.refusal(A, giveBack(0))).toEqual({ clause: 'CE-2.3', reason: 'not your turn' });
    expect(game.encode(game.decode(game.encode(t.state)))).toBe(game.encode(t.state));
    t.does(B, giveBack(2));
    expect([...t.state.loot.subarray(3), ...t.state.goods.subarray(0, 3)]).toEqual([1, 0, 1, 0, 0, 1]);
    expect(game.actor(t.state)).toBe(B);
    expect(t.refusal(B, giveBack(0))).toEqual({ clause: 'CE-7.2', reason: 'nothing to return' });
  });

  it('[CE-7.2] for a Steal any he returns the only kind he has, and nothing when the Location is full', () => {
    const only = blaze(['chef skeleton-keys'], {
      loot: [
        [0, 0, 0],
        [0, 0, 2],
      ],
    });
    expect(happened(only)).toEqual(['equipped', 'gear burned', 'good returned', 'swapped']);
    const full = blaze(['chef skeleton-keys'], {
      loot: [
        [0, 0, 0],
        [1, 1, 0],
      ],
      sites: [{ goods: [2, 2, 0] }],
    });
    expect(happened(full)).toEqual(['equipped', 'gear burned', 'swapped']);
  });

  it('[CE-7.2] first the icons are reverted from top to bottom, then the card enters the Hideout and triggers', () => {
    const t = blaze(['driver family-ring'], { city: 'rome', sites: [{ tracker: -1 }] });
    expect(happened(t)).toEqual(['equipped', 'gear burned', 'caper reverted', 'caper made', 'swapped']);
    expect(t.state.tracker[0]).toBe(-1);
    const magnet = blaze(['chef super-magnet'], {
      loot: [
        [0, 0, 0],
        [1, 0, 0],
      ],
      sites: [{ tracker: -1 }],
    });
    expect(happened(magnet).slice(1, 4)).toEqual(['gear burned', 'good returned', 'caper reverted']);
  });

  it('[CE-7.2] during the owner’s choice the card still lies on its Thief, and what follows waits', () => {
    const t = blaze(['driver super-magnet'], {
      city: 'rome',
      loot: [
        [0, 0, 0],
        [1, 1, 0],
      ],
      sites: [{ tracker: -1 }],
    });
    expect(t.view(A).sites[0]!.crews[B]![0]!.gear).toEqual([card('super-magnet')]);
    expect(t.view(A).frames.map(({ step, seat }) => [step, seat])).toEqual([
      ['resolve', A],
      ['revert', B],
    ]);
    t.does(B, giveBack(0));
    expect(t.view(A).frames).toEqual([]);
    expect(t.view(A).sites[0]!.crews[B]![0]!.gear).toEqual([]);
    expect(t.state.tracker[0]).toBe(0);
  });

  it('[CE-7.3] what other cards gained from the burned card stays', () => {
    const t = blaze(['conductor canvas-roll'], {
      loot: [
        [0, 0, 0],
        [0, 1, 0],
      ],
      sites: [{ tracker: -1 }],
    });
    expect(t.state.tracker[0]).toBe(-1);
  });

  it('[CE-7.3] a burned Burn reverts nothing, and points need no reverting', () => {
    expect(happened(blaze(['chef acid-vial']))).toEqual(['equipped', 'gear burned', 'swapped']);
  });

  it('[CE-7.4] protected colours and covered Gear cannot be burned', () => {
    const t = blaze(['chef simple-disguise', 'nun skeleton-keys', 'dame coin-purse']);
    expect(t.legal()).toEqual([burn(1), burn(2)]);
    expect(t.refusal(A, burn(0))).toEqual({ clause: 'CE-7.4', reason: 'protected' });
    t.does(A, burn(2));
    expect(t.view(A).sites[0]!.crews[B]!.map(({ gear }) => gear.length)).toEqual([1, 1, 0]);
  });

  it('[CE-7.4] protection works from covered Gear, in its own Crew only, and for its own card if the colour fits', () => {
    const covered = blaze(['chef fireproof-lining simple-disguise', 'dame skeleton-keys', 'mime coin-purse']);
    expect(happened(covered).slice(1, 2)).toEqual(['gear burned']);
    expect(covered.view(A).discards[B]).toEqual([card('coin-purse')]);
    expect(happened(blaze(['chef fireproof-lining']))).toContain('gear burned');
    expect(happened(blaze(['madame plans-caches']))).toContain('nothing burned');
    const elsewhere = blaze(['chef simple-disguise'], { sites: [{}, { b: ['nun'] }] });
    expect(happened(elsewhere)).toContain('gear burned');
  });

  it('[CE-7.5] the slot of the burned Gear is free again', () => {
    const t = blaze(['chef coin-purse coin-purse coin-purse']);
    t.does(B, equip(card('coin-purse'), 0));
    expect(t.view(A).sites[0]!.crews[B]![0]!.gear).toEqual(Array(3).fill(card('coin-purse')));
  });

  it('[CE-7.1] the burning card’s other icons and triggers go on after the burn', () => {
    const t = lays({
      coins: [2, 0],
      hands: [`blazeblaster ${rest}`, rest],
      sites: [{ a: ['arsonist'], b: ['chef skeleton-keys', 'mime coin-purse'] }],
      loot: [
        [0, 0, 0],
        [1, 1, 0],
      ],
    });
    t.does(A, equip(card('blazeblaster'), 0), burn(0));
    expect(t.state.tracker[0]).toBe(0);
    t.does(B, giveBack(1));
    expect(t.state.tracker[0]).toBe(1);
  });
});
