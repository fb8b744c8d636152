import {
  ACTIVATED,
  ADMIRAL,
  capsAndHammers,
  DEFECTOR,
  DIPLOMAT,
  FIGURES,
  GUERRILLA,
  influence,
  LAB,
  NUKE,
  PLACES,
  POLICEMAN,
  SCIENTIST,
  SOLDIER,
  SPY,
  STEP,
  type State,
} from '../../rules/index.ts';
import { SPECTATOR } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { Appraisal } from '../appraisal.ts';
import { tieBreak } from '../stakes.ts';
import { lay, randomGame } from './position.ts';

const REVEALED = 2;

function looked(s: State, seat = s.actor): Appraisal {
  const look = new Appraisal();
  look.look(s, seat);
  return look;
}

describe('influence as a seat sees it', () => {
  it('is the influence of the rules where every card is turned up', () => {
    let compared = 0;
    for (let seed = 0; seed < 5; seed++) {
      for (const s of randomGame(seed)) {
        if (s.step === STEP.protests) continue;
        const open = capsAndHammers.clone(s);
        for (let at = 0; at < open.face.length; at++) if (open.face[at] === 0) open.face[at] = REVEALED;
        const view = capsAndHammers.view(open, SPECTATOR);
        const look = looked(open, 0);
        for (const place of view.places.keys()) {
          const [caps, hammers] = influence(view, place);
          expect(look.lead[place]! - tieBreak(open, place)).toBeCloseTo(caps!.total - hammers!.total);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });

  it('does not depend on what the enemy has hidden', () => {
    const table = (secret: typeof NUKE): State =>
      lay({ caps: { hand: [SPY], cards: [[POLICEMAN, 0]] }, hammers: { cards: [[secret, 0]] } });
    expect(looked(table(NUKE)).lead).toEqual(looked(table(ADMIRAL)).lead);
    expect(looked(table(NUKE), 1).lead).not.toEqual(looked(table(ADMIRAL), 1).lead);
  });

  it('takes a face-down card for a little more than its points', () => {
    const lead = looked(lay({ hammers: { cards: [[SPY, 1]] } })).lead[1]!;
    expect(lead).toBeLessThan(0.5 - 2);
    expect(lead).toBeGreaterThan(0.5 - 3);
  });
});

describe('what a location is worth', () => {
  it('is twice its value, and more where a region hangs on it', () => {
    const { swing } = looked(
      lay({ row: ['china', 'argentina', 'venezuela'], hammers: { countries: ['japan', 'korea'] } }),
    );
    expect(swing[0]).toBeGreaterThan(2 * 3 + FIGURES.region - 1.5);
    expect(swing[1]).toBeLessThan(swing[2]!);
  });

  it('is nothing at the lab in the last round, and much in the first', () => {
    expect(looked(lay({ round: 7 })).swing[LAB]).toBe(0);
    expect(looked(lay({ round: 1 })).swing[LAB]).toBeGreaterThan(looked(lay({ round: 6 })).swing[LAB]!);
  });
});

describe('deployments', () => {
  it('go where they matter', () => {
    const look = looked(lay({ round: 7, row: ['china', 'argentina', 'japan'] }));
    expect(look.deploy(SPY, 0)).toBeGreaterThan(look.deploy(SPY, 1));
    expect(look.deploy(SPY, LAB)).toBeLessThanOrEqual(0);
  });

  it('count passives: Admiral alone, Policeman against two types, Scientist with more labs', () => {
    const look = looked(
      lay({
        round: 7,
        caps: { cards: [[SPY, 1]], labs: 1 },
        hammers: {
          cards: [
            [SPY, 0, ACTIVATED],
            [NUKE, 0, ACTIVATED],
          ],
        },
        row: ['china', 'cuba', 'vietnam'],
      }),
    );
    expect(look.deploy(ADMIRAL, 2)).toBeGreaterThan(look.deploy(SOLDIER, 2));
    expect(look.deploy(ADMIRAL, 1)).toBeCloseTo(look.deploy(SOLDIER, 1));
    expect(look.deploy(POLICEMAN, 0)).toBeGreaterThan(look.deploy(SOLDIER, 0));
    expect(look.deploy(POLICEMAN, 2)).toBeCloseTo(look.deploy(SOLDIER, 2));
    expect(look.deploy(SCIENTIST, 2)).toBeGreaterThan(look.deploy(SOLDIER, 2));
  });

  it('know that a second card ends the lone Admiral’s bonus', () => {
    const alone = looked(lay({ round: 7, caps: { cards: [[ADMIRAL, 0]] } }));
    const other = looked(lay({ round: 7, caps: { cards: [[SOLDIER, 0]] } }));
    expect(alone.deploy(SOLDIER, 0)).toBeLessThan(other.deploy(SOLDIER, 0));
  });
});

describe('activations', () => {
  const last = { round: 7, isSecond: true } as const;
  const fifth = (card: typeof NUKE, place: number, ...before: readonly (readonly [typeof NUKE, number])[]) => ({
    cards: [
      ...before,
      ...Array.from({ length: 4 - before.length }, () => [SOLDIER, 1] as const),
      [card, place] as const,
    ],
  });

  it('use a Nuke in the last turn where it turns the location, unless it costs too much', () => {
    const hammers = {
      cards: [
        [SPY, 0, ACTIVATED],
        [SPY, 0, ACTIVATED],
        [SPY, 1],
        [SPY, 1],
      ],
    } as const;
    expect(looked(lay({ ...last, caps: fifth(NUKE, 0), hammers })).activate(4)).toBeGreaterThan(3);
    expect(looked(lay({ ...last, caps: fifth(NUKE, 0), hammers, defcon: 2 })).activate(4)).toBeLessThan(0.5);
    expect(looked(lay({ ...last, caps: fifth(NUKE, 2), hammers })).activate(4)).toBeLessThan(1);
  });

  it('use a Diplomat for a Nuke, and for nothing else', () => {
    const hammers = {
      cards: [
        [SPY, 0, ACTIVATED],
        [SPY, 0, ACTIVATED],
        [SPY, 0, ACTIVATED],
        [SPY, 1],
      ],
    } as const;
    expect(looked(lay({ ...last, caps: fifth(DIPLOMAT, 0, [NUKE, 0]), hammers })).activate(4)).toBeGreaterThan(0);
    expect(looked(lay({ ...last, caps: fifth(DIPLOMAT, 0), hammers })).activate(4)).toBeLessThan(0);
  });

  it('plant a protest only where the location is being won', () => {
    const caps = {
      cards: [
        [SPY, 1],
        [SPY, 1],
        [SOLDIER, 0],
        [DEFECTOR, 0],
      ],
    } as const;
    const rich = {
      cards: [
        [SPY, 0, ACTIVATED],
        [SPY, 0, ACTIVATED],
        [SPY, 0, ACTIVATED],
      ],
    } as const;
    expect(looked(lay({ isSecond: true, caps })).activate(3)).toBeGreaterThan(0);
    expect(looked(lay({ isSecond: true, caps, hammers: rich })).activate(3)).toBeLessThan(0);
  });

  it('steal the country that hurts most', () => {
    const s = lay({ isSecond: true, caps: { cards: [[GUERRILLA, 0]] }, hammers: { countries: ['germany', 'poland'] } });
    const look = looked(s);
    expect(look.activate(0)).toBeGreaterThan(0);
    expect(look.steal(8)).toBeGreaterThan(look.steal(6));
  });

  it('look at two hidden cards at once, and never reward waiting ones', () => {
    const caps = { cards: [[SPY, 0]] } as const;
    expect(
      looked(
        lay({
          isSecond: true,
          caps,
          hammers: {
            cards: [
              [NUKE, 0],
              [SPY, 0],
            ],
          },
        }),
      ).activate(0),
    ).toBeGreaterThan(0);
    expect(looked(lay({ isSecond: true, caps, hammers: { cards: [[NUKE, 0]] } })).activate(0)).toBeLessThan(0);
    for (let place = 0; place < PLACES; place++) {
      expect(looked(lay({ isSecond: true, caps: { cards: [[POLICEMAN, place]] } })).activate(0)).toBeLessThan(0);
    }
  });
});
