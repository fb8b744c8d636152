/** One request of the engine protocol as it arrived: an object whose fields have not been checked yet. */
export type Request = Readonly<Record<string, unknown>>;

/** A request that cannot be met; the message is one sentence, and `more` is what else the answer says. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
  readonly more: Readonly<Record<string, string>>;

  constructor(sentence: string, more: Readonly<Record<string, string>> = {}) {
    super(sentence);
    this.more = more;
  }
}

/** The request in a line of text. */
export function readRequest(line: string): Request {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    throw new BadRequest('this line is not JSON');
  }
  return objectIn(json, 'a request');
}

/** A whole number within bounds; `standard` where the field is left out, which is an error without one. */
export function wholeIn(
  request: Request,
  field: string,
  [min, max]: readonly [number, number],
  standard?: number,
): number {
  const value = request[field] ?? standard;
  if (value === undefined) throw new BadRequest(`“${field}” is missing`);
  if (isWhole(value, min, max)) return value;
  throw new BadRequest(`“${field}” must be a whole number from ${min} to ${max}`);
}

const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** A list of whole numbers within bounds. */
export function wholesIn(request: Request, field: string, [min, max]: readonly [number, number]): readonly number[] {
  const value = request[field];
  if (Array.isArray(value) && value.every((item) => isWhole(item, min, max))) return value as number[];
  throw new BadRequest(`“${field}” must be a list of whole numbers from ${min} to ${max}`);
}

/** A text; `standard` where the field is left out. */
export function textIn(request: Request, field: string, standard?: string): string {
  const value = request[field] ?? standard;
  if (typeof value === 'string') return value;
  throw new BadRequest(value === undefined ? `“${field}” is missing` : `“${field}” must be a text`);
}

/** Whether a field is true; false where it is left out. */
export function flagIn(request: Request, field: string): boolean {
  const value = request[field] ?? false;
  if (typeof value === 'boolean') return value;
  throw new BadRequest(`“${field}” must be true or false`);
}

/** Texts by name; none where the field is left out. */
export function textsIn(request: Request, field: string): Readonly<Record<string, string>> {
  const value = objectIn(request[field] ?? {}, `“${field}”`);
  const odd = Object.keys(value).find((key) => typeof value[key] !== 'string');
  if (odd === undefined) return value as Record<string, string>;
  throw new BadRequest(`“${field}.${odd}” must be a text`);
}

/** The value as an object. */
export function objectIn(value: unknown, what: string): Request {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Request;
  throw new BadRequest(`${what} must be an object`);
}
