import { isDeepStrictEqual } from 'node:util';
import { cellNames } from '@hideout/kernel';

/** Whether two values hold the same data, whatever classes carry it. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (a instanceof Int16Array && b instanceof Int16Array) return sameCells(a, b);
  if (ArrayBuffer.isView(a) || a instanceof Map || a instanceof Set) return isDeepStrictEqual(a, b);
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameData(a[key], b[key]))
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function sameCells(a: Int16Array, b: Int16Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Whether the value is plain data: what JSON reads back is what was written. */
export const isPlain = (value: unknown): boolean => isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value);

/** Every number in a state, always in the same order. */
export function numbersIn(value: unknown, into: number[] = []): number[] {
  if (typeof value === 'number') into.push(value);
  else if (value instanceof Int16Array) for (let i = 0; i < value.length; i++) into.push(value[i]!);
  else if (isObject(value)) for (const key of keysOf(value)) numbersIn(value[key], into);
  return into;
}

/** Where the numbers of a state stand, in the order of `numbersIn`: `pile[3]`. */
export function placesIn(value: unknown, place = ''): readonly string[] {
  if (typeof value === 'number') return [place];
  if (value instanceof Int16Array) return Array.from(value, (_, i) => `${place}[${i}]`);
  if (!isObject(value)) return [];
  const inside = (key: string): string => (place === '' ? key : `${place}.${key}`);
  return cellNames(value) ?? Object.keys(value).flatMap((key) => placesIn(value[key], inside(key)));
}

/** The cells of a state say all that its windows on them say. */
const keysOf = (state: object): string[] => (cellNames(state) ? ['cells'] : Object.keys(state));

/** The first place where two states differ, and how: `pile[3] is 2, not 1`. */
export function differenceOf(state: object, expected: object): string {
  const [numbers, others] = [numbersIn(state), numbersIn(expected)];
  const at = numbers.findIndex((number, i) => number !== others[i]);
  return at < 0 ? 'not in its numbers' : `${placesIn(state)[at]} is ${numbers[at]}, not ${others[at] ?? 'there'}`;
}

/** Whether some object, array or block of memory can be reached from both values. */
export function sharesWith(a: unknown, b: unknown): boolean {
  const reached = collect(a, new Set());
  for (const object of collect(b, new Set())) if (reached.has(object)) return true;
  return false;
}

function collect(value: unknown, into: Set<object>): Set<object> {
  if (!isObject(value) || into.has(value)) return into;
  into.add(value);
  if (ArrayBuffer.isView(value)) into.add(value.buffer);
  else for (const part of Object.values(value)) collect(part, into);
  return into;
}
