import { act, nounOf, verbOf, type Action } from './action.ts';
import { commit, NONCE_BYTES, SEED_BYTES, seedFrom } from './fair.ts';
import { fromHex, toHex } from './hex.ts';
import { outcomeLine, type Outcome } from './outcome.ts';
import { ok, problem, type Result } from './result.ts';
import { seatOf, type Seat } from './seat.ts';
import { setupLine, type Setup } from './setup.ts';
import { sha256 } from './sha256.ts';
import { utf8 } from './utf8.ts';

/** The version of the file format, not of any game's rules. */
export const RECORD_FORMAT = 1;

/** An action and the seat that took it. */
export interface Move {
  readonly seat: Seat;
  readonly action: Action;
}

/** Where the chance of a game came from, as hexadecimal text: see `fair.ts`. */
export interface Deal {
  /** Published before the seats added their nonces. */
  readonly commitment: string;
  readonly secret: string;
  /** By seat. */
  readonly nonces: readonly string[];
}

/** Why a game ended before the rules ended it. */
export const STOPS = ['resigned', 'time', 'idle'] as const;

/** A seat that gave up, whose time ran out, or for whose move all waited in vain; the rules then name no outcome. */
export interface Stop {
  readonly seat: Seat;
  readonly why: (typeof STOPS)[number];
}

/** The whole truth of a game. Everything else is derived by replay. */
export interface GameRecord {
  readonly game: string;
  readonly rulesVersion: number;
  readonly setup: Setup;
  /** What the seats were called. */
  readonly names: readonly string[];
  readonly deal: Deal;
  readonly moves: readonly Move[];
  /** Absent while the game is going on, and when it was stopped. */
  readonly outcome: Outcome | undefined;
  readonly stop?: Stop;
  /** How often somebody took back what could not be undone, knowing more: such a game counts for nothing but itself. */
  readonly takenBack?: number;
}

/** A deal from a host's secret and the nonces of the seats. */
export const dealFrom = (secret: Uint8Array, nonces: readonly Uint8Array[]): Deal => ({
  commitment: toHex(commit(secret)),
  secret: toHex(secret),
  nonces: nonces.map(toHex),
});

/** The seed that the game of this record was dealt from. */
export function seedOf(record: Pick<GameRecord, 'game' | 'rulesVersion' | 'setup' | 'deal'>): Uint8Array {
  const line = setupLine(record.game, record.rulesVersion, record.setup);
  const [secret, ...nonces] = [record.deal.secret, ...record.deal.nonces].map((hex) => fromHex(hex)!);
  return seedFrom(secret!, line, nonces);
}

/** The record as the text of a file: one JSON object, always written the same way, sealed with its own digest. */
export function writeRecord(record: GameRecord): string {
  const body = [
    `{"hideout":${RECORD_FORMAT}`,
    `"game":${JSON.stringify(record.game)}`,
    `"rulesVersion":${record.rulesVersion}`,
    `"options":${JSON.stringify(record.setup.options)}`,
    `"seats":${JSON.stringify(record.names)}`,
    `"deal":${dealLine(record.deal)}`,
    `"actions":${JSON.stringify(record.moves.map(({ seat, action }) => [seat, verbOf(action), nounOf(action)]))}`,
    `"outcome":${record.outcome ? outcomeLine(record.outcome) : 'null'}`,
    ...(record.stop ? [`"stop":${stopLine(record.stop)}`] : []),
    ...(record.takenBack === undefined ? [] : [`"takenBack":${record.takenBack}`]),
  ].join(',\n');
  return `${body},\n"digest":"${toHex(sha256(utf8(body)))}"}\n`;
}

const dealLine = ({ commitment, secret, nonces }: Deal): string => JSON.stringify({ commitment, secret, nonces });

const stopLine = ({ seat, why }: Stop): string => JSON.stringify({ seat, why });

/** The record in the text of a file, or why there is none. A text in which one byte was changed is not a record. */
export function readRecord(text: string): Result<GameRecord> {
  const json = parseJson(text);
  if (!isObject(json) || !('hideout' in json)) return problem('this is not a Hideout record');
  if (json['hideout'] !== RECORD_FORMAT) {
    const format = String(json['hideout']);
    return problem(`this record has file format ${format}; this Hideout reads format ${RECORD_FORMAT}`);
  }
  const record = shapeRecord(json);
  if (!record) return problem('this record is damaged: a part is missing or malformed');
  if (writeRecord(record) !== text) return problem('this record was altered: its digest does not match its contents');
  return ok(record);
}

/** What a text of JSON says; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isHex = (value: unknown, bytes: number): value is string => isText(value) && fromHex(value)?.length === bytes;
const isList = <T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(isItem);

function shapeRecord(json: Json): GameRecord | undefined {
  const { game, rulesVersion, options, seats, actions, outcome, stop, takenBack } = json;
  const deal = shapeDeal(json['deal']);
  const ended = outcome === null ? undefined : shapeOutcome(outcome);
  const stopped = shapeStop(stop);
  if (!isText(game) || !isCount(rulesVersion) || !isList(seats, isText) || !deal) return undefined;
  if (!isObject(options) || !Object.values(options).every(isText)) return undefined;
  if (!isList(actions, isMove) || (outcome !== null && !ended)) return undefined;
  if (stop !== undefined && !stopped) return undefined;
  if (takenBack !== undefined && !isCount(takenBack)) return undefined;
  return {
    game,
    rulesVersion,
    setup: { seats: seats.length, options: options as Record<string, string> },
    names: seats,
    deal,
    moves: actions.map(([seat, verb, noun]) => ({ seat: seatOf(seat), action: act(verb, noun) })),
    outcome: ended,
    ...(stopped && { stop: stopped }),
    ...(takenBack !== undefined && { takenBack }),
  };
}

function shapeStop(json: unknown): Stop | undefined {
  if (!isObject(json) || !isCount(json['seat'])) return undefined;
  const why = STOPS.find((each) => each === json['why']);
  return why && { seat: seatOf(json['seat']), why };
}

const isMove = (value: unknown): value is [number, number, number] =>
  isList(value, isCount) && value.length === 3 && value[1]! < 0x8000 && value[2]! < 0x10000;

function shapeDeal(json: unknown): Deal | undefined {
  if (!isObject(json)) return undefined;
  const { commitment, secret, nonces } = json;
  if (!isHex(commitment, SEED_BYTES) || !isHex(secret, SEED_BYTES)) return undefined;
  const isNonce = (nonce: unknown): nonce is string => isHex(nonce, NONCE_BYTES);
  return isList(nonces, isNonce) ? { commitment, secret, nonces } : undefined;
}

function shapeOutcome(json: unknown): Outcome | undefined {
  if (!isObject(json)) return undefined;
  const { ending, winners, scores } = json;
  const isNumber = (value: unknown): value is number => Number.isFinite(value);
  if (!isText(ending) || !isList(winners, isCount) || !isList(scores, isNumber)) return undefined;
  return { ending, winners: winners.map(seatOf), scores };
}
