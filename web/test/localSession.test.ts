import { caperCards } from '@hideout/games/caper-cards';
import { nounOf, readRecord, replay, SPECTATOR, writeRecord, type Action, type AnyGame } from '@hideout/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { BotQuestion, BotWorker } from '../src/bot/BotWorker.ts';
import { LocalSession } from '../src/session/LocalSession.ts';
import type { LocalGame } from '../src/store/localGames.ts';
import { keptLocally } from './keptLocally.ts';
import { GAME, keepsTheContract, MOMENT, until } from './sessionContract.ts';

const SECRET = '20'.repeat(32);
const game = caperCards as unknown as AnyGame;

/** A session whose bots take the first legal action, and everything that it saved and asked. */
function open(seats: readonly string[], means: Means = {}) {
  return resume(game, keptLocally({ seats, secret: SECRET }), means);
}

interface Means {
  readonly go?: Promise<void>;
  readonly afterwards?: (task: () => void) => void;
  /** How far the bots come in their time. */
  readonly reach?: number;
}

/** The same from any moment; bots wait until they may go. */
function resume(of: AnyGame, kept: LocalGame, { go, afterwards = (task) => task(), reach }: Means) {
  const saved: LocalGame[] = [];
  const asked: BotQuestion[] = [];
  const worker = {
    choose: async (question: BotQuestion) => {
      asked.push(question);
      await go;
      return { action: question.legal[0]!, ...(reach !== undefined && { reach }) };
    },
    cancel: () => {},
  } as unknown as BotWorker;
  const session = new LocalSession(of, kept, {
    worker,
    save: (each) => saved.push(each),
    afterwards,
  });
  return { session, saved, asked };
}

const play = (session: LocalSession, action: Action = session.scene.legal[0]!) =>
  session.play(action, { forced: false });

describe('a local session', () => {
  keepsTheContract(async () => {
    const { promise: go, resolve: letBotPlay } = Promise.withResolvers<void>();
    const { session, saved } = resume(GAME, keptLocally(MOMENT), { go });
    const again = async () => resume(GAME, saved.at(-1)!, { go }).session;
    return { session, letBotPlay: async () => letBotPlay(), again };
  });
});

const settle = () => vi.waitFor(() => Promise.resolve());

it('bots answer until it is the person’s turn again, and are told only what their seat sees', async () => {
  const { session, asked, saved } = open(['person', 'random']);
  await play(session);
  await until(session, ({ legal }) => legal.length > 0);
  expect(asked.map(({ view }) => view.viewer)).toEqual(asked.map(() => 1));
  const match = replay(game, saved.at(-1)!.record, 1);
  if (!match.ok) throw new Error(match.problem);
  expect(asked[0]!.view).toEqual(match.value.view(1 as never));
  expect(asked[0]!.past).toEqual(match.value.past(1 as never));
});

it.each([
  [0.4, 'slow'],
  [0.9, 'here'],
  [undefined, 'here'],
])('where bots come as far as %s in their time, the session says %s', async (reach, contact) => {
  const { session } = open(['person', 'random'], { ...(reach !== undefined && { reach }) });
  await play(session);
  await until(session, ({ legal }) => legal.length > 0);
  expect(session.contact).toBe(contact);
});

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

it('undo is refused once somebody has learnt something, and says so', async () => {
  const { session } = open(['person', 'person']);
  session.liftCurtain();
  await play(session);
  session.liftCurtain();
  expect(session.scene.noUndo).toBe('somebody else acted');
  session.undo();
  expect(session.scene.number).toBe(1);
});

it('alone against bots everything can be taken back, and the record says so', async () => {
  const { session, saved } = open(['person', 'random']);
  await play(session);
  await settle();
  expect(session.scene.noUndo).toBeDefined();
  expect(session.scene.canTakeBack).toBe(true);
  session.undo();
  expect([session.scene.number, session.scene.legal.length > 0]).toEqual([0, true]);
  expect(saved.at(-1)!.record).toMatchObject({ moves: [], takenBack: 1 });
  session.close();
});

it('a closed session hears no bot', async () => {
  const { session } = open(['person', 'random']);
  await play(session);
  session.close();
  const { number } = session.scene;
  await settle();
  expect(session.scene.number).toBe(number);
});
