import { isThinker, type Bot, type Question } from '@hideout/bots';
import { seatOf, setUp, SPECTATOR, type GameEvent, type Log, type Setup, type Viewer } from '@hideout/kernel';
import { deal, playOut, step } from './bulk.ts';
import { actionIn, chanceIn, numberIn, rngIn, givenViewIn, tableIn, viewerIn } from './fields.ts';
import { featuresOf, openHall, tensorOf } from './halls.ts';
import type { EngineHouse } from './house.ts';
import { demandLegal } from './legality.ts';
import { BadRequest, textIn, textsIn, wholeIn, type Request } from './request.ts';
import { EngineTable } from './table.ts';
import { board, label, seatAtIn, viewIn } from './views.ts';

/** The version of the protocol: raised when a program written for an older one could misread an answer. */
const PROTOCOL = 1;

/** Carries out one request and gives the fields of its answer; throws a BadRequest, having changed nothing. */
type Command = (house: EngineHouse, request: Request) => object;

/** Every request but `batch`, by the name in `do`. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  hello: ({ game }) => ({
    protocol: PROTOCOL,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: game.seats,
    options: game.options,
    verbs: game.verbs,
    endings: game.endings,
    cooperative: game.cooperative,
    maxActions: game.maxActions,
  }),
  new: open,
  hall: (house, request) => openHall(house, request, setupIn(house, request)),
  features: (house, request) => featuresOf(house, setupIn(house, request)),
  deal: (house, request) => deal(house, request, setupIn(house, request)),
  legal: (house, request) => positionOf(tableIn(house, request)),
  view: (house, request) => ({ view: viewIn(house, tableIn(house, request), request) }),
  tensor: (house, request) => tensorOf(house, request, setupOf(house, request)),
  board,
  refuse,
  apply,
  step,
  playout: playOut,
  outcome: (house, request) => ({ outcome: tableIn(house, request).result ?? false }),
  imagine: (house, request) => put(house, request, 'table', imagined(house, request)),
  encode: (house, request) => ({ line: house.game.encode(tableIn(house, request).state) }),
  decode: (house, request) => put(house, request, 'table', decoded(house, request)),
  copy: (house, request) => put(house, request, 'to', tableIn(house, request).copy(rngIn(request))),
  drop: (house, request) => {
    if (!house.tables.delete(numberIn(request))) tableIn(house, request);
    return {};
  },
  label,
  choose,
  think,
};

/** Who must act, and what that seat may do. */
const positionOf = (table: EngineTable): object => ({ actor: table.actor, legal: table.legal.toArray() });

function put(house: EngineHouse, request: Request, field: string, table: EngineTable): object {
  house.tables.set(numberIn(request, field), table);
  return positionOf(table);
}

function setupIn({ game }: EngineHouse, request: Request): Setup {
  const seats = wholeIn(request, 'seats', [1, 99], Math.max(2, game.seats.min));
  const setup = setUp(game, seats, textsIn(request, 'options'));
  if (setup.ok) return setup.value;
  throw new BadRequest(setup.problem);
}

/** The set-up of the table that a request is about; of one that was not dealt, what the request says. */
const setupOf = (house: EngineHouse, request: Request): Setup =>
  tableIn(house, request).dealt?.setup ?? setupIn(house, request);

/** Collects what a viewer sees happen, if the request names one. */
function listen({ game }: EngineHouse, viewer: Viewer | undefined) {
  const events: GameEvent[] = [];
  if (viewer === undefined) return { log: undefined, seen: {} };
  const log: Log<GameEvent> = {
    emit(event) {
      const seen = game.redact(event, viewer);
      if (seen) events.push(seen);
    },
  };
  return { log, seen: { events } };
}

function open(house: EngineHouse, request: Request): object {
  const number = numberIn(request);
  const dealt = { setup: setupIn(house, request), chance: chanceIn(request), stride: 1 };
  const { log, seen } = listen(house, request['viewer'] === undefined ? undefined : viewerIn(house.game, request));
  const table = EngineTable.deal(house.game, dealt, log);
  house.tables.set(number, table);
  return { ...positionOf(table), ...seen };
}

function apply(house: EngineHouse, request: Request): object {
  const table = tableIn(house, request);
  const action = actionIn(house.game, request);
  const { log, seen } = listen(house, request['viewer'] === undefined ? undefined : seatAtIn(house, table, request));
  demandLegal(house.game, table, action);
  table.apply(action, log);
  return { ...positionOf(table), ...(table.isOver && { outcome: table.result }), ...seen };
}

/** Why a seat may not do this now, or that it may. */
function refuse(house: EngineHouse, request: Request): object {
  const { game } = house;
  const table = tableIn(house, request);
  const action = actionIn(game, request);
  const seat = seatAtIn(house, table, { viewer: request['seat'] ?? table.actor });
  if (seat === SPECTATOR) throw new BadRequest('a spectator does not act');
  const refusal = game.refuse(table.state, seat, action);
  return refusal ? { legal: false, ...refusal, sentence: game.words.en.refusal(refusal.reason) } : { legal: true };
}

function imagined({ game }: EngineHouse, request: Request): EngineTable {
  const view = givenViewIn(game, request);
  try {
    const rng = rngIn(request);
    const table = new EngineTable(game, game.imagine(view, rng), rng);
    if (JSON.stringify(game.view(table.state, view.viewer)) === JSON.stringify(view)) return table;
  } catch (error) {
    if (error instanceof BadRequest) throw error;
  }
  throw new BadRequest(`this is not a view of ${game.id}`);
}

function decoded({ game }: EngineHouse, request: Request): EngineTable {
  const line = textIn(request, 'line');
  const rng = rngIn(request);
  try {
    return new EngineTable(game, game.decode(line), rng);
  } catch {
    throw new BadRequest(`this is not the line of a state of ${game.id}`);
  }
}

/** What a bot would do in the actor's place; it sees that seat's view and nothing else. */
function choose(house: EngineHouse, request: Request): object {
  const { bot, question } = decisionIn(house, request);
  return { action: bot.choose(question) };
}

/** What a bot makes of the actor's decision, from the same view. */
function think(house: EngineHouse, request: Request): object {
  const { bot, question } = decisionIn(house, request);
  if (isThinker(bot)) return { ranking: bot.think(question).ranking };
  throw new BadRequest(`${bot.name} does not say what it makes of a decision`);
}

/** The bot that a request names, and the decision that it is asked about. */
function decisionIn(house: EngineHouse, request: Request): { bot: Bot; question: Question } {
  const table = tableIn(house, request);
  const rng = rngIn(request);
  const bot = house.bot(textIn(request, 'bot'));
  if (table.isOver) throw new BadRequest('the game is over');
  const view = () => house.game.view(table.state, seatOf(table.actor));
  return { bot, question: { legal: table.legal, view, rng, budget: { milliseconds: Infinity } } };
}
