import type { AnyGame } from '@hideout/kernel';
import { COMMANDS } from './commands.ts';
import { frameOf } from './hall.ts';
import { answerStep } from './halls.ts';
import { EngineHouse } from './house.ts';
import { BadRequest, objectIn, readRequest, type Request } from './request.ts';

/**
 * The engine behind `hideout engine`: holds tables of one game and answers requests, one JSON object per line. It tells
 * its driver the whole truth, so it is for programs, not for rivals at one table.
 */
export class Engine {
  readonly #house: EngineHouse;

  constructor(game: AnyGame) {
    this.#house = new EngineHouse(game);
  }

  /** The answer to one line, itself one line. A request that cannot be met changes nothing. */
  answer(line: string): string {
    let request: Request;
    try {
      request = readRequest(line);
    } catch (error) {
      return JSON.stringify(errorOf(error));
    }
    return JSON.stringify(this.#respond(request));
  }

  /** The answer to one frame, itself one frame with its length. A frame that is no JSON object is about a hall. */
  answerFrame(frame: Buffer): Buffer {
    if (frame[0] === BRACE) return framed(this.answer(frame.toString('utf8')));
    try {
      return answerStep(this.#house, frame);
    } catch (error) {
      return framed(JSON.stringify(errorOf(error)));
    }
  }

  #respond(request: Request): object {
    const id = request['id'] === undefined ? {} : { id: request['id'] };
    try {
      return { ...id, ...(request['do'] === 'batch' ? this.#batch(request) : this.#carryOut(request)) };
    } catch (error) {
      return { ...id, ...errorOf(error) };
    }
  }

  #carryOut(request: Request): object {
    const name = request['do'];
    if (typeof name === 'string' && Object.hasOwn(COMMANDS, name)) return COMMANDS[name]!(this.#house, request);
    if (name === undefined) throw new BadRequest('“do” is missing');
    const known = [...Object.keys(COMMANDS), 'batch'].join(', ');
    throw new BadRequest(`there is no request ${JSON.stringify(name)} (requests: ${known})`);
  }

  /** Several requests in one line, one after another; each has its own answer, whatever happens to the others. */
  #batch({ requests }: Request): object {
    if (!Array.isArray(requests)) throw new BadRequest('“requests” must be a list');
    const inner = requests.map((each: unknown) => objectIn(each, 'a request'));
    if (inner.some((each) => each['do'] === 'batch')) throw new BadRequest('a batch cannot hold a batch');
    return { answers: inner.map((each) => this.#respond(each)) };
  }
}

const BRACE = 0x7b;

/** A text as a frame. */
function framed(text: string): Buffer {
  const bytes = Buffer.from(text);
  const frame = frameOf(bytes.length);
  frame.set(bytes, frame.length - bytes.length);
  return frame;
}

/** The answer to a bad request; any other error is a bug of ours. */
function errorOf(error: unknown): object {
  if (error instanceof BadRequest) return { error: error.message, ...error.more };
  throw error;
}
