import { capsAndHammers } from '@hideout/games/caps-and-hammers';
import { actionSpace, Match, seatOf, seedOf, type Action, type AnyGame, type AnyMatch } from '@hideout/kernel';
import { expect, it } from 'vitest';
import type { Scene, Session } from '../src/session/session.ts';
import { keptLocally } from './keptLocally.ts';

export const GAME = capsAndHammers as unknown as AnyGame;
/** Seat 0 begins, and its first choice leaves it with only one action. */
export const SECRET = '17'.repeat(32);
export const MOMENT = { game: GAME, seats: ['person', 'random'], secret: SECRET };
export const NAMES = ['Ada', 'Otto'];
const ME = seatOf(0);

/** A game that has just begun, seen from seat 0. */
export interface Opened {
  readonly session: Session;
  /** Lets a bot play on seat 1 from now on; nobody does before. */
  readonly letBotPlay: () => Promise<void>;
  /** The same game in another page, after all that was done has been kept. */
  readonly again: () => Promise<Session>;
}

/** Resolves as soon as the session's scene fits. */
export async function until(session: Session, fits: (scene: Scene) => boolean): Promise<Scene> {
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (!fits(session.scene)) return;
      leave();
      resolve();
    };
    const leave = session.subscribe(look);
    look();
  });
  return session.scene;
}

const isMine = ({ legal, outcome }: Scene): boolean => legal.length > 0 || outcome !== undefined;

/** The scenes that a session tells of from now on. */
function listen(session: Session): { readonly scenes: Scene[]; readonly stop: () => void } {
  const scenes: Scene[] = [];
  const stop = session.subscribe(() => {
    if (session.scene !== scenes.at(-1)) scenes.push(session.scene);
  });
  return { scenes, stop };
}

/** Plays the first legal action, as the page would. */
async function playFirst(session: Session): Promise<Action> {
  const [first, another] = session.scene.legal;
  expect(await session.play(first!, { forced: another === undefined })).toBeUndefined();
  return first!;
}

/** Acts until the bot has had a turn and it is seat 0's turn again, or the game is over. */
async function playRound(session: Session): Promise<void> {
  const hasBotPlayed = (): boolean => session.scene.steps.at(-1)?.seat !== ME;
  do {
    await playFirst(session);
    await until(session, isMine);
  } while (!hasBotPlayed() && session.scene.outcome === undefined);
}

/** The truth of the game that every session of the contract plays, before the first action. */
function newMatch(): AnyMatch {
  const { record } = keptLocally(MOMENT);
  return new Match(GAME, record.setup, seedOf(record));
}

const asSeenBy = (match: AnyMatch): Partial<Scene> => ({
  number: match.length,
  viewer: ME as unknown as Scene['viewer'],
  view: match.view(ME as never),
  opening: match.opening(ME as never),
  legal: match.legal().toArray(),
  outcome: undefined,
  curtain: undefined,
});

/** Every sentence of `Session`, for a session of whatever kind. */
export function keepsTheContract(open: () => Promise<Opened>): void {
  it('has names and bots by seat, and begins with the table as the viewer may know it', async () => {
    const { session, letBotPlay } = await open();
    await letBotPlay();
    expect([session.game, session.names, session.bots, session.contact]).toEqual([GAME, NAMES, [false, true], 'here']);
    const opening = { ...asSeenBy(newMatch()), steps: [], noUndo: 'nothing to undo' };
    expect(session.scene).toEqual(opening);
  });

  it('answers an action when the scene shows it, with what the viewer saw', async () => {
    const { session } = await open();
    const match = newMatch();
    for (const forced of [false, true]) {
      match.play(ME, await playFirst(session));
      expect(session.scene).toMatchObject(forced ? { number: 2 } : asSeenBy(match));
      const { events } = { events: match.history(ME as never).at(-1) };
      expect(session.scene.steps.at(-1)).toEqual({ number: match.length, seat: ME, events, forced });
    }
  });

  it('tells of every new scene, one by one, until one stops listening', async () => {
    const { session, letBotPlay } = await open();
    await letBotPlay();
    const { scenes, stop } = listen(session);
    await playRound(session);
    const { number, steps } = session.scene;
    expect(number).toBeGreaterThan(2);
    expect(scenes.map((scene) => scene.number)).toEqual(Array.from({ length: number }, (_, index) => index + 1));
    for (const scene of scenes) expect(scene.steps).toEqual(steps.slice(0, scene.number));
    stop();
    await playFirst(session);
    expect(scenes).toHaveLength(number);
  });

  it('refuses what is not legal and nothing else, by the clause, and nothing changes', async () => {
    const { session } = await open();
    const { scenes } = listen(session);
    const { scene } = session;
    const match = newMatch();
    const space = [...actionSpace(GAME.verbs)];
    for (const action of space) expect(session.refuse(action)).toEqual(match.refuse(ME, action));
    const illegal = space.find((action) => !scene.legal.includes(action))!;
    expect(await session.play(illegal, { forced: false })).toEqual(match.refuse(ME, illegal));
    expect([session.scene, scenes]).toEqual([scene, []]);
    expect(session.scene).toBe(scene);
  });

  it('takes a choice back with what was forced after it, at once', async () => {
    const { session } = await open();
    const before = session.scene;
    const [, other] = before.legal;
    for (const forced of [false, true]) {
      await playFirst(session);
      expect(session.scene.noUndo).toBeUndefined();
      expect(session.scene.steps.at(-1)!.forced).toBe(forced);
    }
    const { scenes } = listen(session);
    session.undo();
    expect(await until(session, ({ number }) => number < 2)).toEqual(before);
    expect(scenes).toEqual([before]);
    expect(await session.play(other!, { forced: false })).toBeUndefined();
    const match = newMatch();
    match.play(ME, other!);
    expect(session.scene.steps.map(({ events }) => events)).toEqual(match.history(ME as never));
  });

  it('takes back what was forced on another page, too', async () => {
    const { session, again } = await open();
    const before = session.scene;
    await playFirst(session);
    await playFirst(session);
    const reloaded = await again();
    expect(reloaded.scene).toEqual(session.scene);
    reloaded.undo();
    expect(await until(reloaded, ({ number }) => number < 2)).toEqual(before);
  });

  it('does not undo what was no choice, nor after somebody else has acted, and says so', async () => {
    const { session, letBotPlay } = await open();
    await session.play(session.scene.legal[0]!, { forced: true });
    expect(session.scene.noUndo).toBe('nothing to undo');
    session.undo();
    await letBotPlay();
    await playRound(session);
    expect(session.scene.noUndo).toBe('somebody else acted');
    const { steps } = session.scene;
    session.undo();
    await playFirst(session);
    expect(session.scene.steps.slice(0, -1)).toEqual(steps);
  });

  it('shows the past that still holds', async () => {
    const { session, letBotPlay } = await open();
    const seen = [session.scene];
    session.subscribe(() => (seen[session.scene.number] = session.scene));
    await playFirst(session);
    const taken = session.scene;
    session.undo();
    await until(session, ({ number }) => number === 0);
    expect(session.at(1)).toBeUndefined();
    await session.play(session.scene.legal[1]!, { forced: false });
    await letBotPlay();
    await playRound(session);
    expect(session.at(1)).not.toEqual(taken);
    expect(seen.map((_, number) => session.at(number)?.steps)).toEqual(seen.map(({ steps }) => steps));
    expect(seen.map((_, number) => session.at(number)?.view)).toEqual(seen.map(({ view }) => view));
    expect(session.at(seen.length)).toBeUndefined();
  });

  it('ends with an outcome, after which nothing can be done', async () => {
    const { session, letBotPlay } = await open();
    await letBotPlay();
    while (session.scene.outcome === undefined) await playRound(session);
    const { scene } = session;
    expect(scene).toMatchObject({
      legal: [],
      noUndo: 'game over',
      outcome: { scores: [expect.any(Number), expect.any(Number)] },
    });
    expect(GAME.endings).toContain(scene.outcome!.ending);
    const [action] = actionSpace(GAME.verbs);
    expect(session.refuse(action!)).toBeDefined();
    expect(await session.play(action!, { forced: false })).toBeDefined();
    session.undo();
    expect(session.scene).toBe(scene);
  });

  it('tells nothing once it is closed', async () => {
    const { session, letBotPlay, again } = await open();
    await playFirst(session);
    await playFirst(session);
    const other = await again();
    session.close();
    const { scenes } = listen(session);
    await letBotPlay();
    await until(other, isMine);
    expect(other.scene.number).toBeGreaterThan(2);
    expect(scenes).toEqual([]);
    expect(session.scene.number).toBe(2);
  });
}
