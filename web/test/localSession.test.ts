import { caperCards, WILD_CARD } from '@hideout/games/caper-cards';
import { nounOf, readRecord, replay, SPECTATOR, writeRecord, type Action, type AnyGame } from '@hideout/kernel';
import { expect, it, vi } from 'vitest';
import { keptGame } from '../e2e/keptGame.ts';
import type { BotQuestion, Thinker } from '../src/bot/Thinker.ts';
import { LocalSession } from '../src/session/LocalSession.ts';
import type { LocalGame } from '../src/store/localGames.ts';

const SECRET = '20'.repeat(32);
/** A deal for one with a Wild Card in hand. */
const SOLO_SECRET = '0c'.repeat(32);
const game = caperCards as unknown as AnyGame;

function kept(seats: readonly string[], secret: string): LocalGame {
  const [, text] = keptGame('test', { seats, secret });
  const { record, ...rest } = JSON.parse(text) as Omit<LocalGame, 'record'> & { record: string };
  const read = readRecord(record);
  if (!read.ok) throw new Error(read.problem);
  return { ...rest, id: 'test', record: read.value };
}

/** A session whose bots take the first legal action, and everything that it saved and asked. */
function open(seats: readonly string[], { secret = SECRET, afterwards = (task: () => void) => task() } = {}) {
  const saved: LocalGame[] = [];
  const asked: BotQuestion[] = [];
  const thinker = {
    choose: (question: BotQuestion) => {
      asked.push(question);
      return Promise.resolve(question.legal[0]);
    },
    cancel: () => {},
  } as unknown as Thinker;
  const session = new LocalSession(game, kept(seats, secret), {
    thinker,
    save: (each) => saved.push(each),
    afterwards,
  });
  return { session, saved, asked };
}

const play = (session: LocalSession, action: Action = session.scene.legal[0]!) =>
  session.play(action, { forced: false });
const settle = () => vi.waitFor(() => Promise.resolve());

it('bots answer until it is the person’s turn again, and are told only what their seat sees', async () => {
  const { session, asked } = open(['person', 'random']);
  await play(session);
  await vi.waitFor(() => expect(session.scene.legal.length).toBeGreaterThan(0));
  expect(asked.map(({ view }) => view.viewer)).toEqual(asked.map(() => 1));
  expect(asked[0]!.view).toEqual(replayed(session, 1).view(1 as never));
});

const replayed = (session: LocalSession, upTo: number) => {
  const match = replay(game, session.record(), upTo);
  if (!match.ok) throw new Error(match.problem);
  return match.value;
};

it('whoever leaves before a change has been shown finds it saved, and it is saved once', async () => {
  const tasks: (() => void)[] = [];
  const { session, saved } = open(['person', 'person'], { afterwards: (task) => void tasks.push(task) });
  session.liftCurtain();
  await play(session);
  expect(saved).toHaveLength(0);
  session.keep();
  for (const task of tasks) task();
  session.close();
  expect(saved.map(({ record }) => record.moves.length)).toEqual([1]);
});

it('every change is saved as soon as it has been shown, so that a reload finds it', async () => {
  const { session, saved } = open(['person', 'person']);
  session.liftCurtain();
  await play(session);
  expect(saved.at(-1)!.record.moves).toHaveLength(1);
  const again = readRecord(writeRecord(saved.at(-1)!.record));
  expect(again.ok).toBe(true);
});

it('what the rules refuse is answered with the clause and changes nothing', async () => {
  const { session, saved } = open(['person', 'person']);
  session.liftCurtain();
  const missing = [0, 1, 2, 3, 4, 5, 6, 7].find(
    (kind) => !session.scene.legal.some((action) => nounOf(action) === kind),
  )!;
  expect(await play(session, missing as Action)).toEqual({ clause: 'CC-2.2', reason: 'not in hand' });
  expect(saved).toEqual([]);
});

it('several people at one screen: nobody’s hand is in the scene before somebody has taken the screen', async () => {
  const { session } = open(['person', 'person']);
  expect(session.scene.viewer).toBe(SPECTATOR);
  expect(session.scene.curtain).toBe(0);
  expect((session.scene.view as unknown as { hand: unknown[] }).hand).toEqual([]);
  session.liftCurtain();
  expect(session.scene.viewer).toBe(0);
  expect(session.scene.curtain).toBeUndefined();
  await play(session);
  expect(session.scene.curtain).toBe(1);
});

it('undo takes a choice back, also one that was marked as forced', async () => {
  const { session } = open(['person'], { secret: SOLO_SECRET });
  const before = session.scene;
  const wildCard = before.legal.find((action) => nounOf(action) === WILD_CARD)!;
  for (const forced of [false, true]) {
    await session.play(wildCard, { forced });
    expect(session.scene.noUndo).toBeUndefined();
    expect(session.scene.steps.at(-1)!.forced).toBe(forced);
    session.undo();
    expect(session.scene).toEqual(before);
  }
});

it('undo is refused once somebody has learnt something, and says so', async () => {
  const { session } = open(['person', 'person']);
  session.liftCurtain();
  await play(session);
  session.liftCurtain();
  expect(session.scene.noUndo).toBe('somebody else acted');
  session.undo();
  expect(session.scene.number).toBe(1);
});

it('a scene goes on from the one before, and says the same as one made from nothing', async () => {
  const { session } = open(['person', 'random']);
  while (session.scene.outcome === undefined && session.scene.number < 12) {
    await vi.waitFor(() => expect(session.scene.legal.length + (session.scene.outcome ? 1 : 0)).toBeGreaterThan(0));
    if (session.scene.outcome === undefined) await play(session);
  }
  expect(session.scene.steps).toEqual(session.at(session.scene.number)!.steps);
});

it('a closed session hears no bot', async () => {
  const { session } = open(['person', 'random']);
  await play(session);
  session.close();
  const { number } = session.scene;
  await settle();
  expect(session.scene.number).toBe(number);
});
