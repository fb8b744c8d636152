import { draw, magpie, play, take, tuck } from '@hideout/testkit/magpie';
import { describe, expect, it } from 'vitest';
import { act, Match, NOBODY, seatOf, SPECTATOR, UNKNOWN, type Action, type MatchSnapshot } from '../src/index.ts';

const [A, B] = [seatOf(0), seatOf(1)];
const SEED = new Uint8Array(32).fill(8);
const [BUTTON, RING] = [1, 3];
/** Seat A was dealt a Ring and seat B a Button: what is tucked tells nobody anything, what is drawn does. */
const [hideRing, hideButton] = [tuck(RING), tuck(BUTTON)];

const begin = () => new Match(magpie, { seats: 2, options: { deal: 'two' } }, SEED);

function played(...actions: Action[]) {
  const match = begin();
  for (const action of actions) expect(match.play(match.actor as typeof A, action).ok).toBe(true);
  return match;
}

const [MAGPIE, SPOON] = [0, 2];
/** Magpie, as if every card were known to all. */
const QUIET = { ...magpie, tells: () => false };

/** A has laid a Spoon; B has played a Magpie, which had to take it [MG-2.4]. */
function robbed(game: typeof magpie) {
  const match = new Match(game, { seats: 2, options: { deal: 'three' } }, new Uint8Array(32).fill(9));
  for (const action of [play(SPOON), play(MAGPIE), take(A)])
    expect(match.play(match.actor as typeof A, action).ok).toBe(true);
  return match;
}

/** The whole match, each time by the first legal action. */
function finished() {
  const match = begin();
  while (match.actor !== NOBODY) match.play(match.actor, match.legal().at(0));
  return match;
}

describe('a match', () => {
  it('refuses with a clause and changes nothing', () => {
    const match = played(draw);
    const before = match.encode();
    expect(match.play(A, draw)).toEqual({ ok: false, problem: { clause: 'MG-1.3', reason: 'not your turn' } });
    expect([match.encode(), match.length]).toEqual([before, 1]);
  });

  it.each([act(4, 0), act(2, 1), -5 as Action, 0.5 as Action])('refuses %d, which the game does not know', (action) => {
    const match = begin();
    expect(match.play(A, action)).toMatchObject({ ok: false, problem: { reason: 'unknown action' } });
    expect(match.length).toBe(0);
  });

  it('tells each viewer what happened as far as it may know', () => {
    const match = played(hideRing, draw);
    expect(
      match
        .history(A)
        .flat()
        .map(({ kind }) => kind),
    ).toEqual([RING, UNKNOWN]);
    expect(
      match
        .history(B)
        .flat()
        .map(({ kind }) => kind),
    ).toEqual([UNKNOWN, expect.any(Number)]);
    expect(match.history(SPECTATOR, 1)).toEqual([[{ type: 'drew', seat: B, kind: UNKNOWN }]]);
  });

  it('tells what happened before the first decision apart, to whom it concerns, and the same after an undo', () => {
    const match = played(hideRing);
    match.undo(A);
    const dealt = (viewer: typeof A | typeof SPECTATOR) => match.opening(viewer).map(({ seat }) => seat);
    expect([dealt(A), dealt(B), dealt(SPECTATOR), match.history(A)]).toEqual([[A, A], [B, B], [], []]);
  });

  it('ends with an outcome and nobody to act', () => {
    const match = finished();
    expect([match.actor, match.legal().size]).toEqual([NOBODY, 0]);
    expect(magpie.endings).toContain(match.outcome?.ending);
    expect(match.play(A, draw)).toMatchObject({ ok: false, problem: { clause: 'MG-3.1' } });
  });
});

describe('exact undo', () => {
  it('goes back action by action while nothing was learnt', () => {
    const match = played(hideRing, hideButton);
    expect(match.undo(B)).toEqual({ ok: true, value: { seat: B, action: hideButton } });
    expect(match.encode()).toBe(played(hideRing).encode());
    expect(match.undo(A).ok).toBe(true);
    expect(match.encode()).toBe(begin().encode());
    expect(match.undo(A)).toEqual({ ok: false, problem: 'nothing to undo' });
  });

  it('stops where somebody learnt something', () => {
    const match = played(draw, hideButton);
    expect(match.undo(B).ok).toBe(true);
    expect(match.whyNoUndo(A)).toBe('something was learnt');
    expect(match.length).toBe(1);
  });

  it('is for the seat that acted last, until another acts or the game is over', () => {
    const match = played(hideRing);
    expect(match.whyNoUndo(B)).toBe('somebody else acted');
    expect(match.whyNoUndo(A)).toBeUndefined();
    expect(match.play(B, hideButton).ok).toBe(true);
    expect(match.whyNoUndo(A)).toBe('somebody else acted');
    const over = finished();
    expect(over.whyNoUndo(over.moves.at(-1)!.seat)).toBe('game over');
  });

  it('takes the last choice back with what was forced after it', () => {
    const match = robbed(QUIET);
    expect(match.undo(B, new Set([3]))).toEqual({ ok: true, value: { seat: B, action: play(MAGPIE) } });
    expect([match.length, match.actor]).toEqual([1, B]);
  });

  it('needs a choice of the seat’s own behind what was forced, and nothing learnt since', () => {
    expect(robbed(QUIET).whyNoUndo(B, new Set([1, 2, 3]))).toBe('somebody else acted');
    expect(played(hideRing).whyNoUndo(A, new Set([1]))).toBe('nothing to undo');
    expect(robbed(magpie).whyNoUndo(B, new Set([3]))).toBe('something was learnt');
  });

  it('does not tell a seat what was forced on another', () => {
    for (const forced of [[], [1], [2, 3], [1, 2, 3]])
      expect(robbed(QUIET).whyNoUndo(A, new Set(forced))).toBe('somebody else acted');
  });

  it('goes back to any length as if what followed had never been', () => {
    for (let length = 0; length <= finished().length; length++) {
      const match = finished();
      const { moves } = match;
      match.rewind(length);
      const fresh = played(...moves.slice(0, length).map(({ action }) => action));
      expect([match.encode(), match.length, match.history(A)]).toEqual([fresh.encode(), length, fresh.history(A)]);
      for (const { seat, action } of moves.slice(length)) match.play(seat, action);
      expect(match.encode()).toBe(finished().encode());
    }
  });

  it('tells a seat all actions where it saw every one, and none where one was hidden from it', () => {
    const match = begin();
    expect([match.past(A), match.past(B)]).toEqual([[], []]);
    match.play(A, play(RING));
    expect([match.past(A), match.past(B)]).toEqual([[play(RING)], [play(RING)]]);
    const hiding = played(hideRing);
    expect([hiding.past(A), hiding.past(B)]).toEqual([[hideRing], undefined]);
    hiding.undo(A);
    expect(hiding.past(B)).toEqual([]);
  });

  describe('that goes on from a snapshot', () => {
    const resume = (match: ReturnType<typeof begin>) => {
      const snapshot = JSON.parse(JSON.stringify(match.snapshot())) as MatchSnapshot;
      return Match.resume(magpie, match.setup, SEED, snapshot);
    };

    it('is the same in everything, and ends the same', () => {
      const { moves } = finished();
      for (let length = 0; length <= moves.length; length++) {
        const match = played(...moves.slice(0, length).map(({ action }) => action));
        const again = resume(match);
        expect([again.encode(), again.moves, again.opening(A)]).toEqual([
          match.encode(),
          match.moves,
          match.opening(A),
        ]);
        for (const viewer of [A, B, SPECTATOR] as const) expect(again.view(viewer)).toEqual(match.view(viewer));
        for (const seat of [A, B]) expect(again.whyNoUndo(seat)).toBe(match.whyNoUndo(seat));
        for (const { seat, action } of moves.slice(length)) again.play(seat, action);
        expect([again.encode(), again.history(B)]).toEqual([finished().encode(), finished().history(B)]);
      }
    });

    it('undoes what was done before it', () => {
      const again = resume(played(hideRing));
      expect(again.undo(A)).toEqual({ ok: true, value: { seat: A, action: hideRing } });
      again.play(A, draw);
      expect(again.encode()).toBe(played(draw).encode());
    });

    it('does not go on from half a snapshot', () => {
      const { steps, marks } = finished().snapshot();
      const { setup } = begin();
      expect(() => Match.resume(magpie, setup, SEED, { steps: steps.slice(3), marks })).toThrow('not the snapshot');
      expect(() => Match.resume(magpie, setup, SEED, { steps, marks: [] })).toThrow('not the snapshot');
    });
  });

  it('shows nobody the marks by which it goes back', () => {
    expect(Object.keys(finished())).toEqual(['game', 'setup']);
  });

  it('gives the same chance again', () => {
    const match = played(hideRing);
    match.undo(A);
    match.play(A, draw);
    expect(match.encode()).toBe(played(draw).encode());
  });
});
